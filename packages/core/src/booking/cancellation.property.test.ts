import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingStates,
  bookingTrack,
  cancellationCost,
  canMove,
  isBeforeSubmission,
  isBooked,
  isFinal,
  isUnsettled,
  listEdges,
  nextPenaltyAt,
  parseReference,
  paymentStates,
  paymentTrack,
  type CancelledPart,
} from './index.ts';
import { penaltyAt } from '../terms/index.ts';

const start = Date.parse('2026-04-01T00:00:00Z');
const hour = 3_600_000;
const instant = (hours: number) => new Date(start + hours * hour).toISOString();

/** Steps whose penalties only grow, as suppliers publish them. */
const steps = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 100 })), { maxLength: 5 })
  .map((list) => {
    const percents = list.map(([, percent]) => percent).sort((a, b) => a - b);
    return [...new Set(list.map(([at]) => at))]
      .sort((a, b) => a - b)
      .map((at, index) => ({ from: instant(at), percent: percents[index]! }));
  });
const part = fc
  .record({
    net: fc.integer({ min: 0, max: 5_000_000 }),
    agencyMarkup: fc.integer({ min: 0, max: 500_000 }),
    platformFee: fc.integer({ min: 0, max: 10_000 }),
    refundable: fc.boolean(),
    penalties: steps,
    supplierPenalty: fc.option(fc.integer({ min: -5, max: 6_000_000 })),
  })
  .map((of): CancelledPart => ({ kind: 'stay', sell: of.net + of.agencyMarkup + of.platformFee, ...of }));
const moment = fc.integer({ min: -10, max: 450 }).map((hours) => start + hours * hour);
const when = (now: number, graceHours = 0) => ({
  now,
  bookedAt: start,
  startsAt: start + 440 * hour,
  policy: { graceHours },
});
const cost = (one: CancelledPart, now: number, graceHours = 0) =>
  cancellationCost([one], when(now, graceHours))[0]!;

describe('what cancelling costs, whatever was agreed', () => {
  it('is conserved: refund and penalty are what was paid, and what is kept is the penalty', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), moment, fc.nat(200), (parts, now, grace) => {
        const shares = cancellationCost(parts, when(now, grace));
        expect(shares.map(({ kind }) => kind)).toEqual(parts.map(({ kind }) => kind));
        shares.forEach(({ paid, refund, penalty, percent, kept }, index) => {
          expect(paid).toBe(parts[index]!.sell);
          expect(refund + penalty).toBe(paid);
          expect(refund).toBeGreaterThanOrEqual(0);
          expect(penalty).toBeGreaterThanOrEqual(0);
          expect(kept.supplier + kept.agency + kept.platform).toBe(penalty);
          expect(kept.platform).toBeGreaterThanOrEqual(0);
          expect(kept.platform).toBeLessThanOrEqual(parts[index]!.platformFee);
          for (const value of [refund, penalty, percent, ...Object.values(kept)])
            expect(Number.isSafeInteger(value)).toBe(true);
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        });
      }),
    );
  });
  it('never falls while time passes, once grace is over', () => {
    fc.assert(
      fc.property(part, moment, moment, (one, a, b) => {
        const quiet = { ...one, supplierPenalty: null };
        expect(cost(quiet, Math.min(a, b)).penalty).toBeLessThanOrEqual(cost(quiet, Math.max(a, b)).penalty);
      }),
    );
  });
  it('is never more than what was agreed, whatever the supplier keeps, and no dearer for its kindness or the agency’s', () => {
    fc.assert(
      fc.property(part, moment, fc.nat(500), (one, now, grace) => {
        const agreed = cost({ ...one, supplierPenalty: null }, now).penalty;
        expect(cost(one, now).penalty).toBeLessThanOrEqual(agreed);
        expect(cost(one, now, grace).penalty).toBeLessThanOrEqual(cost(one, now).penalty);
      }),
    );
  });
  it('is everything or nothing at the ends', () => {
    fc.assert(
      fc.property(part, moment, (one, now) => {
        const strict = { ...one, supplierPenalty: null };
        expect(cost({ ...strict, refundable: false }, now).refund).toBe(0);
        expect(cost({ ...strict, refundable: true, penalties: [] }, now).penalty).toBe(0);
        const free = cost({ ...strict, sell: 0, net: 0, agencyMarkup: 0, platformFee: 0 }, now);
        expect(free).toMatchObject({ paid: 0, refund: 0, penalty: 0, percent: 0 });
        expect(free.kept).toEqual({ supplier: 0, agency: 0, platform: 0 });
      }),
    );
  });
  it('becomes dearer at the next moment that is named, and not before', () => {
    fc.assert(
      fc.property(steps, moment, (penalties, now) => {
        const terms = { penalties, refundable: true, sell: 11_100 };
        const next = nextPenaltyAt(terms, now);
        const percentOf = (at: number) =>
          penaltyAt({ refundable: true, freeUntil: null, steps: penalties as never }, new Date(at).toISOString()).percent!;
        if (next === null) {
          expect(percentOf(start + 1_000 * hour)).toBe(percentOf(now));
          return;
        }
        expect(next).toBeGreaterThan(now);
        expect(percentOf(next)).toBeGreaterThan(percentOf(now));
        expect(percentOf(next - 1)).toBe(percentOf(now));
      }),
    ); // prettier-ignore
  });
});

