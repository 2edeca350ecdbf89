import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { Booking, HotelDetails, HotelSearchEvent, Quote } from '@portolan/contract';
import type { ProductAddresses } from '../src/product.ts';
import { stay } from './steps.ts';

export interface Answer<T> {
  status: number;
  body: T & { code?: string };
}

export interface Api {
  /** One call of an agency's own site; Node does not know `*.localhost`, so the host goes into a header. */
  call<T>(method: string, path: string, body?: object, key?: string): Promise<Answer<T>>;
  /** A room of the so many-th hotel around Lisbon, one that may be cancelled for nothing where there is one. */
  aQuote(index: number): Promise<Quote>;
  /** Books such a room with a good card. @param part replaces members of the request, such as `scenario` */
  book(index: number, part?: object): Promise<Answer<{ data: Booking }>>;
}

const asked = {
  checkIn: stay.start,
  checkOut: stay.end,
  occupancy: [{ adults: 2, childAges: [] }],
  currency: 'USD',
};

/** A key that no other call has used. */
export const newKey = () => `e2e-${randomUUID()}`;

/** The API of an agency of a running product, without a browser: what is not the subject of a test is set up by it. */
export function createApi(product: ProductAddresses, subdomain = 'harbour'): Api {
  const host = new URL(product.site).host.replace(/^\w+/, subdomain);
  const port = Number(new URL(product.api).port);

  function send(method: string, path: string, body?: object, key?: string): Promise<[number, string]> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            host,
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(key ? { 'idempotency-key': key } : {}),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => resolve([response.statusCode ?? 0, text]));
        },
      );
      request.on('error', reject);
      request.end(body && JSON.stringify(body));
    });
  }

  const api: Api = {
    async call(method, path, body, key) {
      const [status, text] = await send(method, path, body, key);
      return { status, body: JSON.parse(text || '{}') as never };
    },

    async aQuote(index) {
      const place = { latitude: 38.7223, longitude: -9.1393, radiusKm: 15 };
      const [, text] = await send('POST', '/api/hotels/search', { ...asked, ...place });
      const ids = text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as HotelSearchEvent)
        .flatMap((event) =>
          event.type === 'offers' ? event.results.map(({ propertyId }) => propertyId) : [],
        );
      const propertyId = ids[index % ids.length];
      const { body } = await api.call<{ data: HotelDetails }>('POST', '/api/hotels/details', {
        propertyId,
        ...asked,
      });
      const offers = body.data.rooms.flatMap((room) => room.offers);
      const offer = offers.find(({ cancellation }) => cancellation.freeUntil !== null) ?? offers[0]!;
      return (await api.call<{ data: Quote }>('POST', '/api/quotes', { offerId: offer.offerId })).body.data;
    },

    async book(index, part = {}) {
      const quote = await api.aQuote(index);
      const body = {
        quoteId: quote.quoteId,
        acceptedVersion: quote.version,
        travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }],
        contact: { email: 'ada@example.test', phone: '+351 210 000 000' },
        payment: { method: 'card', token: await aCardToken(product) },
        ...part,
      };
      return api.call('POST', '/api/bookings', body, newKey());
    },
  };
  return api;
}

/** What the gateway's own form makes of a card. */
export async function aCardToken(product: ProductAddresses, number = '4242424242424242'): Promise<string> {
  const answer = await fetch(`${product.gateway}/frame/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: 'pk_gateway_demo', number, expiry: '12/34', cvc: '123', name: 'Ada' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The page of a booking by its signed link. */
export function bookingLink(site: string, { reference, accessToken }: Booking, lng = 'en'): string {
  const query = new URLSearchParams({ ...(accessToken ? { token: accessToken } : {}), lng });
  return `${site}/booking/${reference}?${query}`;
}
