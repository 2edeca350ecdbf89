import { money, percentOf, type Money } from '@portolan/core';
import {
  SupplierError,
  type BookingRef,
  type BookingSupplier,
  type CallOptions,
  type SupplierBooking,
  type SupplierPart,
  type TravellerNeeds,
} from '@portolan/suppliers';

/** The verbs that every fake supplier shares, whatever its service. */
export type BookingVerbs<Asked, Facts, Done> = Required<
  Pick<
    BookingSupplier<Asked, Facts, Done>,
    'quote' | 'hold' | 'book' | 'retrieve' | 'cancelQuote' | 'cancel' | 'pay'
  >
>;

export interface FakeBookingOptions<Asked, Facts, Done> {
  /** The supplier's. */
  name: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  /**
   * The parts of an offer as they are sold now; `null` when sold out.
   * @throws {SupplierError} `rejected` for a key that was never given out
   */
  partsOf(key: string, asked: Asked): readonly SupplierPart<Facts>[] | null;
  needs: TravellerNeeds;
  done: Done;
  /** What follows its confirmations later, such as tickets. @default 'ready' */
  documents?: 'ready' | 'later';
  /** When quotes and holds end. @default in half an hour */
  expiresAt?: () => string;
  /** What cancelling costs now. @default by the terms of each part */
  penaltyOf?(parts: readonly SupplierPart<Facts>[], now: number): Money;
  /** Before every call; answers the scenario to play. @default {@link scenarioFor} after {@link failAsAsked} */
  begin?(call: CallOptions): Promise<string | null>;
}

/** A booking in a fake's books. */
export interface FakeBooked {
  supplierReference: string;
  /** @default 'confirmed' */
  status?: 'cancelled' | 'pending' | 'rejected' | undefined;
  /** Who cancelled it. @default 'us' */
  cancelledBy?: 'us' | 'supplier';
  /** While it is pending: until when the supplier promises an answer. */
  decidedBy?: string | null;
  /** A pending one becomes this when it is looked at once more than `looks`. */
  becomes?: 'confirmed' | 'rejected';
  looks?: number;
  parts?: readonly SupplierPart<unknown>[];
  /** @default as the fake was made */
  documents?: 'ready' | 'later';
  /** What was paid of it after it was booked. */
  payments?: Money[];
}

/** The booking half of a fake, and its books, which a test may read and write. */
export interface FakeBooking<Asked, Facts, Done> {
  verbs: BookingVerbs<Asked, Facts, Done>;
  /** By our reference. */
  booked: Map<string, FakeBooked>;
  /** How often it was asked to book, by our reference. */
  attempts: Map<string, number>;
  /** Scenarios that the next quote or booking plays, then forgotten. */
  next: { quote: string | null; book: string | null };
}

/**
 * Quotes, holds, books and cancels in memory. It plays the sandboxes' scenarios, so that every fake made of it passes
 * `describeBookingSupplier`.
 */
