import type { LedgerAccount } from './accounts.ts';
import type { Legs } from './legs.ts';
import { sharesOf, subtractShares, type PartyShares } from './shares.ts';

/**
 * Double entry in integer minor units: every posting is a set of entries of one currency that sums to zero. A positive amount
 * flows into an account. The ledger is append-only; a mistake is corrected by a posting the other way.
 */
export type LedgerKind =
  'reserve' | 'release' | 'debit' | 'commission' | 'refund' | 'penalty' | 'grant' | 'withdraw' | 'reward';

export interface LedgerEntry {
  account: LedgerAccount;
  /** Whose account of that name; absent where there is one for all. */
  party?: string;
  /** Integer minor units; negative flows out. */
  amount: number;
}

export interface LedgerPosting {
  kind: LedgerKind;
  currency: string;
  /** Sums to zero; never empty, no zero amounts. */
  entries: LedgerEntry[];
}

/** The parts of what a booking sells for: `sell` = `net` + `agencyMarkup` + `platformFee`, all in the charge currency. */
export interface SoldAmounts {
  currency: string;
  sell: number;
  net: number;
  agencyMarkup: number;
  platformFee: number;
  /** What of `agencyMarkup` the agent who booked is owed; from nothing to all of it. @default 0 */
  agentCommission?: number;
}

/** Who stands behind the accounts of a posting. Absent members: an account without a party. */
export interface LedgerParties {
  /** The user whose wallet pays. */
  holder?: string;
  /** The gateway that the card part goes through. */
  gateway?: string;
  supplier?: string;
  /** The user who booked as an agent. */
  agent?: string;
}

/** An authorisation, or credit that is kept back: promised by the traveller. @param legs how `sell` divides, by card unless told */
export function reserve(
  { currency, sell }: Pick<SoldAmounts, 'currency' | 'sell'>,
  legs: Legs = byCard(sell),
  parties: LedgerParties = {},
): LedgerPosting[] {
  return post('reserve', currency, [
    ['traveller', -legs.card],
    ['wallet', -legs.wallet, parties.holder],
    ['reserved', sell],
  ]);
}

/** What was promised was given back. */
export function release(
  { currency, sell }: Pick<SoldAmounts, 'currency' | 'sell'>,
  legs: Legs = byCard(sell),
  parties: LedgerParties = {},
): LedgerPosting[] {
  return post('release', currency, [
    ['traveller', legs.card],
    ['wallet', legs.wallet, parties.holder],
    ['reserved', -sell],
  ]);
}

/**
 * An instalment was captured: from reserved to the gateway, and from there to whom it is owed, in proportion to the price.
 * @param part Which part of the price; all of it unless told. `before`: what was captured of the booking until now.
 * @throws {RangeError} when the amounts do not add up
 */
export function capture(
  sold: SoldAmounts,
  legs: Legs = byCard(sold.sell),
  parties: LedgerParties = {},
  part: { before: number; amount: number } = { before: 0, amount: sold.sell },
): LedgerPosting[] {
  const { before, amount } = part;
  const adds = subtractShares(sharesOf(sold, before + amount), sharesOf(sold, before));
  return [
    ...post('debit', sold.currency, [
      ['reserved', -amount],
      ['gateway', legs.card, parties.gateway],
      ['gateway', legs.wallet, walletParty],
    ]),
    ...post('commission', sold.currency, [
      ['gateway', -legs.card, parties.gateway],
      ['gateway', -legs.wallet, walletParty],
      ['supplier', adds.supplier, parties.supplier],
      ['agency_commission', adds.agency],
      ['agent_commission', adds.agent, parties.agent],
      ['platform_fee', adds.platform],
    ]),
  ];
}

/** The party of `gateway` that credit is taken through. */
export const walletParty = 'wallet';

const byCard = (amount: number): Legs => ({ wallet: 0, card: amount });

/**
 * What a cancellation leaves of one payment: what the parties do not keep of it goes back to where it was taken, ready to be refunded. Empty
 * when all of it is kept.
 * @param back how the difference of what they have and keep divides
 */
export function giveUp(
  currency: string,
  has: PartyShares,
  keeps: PartyShares,
  back: Legs,
  parties: LedgerParties = {},
): LedgerPosting[] {
  const gone = subtractShares(has, keeps);
  return post('penalty', currency, [
    ['supplier', -gone.supplier, parties.supplier],
    ['agency_commission', -gone.agency],
    ['agent_commission', -gone.agent, parties.agent],
    ['platform_fee', -gone.platform],
    ['gateway', back.card, parties.gateway],
    ['gateway', back.wallet, walletParty],
  ]);
}

/** Captured money that went back to where it came from. */
export function refund(
  currency: string,
  amount: number,
  legs: Legs = byCard(amount),
  parties: LedgerParties = {},
): LedgerPosting[] {
  return post('refund', currency, [
    ['gateway', -legs.card, parties.gateway],
    ['gateway', -legs.wallet, walletParty],
    ['traveller', legs.card],
    ['wallet', legs.wallet, parties.holder],
  ]);
}

/** Credit that the agency gives to a traveller, by its staff or as a reward; taken back when it is negative. */
export function grantCredit(
  kind: 'grant' | 'withdraw' | 'reward',
  currency: string,
  holder: string,
  amount: number,
): LedgerPosting[] {
  return post(kind, currency, [
    ['agency_credits', -amount],
    ['wallet', amount, holder],
  ]);
}

/** What is in each account after all postings; accounts at zero are left out. */
export function foldLedger(
  postings: readonly LedgerPosting[],
): Record<string, Partial<Record<LedgerAccount, number>>> {
  const balances: Record<string, Partial<Record<LedgerAccount, number>>> = {};
  for (const { currency, entries } of postings) {
    const accounts = (balances[currency] ??= {});
    for (const { account, amount } of entries) {
      const balance = (accounts[account] ?? 0) + amount;
      if (balance === 0) delete accounts[account];
      else accounts[account] = balance;
    }
  }
  return balances;
}

type Side = readonly [account: LedgerAccount, amount: number, party?: string | undefined];

function post(kind: LedgerKind, currency: string, sides: readonly Side[]): LedgerPosting[] {
  const entries = sides
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount, party]) => ({ account, ...(party ? { party } : {}), amount }));
  if (entries.some(({ amount }) => !Number.isSafeInteger(amount))) {
    throw new RangeError(`Not integer minor units of ${currency}`);
  }
  if (entries.reduce((total, { amount }) => total + amount, 0) !== 0) {
    throw new RangeError(`A ${kind} posting does not sum to zero`);
  }
  return entries.length === 0 ? [] : [{ kind, currency, entries }];
}
