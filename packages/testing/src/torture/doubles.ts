// Impatient fingers and nothing else: every booking call is sent two to ten times at once, over two serving processes.

import { send, type Answer } from './http.ts';
import { createRandom } from './random.ts';
import type { Rig } from './rig.ts';
import { cardToken } from './cards.ts';

const site = 'harbour';

export interface DoublesResult {
  /** Booking calls that were sent. */
  calls: number;
  /** Presses of one button: calls under one key. */
  keys: number;
  /** Bookings that stand. */
  bookings: number;
  /** Keys with more than one booking, at ours or at the supplier's. */
  doubleBookings: number;
  /** Bookings that suppliers were asked for more than once. */
  doubleSubmissions: number;
  /** Bookings for which the gateway reserved or took more than once. */
  doubleCharges: number;
  /** Keys under which calls were answered differently. */
  differentAnswers: number;
  /** Calls that nobody answered. */
  unanswered: number;
  /** Examples of what went wrong. */
  problems: string[];
  seconds: number;
}

/**
 * Sends `calls` booking calls and counts in the books of suppliers and gateway what became of them.
 * @param options.abreast keys at a time @default 4
 */
export async function pressTwice(
  rig: Rig,
  options: { calls: number; seed: string; abreast?: number; onProgress?: (calls: number) => void },
): Promise<DoublesResult> {
  const { calls: wanted, seed, abreast = 4 } = options;
  const began = performance.now();
  const random = createRandom(`doubles ${seed}`);
  const result: DoublesResult = {
    calls: 0, keys: 0, bookings: 0, doubleBookings: 0, doubleSubmissions: 0, doubleCharges: 0, differentAnswers: 0, unanswered: 0,
    problems: [], seconds: 0,
  }; // prettier-ignore
  const wrong = (text: string) => {
    if (result.problems.length < 20) result.problems.push(text);
  };
  const port = () => random.pick(rig.servers).port;
  const offers = await someOffers(rig);
  const references: string[] = [];

  let taken = 0;
  async function lane(): Promise<void> {
    while (taken < wanted) {
      const copies = Math.min(random.between(2, 10), Math.max(2, wanted - taken));
      taken += copies;
      const quoted = await send(port(), site, '/api/quotes', { body: { offerId: random.pick(offers) } });
      const quote: { quoteId: string; version: number } | undefined = quoted?.body?.data;
      if (quoted?.status !== 200 || !quote) {
        taken -= copies;
        wrong(`no quote: ${quoted?.status} ${quoted?.text.slice(0, 200)}`);
        if (result.problems.length >= 20) return;
        continue;
      }
      const key = `d-${seed}-${quote.quoteId}`;
      const body = requestFor(quote, (await cardToken(rig, '4242424242424242')) ?? '');
      const answers = await Promise.all(
        Array.from({ length: copies }, (_, index) =>
          send(rig.servers[index % rig.servers.length]?.port ?? 0, site, '/api/bookings', {
            body,
            key,
            timeoutMs: 110_000,
          }),
        ),
      );
      result.keys++;
      result.calls += copies;
      judge(key, answers);
      options.onProgress?.(result.calls);
    }
  }

  function judge(key: string, answers: (Answer | null)[]): void {
    const given = answers.filter((answer) => answer !== null);
    result.unanswered += answers.length - given.length;
    // An error carries the id of its own request; everything else must be the same to the letter.
    const words = new Set(
      given.map(({ status, text }) => `${status} ${status === 200 ? text : text.replace(/"requestId":"[^"]*"/, '')}`),
    ); // prettier-ignore
    if (words.size > 1) {
      result.differentAnswers++;
      wrong(`${key}: ${[...words].map((word) => word.slice(0, 160)).join(' | ')}`);
    }
    for (const reference of new Set(given.map(({ body }) => body?.data?.reference as string | undefined)))
      if (reference) references.push(reference);
      else wrong(`${key}: ${given.find(({ body }) => !body?.data?.reference)?.text.slice(0, 200)}`);
  }

  await Promise.all(Array.from({ length: abreast }, lane));

  rig.books.refresh();
  const rows = await rig.sql<{ booking_id: string; quote_id: string; supplier: string; reference: string }>(
    'select booking_id, quote_id, supplier, reference from bookings where reference = any($1)',
    [references],
  );
  result.bookings = rows.length;
  const quotes = new Set(rows.map((row) => row.quote_id));
  result.doubleBookings += rows.length - quotes.size + (new Set(references).size - rows.length);
  for (const { booking_id: id, supplier, reference } of rows) {
    const charges = rig.books.gateway(id).filter(({ reserved, captured }) => reserved + captured > 0).length;
    if (rig.books.supplier(supplier, id).bookings > 1) result.doubleBookings++;
    if (rig.books.attempts(id) > 1) result.doubleSubmissions++;
    if (charges > 1) result.doubleCharges++;
    if (charges > 1 || rig.books.attempts(id) > 1) wrong(`${reference}: ${charges} charges, ${rig.books.attempts(id)} submissions`); // prettier-ignore
  }
  result.seconds = (performance.now() - began) / 1000;
  return result;
}

