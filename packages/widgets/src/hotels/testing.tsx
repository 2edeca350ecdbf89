/** A world for the tests of the hotel widget: a fake client, an address in memory, English texts. Not part of any bundle. */
import type { HotelSearchEvent } from '@portolan/contract';
import type { Role } from '@portolan/contract/roles';
import { aBooking, aHotel, aQuote, aSearch, lisbon, someDetails } from '@portolan/core/hotels/testing';
import { createT } from '@portolan/i18n';
import { UiProvider } from '@portolan/ui';
import { configure, render } from '@testing-library/preact';
import type { ReactNode } from 'react';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import booking from '@portolan/i18n/catalogues/en/booking.json' with { type: 'json' };
import checkout from '@portolan/i18n/catalogues/en/checkout.json' with { type: 'json' };
import errors from '@portolan/i18n/catalogues/en/errors.json' with { type: 'json' };
import hotels from '@portolan/i18n/catalogues/en/hotels.json' with { type: 'json' };
import stays from '@portolan/i18n/catalogues/en/stays.json' with { type: 'json' };
import { plainParts, TravelBooking, type TravelBookingProps } from '../booking-page/index.ts';
import type { NavigatePort, WidgetContext } from '../context.ts';
import { stayParts } from './item/stay-parts.ts';
import { TravelHotels, type TravelHotelsProps } from './TravelHotels.tsx';

// Views are chunks; on a busy machine the first import of one takes a while.
configure({ asyncUtilTimeout: 5000 });

export const t = createT('en', [{ ...common, ...errors, ...hotels, ...stays, ...checkout, ...booking }]);
export const noon = Date.parse('2026-11-21T12:00:00Z');

type Answers = Record<string, (input: Record<string, never>) => unknown>;

/** Answers every call of the flow; a test replaces those it is about. A function that throws is a failed call. */
export function fakeClient(answers: Answers = {}) {
  const calls: { id: string; input: Record<string, unknown> }[] = [];
  const all: Answers = {
    autocompleteHotelsV2: () => ({ data: { locationSuggestions: [lisbon], allData: true } }),
    suggestHotels: () => ({ data: { locations: [lisbon], allData: true } }),
    searchHotels: () =>
      aSearch([aHotel(), aHotel({ propertyId: 'p2', name: 'Pousada do Rio', total: 18_050 })]),
    getHotel: () => ({ data: someDetails() }),
    createQuote: () => ({ data: aQuote() }),
    getQuote: () => ({ data: aQuote() }),
    getPaymentGateway: () => ({
      data: {
        name: 'test',
        currentGateway: 'test',
        publishableKey: 'pk',
        frameUrl: 'https://pay.example/frame',
      },
    }),
    createBooking: () => ({ data: aBooking() }),
    getBooking: () => ({ data: aBooking() }),
    getBookingEvents: () => ({ data: [] }),
    listDocuments: () => ({ data: [] }),
    ...answers,
  };
  const answer = (id: string, input: Record<string, unknown> = {}) => {
    calls.push({ id, input });
    return all[id]!(input as never);
  };
  const client = {
    call: async (id: string, input?: Record<string, unknown>) => answer(id, input),
    async *stream(id: string, input?: Record<string, unknown>) {
      yield* answer(id, input) as Iterable<HotelSearchEvent> | AsyncIterable<HotelSearchEvent>;
    },
  };
  return { client: client as unknown as WidgetContext['client'], calls };
}

/** An address bar in memory. */
export function fakeNavigation(start: string): NavigatePort & { address(): string; went: string[] } {
  let at = new URL(start, 'https://site.example');
  const listeners = new Set<() => void>();
  const went: string[] = [];
  const tell = () => [...listeners].forEach((listener) => listener());
  return {
    went,
    address: () => at.pathname + at.search,
    href: (path) => path,
    go(path) {
      went.push(path);
      at = new URL(path, at);
      tell();
    },
    current: () => ({ path: at.pathname, query: new URLSearchParams(at.search) }),
    setQuery(changes) {
      for (const [name, value] of Object.entries(changes))
        if (value === null) at.searchParams.delete(name);
        else at.searchParams.set(name, value);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface World {
  path?: string | undefined;
  role?: Role | undefined;
  v2?: boolean | undefined;
  answers?: Answers | undefined;
  part?: Partial<WidgetContext> | undefined;
}

/** The widget at an address, with everything a test may look at. */
export function showHotels({
  path = '/booknow/hotels/v2', role, v2, answers, part, ...props
}: World & Partial<TravelHotelsProps> = {}) {
  return showIn({ path, role, v2, answers, part }, (context) => (
    <TravelHotels context={context} {...props} />
  ));
} // prettier-ignore

/** The page of a booking at its address. */
export function showBooking({
  path = '/booking/HP-7K2M9Q',
  partsOf = (service) => (service === 'hotels' ? stayParts : plainParts),
  ...world
}: World & Partial<Pick<TravelBookingProps, 'partsOf'>> = {}) {
  const reference = /^\/booking\/([^/?]+)/.exec(path)?.[1] ?? null;
  return showIn({ path, ...world }, (context) => (
    <TravelBooking context={context} reference={reference} partsOf={partsOf} />
  ));
}

function showIn(
  { path = '/', role = 'customer', v2 = true, answers, part }: World,
  widget: (context: WidgetContext) => ReactNode,
) {
  const { client, calls } = fakeClient(answers);
  const navigate = fakeNavigation(path);
  const kept = new Map<string, string>();
  const events: [string, unknown][] = [];
  const context = {
    agency: {
      subdomain: 'harbour', enableHotelsV2: v2, primaryColor: '#0b63ce', returnUrl: '',
      isHideLoginOption: false, isHideSignupOption: false, brandRules: { hideSignup: false },
      sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: true },
    },
    siteOrigin: 'https://site.example',
    client, t, role, navigate,
    currency: 'USD', currencies: [], rates: {}, user: null, location: null, isMobile: false, timeZone: 'UTC', art: {},
    storage: {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    },
    now: () => noon,
    emit: (name: string, detail: unknown) => (events.push([name, detail]), true),
    ...part,
  } as unknown as WidgetContext; // prettier-ignore
  const screen = render(
    <UiProvider t={t} adopt={() => undefined}>
      {widget(context)}
    </UiProvider>,
  );
  return {
    ...screen,
    calls,
    navigate,
    events,
    context,
    callsOf: (id: string) => calls.filter((call) => call.id === id),
  };
}
