import type { Booking } from '@portolan/contract';
import { addDays } from '@portolan/core';
import { defaultStay } from '@portolan/core/hotels';
import { bedIcon } from '@portolan/ui';
import { BookingPage, type BookingParts } from '../../booking-page/BookingPage.tsx';
import { useFlow, type HotelsFlow } from '../flow.ts';
import { calendarFile } from './calendar.ts';
import { StayTicket } from './StayTicket.tsx';

/** The page of one booked stay. */
export function ConfirmationView() {
  const flow = useFlow();
  const { query } = flow;
  const parts: BookingParts = {
    Ticket: StayTicket,
    calendarFile,
    again: (booking) => againIn(flow, booking),
  };
  return (
    <BookingPage
      reference={query.reference}
      linkToken={query.token}
      parts={parts}
      onLinkRead={() => flow.go('confirmation', { ...query, token: null }, { replace: true })}
      onNew={() => flow.go('search', query)}
    />
  );
}

/** The same property for as many nights and the same guests, soon. */
function againIn(flow: HotelsFlow, { item }: Booking) {
  const soon = defaultStay(flow.today).checkIn;
  const query = {
    ...flow.query,
    reference: null,
    token: null,
    propertyId: item.property.propertyId,
    destination: item.property.address.city,
    occupancy: item.occupancy,
    stay: { checkIn: soon, checkOut: addDays(soon, item.nights) },
  };
  return { href: flow.href('details', query), icon: bedIcon, go: () => flow.go('details', query) };
}
