// Written by `npm run codegen` from the docstrings of packages/sdk/src. Do not edit.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';

import type {
  TravelActivities,
  TravelActivitiesAttributes,
  TravelAgency,
  TravelAgencyAttributes,
  TravelCars,
  TravelCarsAttributes,
  TravelCruise,
  TravelCruiseAttributes,
  TravelDeals,
  TravelDealsAttributes,
  TravelEventMap,
  TravelFlights,
  TravelFlightsAttributes,
  TravelHotels,
  TravelHotelsAttributes,
  TravelLoginPrompt,
  TravelLoginPromptAttributes,
  TravelResort,
  TravelResortAttributes,
} from '../index.js';

/** React hands what it does not know to a custom element as it is; events by `on` and their name since 19. */
type Tag<Node, Attributes, Events> = Omit<DetailedHTMLProps<HTMLAttributes<Node>, Node>, keyof Attributes> &
  Attributes &
  Events & { class?: string | undefined };

interface TravelHotelsEvents {
  /** the first content is shown */
  'ontravel-ready'?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** a search was made */
  'ontravel-search'?: ((event: TravelEventMap['travel-search']) => void) | undefined;
  /** an offer was chosen; cancel it to lead there yourself */
  'ontravel-select'?: ((event: TravelEventMap['travel-select']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  'ontravel-navigate'?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** a quote is about to be paid */
  'ontravel-checkout'?: ((event: TravelEventMap['travel-checkout']) => void) | undefined;
  /** a booking was made: reference and total */
  'ontravel-booked'?: ((event: TravelEventMap['travel-booked']) => void) | undefined;
  /** something failed; the widget shows a way on */
  'ontravel-error'?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  'ontravel-track'?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  'ontravel-profile-expired'?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}

interface TravelDealsEvents {
  /** the first content is shown */
  'ontravel-ready'?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** an offer was chosen; cancel it to lead there yourself */
  'ontravel-select'?: ((event: TravelEventMap['travel-select']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  'ontravel-navigate'?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  'ontravel-error'?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  'ontravel-track'?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  'ontravel-profile-expired'?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}

interface TravelFlightsEvents {
  /** the first content is shown */
  'ontravel-ready'?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  'ontravel-navigate'?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  'ontravel-error'?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  'ontravel-track'?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  'ontravel-profile-expired'?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}

interface TravelCarsEvents {
  /** the first content is shown */
  'ontravel-ready'?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  'ontravel-navigate'?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  'ontravel-error'?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  'ontravel-track'?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  'ontravel-profile-expired'?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}

interface TravelActivitiesEvents {
  /** the first content is shown */
  'ontravel-ready'?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  'ontravel-navigate'?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  'ontravel-error'?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  'ontravel-track'?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  'ontravel-profile-expired'?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}

interface TravelCruiseEvents {
  /** the first content is shown */
  'ontravel-ready'?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  'ontravel-navigate'?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  'ontravel-error'?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  'ontravel-track'?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  'ontravel-profile-expired'?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}

interface TravelResortEvents {
  /** the first content is shown */
  'ontravel-ready'?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  'ontravel-navigate'?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  'ontravel-error'?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  'ontravel-track'?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  'ontravel-profile-expired'?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}

interface TravelLoginPromptEvents {
  /** the first content is shown */
  'ontravel-ready'?: ((event: TravelEventMap['travel-ready']) => void) | undefined;
  /** the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself */
  'ontravel-navigate'?: ((event: TravelEventMap['travel-navigate']) => void) | undefined;
  /** something failed; the widget shows a way on */
  'ontravel-error'?: ((event: TravelEventMap['travel-error']) => void) | undefined;
  /** what happened, for analytics; only with `consent="analytics"` */
  'ontravel-track'?: ((event: TravelEventMap['travel-track']) => void) | undefined;
  /** it was shown, put away, or led to log in or sign up (`action`) */
  'ontravel-prompt'?: ((event: TravelEventMap['travel-prompt']) => void) | undefined;
  /** the profile token is of no use any more; set `profile-information` to a fresh one */
  'ontravel-profile-expired'?: ((event: TravelEventMap['travel-profile-expired']) => void) | undefined;
}

interface TravelAgencyEvents {}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'travel-hotels': Tag<TravelHotels, TravelHotelsAttributes, TravelHotelsEvents>;
      'travel-deals': Tag<TravelDeals, TravelDealsAttributes, TravelDealsEvents>;
      'travel-flights': Tag<TravelFlights, TravelFlightsAttributes, TravelFlightsEvents>;
      'travel-cars': Tag<TravelCars, TravelCarsAttributes, TravelCarsEvents>;
      'travel-activities': Tag<TravelActivities, TravelActivitiesAttributes, TravelActivitiesEvents>;
      'travel-cruise': Tag<TravelCruise, TravelCruiseAttributes, TravelCruiseEvents>;
      'travel-resort': Tag<TravelResort, TravelResortAttributes, TravelResortEvents>;
      'travel-login-prompt': Tag<TravelLoginPrompt, TravelLoginPromptAttributes, TravelLoginPromptEvents>;
      'travel-agency': Tag<TravelAgency, TravelAgencyAttributes, TravelAgencyEvents>;
    }
  }
}
