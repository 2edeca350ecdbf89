import type { Client } from '@portolan/client';
import { createT } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import deals from '@portolan/i18n/catalogues/en/deals.json' with { type: 'json' };
import errors from '@portolan/i18n/catalogues/en/errors.json' with { type: 'json' };
import type { NavigatePort, WidgetAgency, WidgetContext } from '../context.ts';

/** English of what every widget shows. */
export const english = createT('en', [{ ...common, ...deals, ...errors }]);

/** Navigation in memory that remembers where it was sent. */
export function fakeNavigation(
  address = '/',
): NavigatePort & { readonly went: string[]; move(address: string): void } {
  let url = new URL(address, 'http://site.test');
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const went: string[] = [];
  return {
    went,
    href: (path) => path,
    go: (path) => void went.push(path),
    current: () => ({ path: url.pathname, query: url.searchParams }),
    setQuery(changes) {
      const next = new URL(url);
      for (const [name, value] of Object.entries(changes))
        if (value === null) next.searchParams.delete(name);
        else next.searchParams.set(name, value);
      url = next;
      tell();
    },
    move(next) {
      url = new URL(next, 'http://site.test');
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Harbour & Pine with everything on. */
export const harbour = {
  agencyName: 'Harbour & Pine Travel',
  subdomain: 'harbour',
  primaryColor: '#0b63ce',
  bookingMenuItemOptions: ['Hotels', 'Air Travel', 'Resorts', 'Cars', 'Activities', 'Cruise'].map(
    (title) => ({
      title,
      active: true,
    }),
  ),
  allowNonLoginFlow: true,
  enableHotelsV2: true,
  showPublishedPriceToCustomer: { hotels: true, activities: true, cars: true },
  provider: 'sandbox',
  dealDefaults: {
    rooms: 1,
    adults: 2,
    radius: 15,
    nationality: 'IN',
    destinationCountryCode: 'IN',
    currency: 'USD',
    driverAge: 25,
    countryOfResidence: 'US',
    latitude: 38.7,
    longitude: -9.1,
    searchString: 'Lisbon',
  },
} as unknown as WidgetAgency;

/** A context for tests; anything may be overridden. Saturday, 21 November 2026. */
export function fakeContext(overrides: Partial<WidgetContext> = {}): WidgetContext {
  return {
    agency: harbour,
    siteOrigin: 'http://site.test',
    client: { call: () => Promise.reject(new Error('no answer was planned')) } as unknown as Client,
    t: english,
    currency: 'USD',
    currencies: [],
    rates: {},
    role: 'visitor',
    user: null,
    location: null,
    navigate: fakeNavigation(),
    storage: { get: () => null, set: () => undefined, remove: () => undefined },
    isMobile: false,
    timeZone: 'UTC',
    now: () => Date.UTC(2026, 10, 21, 12),
    art: {},
    emit: () => true,
    ...overrides,
  };
}
