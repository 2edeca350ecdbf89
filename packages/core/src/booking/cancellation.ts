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
  /** Dated penalties: instants in UTC (the supplier dates them in the property's local time), `percent` of `sell`. */
  penalties: readonly { from: string; percent: number }[];
  /** What the supplier says that it keeps of `net`; `null` when it did not say. */
  supplierPenalty: number | null;
}

/** What an agency grants beyond a supplier's terms. It can only be kinder than what was agreed, never harder. */
export interface CancellationRules {
  /** Free for so many hours after booking, as long as check-in is more than a day away. @default 0 */
  graceHours?: number;
}

export interface CancelledShare {
  kind: string;
  paid: number;
  refund: number;
  penalty: number;
  percent: number;
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
  at: { now: number; bookedAt: number; checkIn: number; policy: CancellationRules },
): CancelledShare[] {
  const graceMs = (at.policy.graceHours ?? 0) * hour;
  // A clock that is behind the one that booked grants nothing where no grace was promised.
  const grace = graceMs > 0 && at.now < at.bookedAt + graceMs && at.checkIn - at.now > day;
  return parts.map((part) => {
    const agreed = part.refundable ? percentAt(part.penalties, at.now) : 100;
    const supplierAgreed = roundHalfUp((part.net * agreed) / 100);
    const supplier = Math.min(part.net, Math.max(0, part.supplierPenalty ?? supplierAgreed));
    const penalty = grace ? 0 : penaltyOf(part, agreed, supplierAgreed, supplier);
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

function penaltyOf(part: CancelledPart, agreed: number, supplierAgreed: number, supplier: number): number {
  const penalty = roundHalfUp((part.sell * agreed) / 100);
  // Converted amounts differ by a little; only what is clearly less counts as kindness.
  if (part.net === 0 || supplier >= supplierAgreed - Math.max(2, supplierAgreed * 0.01)) return penalty;
  return Math.min(penalty, roundHalfUp((part.sell * supplier) / part.net));
}

/** When the next dearer penalty begins, ms since the epoch; `null` when none is ahead. */
export function nextPenaltyAt(
  part: Pick<CancelledPart, 'penalties' | 'refundable'>,
  now: number,
): number | null {
  if (!part.refundable) return null;
  const current = percentAt(part.penalties, now);
  const ahead = part.penalties
    .filter(({ from, percent }) => Date.parse(from) > now && percent > current)
    .map(({ from }) => Date.parse(from));
  return ahead.length === 0 ? null : Math.min(...ahead);
}

function percentAt(penalties: CancelledPart['penalties'], now: number): number {
  const begun = penalties
    .filter(({ from }) => Date.parse(from) <= now)
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  return Math.min(100, Math.max(0, begun.at(-1)?.percent ?? 0));
}

/**
 * Whether a stay can still be cancelled by the traveller: until its check-in time at the property.
 * @param local The property's wall time now, `YYYY-MM-DDTHH:MM`.
 * @param checkInFrom `HH:MM`; midnight when the property says nothing.
 */
export function hasCheckedIn(local: string, checkIn: string, checkInFrom: string): boolean {
  const time = /^\d{2}:\d{2}$/.test(checkInFrom) ? checkInFrom : '00:00';
  return local >= `${checkIn}T${time}`;
}
