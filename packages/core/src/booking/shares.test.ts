import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationCost, limitToPaid, type CancelledPart } from './cancellation.ts';
import { capture } from './ledger.ts';
import { commissionKept, keptShares, sharesKept, sharesOf, subtractShares, sumOfShares } from './shares.ts';

const sold = {
  currency: 'EUR',
  sell: 11_100,
  net: 10_000,
  agencyMarkup: 1_000,
  platformFee: 100,
  agentCommission: 333,
};

describe('what the parties have of a price that is paid in parts', () => {
  it('is in proportion to what is paid, and exact once all of it is', () => {
    expect(sharesOf(sold, 0)).toEqual({ supplier: 0, agency: 0, agent: 0, platform: 0 });
    expect(sharesOf(sold, 1_110)).toEqual({ supplier: 1_000, agency: 67, agent: 33, platform: 10 });
    expect(sharesOf(sold, 11_100)).toEqual({ supplier: 10_000, agency: 667, agent: 333, platform: 100 });
    expect(() => sharesOf(sold, 11_101)).toThrow(RangeError);
  });

  it('adds up to the whole, whatever the instalments are', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(
        amount, amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), fc.array(amount, { maxLength: 5 }),
        (net, agencyMarkup, platformFee, agentPart, cuts) => {
          const sell = net + agencyMarkup + platformFee;
          const price = {
            currency: 'EUR', sell, net, agencyMarkup, platformFee, agentCommission: Math.floor(agencyMarkup * agentPart),
          };
          const ends = [...cuts.map((cut) => Math.min(cut, sell)), sell].sort((a, b) => a - b);
          const totals: Record<string, number> = {};
          let before = 0;
          for (const end of ends) {
            const part = { before, amount: end - before };
            for (const { entries } of capture(price, { wallet: 0, card: part.amount }, {}, part))
              for (const entry of entries) totals[entry.account] = (totals[entry.account] ?? 0) + entry.amount;
            expect(sumOfShares(sharesOf(price, end))).toBe(end);
            before = end;
          }
          const whole = sharesOf(price, sell);
          expect([totals['supplier'] ?? 0, totals['agency_commission'] ?? 0, totals['agent_commission'] ?? 0, totals['platform_fee'] ?? 0, totals['gateway'] ?? 0])
            .toEqual([whole.supplier, whole.agency, whole.agent, whole.platform, 0]);
        },
      ),
    ); // prettier-ignore
  });

  it('is given up payment by payment until exactly what is kept is left', () => {
    const kept = { supplier: 500, agency: -200, agent: 0, platform: 7 };
    const first = sharesKept(kept, 100);
    expect(sumOfShares(first)).toBe(100);
    expect(subtractShares(sharesKept(kept, 307), first)).toMatchObject({ supplier: 500 - first.supplier });
    expect(sharesKept({ ...kept, agency: -507 }, 0)).toEqual({ ...kept, agency: -507 });
  });
});

describe('what the parties keep of a cancelled booking', () => {
  const has = sharesOf(sold, sold.sell);
  it('is what they keep of all its parts, the agency’s shared with the agent who booked', () => {
    const cabin = { kept: { supplier: 5_000, agency: 300, platform: 40 } };
    const tips = { kept: { supplier: 200, agency: 200, platform: 0 } };
    // Half of the markup of 1,000 is kept: half of the commission of 333, rounded half up.
    expect(keptShares([cabin, tips], has)).toEqual({
      supplier: 5_200,
      agency: 333,
      agent: 167,
      platform: 40,
    });
    expect(keptShares([], has)).toEqual({ supplier: 0, agency: 0, agent: 0, platform: 0 });
  });
  it('lets the agency alone bear what a supplier keeps beyond the terms', () => {
    const hard = { kept: { supplier: 9_000, agency: -3_500, platform: 50 } };
    expect(keptShares([hard], has)).toEqual({ supplier: 9_000, agency: -3_500, agent: 0, platform: 50 });
  });
  it('is of a commission never more than was earned', () => {
    expect(commissionKept({ agencyMarkup: 1_000, agentCommission: 333 }, 4_000)).toBe(333);
    expect(commissionKept({ agencyMarkup: 1_000, agentCommission: 333 }, 0)).toBe(0);
    expect(commissionKept({ agencyMarkup: 0 }, 50)).toBe(0);
  });
});

