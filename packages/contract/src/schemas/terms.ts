import { z } from 'zod';
import { Instant, Money } from './common.ts';

/** From `from` (inclusive) until the next step's `from`, cancelling costs `amount`. Before the first step it is free. */
export const PenaltyStep = z.object({
  /** An instant in UTC; the epoch, `1970-01-01T00:00:00.000Z`, for "from booking on": then no time is free before this step. */
  from: Instant,
  /** In the currency of the price, of what is due now. */
  amount: Money,
  /** Of what is due now, where the terms state a percentage; absent where they state an amount. */
  percent: z.number().min(0).max(100).optional(),
});
export type PenaltyStep = z.infer<typeof PenaltyStep>;

/** What cancelling costs and when, for every service alike. */
export const CancellationPolicy = z.object({
  refundable: z.boolean(),
  /** Free until this instant; `null` when never free. */
  freeUntil: Instant.nullable(),
  /** In time order; empty when nothing is known beyond `refundable`, and where the price is hidden. */
  steps: z.array(PenaltyStep),
});
export type CancellationPolicy = z.infer<typeof CancellationPolicy>;
