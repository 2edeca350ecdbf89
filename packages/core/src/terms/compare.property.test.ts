import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stayTermsAreWorse, type StayTerms } from '../hotels/terms.ts';
import { penaltyAt, quoteChange, termsAreWorse, type Terms } from './compare.ts';

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
const moment = fc.integer({ min: -10, max: 450 }).map((hours) => start + hours * hour);
const worse = (before: Terms<StayTerms>, after: Terms<StayTerms>) =>
  termsAreWorse(before, after, stayTermsAreWorse);
const percentAt = ({ cancellation }: Terms<StayTerms>, at: string) => penaltyAt(cancellation, at).percent!;

describe('terms, whatever they are', () => {
  const board = fc.constantFrom(
    'room_only',
    'breakfast',
    'half_board',
    'full_board',
    'all_inclusive' as const,
  );
  const terms = fc.record({ board, refundable: fc.boolean(), list: steps }).map(({ board, refundable, list }) => ({
    facts: { board: board as 'breakfast' },
    cancellation: refundable
      ? {
          refundable,
          freeUntil: list.find(({ percent }) => percent > 0)?.from ?? null,
          steps: list.map((step) => ({ ...step, amount: { amount: 0, currency: 'EUR' } })),
        }
      : { refundable, freeUntil: null, steps: [] },
  })); // prettier-ignore
  it('are not worse than themselves, also when an instant is written another way', () => {
    fc.assert(
      fc.property(terms, (one) => {
        expect(worse(one, one)).toBe(false);
        const { cancellation } = one;
        const short = (text: string) => text.replace('.000Z', 'Z');
        const same = {
          ...one,
          cancellation: {
            ...cancellation,
            freeUntil: cancellation.freeUntil && short(cancellation.freeUntil),
            steps: cancellation.steps.map((step) => ({ ...step, from: short(step.from) })),
          },
        };
        expect(worse(one, same)).toBe(false);
        expect(worse(same, one)).toBe(false);
      }),
    );
  });
  it('are accepted silently only when nothing that a traveller could do costs more', () => {
    fc.assert(
      fc.property(terms, terms, moment, fc.nat(1_000), fc.nat(1_000), (before, after, now, was, is) => {
        const { change } = quoteChange({ ...before, total: was }, { ...after, total: is }, stayTermsAreWorse);
        if (change === 'needs_consent') return;
        const at = new Date(now).toISOString();
        expect(percentAt(after, at)).toBeLessThanOrEqual(percentAt(before, at));
        expect(is).toBeLessThanOrEqual(was);
        expect(change).toBe(is < was ? 'fall' : 'none');
        if (before.cancellation.refundable) expect(after.cancellation.refundable).toBe(true);
      }),
    );
  });
  it('that lose the right to cancel are worse, though the penalties look alike', () => {
    const all = [{ from: instant(-1_000), percent: 100, amount: { amount: 1, currency: 'EUR' } }];
    const before = { facts: { board: 'breakfast' as const }, cancellation: { refundable: true, freeUntil: null, steps: all } };
    const after = { ...before, cancellation: { refundable: false, freeUntil: null, steps: [] } };
    expect(worse(before, after)).toBe(true);
    expect(worse(after, before)).toBe(false);
  }); // prettier-ignore
  it('that lose their free time are worse, and that gain one are not', () => {
    const of = (freeUntil: string | null) => ({
      facts: { board: 'breakfast' as const },
      cancellation: { refundable: true, freeUntil, steps: [] },
    });
    expect(worse(of(instant(1)), of(null))).toBe(true);
    expect(worse(of(null), of(instant(1)))).toBe(false);
    expect(worse(of(instant(2)), of(instant(1)))).toBe(true);
  });
});
