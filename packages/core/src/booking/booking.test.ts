import { bookingStatuses, paymentStatuses } from '@portolan/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingTrack,
  canMove,
  capture,
  foldLedger,
  formatReference,
  isFinal,
  listEdges,
  parseReference,
  paymentTrack,
  referencePrefix,
  release,
  reserve,
  type SoldAmounts,
  type Track,
} from './index.ts';

describe.each([
  ['booking', bookingTrack as Track<string>, bookingStatuses as readonly string[], 'quoted'],
  ['payment', paymentTrack as Track<string>, paymentStatuses as readonly string[], 'none'],
])('the %s track', (_name, track, statuses, start) => {
  it('names every status of the contract and no other', () => {
    expect(Object.keys(track).sort()).toEqual([...statuses].sort());
  });
  it('reaches every status from the start, and a final one from every status', () => {
    const reachable = (from: string) => {
      const seen = new Set([from]);
      for (const state of seen) for (const next of track[state]!) seen.add(next);
      return seen;
    };
    expect([...reachable(start)].sort()).toEqual([...statuses].sort());
    for (const state of statuses) {
      expect([...reachable(state)].some((end) => isFinal(track, end))).toBe(true);
    }
  });
  it('refuses every move that is not listed', () => {
    const listed = new Set(listEdges(track).map(String));
    for (const from of statuses) {
      for (const to of statuses) expect(canMove(track, from, to)).toBe(listed.has(String([from, to])));
    }
    expect(canMove(track, 'nowhere', start)).toBe(false);
    expect(canMove(track, '__proto__', start)).toBe(false);
  });
  it('never leaves a final state, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses), { maxLength: 40 }), (tries) => {
        let state = start;
        let ended: string | null = null;
        for (const to of tries) {
          if (canMove(track, state, to)) state = to;
          if (ended) expect(state).toBe(ended);
          if (isFinal(track, state)) ended = state;
        }
      }),
    );
  });
});

describe('the booking track', () => {
  it('goes the plan’s way', () => {
    const happy = [
      'quoted',
      'revalidated',
      'held',
      'submitting',
      'confirmed',
      'documented',
      'completed',
    ] as const;
    happy.slice(1).forEach((to, i) => expect(canMove(bookingTrack, happy[i]!, to)).toBe(true));
    expect(canMove(bookingTrack, 'revalidated', 'submitting')).toBe(true);
  });
  it('never submits twice: what was submitted cannot come back before submission', () => {
    const after = [
      'submitting',
      'pending',
      'unknown',
      'manual_review',
      'confirmed',
      'documented',
      'rejected',
    ] as const;
    for (const state of after) expect(canMove(bookingTrack, state, 'submitting')).toBe(false);
  });
  it('takes a timeout for unknown, never for a rejection without asking', () => {
    expect(bookingTrack.unknown).toEqual(['confirmed', 'pending', 'rejected', 'manual_review']);
  });
});

const soldAmounts = fc
  .record({
    net: fc.integer({ min: 1, max: 10_000_000 }),
    agencyMarkup: fc.integer({ min: 0, max: 1_000_000 }),
    platformFee: fc.integer({ min: 0, max: 10_000 }),
  })
  .map((parts): SoldAmounts => ({
    ...parts,
    currency: 'EUR',
    sell: parts.net + parts.agencyMarkup + parts.platformFee,
  }));

describe('the ledger', () => {
  it('sums to zero in every posting', () => {
    fc.assert(
      fc.property(soldAmounts, (sold) => {
        for (const posting of [...reserve(sold), ...release(sold), ...capture(sold)]) {
          expect(posting.entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
          expect(posting.entries.every((entry) => entry.amount !== 0)).toBe(true);
        }
      }),
    );
  });
  it('folds a captured booking to what each party gets, and a released one to nothing', () => {
    const sold = { currency: 'EUR', sell: 11_100, net: 10_000, agencyMarkup: 1_000, platformFee: 100 };
    expect(foldLedger([...reserve(sold), ...capture(sold)])).toEqual({
      EUR: { traveller: -11_100, supplier: 10_000, agency_commission: 1_000, platform_fee: 100 },
    });
    expect(foldLedger([...reserve(sold), ...release(sold)])).toEqual({ EUR: {} });
  });
  it('refuses parts that do not add up, and fractions', () => {
    const sold = { currency: 'EUR', sell: 10, net: 10, agencyMarkup: 1, platformFee: 0 };
    expect(() => capture(sold)).toThrow(RangeError);
    expect(() => reserve({ ...sold, sell: 1.5 })).toThrow(RangeError);
  });
});

describe('references', () => {
  it.each([
    ['Harbour & Pine Travel', 'HP'],
    ['Nordlys Rejser', 'NR'],
    ['Safar', 'SA'],
    ['Élan', 'EL'],
    ['سفر', 'BK'],
    ['X', 'XX'],
  ])('abbreviates %s as %s', (name, prefix) => {
    expect(referencePrefix(name)).toBe(prefix);
  });
  it('reads back what it wrote, also as people type it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
        const reference = formatReference('HP', bytes);
        expect(reference).toMatch(/^HP-[0-9A-HJKMNP-TV-Z]{6}$/);
        expect(parseReference(reference)).toBe(reference);
        expect(parseReference(` ${reference.toLowerCase().replace('-', '')} `)).toBe(reference);
      }),
    );
    expect(parseReference('HP-7K3QXO')).toBe('HP-7K3QX0');
    expect(parseReference("HP-1' OR 1=1")).toBeNull();
  });
});
