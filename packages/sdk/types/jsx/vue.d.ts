// Written by `npm run codegen` from the docstrings of packages/sdk/src. Do not edit.

import type { HTMLAttributes, PublicProps } from 'vue';

import type {
  TravelActivitiesProps,
  TravelAgencyProps,
  TravelCarsProps,
  TravelCruiseProps,
  TravelDealsProps,
  TravelEventMap,
  TravelFlightsProps,
  TravelHotelsProps,
  TravelLoginPromptProps,
  TravelResortProps,
} from '../index.js';

interface TravelHotelsEvents {
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

interface TravelDealsEvents {
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

interface TravelFlightsEvents {
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

interface TravelCarsEvents {
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

interface TravelActivitiesEvents {
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

interface TravelCruiseEvents {
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

interface TravelResortEvents {
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

interface TravelLoginPromptEvents {
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

interface TravelAgencyEvents {}

/** A custom element as a template sees it. */
type Tag<Props, Events> = new () => {
  $props: PublicProps & Omit<HTMLAttributes, keyof Props> & Props & Events;
  $slots: { default?: () => unknown; error?: () => unknown };
};

declare module 'vue' {
  interface GlobalComponents {
    'travel-hotels': Tag<TravelHotelsProps, TravelHotelsEvents>;
    'travel-deals': Tag<TravelDealsProps, TravelDealsEvents>;
    'travel-flights': Tag<TravelFlightsProps, TravelFlightsEvents>;
    'travel-cars': Tag<TravelCarsProps, TravelCarsEvents>;
    'travel-activities': Tag<TravelActivitiesProps, TravelActivitiesEvents>;
    'travel-cruise': Tag<TravelCruiseProps, TravelCruiseEvents>;
    'travel-resort': Tag<TravelResortProps, TravelResortEvents>;
    'travel-login-prompt': Tag<TravelLoginPromptProps, TravelLoginPromptEvents>;
    'travel-agency': Tag<TravelAgencyProps, TravelAgencyEvents>;
  }
}
