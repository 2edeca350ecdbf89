// Written by `npm run codegen` from the docstrings of packages/sdk/src. Do not edit.

/** A profile token is of no use any more; set `profile-information` of the widget to a fresh one. */
export interface ProfileExpiredDetail {
  /** Publishable key of the agency that it was for. */ agency: string;
}

export type ColorScheme = 'inherit' | 'light' | 'dark' | 'auto';

export type Mode = 'inline' | 'redirect' | 'frame';

/** What a page sets once for all its widgets: by `data-*` of the script tag, or by `configure()` from npm. */
export interface PageSettings {
  agency?: string | undefined;
  api?: string | undefined;
  lang?: string | undefined;
  currency?: string | undefined;
  colorScheme?: string | undefined;
  mode?: string | undefined;
  profileInformation?: string | undefined;
}

/** Detail of `travel-ready`: the first content is shown. */
export interface TravelReadyDetail {
  widget: string;
}

/** Detail of `travel-search`: a search was made. */
export interface TravelSearchDetail {
  readonly [name: string]: unknown;
}

/** Detail of `travel-select`: an offer was chosen; cancel it to lead there yourself. */
export interface TravelSelectDetail {
  service: string;
  id: string | null;
  href: string;
}

/** Detail of `travel-navigate`: the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself. */
export interface TravelNavigateDetail {
  /** On the agency's site, such as `/booknow/hotels/checkout?…`. */ path: string;
  /** The same as an absolute address. */ href: string;
  /** True when it leads away from the page, false when the widget goes on inside itself. */ leaves: boolean;
}

/** Detail of `travel-checkout`: a quote is about to be paid. */
export interface TravelCheckoutDetail {
  quoteId: string;
}

/** Detail of `travel-booked`: a booking was made: reference and total. */
export interface TravelBookedDetail {
  reference: string;
  total: { amount: number; currency: string };
}

/** Detail of `travel-error`: something failed; the widget shows a way on. */
export interface TravelErrorDetail {
  code: string;
  message: string;
  status?: number | undefined;
}

/** Detail of `travel-track`: what happened, for analytics; only with `consent="analytics"`. */
export type TravelTrackDetail = { name: string } & { readonly [name: string]: unknown };

/** Detail of `travel-profile-expired`: the profile token is of no use any more; set `profile-information` to a fresh one. */
export interface TravelProfileExpiredDetail {
  /** Publishable key of the agency that it was for. */ agency: string;
}

/** Detail of `travel-prompt`: it was shown, put away, or led to log in or sign up (`action`). */
export interface TravelPromptDetail {
  action: 'shown' | 'log-in' | 'sign-up' | 'closed';
}

/** Every event by name; all bubble and cross shadow roots, so a page may listen anywhere. */
export interface TravelEventMap {
  'travel-ready': CustomEvent<TravelReadyDetail>;
  'travel-search': CustomEvent<TravelSearchDetail>;
  'travel-select': CustomEvent<TravelSelectDetail>;
  'travel-navigate': CustomEvent<TravelNavigateDetail>;
  'travel-checkout': CustomEvent<TravelCheckoutDetail>;
  'travel-booked': CustomEvent<TravelBookedDetail>;
  'travel-error': CustomEvent<TravelErrorDetail>;
  'travel-track': CustomEvent<TravelTrackDetail>;
  'travel-profile-expired': CustomEvent<TravelProfileExpiredDetail>;
  'travel-prompt': CustomEvent<TravelPromptDetail>;
}

/** What all widgets have in common. */
export declare abstract class TravelElement extends HTMLElement {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency: string | null;
  /** Origin of the agency API. @default the origin that served the script */
  api: string | null;

  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency: string | null;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme: 'inherit' | 'light' | 'dark' | 'auto' | null;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode: 'inline' | 'redirect' | 'frame' | null;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation: string | null;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  syncQuery: string | null;
  /** `analytics` lets `travel-track` events out. @default none */
  consent: 'analytics' | null;
}

