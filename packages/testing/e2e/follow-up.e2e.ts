import type { Booking, CancelQuote } from '@portolan/contract';
import { describe, expect, inject, it } from 'vitest';
import { violationsIn } from '../src/product-invariants.ts';
import { anOwnAgency } from '../src/stage.ts';
import { createApi, newKey } from './api-steps.ts';

const product = inject('product');
const agency = anOwnAgency();
const { call, book } = createApi(product, agency.subdomain);

/** All of them in `npm run prove`; in `npm test` one, by its seed. */
function sampled<T>(all: T[]): T[] {
  const seed = Number(process.env.PORTOLAN_SEED ?? 1);
  return process.env.PORTOLAN_PROVE ? all : all.slice(seed % all.length, (seed % all.length) + 1);
}

/** What the traveller's page reads, until it says so. */
async function until(reference: string, token: string, wanted: string): Promise<Booking> {
  for (;;) {
    const { body } = await call<{ data: Booking }>('GET', `/api/bookings/${reference}?token=${token}`);
    if (body.data.status === wanted) return body.data;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe('a supplier’s bad luck, on the running product', () => {
  // What the traveller hears at once, and what it becomes.
  it.concurrent.each([
    ['timeout_but_booked', 'documented', 'documented'],
    ['duplicate_reference', 'documented', 'documented'],
    ['book_bad_response', 'documented', 'documented'],
    ['timeout_not_booked', 'unknown', 'unknown'],
    ...sampled([
      ['late_visibility', 'unknown', 'documented'],
      ['pending_then_confirm', 'pending', 'documented'],
      ['pending_then_reject', 'pending', 'rejected'],
    ]),
  ])('%s answers %s and becomes %s', async (scenario, first, last) => {
    const index = scenario.length;
    const { status, body } = await book(index, { scenario });
    expect([status, body.data.status]).toEqual([200, first]);
    const { reference, accessToken = '' } = body.data;
    const settled = await until(reference, accessToken, last);
    if (last === 'documented') expect(settled.paymentStatus).toBe('captured');
    if (last === 'unknown') expect(settled.paymentStatus).toBe('authorised');
  });

  it.each(['service_unavailable', 'bad_response'])(
    '%s before anything is booked answers 503, and nothing is charged',
    async (scenario) => {
      const { status, body } = await book(1, { scenario });
      expect([status, body.code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
    },
  );
});

describe('cancelling, on the running product', () => {
  it.concurrent.each<[scenario: string | undefined, first: string, last: string]>([
    [undefined, 'cancelled', 'cancelled'],
    ['cancel_never', 'cancel_unknown', 'cancel_unknown'],
    ['cancel_refused', 'documented', 'documented'],
    // These wait for jobs by the real clock; the database tests have them by a clock of their own.
    ...(process.env.PORTOLAN_PROVE
      ? ([
          ['cancel_later', 'cancel_unknown', 'cancelled'],
          ['cancel_timeout', 'cancel_unknown', 'cancelled'],
        ] satisfies [string, string, string][])
      : []),
  ])('%s answers %s and becomes %s', async (scenario, first, last) => {
    const { body } = await book(30 + (scenario?.length ?? 0));
    const { reference, accessToken = '' } = body.data;
    const at = `/api/bookings/${reference}`;
    const quote = await call<{ data: CancelQuote }>(
      'POST',
      `${at}/cancel-quote?token=${accessToken}`,
      {},
      newKey(),
    );
    expect(quote.status).toBe(200);
    const { cancelQuoteId, refund } = quote.body.data;
    const request = { cancelQuoteId, ...(scenario ? { scenario } : {}) };
    const answer = await call<{ data: Booking }>(
      'POST',
      `${at}/cancel?token=${accessToken}`,
      request,
      newKey(),
    );
    expect([answer.status, answer.body.data.status]).toEqual([200, first]);
    const settled = await until(reference, accessToken, last);
    if (last === 'cancelled') expect(settled.cancelled?.refund).toEqual(refund);
  });

  it('keeps every invariant: suppliers, gateway, ledger and our rows agree', async () => {
    expect(await violationsIn(product, agency.id)).toEqual([]);
  });
});
