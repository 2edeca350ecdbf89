// What voyages of a round are, and what their supplier does with a booking of one. All of it is in the voyage's id, so that every process
// knows the same voyages, and a round again has the same.

import type { FakeVoyage } from '@portolan/suppliers/testing';
import { aVoyage } from '@portolan/suppliers/testing';
import type { Random } from './random.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What the supplier does with a booking by itself; hours since it was booked. */
export interface Fate {
  /** Says "pending" at first. */
  pending?: boolean;
  /** Promises an answer by then, and may not keep the promise. */
  promises?: number;
  confirms?: number;
  rejects?: number;
  /** Its tickets come later; @default at once */
  ticketsLater?: boolean;
  tickets?: number;
  /** Cancels what it confirmed. */
  cancels?: number;
  /** Tells, twice, of another call at a port; it stands as it stood. */
  changes?: number;
  /** Tells of a cancelling that never was. */
  falseAlarm?: number;
}

const fates = {
  prompt: {},
  days: { pending: true, confirms: 50 },
  promised: { pending: true, promises: 96, confirms: 90 },
  no: { pending: true, rejects: 30 },
  silent: { pending: true },
  broken: { pending: true, promises: 10 },
  tickets: { ticketsLater: true, tickets: 5 },
  'no-tickets': { ticketsLater: true },
  cancels: { cancels: 8 },
  'cancels-at-once': { cancels: 0 },
  'confirms-cancels': { pending: true, confirms: 4, cancels: 20 },
  changes: { changes: 3 },
  'false-alarm': { falseAlarm: 2 },
} satisfies Record<string, Fate>;

const shares: [keyof typeof fates, share: number][] = [
  ['prompt', 40], ['days', 6], ['promised', 4], ['no', 6], ['silent', 3], ['broken', 3], ['tickets', 6], ['no-tickets', 3],
  ['cancels', 8], ['cancels-at-once', 3], ['confirms-cancels', 4], ['changes', 6], ['false-alarm', 4],
]; // prettier-ignore

/** When it is paid: all at once, a part and the rest later, all of it later. */
const payments = ['now', 'now', 'deposit', 'deposit', 'later'] as const;

/** The id of some voyage that sails in days to months. */
export function someVoyageId(now: number, random: Random): string {
  const sails = now + random.pick([8, 12, 40, 70, 100]) * day;
  const balanceBy = now + random.pick([2, 4, 6]) * day;
  const left = random.next() * shares.reduce((sum, [, share]) => sum + share, 0);
  let passed = 0;
  const [fate] = shares.find(([, share]) => left < (passed += share)) ?? shares[0]!;
  const cabin = random.pick([80_000, 100_001, 123_457]);
  const on = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return [on(sails), random.pick(payments), on(balanceBy), cabin, fate].join('_');
}

/** The voyage of an id that {@link someVoyageId} made. */
export function voyageOf(voyageId: string): FakeVoyage {
  const [sails = '', payment = '', balanceOn = '', cabin = ''] = voyageId.split('_');
  const by = `${balanceOn}T12:00:00.000Z`;
  const back = new Date(Date.parse(sails) + 7 * day).toISOString().slice(0, 10);
  const { embarks, returns } = aVoyage();
  return aVoyage({
    voyageId,
    embarks: { ...embarks, local: `${sails}T17:00` },
    returns: { ...returns, local: `${back}T08:00` },
    cabin: Number(cabin),
    payment:
      payment === 'deposit'
        ? {
            kind: 'deposit',
            deposit: { amount: Math.round(Number(cabin) / 5), currency: 'USD' },
            balanceBy: by,
          }
        : payment === 'later'
          ? { kind: 'later', by }
          : { kind: 'now' },
  });
}

/** What becomes of a booking of it. */
export function fateOf(voyageId: string): Fate {
  const name = voyageId.split('_').at(-1) ?? '';
  return name in fates ? fates[name as keyof typeof fates] : {};
}
