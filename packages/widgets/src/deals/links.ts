import { localDay, sampleOccupancy, sampleStay } from '@portolan/core';
import { services } from '@portolan/contract/services';
import type { WidgetContext } from '../context.ts';
import type { DealService } from './requests.ts';

/** A supplier's link as it may stand in an `href`: a path or an http address, never a script. */
export function safeLink(link: string): string {
  return /^(https?:\/\/|\/(?!\/))/i.test(link) ? link : '/';
}

/** Details of a v2 hotel for the sample stay (DEALS-46). */
export function hotelV2Link(context: WidgetContext, propertyId: string, correlationId: string): string {
  const { checkIn, checkOut } = sampleStay(localDay(context.now()));
  const query = new URLSearchParams({
    startDate: checkIn,
    endDate: checkOut,
    occupancy: JSON.stringify(sampleOccupancy),
    propertyId,
    correlationId,
  });
  return `/booknow/hotels/v2/details?${query}`;
}

/** Where Reveal Price leads: the home tab of the service (VIS-09 to -11). */
export function revealLink(service: DealService): string {
  return `/?tab=${encodeURIComponent(services[service].dealTab!)}`;
}
