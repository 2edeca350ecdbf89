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

/** One itinerary under our reference. aurora refuses a second one, and the first is then told instead. */
export async function book(
  http: Http,
  ask: BookAsk<StayAsked>,
  options: CallOptions,
): Promise<SupplierBooking<StayDone>> {
  const { reference, quoteKey, asked, travellers, contact, wishes } = ask;
  const { status, body } = await http.json(
    {
      method: 'POST',
      path: `/v3/itineraries?${new URLSearchParams({ token: quoteKey })}`,
      booking: true,
      expect: [201, 202, 409],
      body: {
        affiliate_reference_id: reference,
        hold: false,
        email: contact.email,
        phone: { number: contact.phone },
        rooms: asked.occupancy.map((_, room) => {
          const guest = adultOf(travellers, room);
          return {
            given_name: guest?.firstName,
            family_name: guest?.lastName,
            ...(wishes ? { special_request: wishes } : {}),
          };
        }),
      },
    },
    options,
  );
  if (status === 409) {
    const reason = http.mapped(() => string(object(body, 'refusal').type, 'type'));
    return reason === 'duplicate_itinerary'
      ? await retrieve(http, { reference }, options)
      : { status: 'rejected', reason };
  }
  const supplierReference = http.mapped(() => string(object(body, 'itinerary').itinerary_id, 'itinerary_id'));
  return status === 202
    ? { status: 'pending', supplierReference, decidedBy: null }
    : { status: 'confirmed', supplierReference, done: { propertyConfirmation: null }, documents: 'ready' };
}

export async function retrieve(
  http: Http,
  { reference }: Pick<BookingRef, 'reference'>,
  options: CallOptions,
): Promise<SupplierBooking<StayDone>> {
  const itinerary = await find(http, reference, options);
  if (!itinerary) return { status: 'not_found' };
  return http.mapped(() => {
    const supplierReference = string(itinerary.itinerary_id, 'itinerary_id');
    const rooms = objects(itinerary.rooms, 'rooms');
    const statuses = rooms.map((room) => text(room.status));
    if (statuses.includes('rejected')) return { status: 'rejected', reason: 'rejected_by_property' };
    // only its seller can cancel an itinerary, and what it gave back is told beforehand alone
    if (statuses.every((status) => status === 'canceled'))
      return { status: 'cancelled', supplierReference, by: 'us', refund: null };
    if (statuses.includes('pending')) return { status: 'pending', supplierReference, decidedBy: null };
    const told = rooms.map((room) => text(object(room.confirmation_id ?? {}, 'confirmation_id').property));
    const propertyConfirmation = told.filter(Boolean).join(', ') || null;
    return { status: 'confirmed', supplierReference, done: { propertyConfirmation }, documents: 'ready' };
  });
}

export async function cancelQuote(
  http: Http,
  { reference }: BookingRef,
  options: CallOptions,
): Promise<SupplierCancelQuote> {
  const id = await itineraryId(http, reference, options);
  const { body } = await http.json({ path: `/v3/itineraries/${id}/cancellation` }, options);
  return http.mapped(() => {
    const answer = object(body, 'cancellation');
    return {
      refund: moneyOf(answer.refund, 'refund'),
      penalty: moneyOf(answer.penalty, 'penalty'),
      expiresAt: instant(answer.expires, 'expires'),
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
  const id = await itineraryId(http, reference, options);
  const { status } = await http.json(
    { method: 'DELETE', path: `/v3/itineraries/${id}`, booking: true, expect: [202, 204] },
    options,
  );
  return { status: status === 202 ? 'pending' : 'cancelled' };
}

async function find(http: Http, reference: string, options: CallOptions): Promise<Json | null> {
  const query = new URLSearchParams({ affiliate_reference_id: reference });
  const { body } = await http.json({ path: `/v3/itineraries?${query}` }, options);
  return http.mapped(() => objects(body, 'itineraries')[0] ?? null);
}

async function itineraryId(http: Http, reference: string, options: CallOptions): Promise<string> {
  const itinerary = await find(http, reference, options);
  if (!itinerary) throw new SupplierError(http.supplier, 'rejected', `no booking under ${reference}`);
  return encodeURIComponent(http.mapped(() => string(itinerary.itinerary_id, 'itinerary_id')));
}

function moneyOf(value: unknown, at: string): Money {
  const amount = object(value, at);
  return fromDecimal(number(amount.value, `${at}.value`), string(amount.currency, `${at}.currency`));
}
