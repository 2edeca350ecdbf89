import { z } from 'zod';
import { Instant, Money } from './common.ts';

/** Who asks for what is not paid to the agency. */
export const collectors = ['property', 'counter', 'on_board', 'operator'] as const;

/** A part of the total that somebody else collects, later and at the place. */
export const DueThere = z.object({
  /** Such as `city_tax` or `resort_fee`. */
  code: z.string(),
  /** In the currency of the price; contained in its `total`. */
  amount: Money,
  /** What will be asked for there, in the currency it is asked in. */
  asked: Money,
  collectedBy: z.enum(collectors),
});
export type DueThere = z.infer<typeof DueThere>;

/**
 * A price as one role may see it, of everything that is sold together. Members that the role may not see are absent.
 * `total` = `dueNow` + the amounts of `dueLater` and `dueThere`, all in one currency.
 */
export const PriceView = z.object({
  total: Money,
  /** `total` divided by the nights, travellers, days or guests, rounded half up; absent where that says nothing. */
  unit: z.object({ amount: Money, per: z.enum(['night', 'traveller', 'day', 'guest']) }).optional(),
  dueNow: Money,
  /** What the agency charges later, each until its instant; absent where it charges all of it now. */
  dueLater: z.array(z.object({ amount: Money, by: Instant })).optional(),
  dueThere: z.array(DueThere),
  /** Contained in `dueNow`; for those who see net prices. */
  taxes: z.array(z.object({ code: z.string(), amount: Money })),
  /** Suggested retail; logged-in roles only, and only when above `total`. */
  retail: Money.optional(),
  /** max(0, retail − total); visitors get it only where the agency publishes it. */
  saved: Money.optional(),
  /** Whole percent of retail. */
  discountPercent: z.int().optional(),
  /** Net rate; non-restricted agents only. */
  net: Money.optional(),
  /** total − net, what the specification calls taxes and fees; non-restricted agents only. */
  markup: Money.optional(),
});
export type PriceView = z.infer<typeof PriceView>;