export function createFakeBooking<Asked, Facts, Done>(
  options: FakeBookingOptions<Asked, Facts, Done>,
): FakeBooking<Asked, Facts, Done> {
  const { name, now, partsOf, needs, done, documents = 'ready', penaltyOf = agreedPenalty } = options;
  const { expiresAt = () => new Date(now() + 30 * 60_000).toISOString() } = options;
  const { begin = (call: CallOptions) => failAsAsked(name, call) } = options;
  const booked = new Map<string, FakeBooked>();
  const attempts = new Map<string, number>();
  const quotes = new Map<string, readonly SupplierPart<Facts>[]>();
  const next: FakeBooking<Asked, Facts, Done>['next'] = { quote: null, book: null };
  let serial = 0;

  const bookingOf = ({ reference }: BookingRef): FakeBooked => {
    const booking = booked.get(reference);
    if (!booking) throw new SupplierError(name, 'rejected', `no booking under ${reference}`);
    return booking;
  };

  const answer = ({ status, supplierReference, ...more }: FakeBooked): SupplierBooking<Done> => {
    switch (status) {
      case undefined:
        return { status: 'confirmed', supplierReference, done, documents: more.documents ?? documents };
      case 'pending':
        return { status, supplierReference, decidedBy: more.decidedBy ?? null };
      case 'cancelled':
        return { status, supplierReference, by: more.cancelledBy ?? 'us', refund: null };
      case 'rejected':
        return { status, reason: 'rejected_by_supplier' };
    }
  };

  const verbs: BookingVerbs<Asked, Facts, Done> = {
    async quote({ key, asked }, call) {
      const scenario = await begin(call);
      const play = scenario ?? next.quote;
      next.quote = null;
      const sold = partsOf(key, asked);
      if (!sold || play === 'sold_out') return { status: 'sold_out' };
      const moved = play === 'price_changed' ? 10_800 : play === 'price_dropped' ? 9_500 : 10_000;
      const stricter = play === 'terms_changed';
      const parts = sold.map((part) => movedPart(part, moved, stricter));
      const quoteKey = `q${++serial}|${key}`;
      quotes.set(quoteKey, parts);
      const quoted = { quoteKey, expiresAt: expiresAt(), parts, needs };
      if (moved === 10_000 && !stricter) return { status: 'available', ...quoted };
      return { status: 'price_changed', ...quoted, changed: [stricter ? 'terms' : 'price'] };
    },

    async hold({ key, asked }, call) {
      await begin(call);
      if (!partsOf(key, asked)) throw new SupplierError(name, 'rejected', 'sold out');
      const holdId = `hold-${++serial}`;
      return { holdId, expiresAt: expiresAt(), priceGuaranteedUntil: null, supplierReference: null };
    },

    async book({ reference, quoteKey }, call) {
      const scenario = await begin(call);
      const play = scenario ?? next.book;
      next.book = null;
      attempts.set(reference, (attempts.get(reference) ?? 0) + 1);
      const known = booked.get(reference);
      if (known) return answer(known);
      if (play === 'timeout_not_booked') throw new SupplierError(name, 'timeout', 'scripted timeout');
      if (play === 'rooms_unavailable' || play === 'sold_out')
        return { status: 'rejected', reason: 'rooms_unavailable' };
      const parts = quotes.get(quoteKey);
      if (!parts) return { status: 'rejected', reason: 'bad_quote' };
      const booking: FakeBooked = { supplierReference: `${name}-${++serial}`, parts };
      if (play === 'pending_then_confirm' || play === 'pending_then_reject') {
        booking.status = 'pending';
        booking.becomes = play === 'pending_then_reject' ? 'rejected' : 'confirmed';
        booking.looks = 1;
      }
      booked.set(reference, booking);
      if (play === 'timeout_but_booked') throw new SupplierError(name, 'timeout', 'scripted timeout');
      return answer(booking);
    },

    async retrieve({ reference }, call) {
      await begin(call);
      const booking = booked.get(reference);
      if (!booking) return { status: 'not_found' };
      if (booking.status === 'pending' && booking.becomes) {
        const looks = (booking.looks = (booking.looks ?? 0) - 1);
        if (looks < 0) booking.status = booking.becomes === 'confirmed' ? undefined : booking.becomes;
      }
      return answer(booking);
    },

    async cancelQuote(ref, call) {
      await begin(call);
      const { parts = [] } = bookingOf(ref);
      const { amount, currency } = owed(parts);
      const penalty = penaltyOf(parts as readonly SupplierPart<Facts>[], now());
      const refund = money(amount - penalty.amount, currency);
      return {
        refund,
        penalty: money(penalty.amount, currency),
        expiresAt: expiresAt(),
        refundTo: 'original',
      };
    },

    async cancel(ref, call) {
      await begin(call);
      bookingOf(ref).status = 'cancelled';
      return { status: 'cancelled' };
    },

    async pay(ref, amount, call) {
      await begin(call);
      const booking = bookingOf(ref);
      booking.payments = [...(booking.payments ?? []), amount];
      return answer(booking);
    },
  };
  return { verbs, booked, attempts, next };
}

/** The part of a scenario that is meant for this supplier: `sold_out`, or of `meridian:sold_out` for meridian alone. */
export function scenarioFor(name: string, scenario: string | undefined): string | null {
  const [first = '', second] = (scenario ?? '').split(':');
  if (second !== undefined) return first === name ? second : null;
  return first || null;
}

/**
 * Plays the scenarios that every call knows, and answers which one is left for the verb.
 * @throws {SupplierError} as the scenario says, or `aborted`
 */
export async function failAsAsked(name: string, call: CallOptions, latencyMs = 0): Promise<string | null> {
  const scenario = scenarioFor(name, call.scenario);
  await wait(latencyMs + (scenario === 'slow' ? 5000 : 0), call.signal, name);
  if (scenario === 'service_unavailable') throw new SupplierError(name, 'unavailable', 'scripted failure');
  if (scenario === 'bad_response') throw new SupplierError(name, 'bad_response', 'scripted failure');
  return scenario;
}

async function wait(ms: number, signal: AbortSignal | undefined, name: string): Promise<void> {
  const aborted = () => new SupplierError(name, 'aborted', 'the caller gave up');
  if (signal?.aborted) throw aborted();
  if (ms === 0) return;
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(aborted());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

function movedPart<Facts>(
  part: SupplierPart<Facts>,
  basisPoints: number,
  stricter: boolean,
): SupplierPart<Facts> {
  const { price, terms } = part;
  return {
    ...part,
    price: {
      ...price,
      net: percentOf(price.net, basisPoints),
      taxes: price.taxes.map(({ code, amount }) => ({ code, amount: percentOf(amount, basisPoints) })),
    },
    terms: stricter ? { ...terms, refundable: false, penalties: [] } : terms,
  };
}

function owed(parts: readonly SupplierPart<unknown>[]): Money {
  const currency = parts[0]?.price.net.currency ?? 'USD';
  return money(
    parts.reduce((sum, { price }) => sum + price.net.amount, 0),
    currency,
  );
}

/** What the terms of each part say. */
function agreedPenalty(parts: readonly SupplierPart<unknown>[], now: number): Money {
  const at = new Date(now).toISOString();
  const amounts = parts.map(({ price: { net }, terms }) => {
    if (!terms.refundable) return net.amount;
    const begun = terms.penalties.filter(({ from }) => from <= at).at(-1);
    if (!begun) return 0;
    return 'amount' in begun ? begun.amount.amount : percentOf(net, Math.round(begun.percent * 100)).amount;
  });
  return money(
    amounts.reduce((sum, amount) => sum + amount, 0),
    owed(parts).currency,
  );
}
