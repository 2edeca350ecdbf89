import { z } from 'zod';
import { serviceKeys } from '../services.ts';
import { CountryCode, Instant, Money } from './common.ts';

const Service = z.enum(serviceKeys);
const Amount = z.strictObject({
  amount: z.int().min(0).max(1_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/**
 * Where a rule holds. A city is spelled as people do; case and accents do not matter. An item is one property, airline, vendor of cars,
 * cruise line or product, by the id that its service answers.
 */
export const MarkupPlace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everywhere') }),
  z.strictObject({ kind: z.literal('country'), countryCode: CountryCode }),
  z.strictObject({ kind: z.literal('city'), countryCode: CountryCode, city: z.string().min(1).max(120) }),
  z.strictObject({ kind: z.literal('item'), itemId: z.string().min(1).max(100) }),
]);

/** Of a whole sale: a percentage in hundredths of a percent within bounds of one currency, or a fixed amount. */
export const MarkupValue = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    basisPoints: z.int().min(0).max(10_000),
    floor: Amount.nullable(),
    cap: Amount.nullable(),
  }),
  z.strictObject({ kind: z.literal('fixed'), amount: Amount }),
]);

const ruleMembers = {
  /**
   * `agency`: its markup, of net. `agent`: what an agent adds to what everybody pays. `commission`: the part of the agency's markup
   * that the agent who books is owed; it changes no price.
   */
  layer: z.enum(['agency', 'agent', 'commission']),
  /** Whose: needed for `agent`, `null` for `agency`; of a commission `null` is all agents. */
  agentId: z.string().min(1).max(64).nullable(),
  where: MarkupPlace,
  /** `null`: any. Needed for a rule of an item. */
  service: Service.nullable(),
  value: MarkupValue,
};

/** A rule as staff write it. */
export const MarkupRuleInput = z.strictObject({
  ...ruleMembers,
  /** When it begins and ends. @default at once, and without an end */
  startsAt: Instant.optional(),
  endsAt: Instant.optional(),
});
export type MarkupRuleInput = z.infer<typeof MarkupRuleInput>;

/** A rule that is kept. It never changes: it ends, and a successor may name it in `replaces`. */
export const MarkupRule = z.object({
  ruleId: z.string(),
  ...ruleMembers,
  startsAt: Instant,
  endsAt: Instant.nullable(),
  replaces: z.string().nullable(),
  /** Who made it; `null` when that user is gone. */
  createdBy: z.string().nullable(),
  createdAt: Instant,
});
export type MarkupRule = z.infer<typeof MarkupRule>;

/**
 * What an agency's prices are made with: its base percentages, where no rule holds, and its rules, newest first; and what a rule can name.
 */
export const MarkupRules = z.object({
  base: z.array(z.object({ service: Service, basisPoints: z.int() })),
  rules: z.array(MarkupRule),
  /** The agency's agents by name, in its order; `active` is false of one who left and whom a rule still names. */
  agents: z.array(z.object({ agentId: z.string(), name: z.string(), active: z.boolean() })),
  /** Where there are places to stay, in the order of the codes. */
  countries: z.array(CountryCode),
});
export type MarkupRules = z.infer<typeof MarkupRules>;

/** Which price shall be explained: exactly one of them. */
export const ExplainRequest = z.strictObject({
  offerId: z.string().min(1).max(4000).optional(),
  quoteId: z.string().min(1).max(64).optional(),
  /** Of a booking. */
  reference: z.string().min(1).max(40).optional(),
});

const PriceLine = z.object({
  layer: z.enum(['agency', 'platform', 'members', 'agent', 'commission']),
  /** `base` and `base.hotels`: the agency's base percentage. */
  ruleId: z.string(),
  agentId: z.string().nullable(),
  where: MarkupPlace,
  service: Service.nullable(),
  value: MarkupValue,
  /** What the percentage was taken of; `null` for a fixed amount. */
  of: Money.nullable(),
  limitedBy: z.enum(['floor', 'cap']).nullable(),
  amount: Money,
});

/** The way from net to sell: `sell` = `net` + the amounts of `lines`. For who may see net prices alone. */
export const PriceExplanation = z.object({
  net: Money,
  /** What the supplier will invoice, and what one unit of its currency was taken for. */
  supplierNet: Money,
  fxRate: z.number(),
  fxAt: z.string(),
  lines: z.array(PriceLine),
  sell: Money,
  /** Collected by others at the place; not contained in `sell`. */
  dueThere: Money,
  /** Of a booking that an agent made. */
  commission: z.object({ agentId: z.string(), amount: Money, lines: z.array(PriceLine) }).nullable(),
});
export type PriceExplanation = z.infer<typeof PriceExplanation>;
