import type { Client } from '@portolan/client';
import type { BookingEvent } from '@portolan/contract';
import type { BookingPageApi, CancellingApi } from '@portolan/core/booking-page';

/** The calls behind the page of one booking. */
export function createBookingApi(client: Client): BookingPageApi & CancellingApi {
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
