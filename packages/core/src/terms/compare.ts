import type { CancellationPolicy, PenaltyStep } from '@portolan/contract';

/** What a traveller agreed to besides the price. `facts` is the service's own, such as the meals of a stay. */
export interface Terms<Facts> {
  readonly cancellation: CancellationPolicy;
  readonly facts: Facts;
}

/** True when `after` is worse for the traveller than `before` in any respect that only the service knows. */
export type FactsAreWorse<Facts> = (before: Facts, after: Facts) => boolean;

/**
 * True when `after` is worse for the traveller than `before` in any respect: what the service says, or cancelling. Worse terms need
 * fresh consent even when the price fell.
 */
export function termsAreWorse<Facts>(
  before: Terms<Facts>,
  after: Terms<Facts>,
  factsAreWorse: FactsAreWorse<Facts>,
): boolean {
  return (
    factsAreWorse(before.facts, after.facts) || cancellationIsWorse(before.cancellation, after.cancellation)
  );
}

/** True when cancelling is no longer possible, free for a shorter time, or costs more at any moment. */
export function cancellationIsWorse(was: CancellationPolicy, is: CancellationPolicy): boolean {
  if (was.refundable && !is.refundable) return true;
  // Instants are compared as instants: suppliers write milliseconds one day and none the next.
  if (
    was.freeUntil !== null &&
    (is.freeUntil === null || Date.parse(is.freeUntil) < Date.parse(was.freeUntil))
  )
    return true;
  const moments = [...was.steps, ...is.steps].map((step) => step.from);
  return moments.some((moment) => costsMore(penaltyAt(is, moment), penaltyAt(was, moment)));
}

/** What cancelling costs at a moment: a percentage where the terms state one, with the amount that is known. */
export type PenaltyNow = Partial<Pick<PenaltyStep, 'percent' | 'amount'>>;

/** The penalty at `instant` (ISO, UTC). Everything is 100 percent, nothing is 0. */
export function penaltyAt(policy: CancellationPolicy, instant: string): PenaltyNow {
  if (!policy.refundable) return { percent: 100 };
  const begun = policy.steps.filter((step) => Date.parse(step.from) <= Date.parse(instant));
  const step = begun.at(-1);
  if (!step) return { percent: 0 };
  return step.percent === undefined
    ? { amount: step.amount }
    : { percent: step.percent, amount: step.amount };
}

/** Percentages are compared where both are: the same percentage of a higher price is the same term. */
function costsMore(now: PenaltyNow, then: PenaltyNow): boolean {
  if (now.percent !== undefined && then.percent !== undefined) return now.percent > then.percent;
  if (then.percent === 100) return false;
  if (now.percent === 100) return true;
  return (now.amount?.amount ?? 0) > (then.amount?.amount ?? 0);
}

export type QuoteChange = 'none' | 'fall' | 'needs_consent';

/**
 * What a revalidation means: a rise or worse terms need the traveller's consent, a fall is passed on silently.
 * Totals are minor units of one currency and contain what is due elsewhere.
 */
export function quoteChange<Facts>(
  before: Terms<Facts> & { total: number },
  after: Terms<Facts> & { total: number },
  factsAreWorse: FactsAreWorse<Facts>,
): { change: QuoteChange; termsWorse: boolean } {
  const termsWorse = termsAreWorse(before, after, factsAreWorse);
  if (termsWorse || after.total > before.total) return { change: 'needs_consent', termsWorse };
  return { change: after.total < before.total ? 'fall' : 'none', termsWorse };
}