/** `<travel-hotels>`: Search, results, details and check-out of stays. */
export declare class TravelHotels extends TravelElement {
  /** Where to, as a traveller would write it. @default none */
  destination: string | null;
  /** First day, `YYYY-MM-DD`. @default none */
  checkIn: string | null;
  /** Last day, `YYYY-MM-DD`. @default none */
  checkOut: string | null;
  /** Rooms as JSON, such as `[{"adults":2,"childAges":[7]}]`; as a property also the array itself, which reads as its JSON. @default two adults in one room */
  occupancy: string | { adults: number; childAges?: number[] | undefined }[] | null;
}

/** `<travel-deals>`: Deals of the week, a tab for each service that the agency sells. */
export declare class TravelDeals extends TravelElement {
  /** Tab to start with, such as `Car Rentals`. @default the first active one */
  tab: string | null;
}

/** `<travel-flights>`: How to reach the agency about flights. */
export declare class TravelFlights extends TravelElement {}

/** `<travel-cars>`: How to reach the agency about cars. */
export declare class TravelCars extends TravelElement {}

/** `<travel-activities>`: How to reach the agency about activities. */
export declare class TravelActivities extends TravelElement {}

/** `<travel-cruise>`: How to reach the agency about cruises. */
export declare class TravelCruise extends TravelElement {}

/** `<travel-resort>`: How to reach the agency about resorts. */
export declare class TravelResort extends TravelElement {}

/** `<travel-login-prompt>`: Asks a visitor who stays to log in: a card at the edge of the screen, once per session, after five seconds or when `target` is scrolled to the middle. It takes no room in the page, no focus, and covers nothing that the keyboard reaches. It stays away from travellers who are logged in or whom the page knows (`profile-information`), and where the agency hides its Log In. */
export declare class TravelLoginPrompt extends TravelElement {
  /** CSS selector of what shows it early when scrolled to the middle of the screen. @default the nearest `<travel-deals>` */
  target: string | null;
  /** Where logging in leads back to, a path on the agency's site such as `/booknow/hotels`. @default by the agency's own rules */
  redirect: string | null;
  /** `now` shows it at once, also to whoever closed it before: for a button of the page. @default 'once' */
  when: 'once' | 'now' | null;
}

/** `<travel-agency>`: What its descendants inherit: put several widgets of one agency below it and write its key once. */
export declare class TravelAgency extends HTMLElement {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency: string | null;
  /** Origin of the agency API. @default the origin that served the script */
  api: string | null;

  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency: string | null;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme: 'inherit' | 'light' | 'dark' | 'auto' | null;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode: 'inline' | 'redirect' | 'frame' | null;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation: string | null;
}

