// Written by `npm run codegen` from the docstrings of packages/sdk/src. Do not edit.

import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';

import type {
  TravelActivities as TravelActivitiesElement,
  TravelActivitiesProps as OwnTravelActivitiesProps,
  TravelAgency as TravelAgencyElement,
  TravelAgencyProps as OwnTravelAgencyProps,
  TravelCars as TravelCarsElement,
  TravelCarsProps as OwnTravelCarsProps,
  TravelCruise as TravelCruiseElement,
  TravelCruiseProps as OwnTravelCruiseProps,
  TravelDeals as TravelDealsElement,
  TravelDealsProps as OwnTravelDealsProps,
  TravelEventMap,
  TravelFlights as TravelFlightsElement,
  TravelFlightsProps as OwnTravelFlightsProps,
  TravelHotels as TravelHotelsElement,
  TravelHotelsProps as OwnTravelHotelsProps,
  TravelLoginPrompt as TravelLoginPromptElement,
  TravelLoginPromptProps as OwnTravelLoginPromptProps,
  TravelResort as TravelResortElement,
  TravelResortProps as OwnTravelResortProps,
} from './index.js';

/** Props of `<TravelHotels>`. */
export interface TravelHotelsProps
  extends OwnTravelHotelsProps, Omit<HTMLAttributes<TravelHotelsElement>, keyof OwnTravelHotelsProps> {
  /** the first content is shown */
  onTravelReady?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** a search was made */
  onTravelSearch?: ((event: TravelEventMap['travel-search']) => void) | undefined;
  /** an offer was chosen; cancel it to lead there yourself */
  onTravelSelect?: ((event: TravelEventMap['travel-select']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  onTravelNavigate?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** a quote is about to be paid */
  onTravelCheckout?: ((event: TravelEventMap['travel-checkout']) => void) | undefined;
  /** a booking was made: reference and total */
  onTravelBooked?: ((event: TravelEventMap['travel-booked']) => void) | undefined;
  /** something failed; the widget shows a way on */
  onTravelError?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  onTravelTrack?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  onTravelProfileExpired?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}
/** Search, results, details and check-out of stays. Renders `<travel-hotels>`; children show until it is there. */
export declare const TravelHotels: ForwardRefExoticComponent<
  TravelHotelsProps & RefAttributes<TravelHotelsElement>
>;

/** Props of `<TravelDeals>`. */
export interface TravelDealsProps
  extends OwnTravelDealsProps, Omit<HTMLAttributes<TravelDealsElement>, keyof OwnTravelDealsProps> {
  /** the first content is shown */
  onTravelReady?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** an offer was chosen; cancel it to lead there yourself */
  onTravelSelect?: ((event: TravelEventMap['travel-select']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  onTravelNavigate?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  onTravelError?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  onTravelTrack?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  onTravelProfileExpired?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}
/** Deals of the week, a tab for each service that the agency sells. Renders `<travel-deals>`; children show until it is there. */
export declare const TravelDeals: ForwardRefExoticComponent<
  TravelDealsProps & RefAttributes<TravelDealsElement>
>;

/** Props of `<TravelFlights>`. */
export interface TravelFlightsProps
  extends OwnTravelFlightsProps, Omit<HTMLAttributes<TravelFlightsElement>, keyof OwnTravelFlightsProps> {
  /** the first content is shown */
  onTravelReady?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  onTravelNavigate?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  onTravelError?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  onTravelTrack?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  onTravelProfileExpired?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}
/** How to reach the agency about flights. Renders `<travel-flights>`; children show until it is there. */
export declare const TravelFlights: ForwardRefExoticComponent<
  TravelFlightsProps & RefAttributes<TravelFlightsElement>
>;

/** Props of `<TravelCars>`. */
export interface TravelCarsProps
  extends OwnTravelCarsProps, Omit<HTMLAttributes<TravelCarsElement>, keyof OwnTravelCarsProps> {
  /** the first content is shown */
  onTravelReady?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  onTravelNavigate?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  onTravelError?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  onTravelTrack?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  onTravelProfileExpired?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}
/** How to reach the agency about cars. Renders `<travel-cars>`; children show until it is there. */
export declare const TravelCars: ForwardRefExoticComponent<
  TravelCarsProps & RefAttributes<TravelCarsElement>
>;

/** Props of `<TravelActivities>`. */
export interface TravelActivitiesProps
  extends
    OwnTravelActivitiesProps,
    Omit<HTMLAttributes<TravelActivitiesElement>, keyof OwnTravelActivitiesProps> {
  /** the first content is shown */
  onTravelReady?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  onTravelNavigate?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  onTravelError?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  onTravelTrack?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  onTravelProfileExpired?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}
/** How to reach the agency about activities. Renders `<travel-activities>`; children show until it is there. */
export declare const TravelActivities: ForwardRefExoticComponent<
  TravelActivitiesProps & RefAttributes<TravelActivitiesElement>
>;

/** Props of `<TravelCruise>`. */
export interface TravelCruiseProps
  extends OwnTravelCruiseProps, Omit<HTMLAttributes<TravelCruiseElement>, keyof OwnTravelCruiseProps> {
  /** the first content is shown */
  onTravelReady?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  onTravelNavigate?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  onTravelError?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  onTravelTrack?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  onTravelProfileExpired?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}
/** How to reach the agency about cruises. Renders `<travel-cruise>`; children show until it is there. */
export declare const TravelCruise: ForwardRefExoticComponent<
  TravelCruiseProps & RefAttributes<TravelCruiseElement>
>;

/** Props of `<TravelResort>`. */
export interface TravelResortProps
  extends OwnTravelResortProps, Omit<HTMLAttributes<TravelResortElement>, keyof OwnTravelResortProps> {
  /** the first content is shown */
  onTravelReady?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  onTravelNavigate?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  onTravelError?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  onTravelTrack?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  onTravelProfileExpired?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}
/** How to reach the agency about resorts. Renders `<travel-resort>`; children show until it is there. */
export declare const TravelResort: ForwardRefExoticComponent<
  TravelResortProps & RefAttributes<TravelResortElement>
>;

/** Props of `<TravelLoginPrompt>`. */
export interface TravelLoginPromptProps
  extends
    OwnTravelLoginPromptProps,
    Omit<HTMLAttributes<TravelLoginPromptElement>, keyof OwnTravelLoginPromptProps> {
  /** the first content is shown */
  onTravelReady?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  onTravelNavigate?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  onTravelError?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  onTravelTrack?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** it was shown, put away, or led to log in or sign up (`action`) */
  onTravelPrompt?: ((event: TravelEventMap['travel-prompt']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  onTravelProfileExpired?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}
/** Asks a visitor who stays to log in: a card at the edge of the screen, once per session, after five seconds or when `target` is scrolled to the middle. It takes no room in the page, no focus, and covers nothing that the keyboard reaches. It stays away from travellers who are logged in or whom the page knows (`profile-information`), and where the agency hides its Log In. Renders `<travel-login-prompt>`; children show until it is there. */
export declare const TravelLoginPrompt: ForwardRefExoticComponent<
  TravelLoginPromptProps & RefAttributes<TravelLoginPromptElement>
>;

/** Props of `<TravelAgency>`. */
export interface TravelAgencyProps
  extends OwnTravelAgencyProps, Omit<HTMLAttributes<TravelAgencyElement>, keyof OwnTravelAgencyProps> {}
/** What its descendants inherit: put several widgets of one agency below it and write its key once. Renders `<travel-agency>`; children show until it is there. */
export declare const TravelAgency: ForwardRefExoticComponent<
  TravelAgencyProps & RefAttributes<TravelAgencyElement>
>;
