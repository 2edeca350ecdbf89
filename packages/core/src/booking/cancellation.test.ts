import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancellationCost,
  commissionKept,
  firstLook,
  foldLedger,
  capture,
  nextLook,
  nextPenaltyAt,
  nextTry,
  refund,
  reserve,
  unknownMs,
  withSupplierPenalty,
  type CancelledPart,
} from './index.ts';
import { cancelWhole } from './testing.ts';

const at = (text: string) => Date.parse(text);
const part = (over: Partial<CancelledPart> = {}): CancelledPart => ({
  kind: 'stay',
  sell: 11_100,
  net: 10_000,
  agencyMarkup: 1_000,
  platformFee: 100,
  refundable: true,
  penalties: [
    { from: '2026-04-01T16:00:00Z', percent: 50 },
    { from: '2026-04-09T16:00:00Z', percent: 100 },
  ],
  supplierPenalty: null,
  ...over,
});
const when = (now: string, policy = {}) => ({
  now: at(now),
  bookedAt: at('2026-03-01T12:00:00Z'),
  startsAt: at('2026-04-10'),
  policy,
});
const costs = (one: CancelledPart, now: string, policy = {}) =>
  cancellationCost([one], when(now, policy))[0]!;

describe('what cancelling costs', () => {
  it.each([
    ['2026-04-01T15:59:59Z', 0, 0],
    ['2026-04-01T16:00:00Z', 5_550, 50],
    ['2026-04-09T15:59:59Z', 5_550, 50],
    ['2026-04-09T16:00:00Z', 11_100, 100],
  ])('follows the dated penalties at %s: %i', (now, penalty, percent) => {
    expect(costs(part(), now)).toMatchObject({ penalty, percent, paid: 11_100, refund: 11_100 - penalty });
  });
  it('is everything for what is not refundable, and nothing before any penalty', () => {
    expect(costs(part({ refundable: false }), '2026-03-02T00:00:00Z').penalty).toBe(11_100);
    expect(costs(part({ penalties: [] }), '2026-04-09T23:00:00Z').penalty).toBe(0);
  });
  it('is the amount that the terms state, and never more than was paid', () => {
    const fee = (amount: number) =>
      part({
        penalties: [
          { from: '2026-04-01T16:00:00Z', amount },
          { from: '2026-04-09T16:00:00Z', percent: 100 },
        ],
      });
    expect(costs(fee(3_000), '2026-04-01T15:59:59Z').penalty).toBe(0);
    expect(costs(fee(3_000), '2026-04-02T00:00:00Z')).toMatchObject({
      penalty: 3_000,
      refund: 8_100,
      percent: 27,
      kept: { supplier: 3_000, platform: 27, agency: -27 },
    });
    expect(costs(fee(99_000), '2026-04-02T00:00:00Z')).toMatchObject({ penalty: 11_100, refund: 0 });
    expect(costs(fee(3_000), '2026-04-09T16:00:00Z').penalty).toBe(11_100);
  });
  it('does not mind the order of the penalties', () => {
    const turned = part({ penalties: [...part().penalties].reverse() });
    expect(costs(turned, '2026-04-09T17:00:00Z').penalty).toBe(11_100);
  });
  it('divides the penalty: the supplier its share, the platform its part of the fee, the agency the rest', () => {
    expect(costs(part(), '2026-04-02T00:00:00Z').kept).toEqual({
      supplier: 5_000,
      platform: 50,
      agency: 500,
    });
  });
  it('passes on what a supplier waives, and leaves what it keeps beyond the agreement to the agency', () => {
    const kinder = costs(part({ supplierPenalty: 1_000 }), '2026-04-02T00:00:00Z');
    expect(kinder).toMatchObject({ penalty: 1_110, kept: { supplier: 1_000, platform: 10, agency: 100 } });
    const harder = costs(part({ supplierPenalty: 9_000 }), '2026-04-02T00:00:00Z');
    expect(harder).toMatchObject({ penalty: 5_550, kept: { supplier: 9_000, platform: 50, agency: -3_500 } });
  });
  it('takes a difference of rounding for no kindness', () => {
    expect(costs(part({ supplierPenalty: 4_999 }), '2026-04-02T00:00:00Z').penalty).toBe(5_550);
  });
  it('is nothing within the agency’s hours of grace, but not on the last day before check-in', () => {
    const strict = part({ refundable: false, supplierPenalty: 10_000 });
    expect(costs(strict, '2026-03-02T11:59:00Z', { graceHours: 24 })).toMatchObject({
      penalty: 0,
      kept: { supplier: 10_000, agency: -10_000, platform: 0 },
    });
    expect(costs(strict, '2026-03-02T12:00:00Z', { graceHours: 24 }).penalty).toBe(11_100);
    expect(costs(strict, '2026-04-09T12:00:00Z', { graceHours: 10_000 }).penalty).toBe(11_100);
  });

  const parts = fc
    .record({
      net: fc.integer({ min: 0, max: 5_000_000 }),
      agencyMarkup: fc.integer({ min: 0, max: 500_000 }),
      platformFee: fc.integer({ min: 0, max: 10_000 }),
      refundable: fc.boolean(),
      percents: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 }),
      supplierPenalty: fc.option(fc.integer({ min: 0, max: 6_000_000 })),
    })
    .map(({ percents, ...of }) =>
      part({
        ...of,
        sell: of.net + of.agencyMarkup + of.platformFee,
        penalties: percents.map((percent, i) => ({ from: `2026-04-0${i + 1}T12:00:00Z`, percent })),
      }),
    );
  it('always adds up, never exceeds what was paid, and leaves a ledger that says the same', () => {
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 100 }),
        (one, days, graceHours, percent) => {
          const now = at('2026-03-30T12:00:00Z') + days * 86_400_000;
          const [share] = cancellationCost([one], { ...when('2026-03-30T12:00:00Z', { graceHours }), now });
          const { paid, refund: back, penalty, kept } = share!;
          expect(back + penalty).toBe(paid);
          expect(penalty).toBeGreaterThanOrEqual(0);
          expect(penalty).toBeLessThanOrEqual(paid);
          expect(kept.supplier + kept.agency + kept.platform).toBe(penalty);
          expect(kept.supplier).toBeLessThanOrEqual(one.net);
          const agentCommission = Math.floor((one.agencyMarkup * percent) / 100);
          const sold = { ...one, currency: 'EUR', agentCommission };
          const agent = commissionKept(sold, kept.agency);
          // The agent shares what the agency keeps, and no loss.
          expect(agent).toBeGreaterThanOrEqual(0);
          expect(agent).toBeLessThanOrEqual(Math.min(agentCommission, Math.max(0, kept.agency)));
          if (kept.agency === one.agencyMarkup) expect(agent).toBe(agentCommission);
          const parties = { agent: 'avery' };
          const fold = foldLedger([
            ...reserve(sold),
            ...capture(sold, undefined, parties),
            ...cancelWhole(sold, kept, undefined, parties),
            ...refund('EUR', back),
          ]);
          expect(fold['EUR'] ?? {}).toEqual(
            Object.fromEntries(
              Object.entries({
                traveller: -penalty,
                supplier: kept.supplier,
                agency_commission: kept.agency - agent,
                agent_commission: agent,
                platform_fee: kept.platform,
              }).filter(([, amount]) => amount !== 0),
            ),
          );
        },
      ),
    );
  });
});

