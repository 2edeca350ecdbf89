import type { Board, CancellationPolicy } from '@portolan/contract';
import { describe, expect, it } from 'vitest';
import { stayTermsAreWorse, type StayTerms } from '../hotels/terms.ts';
import { cancellationIsWorse, penaltyAt, quoteChange, termsAreWorse, type Terms } from './compare.ts';

type Shown = Terms<StayTerms> & { total: number };
const change = (before: Shown, after: Shown) => quoteChange(before, after, stayTermsAreWorse);

const free: CancellationPolicy = {
  refundable: true,
  freeUntil: '2026-03-10T12:00:00Z',
  steps: [
    { from: '2026-03-10T12:00:00Z', percent: 50, amount: { amount: 5_000, currency: 'EUR' } },
    { from: '2026-03-12T12:00:00Z', percent: 100, amount: { amount: 10_000, currency: 'EUR' } },
  ],
};
const terms = { facts: { board: 'breakfast' as Board }, cancellation: free };

describe('consent', () => {
  it('asks for a rise and for worse terms, and passes a fall on', () => {
    const before = { ...terms, total: 100 };
    expect(change(before, before)).toEqual({ change: 'none', termsWorse: false });
    expect(change(before, { ...before, total: 101 }).change).toBe('needs_consent');
    expect(change(before, { ...before, total: 99 }).change).toBe('fall');
    expect(change(before, { ...before, total: 99, facts: { board: 'room_only' } })).toEqual({
      change: 'needs_consent',
      termsWorse: true,
    });
  });
  it.each([
    ['fewer meals', { ...terms, facts: { board: 'room_only' as const } }, true],
    ['more meals', { ...terms, facts: { board: 'half_board' as const } }, false],
    [
      'not refundable any more',
      { ...terms, cancellation: { refundable: false, freeUntil: null, steps: [] } },
      true,
    ],
    [
      'free for a shorter time',
      { ...terms, cancellation: { ...free, freeUntil: '2026-03-09T12:00:00Z' } },
      true,
    ],
    [
      'free for longer',
      { ...terms, cancellation: { ...free, freeUntil: '2026-03-11T12:00:00Z', steps: free.steps.slice(1) } },
      false,
    ],
    [
      'a higher penalty',
      { ...terms, cancellation: { ...free, steps: [{ ...free.steps[0]!, percent: 60 }, free.steps[1]!] } },
      true,
    ],
  ])('compares terms: %s', (_what, after, worse) => {
    expect(termsAreWorse(terms, after, stayTermsAreWorse)).toBe(worse);
  });
  it('compares amounts where the terms state amounts', () => {
    const fee = (amount: number, from = '2026-03-10T12:00:00Z'): CancellationPolicy => ({
      refundable: true,
      freeUntil: from,
      steps: [{ from, amount: { amount, currency: 'EUR' } }],
    });
    expect(cancellationIsWorse(fee(5_000), fee(5_001))).toBe(true);
    expect(cancellationIsWorse(fee(5_000), fee(5_000))).toBe(false);
    expect(cancellationIsWorse(fee(5_000), fee(4_000))).toBe(false);
    // 50 percent of this price are 5,000.
    const half = { ...free, steps: free.steps.slice(0, 1) };
    expect(cancellationIsWorse(half, fee(4_999))).toBe(false);
    expect(cancellationIsWorse(half, fee(5_001))).toBe(true);
    expect(cancellationIsWorse(fee(5_001), free)).toBe(true);
  });
  it('takes the same percentage of a higher price for the same term', () => {
    const dearer = free.steps.map((step) => ({ ...step, amount: { amount: 99_000, currency: 'EUR' } }));
    expect(cancellationIsWorse(free, { ...free, steps: dearer })).toBe(false);
  });
  it('reads the penalty of a moment', () => {
    expect(penaltyAt(free, '2026-03-01T00:00:00Z').percent).toBe(0);
    expect(penaltyAt(free, '2026-03-10T12:00:00Z').percent).toBe(50);
    expect(penaltyAt(free, '2026-03-20T00:00:00Z').percent).toBe(100);
    const nothing = { refundable: false, freeUntil: null, steps: [] };
    expect(penaltyAt(nothing, '2026-03-01T00:00:00Z').percent).toBe(100);
  });
});