describe('cancelling what is paid in part', () => {
  const part = (sell: number, percent: number): CancelledPart => ({
    kind: 'fare',
    sell,
    net: sell - 100,
    agencyMarkup: 100,
    platformFee: 0,
    refundable: true,
    penalties: [{ from: '2026-01-01T00:00:00Z', percent }],
    supplierPenalty: null,
  });
  const at = {
    now: Date.UTC(2026, 5),
    bookedAt: Date.UTC(2026, 0),
    startsAt: Date.UTC(2026, 6),
    policy: {},
  };
  const total = (parts: readonly { paid: number; refund: number; penalty: number; beyondPaid?: number }[]) =>
    parts.reduce<{ paid: number; refund: number; penalty: number; beyond: number }>(
      (sum, share) => ({
        paid: sum.paid + share.paid,
        refund: sum.refund + share.refund,
        penalty: sum.penalty + share.penalty,
        beyond: sum.beyond + (share.beyondPaid ?? 0),
      }),
      { paid: 0, refund: 0, penalty: 0, beyond: 0 },
    );

  it('keeps the penalty from what was paid', () => {
    const cost = cancellationCost([part(1_000, 10)], at);
    expect(total(limitToPaid(cost, 1_000))).toEqual({ paid: 1_000, refund: 900, penalty: 100, beyond: 0 });
    expect(total(limitToPaid(cost, 300))).toEqual({ paid: 300, refund: 200, penalty: 100, beyond: 0 });
  });

  it('keeps no more than was paid, for the supplier first, and tells the rest', () => {
    const cost = cancellationCost([part(1_000, 50)], at);
    const [share] = limitToPaid(cost, 300);
    expect(share).toMatchObject({
      paid: 300,
      refund: 0,
      penalty: 300,
      beyondPaid: 200,
      percent: 50,
      kept: { supplier: 300, agency: 0, platform: 0 },
    });
    expect(total(limitToPaid(cost, 0))).toEqual({ paid: 0, refund: 0, penalty: 0, beyond: 500 });
  });

  it('adds up for any parts and any sum, and never gives back or keeps more than was paid', () => {
    const cost = fc
      .array(fc.tuple(fc.integer({ min: 100, max: 90_000 }), fc.integer({ min: 0, max: 100 })), {
        minLength: 1,
        maxLength: 4,
      })
      .map((parts) =>
        cancellationCost(
          parts.map(([sell, percent]) => part(sell, percent)),
          at,
        ),
      );
    fc.assert(
      fc.property(cost, fc.nat(300_000), (shares, some) => {
        const whole = total(shares);
        const paid = Math.min(some, whole.paid);
        const limited = limitToPaid(shares, paid);
        const sums = total(limited);
        expect(sums).toEqual({
          paid,
          refund: Math.max(0, paid - whole.penalty),
          penalty: Math.min(paid, whole.penalty),
          beyond: Math.max(0, whole.penalty - paid),
        });
        for (const share of limited)
          expect(share.kept.supplier + share.kept.agency + share.kept.platform).toBe(share.penalty);
      }),
    );
  });
});

describe('what each keeps of a booking that was paid in part', () => {
  const share = {
    kind: 'cabin',
    paid: 1_000,
    refund: 400,
    penalty: 600,
    percent: 60,
    kept: { supplier: 400, platform: 50, agency: 150 },
  };
  it('goes to the supplier first, then to the platform, and the agency gets what is left', () => {
    expect(limitToPaid([share], 425)).toEqual([
      {
        ...share,
        paid: 425,
        refund: 0,
        penalty: 425,
        beyondPaid: 175,
        kept: { supplier: 400, platform: 25, agency: 0 },
      },
    ]);
    expect(limitToPaid([share], 500)[0]).toMatchObject({
      penalty: 500,
      beyondPaid: 100,
      kept: { supplier: 400, platform: 50, agency: 50 },
    });
  });
  it('is what was agreed where enough was paid for it', () => {
    expect(limitToPaid([share], 700)).toEqual([{ ...share, paid: 700, refund: 100 }]);
    expect(limitToPaid([share], 1_000)).toEqual([share]);
    expect(limitToPaid([share], 2_000)).toEqual([share]);
  });
});
