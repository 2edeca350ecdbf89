import type { HotelItem } from '@portolan/contract';
import { addDays } from '@portolan/core';
import { decodeHotelsQuery, defaultStay, encodeHotelsQuery } from '@portolan/core/hotels';
import { bedIcon } from '@portolan/ui';
import type { BookingParts } from '../../booking-page/BookingPage.tsx';
import { calendarFile } from '../../booking-page/calendar.ts';
import type { WidgetContext } from '../../context.ts';
import { addressOf } from '../../shared/navigation.ts';
import { localDay } from '../../shared/today.ts';
import { hotelAddresses } from '../addresses.ts';
import { StayTicket } from './StayTicket.tsx';

/** What the page of a booking shows of a stay. */
export const stayParts: BookingParts = {
  Ticket: StayTicket,
  /** Whole days, from check-in to check-out. */
  calendarFile(booking, t) {
    const { property, checkIn, checkOut } = booking.item;
    const where = [property.name, property.address.line1, property.address.city].filter(Boolean).join(', ');
    return calendarFile(
      booking,
      { kind: 'stay', title: property.name, where, starts: checkIn, ends: checkOut },
      t,
    );
  },
  again: ({ item }, context) => ({ icon: bedIcon, path: againIn(item, context) }),
};

/** The same property for as many nights and the same guests, soon. */
function againIn(item: HotelItem, { agency, currency, navigate, now }: WidgetContext): string {
  const today = localDay(now());
  const soon = defaultStay(today).checkIn;
  const { query } = decodeHotelsQuery(navigate.current().query, { today });
  const again = {
    ...query,
    currency,
    propertyId: item.property.propertyId,
    destination: item.property.address.city,
    occupancy: item.occupancy,
    stay: { checkIn: soon, checkOut: addDays(soon, item.nights) },
  };
  return addressOf(hotelAddresses(agency), 'details', encodeHotelsQuery(again, 'details'));
}
