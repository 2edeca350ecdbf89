import type { Client } from '@portolan/client';
import type { BookingEvent } from '@portolan/contract';
import type { HotelsApi } from '@portolan/core/hotels';

/** The calls behind the form, over the agency's client. */
export function createHotelsApi(client: Client): Omit<HotelsApi, 'suggest'> {
  return {
    search: (body, options) => client.stream('searchHotels', { body, ...options }),
    details: async (body, options) => (await client.call('getHotel', { body, ...options })).data,
    createQuote: async (body, options) => (await client.call('createQuote', { body, ...options })).data,
    getQuote: async (quoteId, options) =>
      (await client.call('getQuote', { params: { quoteId }, ...options })).data,
    createBooking: async (body, options) => (await client.call('createBooking', { body, ...options })).data,
    confirmPayment: async (reference, { token, ...options } = {}) =>
      (await client.call('confirmPayment', { params: { reference }, body: { token }, ...options })).data,
    getBooking: async (reference, { token, ...options } = {}) =>
      (await client.call('getBooking', { params: { reference }, query: { token }, ...options })).data,
  };
}

/** What happens to a booking, as it happens; ends when the connection does. */
export function followBooking(
  client: Client,
  reference: string,
  { token, signal }: { token: string | undefined; signal: AbortSignal },
): AsyncIterable<BookingEvent> {
  // The operation answers a list, or when streamed its members.
  return client.stream('getBookingEvents', {
    params: { reference },
    query: { token },
    signal,
  }) as unknown as AsyncIterable<BookingEvent>;
}