describe('the next dearer penalty', () => {
  it('is the next one ahead that costs more than now', () => {
    expect(nextPenaltyAt(part(), at('2026-03-01'))).toBe(at('2026-04-01T16:00:00Z'));
    expect(nextPenaltyAt(part(), at('2026-04-02'))).toBe(at('2026-04-09T16:00:00Z'));
    expect(nextPenaltyAt(part(), at('2026-04-10'))).toBeNull();
    expect(nextPenaltyAt(part({ refundable: false }), at('2026-03-01'))).toBeNull();
    const fees = part({
      penalties: [
        { from: '2026-04-01T16:00:00Z', amount: 3_000 },
        { from: '2026-04-05T16:00:00Z', percent: 20 },
        { from: '2026-04-09T16:00:00Z', amount: 4_000 },
      ],
    });
    expect(nextPenaltyAt(fees, at('2026-04-02'))).toBe(at('2026-04-09T16:00:00Z'));
    expect(nextPenaltyAt({ ...fees, sell: 0 }, at('2026-04-02'))).toBe(at('2026-04-05T16:00:00Z'));
    const same = part({ penalties: [...part().penalties, { from: '2026-04-05T00:00:00Z', percent: 50 }] });
    expect(nextPenaltyAt(same, at('2026-04-02'))).toBe(at('2026-04-09T16:00:00Z'));
  });
});

