import { z } from 'zod';
import { Instant, Money } from './common.ts';

/** From `from` (inclusive, UTC) until the next step's `from`, cancelling costs `amount`; the first step is free when 0. */
export const PenaltyStep = z.object({
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
