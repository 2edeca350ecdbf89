// Written by `npm run codegen` from the docstrings of packages/sdk/src. Do not edit.

/**
 * The tags as React components, for React 18 and newer: typed props, events as props. They render nothing but their tag on a server.
 */

import {
  TravelHotels as TravelHotelsElement,
  TravelDeals as TravelDealsElement,
  TravelFlights as TravelFlightsElement,
  TravelCars as TravelCarsElement,
  TravelActivities as TravelActivitiesElement,
  TravelCruise as TravelCruiseElement,
  TravelResort as TravelResortElement,
  TravelLoginPrompt as TravelLoginPromptElement,
  TravelAgency as TravelAgencyElement,
} from '@portolan/sdk';

import { wrapElement } from './wrapper.ts';

/** Search, results, details and check-out of stays. */
export const TravelHotels = /* @__PURE__ */ wrapElement<object, TravelHotelsElement>(
  'travel-hotels',
  TravelHotelsElement,
  {
    checkIn: 'check-in',
    checkOut: 'check-out',
    colorScheme: 'color-scheme',
    profileInformation: 'profile-information',
    syncQuery: 'sync-query',
  },
  {
    onTravelReady: 'travel-ready',
    onTravelSearch: 'travel-search',
    onTravelSelect: 'travel-select',
    onTravelNavigate: 'travel-navigate',
    onTravelCheckout: 'travel-checkout',
    onTravelBooked: 'travel-booked',
    onTravelError: 'travel-error',
    onTravelTrack: 'travel-track',
    onTravelProfileExpired: 'travel-profile-expired',
  },
);

/** Deals of the week, a tab for each service that the agency sells. */
export const TravelDeals = /* @__PURE__ */ wrapElement<object, TravelDealsElement>(
  'travel-deals',
  TravelDealsElement,
  { colorScheme: 'color-scheme', profileInformation: 'profile-information', syncQuery: 'sync-query' },
  {
    onTravelReady: 'travel-ready',
    onTravelSelect: 'travel-select',
    onTravelNavigate: 'travel-navigate',
    onTravelError: 'travel-error',
    onTravelTrack: 'travel-track',
    onTravelProfileExpired: 'travel-profile-expired',
  },
);

/** How to reach the agency about flights. */
export const TravelFlights = /* @__PURE__ */ wrapElement<object, TravelFlightsElement>(
  'travel-flights',
  TravelFlightsElement,
  { colorScheme: 'color-scheme', profileInformation: 'profile-information', syncQuery: 'sync-query' },
  {
    onTravelReady: 'travel-ready',
    onTravelNavigate: 'travel-navigate',
    onTravelError: 'travel-error',
    onTravelTrack: 'travel-track',
    onTravelProfileExpired: 'travel-profile-expired',
  },
);

/** How to reach the agency about cars. */
export const TravelCars = /* @__PURE__ */ wrapElement<object, TravelCarsElement>(
  'travel-cars',
  TravelCarsElement,
  { colorScheme: 'color-scheme', profileInformation: 'profile-information', syncQuery: 'sync-query' },
  {
    onTravelReady: 'travel-ready',
    onTravelNavigate: 'travel-navigate',
    onTravelError: 'travel-error',
    onTravelTrack: 'travel-track',
    onTravelProfileExpired: 'travel-profile-expired',
  },
);

/** How to reach the agency about activities. */
export const TravelActivities = /* @__PURE__ */ wrapElement<object, TravelActivitiesElement>(
  'travel-activities',
  TravelActivitiesElement,
  { colorScheme: 'color-scheme', profileInformation: 'profile-information', syncQuery: 'sync-query' },
  {
    onTravelReady: 'travel-ready',
    onTravelNavigate: 'travel-navigate',
    onTravelError: 'travel-error',
    onTravelTrack: 'travel-track',
    onTravelProfileExpired: 'travel-profile-expired',
  },
);

/** How to reach the agency about cruises. */
export const TravelCruise = /* @__PURE__ */ wrapElement<object, TravelCruiseElement>(
  'travel-cruise',
  TravelCruiseElement,
  { colorScheme: 'color-scheme', profileInformation: 'profile-information', syncQuery: 'sync-query' },
  {
    onTravelReady: 'travel-ready',
    onTravelNavigate: 'travel-navigate',
    onTravelError: 'travel-error',
    onTravelTrack: 'travel-track',
    onTravelProfileExpired: 'travel-profile-expired',
  },
);

/** How to reach the agency about resorts. */
export const TravelResort = /* @__PURE__ */ wrapElement<object, TravelResortElement>(
  'travel-resort',
  TravelResortElement,
  { colorScheme: 'color-scheme', profileInformation: 'profile-information', syncQuery: 'sync-query' },
  {
    onTravelReady: 'travel-ready',
    onTravelNavigate: 'travel-navigate',
    onTravelError: 'travel-error',
    onTravelTrack: 'travel-track',
    onTravelProfileExpired: 'travel-profile-expired',
  },
);

/** Asks a visitor who stays to log in: a card at the edge of the screen, once per session, after five seconds or when `target` is scrolled to the middle. It takes no room in the page, no focus, and covers nothing that the keyboard reaches. It stays away from travellers who are logged in or whom the page knows (`profile-information`), and where the agency hides its Log In. */
export const TravelLoginPrompt = /* @__PURE__ */ wrapElement<object, TravelLoginPromptElement>(
  'travel-login-prompt',
  TravelLoginPromptElement,
  { colorScheme: 'color-scheme', profileInformation: 'profile-information', syncQuery: 'sync-query' },
  {
    onTravelReady: 'travel-ready',
    onTravelNavigate: 'travel-navigate',
    onTravelError: 'travel-error',
    onTravelTrack: 'travel-track',
    onTravelPrompt: 'travel-prompt',
    onTravelProfileExpired: 'travel-profile-expired',
  },
);

/** What its descendants inherit: put several widgets of one agency below it and write its key once. */
export const TravelAgency = /* @__PURE__ */ wrapElement<object, TravelAgencyElement>(
  'travel-agency',
  TravelAgencyElement,
  { colorScheme: 'color-scheme', profileInformation: 'profile-information' },
  {},
);