describe('when to look again', () => {
  const minute = 60_000;
  const hour = 60 * minute;

  it.each([
    [5 * minute, 8],
    [30 * minute, 13],
    [24 * hour, 38],
    [72 * hour, 86],
  ])('grows, ends exactly after %i ms with %i looks, then is over', (end, looks) => {
    let now = 0;
    const pauses: number[] = [];
    for (;;) {
      const next = nextLook(end, now, pauses.length);
      if (next === null) break;
      pauses.push(next - now);
      now = next;
    }
    expect(now).toBe(end);
    expect(pauses[0]).toBe(firstLook(0));
    expect(pauses.slice(0, -1)).toEqual([...pauses.slice(0, -1)].sort((a, b) => a - b));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(hour);
    expect(pauses).toHaveLength(looks);
  });

  it('asks a supplier that only guesses for a shorter time: its "not found" proves nothing', () => {
    expect(unknownMs).toEqual({ reference: 30 * minute, held: 30 * minute, guess: 5 * minute });
  });

  it('for steps of our own doubles from half a minute up to six hours', () => {
    expect([0, 1, 2, 3].map((tries) => nextTry(0, tries) / 30_000)).toEqual([1, 2, 4, 8]);
    expect(nextTry(0, 99)).toBe(6 * 3_600_000);
  });
});

describe('what a supplier keeps of several parts', () => {
  const cabin = part({ kind: 'cabin', penalties: [{ from: '2026-04-01T16:00:00Z', percent: 50 }] });
  const tips = part({
    kind: 'gratuity',
    sell: 2_000,
    net: 2_000,
    agencyMarkup: 0,
    platformFee: 0,
    penalties: [],
  });
  const now = at('2026-04-02T00:00:00Z');
  const kept = (total: number | null) =>
    withSupplierPenalty([cabin, tips], total, now).map(({ supplierPenalty }) => supplierPenalty);

  it('is of each part what was agreed for it, and what is beyond that of what each would have got back', () => {
    expect(kept(null)).toEqual([null, null]);
    expect(kept(0)).toEqual([0, 0]);
    expect(kept(5_000)).toEqual([5_000, 0]);
    expect(kept(2_500)).toEqual([2_500, 0]);
    expect(kept(12_000)).toEqual([10_000, 2_000]);
    expect(kept(8_500)).toEqual([7_500, 1_000]);
  });
  it('is all of it where there is one part, whatever was agreed', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (total) => {
        expect(withSupplierPenalty([cabin], total, now)[0]?.supplierPenalty).toBe(total);
      }),
    );
  });
  it('is never what is always given back', () => {
    const taxed = part({ refundable: false, alwaysBack: 1_000 });
    expect(cancellationCost([taxed], when('2026-04-02T00:00:00Z'))).toMatchObject([
      { paid: 11_100, refund: 1_000, penalty: 10_100, kept: { supplier: 9_000 } },
    ]);
  });
});
