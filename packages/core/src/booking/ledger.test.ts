import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capture, grantCredit, refund, release, reserve, walletParty } from './ledger.ts';
import { cancelWhole } from './testing.ts';

/** 111.00 € sold, of which the wallet pays 31.00 and a card 80.00. */
const sold = { currency: 'EUR', sell: 11_100, net: 10_000, agencyMarkup: 1_000, platformFee: 100 };
const paid = { wallet: 3_100, card: 8_000 };
const parties = { holder: 'ava', gateway: 'stripe', supplier: 'aurora' };

describe('what is posted', () => {
  it('when an amount is promised: from the card and the wallet of its holder to what is reserved', () => {
    expect(reserve(sold, paid, parties)).toEqual([
      {
        kind: 'reserve',
        currency: 'EUR',
        entries: [
          { account: 'traveller', amount: -8_000 },
          { account: 'wallet', party: 'ava', amount: -3_100 },
          { account: 'reserved', amount: 11_100 },
        ],
      },
    ]);
  });
  it('when it is given back untaken: the same the other way', () => {
    expect(release(sold, paid, parties)).toEqual([
      {
        kind: 'release',
        currency: 'EUR',
        entries: [
          { account: 'traveller', amount: 8_000 },
          { account: 'wallet', party: 'ava', amount: 3_100 },
          { account: 'reserved', amount: -11_100 },
        ],
      },
    ]);
  });
  it('when it is taken: first to where it is, then to whom it is owed', () => {
    expect(walletParty).toBe('wallet');
    expect(capture(sold, paid, parties)).toEqual([
      {
        kind: 'debit',
        currency: 'EUR',
        entries: [
          { account: 'reserved', amount: -11_100 },
          { account: 'gateway', party: 'stripe', amount: 8_000 },
          { account: 'gateway', party: 'wallet', amount: 3_100 },
        ],
      },
      {
        kind: 'commission',
        currency: 'EUR',
        entries: [
          { account: 'gateway', party: 'stripe', amount: -8_000 },
          { account: 'gateway', party: 'wallet', amount: -3_100 },
          { account: 'supplier', party: 'aurora', amount: 10_000 },
          { account: 'agency_commission', amount: 1_000 },
          { account: 'platform_fee', amount: 100 },
        ],
      },
    ]);
  });
  it('when an agent booked: their commission out of the agency’s markup, and of both what a cancellation leaves', () => {
    const withAgent = { ...sold, agentCommission: 333 };
    const who = { ...parties, agent: 'avery' };
    const [, divided] = capture(withAgent, paid, who);
    expect(divided!.entries.slice(2)).toEqual([
      { account: 'supplier', party: 'aurora', amount: 10_000 },
      { account: 'agency_commission', amount: 667 },
      { account: 'agent_commission', party: 'avery', amount: 333 },
      { account: 'platform_fee', amount: 100 },
    ]);
    const back = (total: number) => ({ wallet: 0, card: total });
    const sides = (kept: Parameters<typeof cancelWhole>[1]) =>
      cancelWhole(withAgent, kept, back, who)[0]!.entries.filter(({ account }) => /^ag/.test(account));
    // Half of the markup: half of the commission, rounded half up.
    expect(sides({ supplier: 5_000, agency: 500, platform: 50 })).toEqual([
      { account: 'agency_commission', amount: -334 },
      { account: 'agent_commission', party: 'avery', amount: -166 },
    ]);
    // The agency bears 200 for the supplier: the agent bears nothing of it.
    expect(sides({ supplier: 5_000, agency: -200, platform: 0 })).toEqual([
      { account: 'agency_commission', amount: -867 },
      { account: 'agent_commission', party: 'avery', amount: -333 },
    ]);
    // All of the markup stays, and so does the commission.
    expect(sides({ supplier: 5_000, agency: 1_000, platform: 0 })).toEqual([]);
  });
  it('when a cancellation leaves each party a part: the rest of each, back to where it was taken', () => {
    const kept = { supplier: 4_000, agency: 300, platform: 40 };
    const back = (total: number) => ({ wallet: total - 6_000, card: 6_000 });
    expect(cancelWhole(sold, kept, back, parties)).toEqual([
      {
        kind: 'penalty',
        currency: 'EUR',
        entries: [
          { account: 'supplier', party: 'aurora', amount: -6_000 },
          { account: 'agency_commission', amount: -700 },
          { account: 'platform_fee', amount: -60 },
          { account: 'gateway', party: 'stripe', amount: 6_000 },
          { account: 'gateway', party: 'wallet', amount: 760 },
        ],
      },
    ]);
  });
  it('when money goes back: from where it was taken to the card and the wallet', () => {
    expect(refund('EUR', 3_000, { wallet: 1_000, card: 2_000 }, parties)).toEqual([
      {
        kind: 'refund',
        currency: 'EUR',
        entries: [
          { account: 'gateway', party: 'stripe', amount: -2_000 },
          { account: 'gateway', party: 'wallet', amount: -1_000 },
          { account: 'traveller', amount: 2_000 },
          { account: 'wallet', party: 'ava', amount: 1_000 },
        ],
      },
    ]);
  });
  it('when credit is granted, earned or taken back: from the agency to the wallet, or back', () => {
    for (const [kind, amount] of [['grant', 500], ['reward', 12], ['withdraw', -500]] as const)
      expect(grantCredit(kind, 'EUR', 'ava', amount)).toEqual([
        {
          kind,
          currency: 'EUR',
          entries: [
            { account: 'agency_credits', amount: -amount },
            { account: 'wallet', party: 'ava', amount },
          ],
        },
      ]);
  }); // prettier-ignore
  it('is nothing where nothing moves', () => {
    const nothing = { currency: 'EUR', sell: 0, net: 0, agencyMarkup: 0, platformFee: 0 };
    expect([...reserve(nothing), ...release(nothing), ...capture(nothing)]).toEqual([]);
    expect([...refund('EUR', 0), ...grantCredit('grant', 'EUR', 'ava', 0)]).toEqual([]);
    expect(cancelWhole(sold, { supplier: 10_000, agency: 1_000, platform: 100 })).toEqual([]);
  });
  it('goes all by card, and names nobody, unless told', () => {
    expect(reserve(sold)[0]!.entries).toEqual([
      { account: 'traveller', amount: -11_100 },
      { account: 'reserved', amount: 11_100 },
    ]);
    expect(refund('EUR', 500)[0]!.entries).toEqual([
      { account: 'gateway', amount: -500 },
      { account: 'traveller', amount: 500 },
    ]);
  });
});

