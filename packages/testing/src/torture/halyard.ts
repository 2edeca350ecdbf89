// The supplier of voyages. It runs in this process and has its books in memory, so that nothing broken can lie about them; servers reach
// it over HTTP, through doors.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SupplierError, type SupplierChange } from '@portolan/suppliers';
import {
  answerVoyages,
  createFakeVoyageSupplier,
  type FakeBooked,
  type VoyageBackend,
} from '@portolan/suppliers/testing';
import { fateOf, voyageOf } from './voyage-plan.ts';

export const halyardName = 'halyard';
const minute = 60_000;
const hour = 60 * minute;

/** One hold in its books. */
export interface HalyardHold {
  expiresAt: number;
  /** Our reference of the booking that was made of it. */
  bookedAs: string | null;
  released: boolean;
}

/** What it has in its books. */
export interface HalyardBooks {
  /** By our reference. */
  readonly booked: ReadonlyMap<string, FakeBooked>;
  readonly holds: ReadonlyMap<string, HalyardHold>;
  /** What it was paid after booking, by our reference: an amount, minor units of USD, for each call. */
  readonly paid: ReadonlyMap<string, number[]>;
  /** How much news it has told so far. */
  readonly newsTold: number;
}

export interface Halyard {
  readonly port: number;
  readonly books: HalyardBooks;
  /** When it next does something by itself, ms since the epoch; `null` when nothing is left. */
  nextMoment(): number | null;
  /** Loses every connection and is gone for so long. */
  fall(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** @param now the time that all processes share, ms since the epoch */
export async function openHalyard(now: () => number): Promise<Halyard> {
  const fake = createFakeVoyageSupplier({ name: halyardName, now });
  const { verbs, booked } = fake.booking;
  const holds = new Map<string, HalyardHold>();
  const payments = new Map<string, Map<string, number>>();
  const cancelledByUs = new Set<string>();
  const news: SupplierChange[] = [];
  /** What it will do by itself. */
  let plans: { at: number; act: () => void }[] = [];

  function happen(): void {
    const due = plans.filter(({ at }) => at <= now()).sort((a, b) => a.at - b.at);
    plans = plans.filter((plan) => !due.includes(plan));
    for (const { act } of due) act();
  }

  function tell(reference: string, kind: SupplierChange['kind'], changeId: string): void {
    const at = new Date(now()).toISOString();
    news.push({ reference, changeId, at, kind, answerBy: null, facts: {} });
  }

  /** Gives a new booking the fate of its voyage. */
  function begin(reference: string, booking: FakeBooked, voyageId: string): void {
    const { pending, promises, confirms, rejects, ticketsLater, tickets, cancels, changes, falseAlarm } =
      fateOf(voyageId);
    const began = now();
    const at = (hours: number | undefined, act: () => void) => {
      if (hours !== undefined) plans.push({ at: began + hours * hour, act });
    };
    if (pending) booking.status = 'pending';
    if (promises !== undefined) booking.decidedBy = new Date(began + promises * hour).toISOString();
    if (ticketsLater) booking.documents = 'later';
    at(confirms, () => {
      if (booking.status === 'pending') booking.status = undefined;
    });
    at(rejects, () => {
      if (booking.status === 'pending') booking.status = 'rejected';
    });
    at(tickets, () => {
      booking.documents = 'ready';
      tell(reference, 'documents', 'tickets');
    });
    at(cancels, () => {
      if (booking.status !== undefined || cancelledByUs.has(reference)) return;
      Object.assign(booking, { status: 'cancelled', cancelledBy: 'supplier' });
      tell(reference, 'cancelled', 'gone');
    });
    at(changes, () => {
      tell(reference, 'schedule', 'port');
      tell(reference, 'schedule', 'port');
    });
    at(falseAlarm, () => tell(reference, 'cancelled', 'rumour'));
  }

  const backend: VoyageBackend = {
    ...fake,
    async quote(ask, options) {
      fake.voyages.set(ask.asked.voyageId, voyageOf(ask.asked.voyageId));
      return verbs.quote(ask, options);
    },
    async hold(ask, options) {
      const hold = await verbs.hold(ask, options);
      const expiresAt = now() + 40 * minute;
      holds.set(hold.holdId, { expiresAt, bookedAs: null, released: false });
      const until = new Date(expiresAt).toISOString();
      return { ...hold, expiresAt: until, priceGuaranteedUntil: until };
    },
    async release(holdId) {
      const hold = holds.get(holdId);
      if (!hold) throw new SupplierError(halyardName, 'rejected', 'no such hold');
      hold.released = true;
    },
    async book(ask, options) {
      const { reference, holdId, asked } = ask;
      const known = booked.has(reference);
      let answer: Awaited<ReturnType<typeof verbs.book>>;
      try {
        answer = await verbs.book(ask, options);
      } finally {
        const booking = booked.get(reference);
        if (booking && !known) {
          // Where it is pending, a scenario has decided already.
          if (booking.status === undefined) begin(reference, booking, asked.voyageId);
          const hold = holdId === null ? undefined : holds.get(holdId);
          if (hold) hold.bookedAs = reference;
        }
      }
      return booked.has(reference) ? verbs.retrieve(refTo(reference), {}) : answer;
    },
    async cancel(ref, options) {
      const { scenario, ...rest } = options;
      const booking = booked.get(ref.reference);
      if (booking?.status === 'cancelled') return { status: 'cancelled' };
      if (scenario === 'cancel_refused') throw new SupplierError(halyardName, 'rejected', 'refuses');
      cancelledByUs.add(ref.reference);
      if (scenario === 'cancel_never') return { status: 'pending' };
      if (scenario === 'cancel_later' && booking) {
        plans.push({ at: now() + 2 * hour, act: () => void (booking.status = 'cancelled') });
        return { status: 'pending' };
      }
      const done = await verbs.cancel(ref, rest);
      if (scenario === 'cancel_timeout') throw new SupplierError(halyardName, 'timeout', 'says nothing');
      return done;
    },
    async pay(ref, amount, options, callId) {
      const of = payments.get(ref.reference) ?? new Map<string, number>();
      payments.set(ref.reference, of);
      if (of.has(callId)) return verbs.retrieve(ref, {});
      const answer = await verbs.pay(ref, amount, options);
      of.set(callId, amount.amount);
      return answer;
    },
    changes: (cursor) =>
      news.slice(Number(cursor ?? 0)).map((change, at) => ({ cursor: String(Number(cursor ?? 0) + at + 1), change })), // prettier-ignore
  };

  const answer = answerVoyages(backend);
  const server = createServer((request, reply) => {
    happen();
    answer(request, reply);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    books: {
      booked,
      holds,
      get paid() {
        return new Map([...payments].map(([reference, calls]) => [reference, [...calls.values()]]));
      },
      get newsTold() {
        happen();
        return news.length;
      },
    },
    nextMoment: () => (plans.length === 0 ? null : Math.min(...plans.map(({ at }) => at))),
    async fall(ms) {
      await close();
      await new Promise((resolve) => setTimeout(resolve, ms));
      await listen(port);
    },
    stop: close,
  };
}

/** All that the fake needs to find a booking. */
const refTo = (reference: string) => ({
  reference,
  supplierReference: null,
  holdId: null,
  quoteKey: '',
  submittedAt: '',
  lead: { firstName: '', lastName: '' },
});
