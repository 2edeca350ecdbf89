import { splitByWeight } from '../money-sums.ts';
import { roundHalfUp } from '../money.ts';

/** One thing that was sold under terms of its own, such as the stay of a hotel booking. Amounts are minor units of one currency. */
export interface CancelledPart {
  /** Stable name, such as `stay`. */
  kind: string;
  /** What the traveller pays for it now: `net` + `agencyMarkup` + `platformFee`. */
  sell: number;
  net: number;
  agencyMarkup: number;
  platformFee: number;
  refundable: boolean;
  penalties: readonly DatedPenalty[];
  /** Given back even when nothing else is, such as airport taxes; contained in `net`. @default 0 */
  alwaysBack?: number;
  /** What the supplier says that it keeps of `net`; `null` when it did not say. */
  supplierPenalty: number | null;
}

/**
 * From this instant on (UTC; suppliers date them in the local time of the place) cancelling costs this: `percent` of `sell`, or an
 * `amount` in the currency of the part.
 */
export type DatedPenalty = { from: string } & ({ percent: number } | { amount: number });

/** What an agency grants beyond a supplier's terms. It can only be kinder than what was agreed, never harder. */
export interface CancellationRules {
  /** Free for so many hours after booking, as long as the start is more than a day away. @default 0 */
  graceHours?: number;
}

