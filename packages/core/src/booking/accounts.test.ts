import { describe, expect, it } from 'vitest';
import { foldBalances, trialBalances, type LedgerAccount, type LedgerBalance } from './accounts.ts';

const balance = (currency: string, account: LedgerAccount, party: string, amount: number): LedgerBalance => ({
  currency,
  account,
  party,
  balance: amount,
});
/** By currency, then as the chart of accounts goes (a wallet before a gateway), then by party. */
const inOrder = [
  balance('EUR', 'traveller', '', -900),
  balance('EUR', 'wallet', 'ava', 300),
  balance('EUR', 'wallet', 'ben', 200),
  balance('EUR', 'gateway', 'stripe', 400),
  balance('USD', 'reserved', '', 50),
  balance('USD', 'agency_credits', '', -50),
];
const mixed = [4, 2, 0, 5, 3, 1].map((at) => inOrder[at]!);
const idsOf = (all: readonly LedgerBalance[]) =>
  all.map(({ currency, account, party }) => `${currency} ${account} ${party}`);

describe('the balances of a ledger', () => {
  it.each([['mixed', mixed], ['turned round', inOrder.toReversed()]])(
    'are listed by currency, then as the chart of accounts goes, then by party, from entries that are %s',
    (_how, all) => {
      const folded = foldBalances(all.map(({ balance: amount, ...of }) => ({ ...of, amount })));
      expect(folded).toEqual(inOrder);
    },
  ); // prettier-ignore
  it('are one for each party of an account, of all its entries, and stay when they come back to zero', () => {
    const entry = (party: string, amount: number) =>
      ({ account: 'wallet', party, currency: 'EUR', amount }) as const;
    expect(foldBalances([entry('ava', 700), entry('ben', 100), entry('ava', -700)])).toEqual([
      balance('EUR', 'wallet', 'ava', 0),
      balance('EUR', 'wallet', 'ben', 100),
    ]);
  });
});

describe('the trial balance', () => {
  it('is one for each currency, by its code, each with its own accounts in the order of the chart', () => {
    const trials = trialBalances(mixed);
    expect(trials.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    expect(trials.map(({ lines }) => idsOf(lines))).toEqual([
      idsOf(inOrder.slice(0, 4)),
      idsOf(inOrder.slice(4)),
    ]);
    expect(trials).toMatchObject([
      { debit: 900, credit: 900, balanced: true },
      { debit: 50, credit: 50, balanced: true },
    ]);
  });
  it('says of each line whose money it is', () => {
    const [euros] = trialBalances(inOrder);
    expect(euros!.lines.map(({ owner }) => owner)).toEqual(['client', 'wallet', 'wallet', 'gateway']);
  });
  it('never sets one currency off against another', () => {
    const trials = trialBalances([balance('EUR', 'wallet', 'ava', 50), balance('USD', 'agency_credits', '', -50)]);
    expect(trials.map(({ balanced }) => balanced)).toEqual([false, false]);
  }); // prettier-ignore
});
