import { localDay, sampleOccupancy, sampleStay } from '@portolan/core';
import type { WidgetContext } from '../context.ts';

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