export interface CancelledShare {
  kind: string;
  paid: number;
  refund: number;
  penalty: number;
  percent: number;
  /** What the penalty would be beyond what was paid: the traveller is told, and not charged. Missing: nothing. */
  beyondPaid?: number;
  /** Who keeps the penalty; the agency's share is negative when its kindness, or the supplier, costs it money. */
  kept: { supplier: number; agency: number; platform: number };
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * What cancelling costs at `now`, part by part.
 *
 * 1. The traveller never pays more than was agreed: the last dated penalty that has begun, or everything when it is not refundable.
 * 2. A supplier that keeps less than it said passes its kindness on; one that keeps more has to be borne by the agency.
 * 3. Within the agency's hours of grace it costs the traveller nothing.
 */
export function cancellationCost(
  parts: readonly CancelledPart[],
  at: { now: number; bookedAt: number; startsAt: number; policy: CancellationRules },
): CancelledShare[] {
  const graceMs = (at.policy.graceHours ?? 0) * hour;
  // A clock that is behind the one that booked grants nothing where no grace was promised.
  const grace = graceMs > 0 && at.now < at.bookedAt + graceMs && at.startsAt - at.now > day;
  return parts.map((part) => {
    const agreed = agreedCost(part, at.now);
    const supplier = Math.min(part.net, Math.max(0, part.supplierPenalty ?? agreed.net));
    const penalty = grace ? 0 : penaltyOf(part, agreed, supplier);
    const platform = part.sell === 0 ? 0 : roundHalfUp((part.platformFee * penalty) / part.sell);
    return {
      kind: part.kind,
      paid: part.sell,
      refund: part.sell - penalty,
      penalty,
      percent: part.sell === 0 ? 0 : roundHalfUp((penalty * 100) / part.sell),
      kept: { supplier, platform, agency: penalty - supplier - platform },
    };
  });
}

/**
 * The parts with what the supplier says that it keeps of all of them: as was agreed for each as far as that goes, what is left by what each
 * would have got back.
 */
export function withSupplierPenalty(
  parts: readonly CancelledPart[],
  total: number | null,
  now: number,
): CancelledPart[] {
  if (total === null) return [...parts];
  const agreed = parts.map((part) => agreedCost(part, now).net);
  const all = agreed.reduce((sum, amount) => sum + amount, 0);
  const told = splitByWeight(Math.min(total, all), agreed);
  const beyond = splitByWeight(
    Math.max(0, total - all),
    parts.map((part, at) => part.net - agreed[at]!),
  );
  return parts.map((part, at) => ({ ...part, supplierPenalty: told[at]! + beyond[at]! }));
}

/**
 * The same for a booking of which only `paid` was paid so far. The penalty is kept from what was paid and no more, so nothing is charged
 * for a cancellation; the supplier comes first, and nobody keeps more than was paid. `paid`, `refund` and `penalty` of the parts add up to
 * what was paid, goes back and is kept.
 */
export function limitToPaid(shares: readonly CancelledShare[], paid: number): CancelledShare[] {
  const price = shares.reduce((sum, share) => sum + share.paid, 0);
  if (paid >= price) return [...shares];
  let unkept = Math.min(
    paid,
    shares.reduce((sum, share) => sum + share.penalty, 0),
  );
  let back = paid - unkept;
  return shares.map((share) => {
    const penalty = Math.min(share.penalty, unkept);
    const refund = Math.min(share.refund, back);
    unkept -= penalty;
    back -= refund;
    const beyondPaid = share.penalty - penalty;
    if (beyondPaid === 0) return { ...share, paid: penalty + refund, refund };
    const supplier = Math.min(share.kept.supplier, penalty);
    const platform = Math.min(share.kept.platform, penalty - supplier);
    return {
      ...share,
      paid: penalty + refund,
      refund,
      penalty,
      beyondPaid,
      kept: { supplier, platform, agency: penalty - supplier - platform },
    };
  });
}

/** What the terms say that cancelling costs at `now`, of what the part sells for and of its net. */
function agreedCost(part: CancelledPart, now: number): { sell: number; net: number } {
  const back = part.alwaysBack ?? 0;
  const cost = costByTerms(part, now);
  return { sell: Math.min(part.sell - back, cost.sell), net: Math.min(part.net - back, cost.net) };
}

function costByTerms(part: CancelledPart, now: number): { sell: number; net: number } {
  const penalty: Penalty = part.refundable ? penaltyNow(part.penalties, now) : { percent: 100 };
  if ('amount' in penalty) {
    const amount = Math.max(0, penalty.amount);
    return { sell: Math.min(part.sell, amount), net: Math.min(part.net, amount) };
  }
  const percent = withinBounds(penalty.percent);
  return { sell: roundHalfUp((part.sell * percent) / 100), net: roundHalfUp((part.net * percent) / 100) };
}

function penaltyOf(part: CancelledPart, agreed: { sell: number; net: number }, supplier: number): number {
  // Ignore conversion rounding below 1 % or 2 minor units.
  if (part.net === 0 || supplier >= agreed.net - Math.max(2, agreed.net * 0.01)) return agreed.sell;
  return Math.min(agreed.sell, roundHalfUp((part.sell * supplier) / part.net));
}

/** When the next dearer penalty begins, ms since the epoch; `null` when none is ahead. */
export function nextPenaltyAt(
  part: Pick<CancelledPart, 'penalties' | 'refundable' | 'sell'>,
  now: number,
): number | null {
  if (!part.refundable) return null;
  const current = percentOf(penaltyNow(part.penalties, now), part.sell);
  const ahead = part.penalties
    .filter((penalty) => Date.parse(penalty.from) > now && percentOf(penalty, part.sell) > current)
    .map(({ from }) => Date.parse(from));
  return ahead.length === 0 ? null : Math.min(...ahead);
}

type Penalty = { percent: number } | { amount: number };

/** The last penalty that has begun; nothing before the first. */
function penaltyNow(penalties: readonly DatedPenalty[], now: number): Penalty {
  const begun = penalties
    .filter(({ from }) => Date.parse(from) <= now)
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  return begun.at(-1) ?? { percent: 0 };
}

/** A penalty as a percentage of `sell`, so that both kinds can be compared. */
function percentOf(penalty: Penalty, sell: number): number {
  if ('percent' in penalty) return withinBounds(penalty.percent);
  return sell === 0 ? 0 : withinBounds((penalty.amount * 100) / sell);
}

function withinBounds(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
