import type { Client } from '@portolan/client';
import type { Booking, BookingEvent } from '@portolan/contract';
import type { BookingPageApi, CancellingApi, PaymentChoice, RenewingApi } from '@portolan/core/booking-page';

/** The calls behind the page of one booking. */
export function createBookingApi(client: Client): BookingPageApi & CancellingApi & RenewingApi {
  return {
    getBooking: async (reference, { token, signal }) =>
      (await client.call('getBooking', { params: { reference }, query: { token }, signal })).data,
    listEvents: async (reference, { token, signal }) =>
      (await client.call('getBookingEvents', { params: { reference }, query: { token }, signal })).data,
    listDocuments: async (reference, { token, signal }) =>
      (await client.call('listDocuments', { params: { reference }, query: { token }, signal })).data,
    // The operation answers a list, or when streamed its members.
    followEvents: (reference, { token, signal, after }) =>
      client.stream('getBookingEvents', {
        params: { reference },
        query: { token, after: String(after) },
        signal,
      }) as unknown as AsyncIterable<BookingEvent>,
    quoteCancellation: async (reference, { token, ...options }) =>
      (
        await client.call('quoteCancellation', {
          params: { reference },
          query: { token },
          body: {},
          ...options,
        })
      ).data,
    renewAuthorisation: async (reference, cardToken, { token, ...options }) =>
      (
        await client.call('renewAuthorisation', {
          params: { reference },
          body: { cardToken, ...(token === undefined ? {} : { token }) },
          ...options,
        })
      ).data,
    cancelBooking: async (reference, cancelQuoteId, { token, ...options }) =>
      (
        await client.call('cancelBooking', {
          params: { reference },
          query: { token },
          body: { cancelQuoteId },
          ...options,
        })
      ).data,
  };
}

/** Pays the next instalment of a booking; the answer has an `action` while the bank asks. */
export async function payInstalment(
  client: Client,
  reference: string,
  payment: PaymentChoice,
  { token, ...options }: { token: string | undefined; signal: AbortSignal; idempotencyKey: string },
): Promise<Booking> {
  const { data } = await client.call('payInstalment', {
    params: { reference },
    body: { token, payment },
    ...options,
  });
  return data;
}
