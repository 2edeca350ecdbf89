import { ApiError, type Client } from '@portolan/client';
import { chooseCurrency, currencyStorageKey, type CurrencySources } from '@portolan/core';
import type { CurrencyOption } from '@portolan/contract';
import { builtInCurrencies } from './built-in.ts';
import { userState, type SiteState, type SiteStore } from './site-state.ts';

export interface LoadPorts {
  store: SiteStore;
  client: Client;
  /** True when there may be a user: only then the profile is asked for. */
  mayBeLoggedIn: boolean;
  /** Path of the page, and its query. */
  address(): { path: string; query: URLSearchParams };
  /** Local storage; silent where it is forbidden. */
  saved: {
    get(key: string): string | null;
    set(key: string, value: string): void;
    remove(key: string): void;
  };
}

/**
 * Asks for the agency, which the page waits for (HOST-01, HOST-09), and beside it for what the shared state needs. Resolves when all
 * of it is known or has failed; never rejects.
 */
export async function loadState(ports: LoadPorts): Promise<void> {
  const { store, client } = ports;
  // An inactive agency answers nothing but itself.
  const others = agencyIsInactive(store) ? null : loadOthers(ports);
  try {
    const { data: agency } = await client.call('getAgency');
    store.setState({ agency, status: 'ready' });
  } catch (error) {
    // The document knew the agency, so even "not found" means that something went wrong between the two.
    store.setState({ status: 'failed' });
    if (error instanceof ApiError && error.code === 'AGENCY_NOT_FOUND') location.reload();
    return;
  }
  if (agencyIsInactive(store)) return;
  await (others ?? loadOthers(ports));
  resolveCurrency(ports);
}

/** Its page is blocked, so nothing else is asked for (HOST-13). */
function agencyIsInactive(store: SiteStore): boolean {
  return store.getState().agency.status === 'Inactive';
}

async function loadOthers({ store, client, mayBeLoggedIn }: LoadPorts): Promise<void> {
  const quiet = async <T>(
    work: Promise<T>,
    take: (value: T) => Partial<SiteState>,
    or: Partial<SiteState> = {},
  ) => {
    try {
      store.setState(take(await work));
    } catch (error) {
      store.setState(
        typeof or.currencyError === 'string' ? { ...or, ...messageOf(error, or.currencyError) } : or,
      );
    }
  };
  store.setState({ currenciesStatus: 'pending', ratesStatus: 'pending' });
  await Promise.all([
    quiet(
      client.call('getEnabledCurrencies'),
      ({ data }) => ({
        currencies: data.length > 0 ? data.map(withBuiltIn) : builtInCurrencies,
        currenciesStatus: 'fulfilled',
      }),
      {
        currencies: builtInCurrencies,
        currenciesStatus: 'rejected',
        currencyError: 'Something went wrong',
      },
    ),
    quiet(client.call('getExchangeRates'), ({ data }) => ({ rates: data, ratesStatus: 'fulfilled' }), {
      rates: {},
      ratesStatus: 'rejected',
      currencyError: 'Failed to fetch exchange rates',
    }),
    quiet(client.call('getEnabledCountries'), ({ data }) => ({ countries: data })),
    quiet(client.call('getLanguages'), ({ data }) => ({ languages: data })),
    quiet(client.call('getCurrentLocation'), ({ data }) =>
      data ? { located: data, geoLocation: data, country: data.countryCode } : {},
    ),
    mayBeLoggedIn
      ? quiet(client.call('getProfile'), ({ data }) => userState(data), userState(null)).then(() =>
          loadTravelAgent(store, client),
        )
      : store.setState(userState(null)),
  ]);
}

/**
 * Asks for a travel agent's own data, after their profile or log-in (API-51); of nobody else. What comes for who has left meanwhile is
 * forgotten.
 */
export async function loadTravelAgent(store: SiteStore, client: Client): Promise<void> {
  const { user } = store.getState();
  if (!user?.isTravelAgent) return;
  const settle = (change: Partial<SiteState>) => {
    if (store.getState().user === user) store.setState(change);
  };
  settle({ travelAgentStatus: 'pending' });
  try {
    const { data } = await client.call('getTravelAgent');
    settle({ travelAgent: data, travelAgentStatus: 'fulfilled' });
  } catch {
    settle({ travelAgentStatus: 'rejected' });
  }
}

/** The rates' failure has its own words; currencies keep the server's (ERR-13, ERR-14, A-54). */
function messageOf(error: unknown, fallback: string): Partial<SiteState> {
  const own = fallback === 'Something went wrong' && error instanceof Error ? error.message : '';
  return { currencyError: own || fallback };
}

/** The built-in list supplies what an enabled option lacks. */
function withBuiltIn(option: CurrencyOption): CurrencyOption {
  const known = builtInCurrencies.find(({ code }) => code === option.code);
  return known
    ? { ...known, ...Object.fromEntries(Object.entries(option).filter(([, value]) => value !== '')) }
    : option;
}

/** The choice in the order of the specification; on the home path the saved one is cleared first (CUR-10, A-11). */
export function resolveCurrency({
  store,
  address,
  saved,
}: Pick<LoadPorts, 'store' | 'address' | 'saved'>): void {
  const { agency, currencies, located } = store.getState();
  const { path, query } = address();
  const isHome = path === '/';
  if (isHome) saved.remove(currencyStorageKey);
  const sources: CurrencySources<CurrencyOption> = {
    options: currencies,
    query: { get: (name) => (name === 'code' ? onOffer(query.get(name), currencies) : query.get(name)) },
    saved: savedCurrency(saved.get(currencyStorageKey)),
    isHome,
    isFlightCheckout: isFlightCheckout(path),
    brandCountry: onOffer(agency.brandRules.currencyCountryOverride, currencies),
    locatedCountry: onOffer(located?.countryCode ?? null, currencies),
    agencyCountry: onOffer(agency.defaultCountry, currencies),
  };
  store.setState({
    selectedCurrency: { currency: chooseCurrency(sources).currency },
    currencyResolved: true,
  });
}

/**
 * The country as the list on offer names it: several countries share a currency, and the list may have one option for all of them.
 * A country that nobody knows stays as it is.
 */
function onOffer(country: string | null, options: readonly CurrencyOption[]): string | null {
  const code = country?.trim().toUpperCase();
  if (!code || options.some((option) => option.code === code)) return country;
  const currency = builtInCurrencies.find((option) => option.code === code)?.currency;
  return options.find((option) => option.currency === currency)?.code ?? country;
}

/** The entry is `{"currency":"EUR"}` (CUR-03); a bare code is understood too. */
export function savedCurrency(text: string | null): string | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value)
      return String((value as { currency?: unknown }).currency ?? '') || null;
  } catch {
    // No JSON: a bare code.
  }
  return text;
}

export function isFlightCheckout(path: string): boolean {
  return /^\/booknow\/flights\/checkout(\/|$)/i.test(path);
}
