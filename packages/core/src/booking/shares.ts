import { roundHalfUp } from '../money.ts';
import type { CancelledShare } from './cancellation.ts';
import type { SoldAmounts } from './ledger.ts';

/** What each party has of a booking's money, minor units of one currency. The agency's part is without its agent's; it may be negative. */
export interface PartyShares {
  supplier: number;
  agency: number;
  agent: number;
  platform: number;
}

/**
 * What each party has once `paid` of the price is paid: in proportion to the price, and exact when all of it is paid. A later instalment
 * adds the difference of two of these, so roundings never add up.
 * @throws {RangeError} when more is paid than the price, or the parts of the price do not add up
 */
export function sharesOf(sold: SoldAmounts, paid: number): PartyShares {
  const { currency, sell, net, agencyMarkup, platformFee, agentCommission: agent = 0 } = sold;
  if (net + agencyMarkup + platformFee !== sell)
    throw new RangeError(`The parts of a price of ${sell} ${currency} do not add up`);
  if (agent < 0 || agent > agencyMarkup)
    throw new RangeError(`A commission of ${agent} ${currency} is no part of ${agencyMarkup}`);
  if (paid < 0 || paid > sell) throw new RangeError(`${paid} is no part of a price of ${sell} ${currency}`);
  const whole = { supplier: net, agency: agencyMarkup - agent, agent, platform: platformFee };
  return paid === sell ? whole : scaled(whole, paid, sell);
}

/**
 * What a cancellation leaves of an agent's commission: as much of it as the agency keeps of its markup, rounded half up. An agency that
 * bears a loss bears it alone: the agent keeps nothing and owes nothing.
 * @param agencyKept what the agency keeps, the agent's part included; may be negative
 */
export function commissionKept(
  { agencyMarkup, agentCommission = 0 }: Pick<SoldAmounts, 'agencyMarkup' | 'agentCommission'>,
  agencyKept: number,
): number {
  if (agentCommission === 0 || agencyKept <= 0) return 0;
  return Math.min(agentCommission, roundHalfUp((agentCommission * agencyKept) / agencyMarkup));
}

/**
 * What each party keeps of a cancelled booking in all; the agency shares its part with the agent who booked ({@link commissionKept}).
 * @param parts What the parts of the booking cost to cancel.
 * @param has What each party has of what was paid.
 */
export function keptShares(parts: readonly Pick<CancelledShare, 'kept'>[], has: PartyShares): PartyShares {
  const kept = { supplier: 0, agency: 0, agent: 0, platform: 0 };
  for (const part of parts) {
    kept.supplier += part.kept.supplier;
    kept.agency += part.kept.agency;
    kept.platform += part.kept.platform;
  }
  kept.agent = commissionKept(
    { agencyMarkup: has.agency + has.agent, agentCommission: has.agent },
    kept.agency,
  );
  kept.agency -= kept.agent;
  return kept;
}

/**
 * What each party keeps of the first payments of a cancelled booking, when `upTo` of all that is kept comes from them. Exact when all of it
 * does.
 * @param kept What each party keeps in all.
 */
export function sharesKept(kept: PartyShares, upTo: number): PartyShares {
  const all = sumOfShares(kept);
  return upTo === all ? kept : scaled(kept, upTo, all);
}

export function sumOfShares({ supplier, agency, agent, platform }: PartyShares): number {
  return supplier + agency + agent + platform;
}

export function subtractShares(from: PartyShares, other: PartyShares): PartyShares {
  return {
    supplier: from.supplier - other.supplier,
    agency: from.agency - other.agency,
    agent: from.agent - other.agent,
    platform: from.platform - other.platform,
  };
}

/** `part` of the sum of the shares, divided as they are; the agency has what rounding leaves. */
function scaled(shares: PartyShares, part: number, all: number): PartyShares {
  const of = (amount: number) => roundHalfUp((amount * part) / all);
  const [supplier, agent, platform] = [of(shares.supplier), of(shares.agent), of(shares.platform)];
  return { supplier, agent, platform, agency: part - supplier - agent - platform };
}
