import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  Agency,
  Country,
  CurrencyOption,
  GeoLocation,
  TravelAgent,
  UserProfile,
} from '@portolan/contract';
import type { CurrencyCandidate } from '@portolan/core';
import type { ConsentCategory } from '@portolan/core/consent';
import { roleOf, roles, type Role } from '@portolan/contract/roles';
import type { T } from '@portolan/i18n';
import type { PageData } from '../page-data.ts';
import { builtInCurrencies } from './built-in.ts';

/** Progress of one request; `idle` before the first. */
export type LoadStatus = 'idle' | 'pending' | 'fulfilled' | 'rejected';

/** What the host shares with everything embedded in it (HOST-02 to HOST-05). */
export interface SiteState {
  readonly agency: Agency;
  /** `pending`: only the spinner is visible, unless the document's script knows the agency already (HOST-09). */
  readonly status: 'pending' | 'ready' | 'failed';
  readonly language: string;
  /** The shell's texts in that language. */
  readonly t: T;
  /** The selected currency (CUR-03). */
  readonly selectedCurrency: { readonly currency: string };
  /** False until the currency is chosen; the value before is never shown or sent. */
  readonly currencyResolved: boolean;
  /**
   * What the server has on offer, with names: fetched when the menu opens; empty before, meanwhile and after a failure (ASYNC-07,
   * ASYNC-10). The menu lists {@link listedCurrencies}.
   */
  readonly currencies: readonly CurrencyOption[];
  /** Country and currency of what is on offer: the selected currency is one of them. */
  readonly offered: readonly CurrencyCandidate[];
  /** Fetched with the currencies. */
  readonly countries: readonly Country[];
  /** The visitor's country: located, else the agency's, else US. */
  readonly country: string;
  /** Units for one US dollar; empty when they could not be fetched (CUR-24). */
  readonly rates: Readonly<Record<string, number>>;
  /** Progress of the two loads behind prices and the currency menu (ASYNC-05, ASYNC-06). */
  readonly currenciesStatus: LoadStatus;
  readonly ratesStatus: LoadStatus;
  /** Text of the last failure of currencies or rates (ERR-13, ERR-14). */
  readonly currencyError: string | null;
  readonly auth: boolean;
  readonly role: Role;
  readonly isTravelAgent: boolean;
  readonly isRestrictedAgent: boolean;
  readonly user: UserProfile | null;
  /** Data of a travel agent beside the profile, and the progress of its request (API-51); not requested for others. */
  readonly travelAgent: TravelAgent | null;
  readonly travelAgentStatus: LoadStatus;
  /** Shown before the profile has arrived. */
  readonly firstName: string | null;
  /** The answer of the location call; `null` without one. */
  readonly located: GeoLocation | null;
  /** The default is the United States (USER-13). */
  readonly geoLocation: GeoLocation;
  readonly isMobile: boolean;
  /** Where to come back to after logging in, while the prompt is open; `null`: it is closed. */
  readonly loginPrompt: string | null;
  /** What this visitor allows to be measured; empty until they consent. */
  readonly consent: readonly ConsentCategory[];
  /** True while the question about cookies is open: no other question is asked meanwhile. */
  readonly askingConsent: boolean;
  /** True while the cookie settings are open. */
  readonly cookieSettings: boolean;
}

export type SiteStore = StoreApi<SiteState>;

/** Before resolution; never shown (CUR-05, A-10). */
const unresolvedCurrency = 'AED';
const defaultLocation: GeoLocation = {
  country: 'United States',
  countryCode: 'US',
  lat: 37.0902,
  lon: -95.7129,
};

/** Creates the store of a document from the document's data. */
export function createSiteStore(data: PageData, t: T): SiteStore {
  const offered = data.currencies?.map(([code, currency]) => ({ code, currency })) ?? [];
  return createStore<SiteState>(() => ({
    agency: data.agency,
    status: 'pending',
    language: data.language,
    t,
    selectedCurrency: { currency: unresolvedCurrency },
    currencyResolved: false,
    currencies: [],
    offered: offered.length > 0 ? offered : builtInCurrencies,
    countries: [],
    country: data.agency.defaultCountry ?? defaultLocation.countryCode,
    rates: {},
    currenciesStatus: 'idle',
    ratesStatus: 'idle',
    currencyError: null,
    ...userState(null),
    ...(data.role !== 'visitor' && knownRole(data.role)),
    firstName: data.user?.firstName ?? null,
    located: null,
    geoLocation: defaultLocation,
    isMobile: data.isMobile,
    loginPrompt: null,
    consent: [],
    askingConsent: false,
    cookieSettings: false,
  }));
}

/** The currencies of the menu: the built-in ones on offer while the server's list is empty (CUR-07, A-39, A-60). */
export function listedCurrencies(
  currencies: readonly CurrencyOption[],
  offered: readonly CurrencyCandidate[],
): readonly CurrencyOption[] {
  if (currencies.length > 0) return currencies;
  const builtIn = builtInCurrencies.filter(({ currency }) =>
    offered.some((option) => option.currency === currency),
  );
  return builtIn.length > 0 ? builtIn : builtInCurrencies;
}

/**
 * A store that shows the state the server rendered from until `release`, even if answers have arrived meanwhile. Hydration does not
 * correct attributes: with another state the page would keep the names and links of the old one.
 */
export function heldStore(store: SiteStore): { readonly held: SiteStore; release(): void } {
  let taken = false;
  return {
    held: { ...store, getState: () => (taken ? store.getState() : store.getInitialState()) },
    release() {
      taken = true;
      store.setState({});
    },
  };
}

/** The user part of the state; `null` is the state after logout (AUTH-23, AUTH-25). Each change clears the data of a travel agent. */
export function userState(
  user: UserProfile | null,
): Pick<
  SiteState,
  | 'auth'
  | 'role'
  | 'isTravelAgent'
  | 'isRestrictedAgent'
  | 'user'
  | 'firstName'
  | 'travelAgent'
  | 'travelAgentStatus'
> {
  return {
    travelAgent: null,
    travelAgentStatus: 'idle',
    auth: user !== null,
    role: roleOf(user),
    isTravelAgent: user?.isTravelAgent ?? false,
    isRestrictedAgent: user?.isRestrictedAgent ?? false,
    user,
    firstName: user?.personal_info.first_name ?? null,
  };
}

/** The role that the server read from the page's cookies; the profile confirms it. */
function knownRole(text: string): Partial<SiteState> {
  const role = (roles as readonly string[]).includes(text) ? (text as Role) : 'customer';
  const isTravelAgent = role !== 'customer';
  return { auth: true, role, isTravelAgent, isRestrictedAgent: role === 'restricted_agent' };
}