interface ShortQuote {
  quoteId: string;
  version: number;
}

/** What a visitor of {@link site} sends to book a quote. */
export function requestFor({ quoteId, version }: ShortQuote, token: string) {
  return {
    quoteId,
    acceptedVersion: version,
    travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }],
    contact: { email: 'ada@example.test', phone: '+351 210 000 000' },
    payment: { method: 'card', token },
  };
}

/** So many quotes of rooms in Lisbon, two months from now. */
export async function prepareQuotes(rig: Rig, count: number): Promise<ShortQuote[]> {
  const offers = await someOffers(rig);
  const quotes: ShortQuote[] = [];
  for (let at = 0; quotes.length < count; at++) {
    const { port = 0 } = rig.servers[at % rig.servers.length] ?? {};
    const answer = await send(port, site, '/api/quotes', { body: { offerId: offers[at % offers.length] } });
    if (answer?.status === 200) quotes.push(answer.body.data as ShortQuote);
    else if (at > count + 50) throw new Error(`no quotes: ${answer?.text.slice(0, 300)}`);
  }
  return quotes;
}

async function someOffers(rig: Rig): Promise<string[]> {
  const port = rig.servers[0]?.port ?? 0;
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const stay = {
    checkIn: day(rig.now() + 60 * 86_400_000),
    checkOut: day(rig.now() + 62 * 86_400_000),
    occupancy: [{ adults: 2, childAges: [] }],
    currency: 'USD',
  };
  const found = await send(port, site, '/api/hotels/search', {
    body: { ...stay, latitude: 38.7223, longitude: -9.1393, radiusKm: 8 },
  });
  const properties = (found?.text ?? '')
    .split('\n')
    .filter((line) => line.includes('"offers"'))
    .flatMap((line) => (JSON.parse(line) as { results?: { propertyId: string }[] }).results ?? []);
  const all: string[] = [];
  for (const { propertyId } of properties.slice(0, 8)) {
    const details = await send(port, site, '/api/hotels/details', { body: { propertyId, ...stay } });
    for (const room of details?.body?.data?.rooms ?? [])
      for (const { offerId } of room.offers as { offerId: string }[]) all.push(offerId);
  }
  if (all.length === 0) throw new Error('No offers were found to book');
  return all;
}

/** One line that says it all. */
export function describeDoubles(result: DoublesResult): string {
  const { calls, keys, bookings, seconds } = result;
  return (
    `double submits: ${calls} calls under ${keys} keys over two servers, ${bookings} bookings: ${result.doubleBookings} double bookings, ` +
    `${result.doubleSubmissions} asked of a supplier twice, ${result.doubleCharges} double charges, ` +
    `${result.differentAnswers} keys with different answers, ${result.unanswered} unanswered (${seconds.toFixed(0)} s)`
  );
}
