import { asksNotToBeTracked, trackDetail } from '@portolan/core/consent';
import type { TravelEventName } from './events.ts';

/**
 * Tells the page what happened in words of web analytics, as `travel-track`: only where its `consent` says `analytics`, and never in a
 * browser that asks not to be tracked. Loaded with the first event of an element that has the attribute.
 */
export function track(element: HTMLElement, consent: string, name: TravelEventName, detail: unknown): void {
  if (!consent.split(/\s+/).includes('analytics') || asksNotToBeTracked(navigator)) return;
  const told = trackDetail(name, detail);
  if (told)
    element.dispatchEvent(new CustomEvent('travel-track', { detail: told, bubbles: true, composed: true }));
}
