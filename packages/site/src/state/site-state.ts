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

/** Of one load; `idle` before its first. */
export type LoadStatus = 'idle' | 'pending' | 'fulfilled' | 'rejected';

/** What the host shares with everything embedded in it (HOST-02 to HOST-05). */
export interface SiteState {
  readonly agency: Agency;
  /** `pending`: the spinner shows and nothing else (HOST-09). */
  readonly status: 'pending' | 'ready' | 'failed';
  readonly language: string;
  /** The shell's texts in that language. */
  readonly t: T;
  /** The selected currency (CUR-03). */
  readonly selectedCurrency: { readonly currency: string };
  /** False until the choice was made; the value before it is never shown or sent. */
  readonly currencyResolved: boolean;
  /** What the menu lists: fetched when it opens, the built-in list before that and after a failure. */
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
  /** What is fetched for travel agents beside the profile, and how that load stands (API-51); of others nothing is asked. */
  readonly travelAgent: TravelAgent | null;
  readonly travelAgentStatus: LoadStatus;
  /** Shown before the profile has arrived. */
  readonly firstName: string | null;
  /** What a location call really answered. */
  readonly located: GeoLocation | null;
  /** The default is the United States (USER-13). */
  readonly geoLocation: GeoLocation;
  readonly isMobile: boolean;
  /** Where to come back to after logging in, while the prompt is open; `null`: it is closed. */
  readonly loginPrompt: string | null;
  /** What this visitor lets be measured; empty until they said yes. */
  readonly consent: readonly ConsentCategory[];
  /** True while the question about cookies waits for an answer: nothing else asks for anything meanwhile. */
  readonly askingConsent: boolean;
  /** True while the choice about cookies is open. */
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

/** One store a document, started from what the document brought. */
export function createSiteStore(data: PageData, t: T): SiteStore {
  const offered = data.currencies?.map(([code, currency]) => ({ code, currency })) ?? [];
  return createStore<SiteState>(() => ({
    agency: data.agency,
    status: 'pending',
    language: data.language,
    t,
    selectedCurrency: { currency: unresolvedCurrency },
    currencyResolved: false,
    currencies: builtInCurrencies,
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

/**
 * The store as the page reads it: until `release` what the server rendered from, whatever has been answered meanwhile. Taking over a
 * document leaves its attributes as they are, so a page of another state would keep names and links that say what was before.
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

/** The user part of the state; `null` is the state after logout (AUTH-23, AUTH-25). What was known of an agent goes with every change. */
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

/** What the page's cookies showed the server; the profile confirms it. */
function knownRole(text: string): Partial<SiteState> {
  const role = (roles as readonly string[]).includes(text) ? (text as Role) : 'customer';
  const isTravelAgent = role !== 'customer';
  return { auth: true, role, isTravelAgent, isRestrictedAgent: role === 'restricted_agent' };
}
