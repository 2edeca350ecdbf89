import type { WidgetEvents } from '@portolan/widgets';

/** Where a widget is about to lead, inside itself or away; cancel it to lead there yourself. */
export interface NavigateDetail {
  /** On the agency's site, such as `/booknow/hotels/checkout?…`. */
  path: string;
  /** The same as an absolute address. */
  href: string;
  /** True when it leads away from the page, false when the widget goes on inside itself. */
  leaves: boolean;
}

/** A profile token is of no use any more; set `profile-information` of the widget to a fresh one. */
export interface ProfileExpiredDetail {
  /** Publishable key of the agency that it was for. */
  agency: string;
}

/** Every event of every widget by name; all bubble and cross shadow roots. */
export interface TravelEventDetails {
  'travel-ready': WidgetEvents['ready'];
  'travel-search': WidgetEvents['search'];
  'travel-select': WidgetEvents['select'];
  'travel-navigate': NavigateDetail;
  'travel-checkout': WidgetEvents['checkout'];
  'travel-booked': WidgetEvents['booked'];
  'travel-profile-expired': ProfileExpiredDetail;
  'travel-prompt': WidgetEvents['prompt'];
  'travel-error': WidgetEvents['error'];
  'travel-track': WidgetEvents['track'];
}
export type TravelEventName = keyof TravelEventDetails;

declare global {
  interface HTMLElementEventMap extends TravelEventMap {}
}
type TravelEventMap = { [K in TravelEventName]: CustomEvent<TravelEventDetails[K]> };

/** Dispatches one; false when a listener cancelled it (only `travel-navigate`, `-select` and `-checkout` can be). */
export function emitFrom<K extends TravelEventName>(
  element: HTMLElement,
  name: K,
  detail: TravelEventDetails[K],
): boolean {
  const cancelable = /-(navigate|select|checkout)$/.test(name);
  const goesOn = element.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
  );
  // What counts visits is in nobody's page who did not ask for it.
  const { consent } = element as { consent?: string | null };
  if (consent && goesOn)
    void import('./track.ts').then(({ track }) => track(element, consent, name, detail), noop);
  return goesOn;
}
const noop = (): void => undefined;