describe('what is never posted', () => {
  it('a sale whose parts are not its price, and says which price', () => {
    expect(() => capture({ ...sold, platformFee: 99 })).toThrow('a price of 11100 EUR do not add up');
    expect(() => capture({ ...sold, net: 10_001 })).toThrow(RangeError);
  });
  it('a commission that is no part of the markup, and says of which', () => {
    for (const agentCommission of [1_001, -1])
      expect(() => capture({ ...sold, agentCommission })).toThrow(
        `A commission of ${agentCommission} EUR is no part of 1000`,
      );
    expect(() => capture({ ...sold, agentCommission: 1_000 })).not.toThrow();
  });
  it('a fraction of a minor unit, and says of which currency', () => {
    expect(() => reserve({ currency: 'JPY', sell: 1.5 })).toThrow('Not integer minor units of JPY');
    expect(() => grantCredit('grant', 'EUR', 'ava', Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });
  it('legs that are not the whole amount: money would appear or be lost', () => {
    expect(() => reserve(sold, { wallet: 3_100, card: 7_999 })).toThrow('A reserve posting does not sum to zero');
    expect(() => cancelWhole(sold, { supplier: 0, agency: 0, platform: 0 }, () => paid)).not.toThrow();
    const leg = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(leg, leg, (wallet, card) => {
        fc.pre(wallet + card !== sold.sell);
        const legs = { wallet, card };
        const kept = { supplier: 0, agency: 0, platform: 0 };
        expect(() => reserve(sold, legs)).toThrow(RangeError);
        expect(() => release(sold, legs)).toThrow(RangeError);
        expect(() => capture(sold, legs)).toThrow(RangeError);
        expect(() => cancelWhole(sold, kept, () => legs)).toThrow(RangeError);
      }),
    );
  }); // prettier-ignore
});
