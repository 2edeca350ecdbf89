import type { Board, CancellationPolicy } from '@portolan/contract';

/** What a traveller agreed to besides the price. */
export interface Terms {
  board: Board;
  cancellation: CancellationPolicy;
}

const boardRank: Record<Board, number> = {
  room_only: 0,
  breakfast: 1,
  half_board: 2,
  full_board: 3,
  all_inclusive: 4,
};

/**
 * True when `after` is worse for the traveller than `before` in any respect: fewer meals, no longer refundable, free for a shorter
 * time, or a higher penalty (in percent) at any moment. Worse terms need fresh consent even when the price fell.
 */
export function termsAreWorse(before: Terms, after: Terms): boolean {
  if (boardRank[after.board] < boardRank[before.board]) return true;
  const [was, is] = [before.cancellation, after.cancellation];
  if (was.refundable && !is.refundable) return true;
  // Instants are compared as instants: suppliers write milliseconds one day and none the next.
  if (
    was.freeUntil !== null &&
    (is.freeUntil === null || Date.parse(is.freeUntil) < Date.parse(was.freeUntil))
  )
    return true;
  const moments = [...was.steps, ...is.steps].map((step) => step.from);
  return moments.some((moment) => penaltyAt(is, moment) > penaltyAt(was, moment));
}

/** Percent of the price that cancelling at `instant` (ISO, UTC) costs. */
export function penaltyAt(policy: CancellationPolicy, instant: string): number {
  if (!policy.refundable) return 100;
  let percent = 0;
  for (const step of policy.steps) if (Date.parse(step.from) <= Date.parse(instant)) percent = step.percent;
  return percent;
}

export type QuoteChange = 'none' | 'fall' | 'needs_consent';

/**
 * What a revalidation means: a rise or worse terms need the traveller's consent, a fall is passed on silently.
 * Totals are minor units of one currency and contain what is due at the property.
 */
export function quoteChange(
  before: Terms & { total: number },
  after: Terms & { total: number },
): { change: QuoteChange; termsWorse: boolean } {
  const termsWorse = termsAreWorse(before, after);
  if (termsWorse || after.total > before.total) return { change: 'needs_consent', termsWorse };
  return { change: after.total < before.total ? 'fall' : 'none', termsWorse };
}