describe('what cancelling costs, at its edges', () => {
  const one: CancelledPart = {
    kind: 'stay',
    sell: 11_100,
    net: 10_000,
    agencyMarkup: 1_000,
    platformFee: 100,
    refundable: true,
    penalties: [{ from: instant(0), percent: 50 }],
    supplierPenalty: null,
  };
  it('grants grace only while check-in is more than a day away', () => {
    const at = (startsAt: number) =>
      cancellationCost([one], { now: start, bookedAt: start, startsAt, policy: { graceHours: 1 } })[0]!
        .penalty;
    expect(at(start + 24 * hour)).toBe(5_550);
    expect(at(start + 24 * hour + 1)).toBe(0);
  });
  it('grants nothing without a promise, to a clock that is behind either', () => {
    const strict = { ...one, refundable: false };
    expect(cost(strict, start - hour, 0).penalty).toBe(11_100);
    expect(cancellationCost([strict], { ...when(start - hour), policy: {} })[0]!.penalty).toBe(11_100);
    expect(cost(strict, start - hour, 1).penalty).toBe(0);
  });
  it('takes what is clearly less for kindness: more than two units and more than 1 %', () => {
    const kept = (supplierPenalty: number, net = 10_000) =>
      cost({ ...one, net, sell: net + 1_100, supplierPenalty }, start).penalty;
    expect(kept(4_950)).toBe(5_550);
    expect(kept(4_949)).toBe(5_493);
    expect(kept(48, 100)).toBe(600);
    expect(kept(47, 100)).toBe(564);
  });
  it('of something that cost the supplier nothing is what was agreed', () => {
    expect(cost({ ...one, net: 0, sell: 1_100, supplierPenalty: 0 }, start).penalty).toBe(550);
  });
  it('never rises by a penalty that begins now', () => {
    expect(nextPenaltyAt(one, start)).toBeNull();
    expect(nextPenaltyAt(one, start - 1)).toBe(start);
    const twice = { ...one, penalties: [...one.penalties, { from: instant(0), percent: 80 }] };
    expect(nextPenaltyAt({ ...twice, penalties: [...twice.penalties].reverse() }, start)).toBeNull();
  });
});

const bookingNames = Object.keys(bookingStates) as (keyof typeof bookingStates)[];

describe('the state machines, walked at random', () => {
  const walk = <S extends string>(track: { readonly [from in S]: readonly S[] }, from: S, tries: readonly S[]): S[] => {
    const path = [from];
    for (const to of tries) if (canMove(track, path.at(-1)!, to)) path.push(to);
    return path;
  }; // prettier-ignore
  const paymentNames = Object.keys(paymentStates) as (keyof typeof paymentStates)[];
  it('ask the supplier to book at most once, and never forget that it was asked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bookingNames), { maxLength: 200 }), (tries) => {
        const path = walk(bookingTrack, 'quoted', tries);
        expect(path.filter((state) => state === 'submitting').length).toBeLessThanOrEqual(1);
        const asked = path.indexOf('submitting');
        if (asked >= 0)
          for (const state of path.slice(asked))
            expect(['quoted', 'revalidated', 'held', 'expired', 'released']).not.toContain(state);
        // A penalty is only ever owed for what was confirmed, or found out by people.
        const cancelled = path.indexOf('cancelled');
        if (cancelled >= 0)
          expect(path.slice(0, cancelled).some((state) => state === 'confirmed' || state === 'manual_review')).toBe(true);
      }),
    ); // prettier-ignore
  });
  it('take money only that was reserved, and give back only what was taken', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentNames), { maxLength: 60 }), (tries) => {
        const path = walk(paymentTrack, 'none', tries);
        const at = (state: string) => path.findIndex((each) => each === state);
        if (at('captured') >= 0) expect(path.slice(0, at('captured'))).toContain('authorised');
        for (const back of ['part_refunded', 'refunded'])
          if (at(back) >= 0) expect(path.slice(0, at(back))).toContain('captured');
        if (at('voided') >= 0) expect(path).not.toContain('captured');
      }),
    );
  });
  it('look again at whatever may hang, and at nothing that is over', () => {
    for (const state of bookingNames) {
      // Nothing follows a cancelled booking, and its refund may still be under way.
      const over = isFinal(bookingTrack, state) && state !== 'cancelled';
      expect([state, bookingStates[state].next === null]).toEqual([state, over]);
    }
    for (const states of [bookingStates, paymentStates])
      for (const { means, next } of Object.values(states)) {
        expect(means).toMatch(/\.$/);
        if (next) expect(next.when).not.toBe('');
      }
    expect(listEdges(paymentTrack).length).toBe(13);
  });
});

describe('what a booking’s state means to whoever holds money', () => {
  it('is one of: nothing is booked yet, nobody knows, it is booked, it is over', () => {
    const of = (test: (state: (typeof bookingNames)[number]) => boolean) => bookingNames.filter(test).sort();
    expect(of(isBeforeSubmission)).toEqual(['held', 'quoted', 'revalidated']);
    expect(of(isBooked)).toEqual(['completed', 'confirmed', 'documented']);
    expect(of(isUnsettled)).toEqual([
      'cancel_quoted', 'cancel_unknown', 'cancelling', 'manual_review', 'pending', 'submitting', 'unknown',
    ]); // prettier-ignore
  });
});

describe('references as people type them', () => {
  it.each([
    ['hp - 7k3 qx9', 'HP-7K3QX9'],
    ['  HP-7K3QX9\t', 'HP-7K3QX9'],
    ['HP 7K3 QX9', 'HP-7K3QX9'],
    ['HP7K3  QX9', 'HP-7K3QX9'],
    ['hp-oilqx9', 'HP-011QX9'],
    ['HP-7K3QU9', null],
    ['xHP-7K3QX9', 'XHP-7K3QX9'],
    ['1HP-7K3QX9', null],
    ['HP-7K3QX9!', null],
    ['ABCDE-7K3QX9', null],
    ['HP-7K3QX', null],
    ['HP-7K3QX91234567', null],
    ['', null],
  ])('%j is %j', (typed, reference) => expect(parseReference(typed)).toBe(reference));
});
