import type { Booking } from '@portolan/contract';
import { nightsBetween } from '@portolan/core';
import type { Context } from '../../context.ts';
import type { BookingRow, PaymentRow } from '../../db/tables-booking.ts';
import type { Call } from '../../http/call.ts';
import { cancellationOf, sellOf } from '../../offers/price-rate.ts';
import { projectPrice } from '../../pricing/project-price.ts';
import { buyerOf } from './access.ts';
import { viewStoredProperty } from './quote-view.ts';

/** A booking as the caller may see it. */
export function viewBooking(
  context: Context,
  call: Pick<Call<'getBooking'>, 'tenant' | 'role' | 'user'>,
  booking: BookingRow,
  paymentStatus: PaymentRow['status'],
): Booking {
  const { stay, price, terms } = booking;
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const view = projectPrice(price, buyerOf(call), 'hotels', nights);
  if (!view) throw new Error('A buyer always sees the price');
  return {
    reference: booking.reference,
    status: booking.status,
    paymentStatus,
    service: 'hotels',
    supplierReference: booking.supplier_reference,
    property: viewStoredProperty(context, call, booking.property),
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights,
    occupancy: stay.occupancy.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    roomName: terms.roomName,
    board: terms.board,
    cancellation: cancellationOf(terms, sellOf(price), { checkIn: stay.checkIn, now: context.clock.now() }),
    price: view,
    guests: booking.guests.map(({ firstName, lastName, room, age }) => ({
      firstName,
      lastName,
      room,
      ...(age === undefined ? {} : { age }),
    })),
    contact: { email: booking.contact.email, phone: booking.contact.phone },
    specialRequests: booking.special_requests,
    createdAt: booking.created_at,
  };
}
