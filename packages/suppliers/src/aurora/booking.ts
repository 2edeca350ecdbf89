import { fromDecimal, type Money } from '@portolan/core';
import type { Http } from '../http.ts';
import { SupplierError, type CallOptions, type HotelBookRequest, type SupplierBooking } from '../port.ts';
import { instant, number, object, objects, string, text, type Json } from '../read.ts';

/** One itinerary under our reference. aurora refuses a second one, and the first is then told instead. */
export async function book(
  http: Http,
  request: HotelBookRequest,
  options: CallOptions,
): Promise<SupplierBooking> {
  const { reference, quoteKey, occupancy, guests, contact, specialRequests } = request;
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
        rooms: occupancy.map((_, room) => {
          // the first adult named for the room answers for it; without one the party's first guest does
          const guest = guests.find((each) => each.room === room && each.age === undefined) ?? guests[0];
          return {
            given_name: guest?.firstName,
            family_name: guest?.lastName,
            ...(specialRequests ? { special_request: specialRequests } : {}),
          };
        }),
      },
    },
    options,
  );
  if (status === 409) {
    const reason = http.mapped(() => string(object(body, 'refusal').type, 'type'));
    return reason === 'duplicate_itinerary'
      ? await retrieve(http, reference, options)
      : { status: 'rejected', reason };
  }
  const supplierReference = http.mapped(() => string(object(body, 'itinerary').itinerary_id, 'itinerary_id'));
  return { status: status === 202 ? 'pending' : 'confirmed', supplierReference };
}

export async function retrieve(
  http: Http,
  reference: string,
  options: CallOptions,
): Promise<SupplierBooking> {
  const itinerary = await find(http, reference, options);
  if (!itinerary) return { status: 'not_found' };
  return http.mapped(() => {
    const supplierReference = string(itinerary.itinerary_id, 'itinerary_id');
    const statuses = objects(itinerary.rooms, 'rooms').map((room) => text(room.status));
    if (statuses.includes('rejected')) return { status: 'rejected', reason: 'rejected_by_property' };
    if (statuses.every((status) => status === 'canceled')) return { status: 'cancelled', supplierReference };
    return { status: statuses.includes('pending') ? 'pending' : 'confirmed', supplierReference };
  });
}

export async function cancelQuote(
  http: Http,
  reference: string,
  options: CallOptions,
): Promise<{ refund: Money; penalty: Money; expiresAt: string }> {
  const id = await itineraryId(http, reference, options);
  const { body } = await http.json({ path: `/v3/itineraries/${id}/cancellation` }, options);
  return http.mapped(() => {
    const answer = object(body, 'cancellation');
    return {
      refund: moneyOf(answer.refund, 'refund'),
      penalty: moneyOf(answer.penalty, 'penalty'),
      expiresAt: instant(answer.expires, 'expires'),
    };
  });
}

/** Cancelling what is cancelled already succeeds again. */
export async function cancel(
  http: Http,
  reference: string,
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
