import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldBalances,
  ledgerAccounts,
  mayStandAt,
  trialBalances,
  type LedgerAccount,
  type LedgerLine,
} from './accounts.ts';
import { capture, grantCredit, refund, release, reserve, type LedgerPosting } from './ledger.ts';
import { divideIntoLegs, keepOfLegs, nextReturn, returnOfLegs, rewardFor, sumOfLegs } from './legs.ts';
import { cancelWhole } from './testing.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 });
const legs = fc.record({ wallet: amount, card: amount });

describe('a payment by wallet and card', () => {
  it('takes from the wallet what was asked for, never more than the price, and the rest by card', () => {
    expect(divideIntoLegs(20_900, 12_500)).toEqual({ wallet: 12_500, card: 8_400 });
    expect(divideIntoLegs(20_900, 30_000)).toEqual({ wallet: 20_900, card: 0 });
    fc.assert(
      fc.property(amount, amount, (price, wish) => {
        const divided = divideIntoLegs(price, wish);
        expect(sumOfLegs(divided)).toBe(price);
        expect(divided.wallet).toBeLessThanOrEqual(wish);
        expect(Math.min(divided.wallet, divided.card)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives back to the card first, then to the wallet', () => {
    const paid = { wallet: 12_500, card: 8_400 };
    expect(returnOfLegs(paid, 5_000)).toEqual({ wallet: 0, card: 5_000 });
    expect(returnOfLegs(paid, 10_000)).toEqual({ wallet: 1_600, card: 8_400 });
    expect(keepOfLegs(paid, 12_000)).toEqual({ wallet: 12_000, card: 0 });
  });

  it('keeps and returns all of it, whatever is kept, and never more than there was', () => {
    fc.assert(
      fc.property(legs, fc.double({ min: 0, max: 1, noNaN: true }), (paid, share) => {
        const total = Math.floor(sumOfLegs(paid) * share);
        const [kept, back] = [keepOfLegs(paid, sumOfLegs(paid) - total), returnOfLegs(paid, total)];
        expect(sumOfLegs(back)).toBe(total);
        expect({ wallet: kept.wallet + back.wallet, card: kept.card + back.card }).toEqual(paid);
        // Not a cent of credit goes back while the card still waits.
        if (back.wallet > 0) expect(back.card).toBe(paid.card);
      }),
    );
    expect(() => keepOfLegs({ wallet: 1, card: 1 }, 3)).toThrow(RangeError);
    expect(() => returnOfLegs({ wallet: 1, card: 1 }, 3)).toThrow(RangeError);
    expect(() => divideIntoLegs(10.5, 1)).toThrow(RangeError);
    expect(() => divideIntoLegs(10, -1)).toThrow(RangeError);
  });

  it('comes to the same whether it goes back at once or in steps', () => {
    fc.assert(
      fc.property(legs, fc.array(fc.nat(1_000_000), { maxLength: 6 }), (paid, steps) => {
        let before = 0;
        const sum = { wallet: 0, card: 0 };
        for (const step of steps) {
          const total = Math.min(sumOfLegs(paid), before + step);
          const next = nextReturn(paid, before, total);
          expect(Math.min(next.wallet, next.card)).toBeGreaterThanOrEqual(0);
          sum.wallet += next.wallet;
          sum.card += next.card;
          before = total;
        }
        expect(sum).toEqual(returnOfLegs(paid, before));
      }),
    );
  });

  it('earns a reward for what was paid by card alone, rounded down, never more than all of it', () => {
    expect(rewardFor({ wallet: 5_000, card: 10_099 }, { basisPoints: 150 })).toBe(151);
    expect(rewardFor({ wallet: 5_000, card: 0 }, { basisPoints: 150 })).toBe(0);
    expect(rewardFor({ wallet: 0, card: 10_000 }, {})).toBe(0);
    expect(rewardFor({ wallet: 0, card: 10_000 }, { basisPoints: -5 })).toBe(0);
    expect(rewardFor({ wallet: 0, card: 10_000 }, { basisPoints: 20_000 })).toBe(10_000);
  });
});

const parties = { holder: 'u1', gateway: 'test', supplier: 'aurora' };
const lines = (postings: readonly LedgerPosting[]): LedgerLine[] =>
  postings.flatMap(({ currency, entries }) =>
    entries.map(({ account, party = '', amount: value }) => ({ account, party, currency, amount: value })),
  );
const sold = fc
  .record({
    net: fc.integer({ min: 1, max: 2_000_000 }),
    agencyMarkup: fc.integer({ min: 0, max: 300_000 }),
    platformFee: fc.integer({ min: 0, max: 20_000 }),
  })
  .map((parts) => ({
    ...parts,
    currency: 'EUR',
    sell: parts.net + parts.agencyMarkup + parts.platformFee,
  }));

describe('the chart of accounts', () => {
  it('holds a whole life of a booking: at its end only wallet, card and the parties differ, by what was kept', () => {
    fc.assert(
      fc.property(sold, fc.nat(3_000_000), fc.nat(100), (price, wish, percent) => {
        const paid = divideIntoLegs(price.sell, wish);
        const penalty = Math.floor((price.sell * percent) / 100);
        const back = price.sell - penalty;
        // The supplier keeps what it can of the penalty, the agency the rest.
        const supplier = Math.min(price.net, penalty);
        const kept = { supplier, agency: penalty - supplier, platform: 0 };
        const postings = [
          ...grantCredit('grant', 'EUR', 'u1', paid.wallet),
          ...reserve(price, paid, parties),
          ...capture(price, paid, parties),
          ...cancelWhole(price, kept, (total) => returnOfLegs(paid, total), parties),
          ...refund('EUR', back, returnOfLegs(paid, back), parties),
        ];
        const at = (account: LedgerAccount, party = '') =>
          foldBalances(lines(postings)).find((one) => one.account === account && one.party === party)
            ?.balance ?? 0;
        const stays = keepOfLegs(paid, penalty);
        expect(at('reserved')).toBe(0);
        expect(at('gateway', 'test')).toBe(0);
        expect(at('gateway', 'wallet')).toBe(0);
        expect(at('wallet', 'u1')).toBe(paid.wallet - stays.wallet);
        expect(at('traveller') + stays.card).toBe(0);
        expect(at('supplier', 'aurora') + at('agency_commission') + at('platform_fee')).toBe(penalty);
        for (const trial of trialBalances(foldBalances(lines(postings)))) expect(trial.balanced).toBe(true);
      }),
    );
  });

  it('comes back to where it was when a reservation is released, leg by leg or at once', () => {
    fc.assert(
      fc.property(legs, (paid) => {
        const all = { currency: 'EUR', sell: sumOfLegs(paid) };
        const wallet = { wallet: paid.wallet, card: 0 };
        const card = { wallet: 0, card: paid.card };
        const folded = foldBalances(
          lines([
            ...reserve({ currency: 'EUR', sell: paid.wallet }, wallet, parties),
            ...reserve({ currency: 'EUR', sell: paid.card }, card, parties),
            ...release(all, paid, parties),
          ]),
        );
        expect(folded.every(({ balance }) => balance === 0)).toBe(true);
      }),
    );
  });

  it('folds in any order to the same, sorted by currency, account and party', () => {
    const line = fc.record({
      account: fc.constantFrom(...(Object.keys(ledgerAccounts) as LedgerAccount[])),
      party: fc.constantFrom('', 'a', 'b'),
      currency: fc.constantFrom('EUR', 'USD'),
      amount: fc.integer({ min: -9_000, max: 9_000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (all) => {
        const folded = foldBalances(all);
        expect(foldBalances([...all].reverse())).toEqual(folded);
        expect(folded.reduce((sum, { balance }) => sum + balance, 0)).toBe(
          all.reduce((sum, one) => sum + one.amount, 0),
        );
      }),
    );
  });

  it('says in a trial balance when both sides are not the same', () => {
    const [trial] = trialBalances([
      { account: 'wallet', party: 'u1', currency: 'USD', balance: 500 },
      { account: 'agency_credits', party: '', currency: 'USD', balance: -499 },
    ]);
    expect(trial).toMatchObject({ debit: 499, credit: 500, balanced: false });
    expect(trial!.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['wallet', 0, 500],
      ['agency_credits', 499, 0],
    ]);
  });

  it('lets wallets and reservations never go below zero, and others do', () => {
    expect(mayStandAt('wallet', -1)).toBe(false);
    expect(mayStandAt('reserved', -1)).toBe(false);
    expect(mayStandAt('wallet', 0)).toBe(true);
    expect(mayStandAt('agency_commission', -1)).toBe(true);
    expect(mayStandAt('agency_commission', 0.5)).toBe(false);
  });
});
