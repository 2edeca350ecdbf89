import { fromDecimal, type Money } from '@portolan/core';
import type { Http } from '../../http.ts';
import {
  SupplierError,
  type BookAsk,
  type BookingRef,
  type CallOptions,
  type StayAsked,
  type StayDone,
  type SupplierBooking,
  type SupplierCancelQuote,
} from '../../../port/index.ts';
import { instant, number, object, objects, string, text, type Json } from '../../read.ts';
import { adultOf } from '../../stay.ts';
import { call, errorCodes, mustCall } from './client.ts';

/** One booking under our `clientReference`; repeating it answers with the booking that it made. */
export async function book(
  http: Http,
  ask: BookAsk<StayAsked>,
  options: CallOptions,
): Promise<SupplierBooking<StayDone>> {
  const { reference, quoteKey, asked, travellers, contact, wishes } = ask;
  const leader = travellers.find(({ kind }) => kind === 'adult') ?? travellers[0];
  const answer = await call(
    http,
    {
      method: 'POST',
      path: '/v3.0/rates/book',
      booking: true,
      body: {
        prebookId: quoteKey,
        clientReference: reference,
        holder: {
          firstName: leader?.firstName,
          lastName: leader?.lastName,
          email: contact.email,
          phone: contact.phone,
        },
        guests: asked.occupancy.map((_, room) => {
          const guest = adultOf(travellers, room);
          return {
            occupancyNumber: room + 1,
            firstName: guest?.firstName,
            lastName: guest?.lastName,
            ...(wishes ? { remarks: wishes } : {}),
          };
        }),
        payment: { method: 'ACC_CREDIT_CARD' },
      },
    },
    options,
  );
  if ('error' in answer) {
    if (answer.error.code === errorCodes.bookingRejected)
      return { status: 'rejected', reason: answer.error.message };
    throw new SupplierError(http.supplier, 'rejected', `error ${answer.error.code}: ${answer.error.message}`);
  }
  return http.mapped(() => mapBooking(object(answer.data, 'data')));
}

export async function retrieve(
  http: Http,
  { reference }: BookingRef,
  options: CallOptions,
): Promise<SupplierBooking<StayDone>> {
  const booking = await find(http, reference, options);
  return booking ? http.mapped(() => mapBooking(booking)) : { status: 'not_found' };
}

export async function cancelQuote(
  http: Http,
  { reference }: BookingRef,
  options: CallOptions,
): Promise<SupplierCancelQuote> {
  const id = await bookingId(http, reference, options);
  const { data } = await mustCall(http, { path: `/v3.0/bookings/${id}` }, options);
  return http.mapped(() => {
    const booking = object(data, 'data');
    const { cancellation_fee, refund_amount, currency } = object(booking.cancellation, 'cancellation');
    const inCurrency = (value: unknown, at: string): Money =>
      fromDecimal(number(value, at), string(currency, 'currency'));
    return {
      refund: inCurrency(refund_amount, 'refund_amount'),
      penalty: inCurrency(cancellation_fee, 'cancellation_fee'),
      expiresAt: instant(booking.cancellationExpiration, 'cancellationExpiration'),
      refundTo: 'original',
    };
  });
}

/** Cancelling what is cancelled already succeeds again. */
export async function cancel(
  http: Http,
  { reference }: BookingRef,
  options: CallOptions,
): Promise<{ status: 'cancelled' | 'pending' }> {
  const id = await bookingId(http, reference, options);
  const { data } = await mustCall(
    http,
    { method: 'PUT', path: `/v3.0/bookings/${id}`, booking: true },
    options,
  );
  return http.mapped(() => {
    const status = string(object(data, 'data').status, 'status');
    return { status: status.startsWith('CANCELLED') ? 'cancelled' : 'pending' };
  });
}

function mapBooking(booking: Json): SupplierBooking<StayDone> {
  const supplierReference = string(booking.bookingId, 'bookingId');
  const status = string(booking.status, 'status');
  if (status === 'CONFIRMED') {
    const propertyConfirmation = text(booking.hotelConfirmationCode) || null;
    return { status: 'confirmed', supplierReference, done: { propertyConfirmation }, documents: 'ready' };
  }
  if (status === 'PENDING') return { status: 'pending', supplierReference, decidedBy: null };
  // only its seller can cancel a booking, and what it gave back is told beforehand alone
  if (status.startsWith('CANCELLED'))
    return { status: 'cancelled', supplierReference, by: 'us', refund: null };
  if (status === 'REJECTED') return { status: 'rejected', reason: 'rejected_by_property' };
  throw new TypeError(`status ${status} is not known`);
}

async function find(http: Http, reference: string, options: CallOptions): Promise<Json | null> {
  const { data } = await mustCall(
    http,
    { path: `/v3.0/bookings?${new URLSearchParams({ clientReference: reference })}` },
    options,
  );
  return http.mapped(() => objects(data, 'data')[0] ?? null);
}

async function bookingId(http: Http, reference: string, options: CallOptions): Promise<string> {
  const booking = await find(http, reference, options);
  if (!booking) throw new SupplierError(http.supplier, 'rejected', `no booking under ${reference}`);
  return encodeURIComponent(http.mapped(() => string(booking.bookingId, 'bookingId')));
}
