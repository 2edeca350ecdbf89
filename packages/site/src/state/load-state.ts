import { ApiError, type Client } from '@portolan/client';
import {
  chooseCurrency,
  currencyStorageKey,
  type CurrencyCandidate,
  type CurrencySources,
} from '@portolan/core';
import type { Agency, CurrencyOption } from '@portolan/contract';
import { flightPaths, isAtOrBelow } from '@portolan/contract/services';
import { builtInCurrencies } from './built-in.ts';
import { userState, type SiteState, type SiteStore } from './site-state.ts';

export interface LoadPorts {
  store: SiteStore;
  client: Client;
  /** The answer to the document's own request for the agency. Without one, or with `null`, the agency is requested here. */
  takeRequestedAgency?(): Promise<Agency | null> | undefined;
  /** True when there may be a session: only then is the profile requested. */
  mayBeLoggedIn: boolean;
  /** Path of the page, and its query. */
  address(): { path: string; query: URLSearchParams };
  /** Local storage; does nothing where the visitor forbids it. */
  saved: {
    get(key: string): string | null;
    set(key: string, value: string): void;
    remove(key: string): void;
  };
}

/**
 * Asks for the agency, which the page waits for (HOST-01, HOST-09), and at the same time for what the first view needs: exchange rates,
 * location and profile. Resolves when all of it is known or has failed; never rejects.
 */
export async function loadState(ports: LoadPorts): Promise<void> {
  const { store, client } = ports;
  // For an inactive agency, the server answers no other request.
  const others = agencyIsInactive(store) ? null : loadOthers(ports);
  try {
    const agency = (await ports.takeRequestedAgency?.()) ?? (await client.call('getAgency')).data;
    store.setState({ agency, status: 'ready' });
  } catch (error) {
    // The server found the agency for the document, so "not found" is a failure too.
    store.setState({ status: 'failed' });
    if (error instanceof ApiError && error.code === 'AGENCY_NOT_FOUND') location.reload();
    return;
  }
  if (agencyIsInactive(store)) return;
  await (others ?? loadOthers(ports));
  resolveCurrency(ports);
}

/** The page of an inactive agency is blocked, so nothing else is asked for (HOST-13). */
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
    } catch {
      store.setState(or);
    }
  };
  store.setState({ rates: {}, ratesStatus: 'pending', currencyError: null });
  await Promise.all([
    quiet(client.call('getExchangeRates'), ({ data }) => ({ rates: data, ratesStatus: 'fulfilled' }), {
      rates: {},
      ratesStatus: 'rejected',
      currencyError: 'Failed to fetch exchange rates',
    }),
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
 * Asks for the currencies and countries on offer when the currency menu opens: once, and again after a failure. Pending and rejected
 * empty the list (ASYNC-07, ASYNC-10).
 */
export async function loadCurrencies({ store, client }: Pick<LoadPorts, 'store' | 'client'>): Promise<void> {
  const { currenciesStatus } = store.getState();
  if (currenciesStatus === 'pending' || currenciesStatus === 'fulfilled') return;
  store.setState({ currencies: [], currenciesStatus: 'pending', currencyError: null });
  const countries = client.call('getEnabledCountries').then(
    ({ data }) => store.setState({ countries: data }),
    // No view shows them yet: the list stays empty.
    () => undefined,
  );
  try {
    const { data } = await client.call('getEnabledCurrencies');
    store.setState({
      ...(data.length > 0 && { currencies: data.map(withBuiltIn), offered: data }),
      currenciesStatus: 'fulfilled',
    });
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    // The server's own words, else a generic text (ERR-13, A-54).
    store.setState({
      currencies: [],
      currenciesStatus: 'rejected',
      currencyError: said || 'Something went wrong',
    });
  }
  await countries;
}

/**
 * Asks for a travel agent's own data after their profile or log-in (API-51). An answer that comes after a log-out is dropped.
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
  const { agency, offered, located } = store.getState();
  const { path, query } = address();
  const isHome = path === '/';
  if (isHome) saved.remove(currencyStorageKey);
  const sources: CurrencySources<CurrencyCandidate> = {
    options: offered,
    query: { get: (name) => (name === 'code' ? onOffer(query.get(name), offered) : query.get(name)) },
    saved: savedCurrency(saved.get(currencyStorageKey)),
    isHome,
    isFlightCheckout: isFlightCheckout(path),
    brandCountry: onOffer(agency.brandRules.currencyCountryOverride, offered),
    locatedCountry: onOffer(located?.countryCode ?? null, offered),
    agencyCountry: onOffer(agency.defaultCountry, offered),
  };
  store.setState({
    selectedCurrency: { currency: chooseCurrency(sources).currency },
    currencyResolved: true,
  });
}

/**
 * The country as the list on offer names it: several countries share a currency, and the list may have one option for all of them.
 * An unknown country stays as it is.
 */
function onOffer(country: string | null, options: readonly CurrencyCandidate[]): string | null {
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
  return isAtOrBelow(path, flightPaths.checkout);
}