/** Attributes of `<travel-hotels>` as markup spells them. */
export interface TravelHotelsAttributes {
  /** Where to, as a traveller would write it. @default none */
  destination?: string | undefined;
  /** First day, `YYYY-MM-DD`. @default none */
  'check-in'?: string | undefined;
  /** Last day, `YYYY-MM-DD`. @default none */
  'check-out'?: string | undefined;
  /** Rooms as JSON, such as `[{"adults":2,"childAges":[7]}]`; as a property also the array itself, which reads as its JSON. @default two adults in one room */
  occupancy?: string | undefined;
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  'color-scheme'?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  'profile-information'?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  'sync-query'?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** The same by the names of their properties. */
export interface TravelHotelsProps {
  /** Where to, as a traveller would write it. @default none */
  destination?: string | undefined;
  /** First day, `YYYY-MM-DD`. @default none */
  checkIn?: string | undefined;
  /** Last day, `YYYY-MM-DD`. @default none */
  checkOut?: string | undefined;
  /** Rooms as JSON, such as `[{"adults":2,"childAges":[7]}]`; as a property also the array itself, which reads as its JSON. @default two adults in one room */
  occupancy?: string | { adults: number; childAges?: number[] | undefined }[] | undefined;
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  syncQuery?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** Attributes of `<travel-deals>` as markup spells them. */
export interface TravelDealsAttributes {
  /** Tab to start with, such as `Car Rentals`. @default the first active one */
  tab?: string | undefined;
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  'color-scheme'?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  'profile-information'?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  'sync-query'?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** The same by the names of their properties. */
export interface TravelDealsProps {
  /** Tab to start with, such as `Car Rentals`. @default the first active one */
  tab?: string | undefined;
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  syncQuery?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** Attributes of `<travel-flights>` as markup spells them. */
export interface TravelFlightsAttributes {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  'color-scheme'?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  'profile-information'?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  'sync-query'?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** The same by the names of their properties. */
export interface TravelFlightsProps {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  syncQuery?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** Attributes of `<travel-cars>` as markup spells them. */
export interface TravelCarsAttributes {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  'color-scheme'?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  'profile-information'?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  'sync-query'?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** The same by the names of their properties. */
export interface TravelCarsProps {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  syncQuery?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** Attributes of `<travel-activities>` as markup spells them. */
export interface TravelActivitiesAttributes {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  'color-scheme'?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  'profile-information'?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  'sync-query'?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** The same by the names of their properties. */
export interface TravelActivitiesProps {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  syncQuery?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** Attributes of `<travel-cruise>` as markup spells them. */
export interface TravelCruiseAttributes {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  'color-scheme'?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  'profile-information'?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  'sync-query'?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** The same by the names of their properties. */
export interface TravelCruiseProps {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  syncQuery?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** Attributes of `<travel-resort>` as markup spells them. */
export interface TravelResortAttributes {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  'color-scheme'?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  'profile-information'?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  'sync-query'?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** The same by the names of their properties. */
export interface TravelResortProps {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  syncQuery?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** Attributes of `<travel-login-prompt>` as markup spells them. */
export interface TravelLoginPromptAttributes {
  /** CSS selector of what shows it early when scrolled to the middle of the screen. @default the nearest `<travel-deals>` */
  target?: string | undefined;
  /** Where logging in leads back to, a path on the agency's site such as `/booknow/hotels`. @default by the agency's own rules */
  redirect?: string | undefined;
  /** `now` shows it at once, also to whoever closed it before: for a button of the page. @default 'once' */
  when?: 'once' | 'now' | undefined;
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  'color-scheme'?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  'profile-information'?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  'sync-query'?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** The same by the names of their properties. */
export interface TravelLoginPromptProps {
  /** CSS selector of what shows it early when scrolled to the middle of the screen. @default the nearest `<travel-deals>` */
  target?: string | undefined;
  /** Where logging in leads back to, a path on the agency's site such as `/booknow/hotels`. @default by the agency's own rules */
  redirect?: string | undefined;
  /** `now` shows it at once, also to whoever closed it before: for a button of the page. @default 'once' */
  when?: 'once' | 'now' | undefined;
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation?: string | undefined;
  /** Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror. @default `travel-hotels` for the first hotel search of the page, else none */
  syncQuery?: string | undefined;
  /** `analytics` lets `travel-track` events out. @default none */
  consent?: 'analytics' | undefined;
}

/** Attributes of `<travel-agency>` as markup spells them. */
export interface TravelAgencyAttributes {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  'color-scheme'?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  'profile-information'?: string | undefined;
}

/** The same by the names of their properties. */
export interface TravelAgencyProps {
  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  agency?: string | undefined;
  /** Origin of the agency API. @default the origin that served the script */
  api?: string | undefined;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  lang?: string | undefined;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  currency?: string | undefined;
  /** Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system. @default 'inherit' */
  colorScheme?: 'inherit' | 'light' | 'dark' | 'auto' | undefined;
  /** How the widget moves on: inside itself, to the agency's site, or in a frame on it. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it. @default none */
  profileInformation?: string | undefined;
}

/** What every widget of the page takes when neither it nor a `<travel-agency>` above says otherwise. Call it before the first widget is in the page: with `api` and `agency` it also starts to load the agency's configuration. @param settings `agency` is a publishable key, `api` the origin of the agency API @example configure({ api: 'https://book.agency.example', agency: 'pk_live_…' }) */
export declare function configure(settings: PageSettings): void;

/** Registers every tag; those that are registered already stay as they are. Does nothing outside a browser. */
export declare function defineAll(): Promise<void>;

declare global {
  interface GlobalEventHandlersEventMap extends TravelEventMap {}
  interface HTMLElementTagNameMap {
    'travel-hotels': TravelHotels;
    'travel-deals': TravelDeals;
    'travel-flights': TravelFlights;
    'travel-cars': TravelCars;
    'travel-activities': TravelActivities;
    'travel-cruise': TravelCruise;
    'travel-resort': TravelResort;
    'travel-login-prompt': TravelLoginPrompt;
    'travel-agency': TravelAgency;
  }
}
