import { createHttp, type AdapterOptions, type Http, type HttpRequest } from '../../http.ts';
import {
  SupplierError,
  type CallOptions,
  type StayRequest,
  type SupplierLimits,
} from '../../../port/index.ts';
import { number, object, text, type Json } from '../../read.ts';

export const meridianName = 'meridian';

export const meridianLimits: SupplierLimits = {
  quoteMs: 20_000,
  bookMs: 90_000,
  lookup: 'reference',
  pendingMs: 24 * 3_600_000,
};

/** A 503 or 429 of meridian is its own: it took nothing in. */
export function createMeridianClient(options: AdapterOptions): Http {
  return createHttp(meridianName, options, { bookMs: meridianLimits.bookMs, nothingBooked: [429, 503] });
}

/** What every LiteAPI answer is: `data`, or an `error` with a number. */
export type Answer = { data: unknown; whole: Json } | { error: { code: number; message: string } };

/** LiteAPI tells expected failures by an `error` body, with status 200 or 4xx alike. */
export async function call(http: Http, request: HttpRequest, options: CallOptions): Promise<Answer> {
  const { status, body } = await http.json({ expect: [200, 400, 404], ...request }, options);
  return http.mapped(() => {
    const whole = object(body, 'answer');
    if (whole.error !== undefined) {
      const error = object(whole.error, 'error');
      return { error: { code: number(error.code, 'error.code'), message: text(error.message) } };
    }
    if (status !== 200) throw new TypeError(`status ${status} without an error`);
    return { data: whole.data, whole };
  });
}

/** For calls whose every `error` is a broken expectation. */
export async function mustCall(
  http: Http,
  request: HttpRequest,
  options: CallOptions,
): Promise<{ data: unknown; whole: Json }> {
  const answer = await call(http, request, options);
  if ('error' in answer)
    throw new SupplierError(http.supplier, 'rejected', `error ${answer.error.code}: ${answer.error.message}`);
  return answer;
}

export const errorCodes = { noAvailability: 2001, hotelNotFound: 2003, bookingRejected: 2013 } as const;

export function stayBody({ checkIn, checkOut, occupancy, nationality }: StayRequest): Json {
  return {
    checkin: checkIn,
    checkout: checkOut,
    currency: 'EUR',
    guestNationality: nationality ?? 'US',
    occupancies: occupancy.map(({ adults, childAges }) => ({ adults, children: childAges })),
  };
}
