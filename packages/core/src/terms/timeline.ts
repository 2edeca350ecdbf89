/** A cancellation policy as stretches of time, ready to be drawn and read out. */
import type { CancellationPolicy, Money } from '@portolan/contract';
import { money } from '../money.ts';

export interface CancellationStretch {
  /** UTC instants; `from` is `null` for "from booking on", `until` is `null` for "to the end". */
  readonly from: string | null;
  readonly until: string | null;
  readonly kind: 'free' | 'partial' | 'full';
  /** What cancelling costs; `null` when the supplier only says "not refundable" and the price is hidden. */
  readonly penalty: Money | null;
  /** Of the total, whole; `null` where the terms state an amount. */
  readonly percent: number | null;
  readonly state: 'past' | 'current' | 'future';
}

/**
 * The stretches in time order, without gaps, at least one. A policy without steps says only what `refundable` and `freeUntil`
 * say. Neighbours with the same cost are one stretch.
 * @param total what is paid now (what is collected elsewhere falls away with the booking), for "full"; `null`
 *   when hidden
 * @param now ms since the epoch
 */
export function cancellationTimeline(
  policy: CancellationPolicy,
  total: Money | null,
  now: number,
): CancellationStretch[] {
  const steps = [...policy.steps].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const raw: { from: string | null; penalty: Money | null; percent: number | null }[] = [];
  if (!policy.refundable) {
    raw.push({ from: null, penalty: total, percent: 100 });
  } else {
    const free = total ? money(0, total.currency) : null;
    const first = steps[0];
    // A first step at the epoch holds from booking on: nothing is free before it.
    const freeAtFirst = !first || (first.amount.amount > 0 && Date.parse(first.from) > 0);
    if (freeAtFirst) raw.push({ from: null, penalty: free, percent: 0 });
    for (const step of steps)
      raw.push({
        from: raw.length === 0 ? null : step.from,
        penalty: step.amount,
        percent: step.percent ?? null,
      });
    // "Free until" with nothing after it: the rest is what such rates cost everywhere.
    if (policy.freeUntil && raw.length === 1)
      raw.push({ from: policy.freeUntil, penalty: total, percent: 100 });
  }
  const merged = raw.filter((step, i) => i === 0 || costOf(step) !== costOf(raw[i - 1]));
  return merged.map((step, i) => {
    const until = merged[i + 1]?.from ?? null;
    const started = step.from === null || Date.parse(step.from) <= now;
    const ended = until !== null && Date.parse(until) <= now;
    return {
      from: step.from,
      until,
      kind: kindOf(step, total),
      penalty: step.penalty,
      percent: step.percent === null ? null : Math.round(step.percent),
      state: ended ? 'past' : started ? 'current' : 'future',
    };
  });
}

/** Until when cancelling is free, `null` when it is not (any more). */
export function freeCancellationUntil(
  policy: Pick<CancellationPolicy, 'refundable' | 'freeUntil'>,
  now: number,
): string | null {
  if (!policy.refundable || !policy.freeUntil) return null;
  return Date.parse(policy.freeUntil) > now ? policy.freeUntil : null;
}

function costOf(step: { penalty: Money | null; percent: number | null } | undefined): string {
  return `${step?.penalty?.amount ?? '?'}|${Math.round(step?.percent ?? -1)}`;
}

function kindOf(
  step: { penalty: Money | null; percent: number | null },
  total: Money | null,
): CancellationStretch['kind'] {
  if (step.penalty ? step.penalty.amount === 0 : step.percent === 0) return 'free';
  const all = step.percent !== null && step.percent >= 100;
  const more = step.penalty !== null && total !== null && step.penalty.amount >= total.amount;
  return all || more ? 'full' : 'partial';
}
