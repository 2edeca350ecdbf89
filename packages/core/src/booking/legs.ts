/**
 * How a payment divides between a traveller's wallet and a card. Amounts are integer minor units of one currency, never negative. Three
 * rules, and everything else follows:
 *
 * 1. The wallet pays as much as the traveller said, never more than the price; the card pays the rest.
 * 2. What goes back goes to the card first, then to the wallet: real money before credit. A refund, and a price that fell, are
 *    the same here.
 * 3. Several refunds are one refund of their total: the parts of each are the difference.
 */
export interface Legs {
  wallet: number;
  card: number;
}

/** Divides a price before it is paid. @param fromWallet what the traveller wants to use, at most. */
export function divideIntoLegs(price: number, fromWallet: number): Legs {
  const wallet = Math.min(check(price), check(fromWallet));
  return { wallet, card: price - wallet };
}

/**
 * What stays of `legs` when `kept` of their sum is kept in all.
 * @throws {RangeError} when more is kept than there is
 */
export function keepOfLegs(legs: Legs, kept: number): Legs {
  if (check(kept) > sumOfLegs(legs)) throw new RangeError(`${kept} is more than was paid`);
  const wallet = Math.min(legs.wallet, kept);
  return { wallet, card: kept - wallet };
}

/** What goes back to each when `total` goes back in all. @throws {RangeError} when that is more than there is */
export function returnOfLegs(legs: Legs, total: number): Legs {
  const kept = keepOfLegs(legs, sumOfLegs(legs) - check(total));
  return subtractLegs(legs, kept);
}

/** The parts of the next refund, when `before` of `legs` is back already and `total` shall be. */
export function nextReturn(legs: Legs, before: number, total: number): Legs {
  return subtractLegs(returnOfLegs(legs, total), returnOfLegs(legs, before));
}

export function sumOfLegs({ wallet, card }: Legs): number {
  return check(wallet) + check(card);
}

function subtractLegs(from: Legs, other: Legs): Legs {
  return { wallet: from.wallet - other.wallet, card: from.card - other.card };
}

/** What an agency gives back as credit when a stay is over. */
export interface RewardRules {
  /** Hundredths of a percent of what was paid by card and kept: 150 is 1.5 %. @default 0 */
  basisPoints?: number;
}

/** The reward of a finished booking, rounded down. Credit earns none, so that rewards do not feed themselves. */
export function rewardFor(kept: Legs, rules: RewardRules): number {
  const basisPoints = Math.min(10_000, Math.max(0, Math.trunc(rules.basisPoints ?? 0)));
  return Math.floor((check(kept.card) * basisPoints) / 10_000);
}

function check(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not an amount: ${amount}`);
  return amount;
}
