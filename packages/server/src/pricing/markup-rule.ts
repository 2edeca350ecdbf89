import type { ServiceKey } from '@portolan/contract';
import type { Money } from '@portolan/core';

/**
 * Who earns by a rule. `agency`, `platform` and `agent` make the price, one rule of each at most. `commission` makes no price: it is
 * the part of the agency's markup that the agent who booked is owed. `members` is the only one that takes: what everybody who is logged
 * in pays less than a visitor, out of the agency's markup.
 */
export type MarkupLayer = 'agency' | 'platform' | 'members' | 'agent' | 'commission';

/** A percentage in hundredths of a percent, not less than `floor` and not more than `cap` for a whole sale. */
export interface PercentValue {
  kind: 'percent';
  basisPoints: number;
  floor: Money | null;
  cap: Money | null;
}
/** So much for a whole sale, whatever it costs. */
export interface FixedValue {
  kind: 'fixed';
  amount: Money;
}

/** Where a rule holds. */
export type MarkupPlace =
  | { kind: 'everywhere' }
  | { kind: 'country'; countryCode: string }
  /** `city` as `searchText` spells it: lower case, no accents. */
  | { kind: 'city'; countryCode: string; city: string }
  /** One property, airline, vendor of cars, cruise line or product of the rule's service. */
  | { kind: 'item'; itemId: string };

export interface MarkupRule {
  id: string;
  layer: MarkupLayer;
  /** Whose rule it is: always set for `agent`, `null` for all agents of a `commission`. */
  agentId: string | null;
  where: MarkupPlace;
  /** `null`: any. */
  service: ServiceKey | null;
  value: PercentValue | FixedValue;
  /** Milliseconds since the epoch; from `startsAt` on, and until before `endsAt` (`null`: no end). */
  startsAt: number;
  endsAt: number | null;
}

/**
 * An agency's base percentages, in hundredths of a percent: what holds where no rule of its own says otherwise. A service without one of
 * its own has `default`: with 0 the agency would sell it at cost without having said so.
 */
export type BaseMarkup = { default: number } & { [Service in ServiceKey]?: number | undefined } & {
  /** What members pay less than visitors, of all services, in hundredths of a percent of what visitors pay. @default 0 */
  members?: number | undefined;
};

/** Everything that an agency's prices are made with. */
export interface MarkupBook {
  base: BaseMarkup;
  rules: readonly MarkupRule[];
}

/** What is sold, to whom, when: what rules are chosen by. */
export interface Sale {
  service: ServiceKey;
  /** `null` where nothing is known of it: only rules that hold everywhere apply. */
  where: SaleWhere | null;
  /** The agent at work, if one is. */
  agentId: string | null;
  /** True for everybody who is logged in. */
  member: boolean;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Where something is sold and what it is. Each service makes it of what it sells; what a supplier does not tell is `null`. */
export interface SaleWhere {
  countryCode: string | null;
  /** As `searchText` spells it: lower case, no accents. */
  city: string | null;
  /** Property, airline, vendor, cruise line or product, by the id that the service knows it by. */
  itemId: string | null;
}

const whereRank = { everywhere: 1, country: 2, city: 3, item: 4 } as const;

/**
 * The rules that make a price: at most one a layer. Of those of a layer that hold, the first by
 *
 * 1. where: item, city, country, everywhere, and last the agency's base percentage;
 * 2. service: named before any;
 * 3. the later start, then the id, so that the choice never depends on an order of rows.
 *
 * For commissions an agent's own rule goes before one for all agents, wherever either holds.
 */
export function chooseRules(
  book: MarkupBook,
  sale: Sale,
  wanted: readonly MarkupLayer[] = ['agency', 'platform', 'members', 'agent'],
): readonly MarkupRule[] {
  const chosen: MarkupRule[] = [];
  for (const layer of wanted) {
    let best = ruleOfBase(book.base, layer, sale);
    for (const rule of book.rules)
      if (rule.layer === layer && holds(rule, sale) && (!best || goesBefore(rule, best))) best = rule;
    if (best) chosen.push(best);
  }
  return chosen;
}

/** What an agency's base says of a layer; a rule of that layer goes before it. */
function ruleOfBase(base: BaseMarkup, layer: MarkupLayer, sale: Sale): MarkupRule | undefined {
  if (layer === 'agency') return baseRule(base, sale.service);
  return layer === 'members' && sale.member ? membersRule(base) : undefined;
}

/** The rule that stands for what members save; `undefined` where they save nothing. */
export function membersRule({ members = 0 }: BaseMarkup): MarkupRule | undefined {
  if (members <= 0) return undefined;
  return {
    id: `${baseId}.members`,
    layer: 'members',
    agentId: null,
    where: { kind: 'everywhere' },
    service: null,
    value: { kind: 'percent', basisPoints: members, floor: null, cap: null },
    startsAt: 0,
    endsAt: null,
  };
}

/** True when an agent has rules of their own, so that prices for them are not everybody's. */
export function hasOwnPrices(book: MarkupBook, agentId: string): boolean {
  return book.rules.some((rule) => rule.layer === 'agent' && rule.agentId === agentId);
}

/** The rule that stands for the agency's base percentage of a service. */
export function baseRule(base: BaseMarkup, service: ServiceKey): MarkupRule {
  const own = base[service];
  return {
    id: own === undefined ? baseId : `${baseId}.${service}`,
    layer: 'agency',
    agentId: null,
    where: { kind: 'everywhere' },
    service: own === undefined ? null : service,
    value: { kind: 'percent', basisPoints: Math.max(0, own ?? base.default), floor: null, cap: null },
    startsAt: 0,
    endsAt: null,
  };
}
/** Id of the base percentage; no stored rule has it. */
const baseId = 'base';

function holds({ agentId, where, service, startsAt, endsAt, layer }: MarkupRule, sale: Sale): boolean {
  if (startsAt > sale.at || (endsAt !== null && endsAt <= sale.at)) return false;
  if (service !== null && service !== sale.service) return false;
  if (
    layer === 'agent'
      ? agentId === null || agentId !== sale.agentId
      : agentId !== null && agentId !== sale.agentId
  )
    return false;
  const at = sale.where;
  switch (where.kind) {
    case 'everywhere':
      return true;
    case 'country':
      return at?.countryCode === where.countryCode;
    case 'city':
      return at?.countryCode === where.countryCode && at.city === where.city;
    case 'item':
      return at?.itemId === where.itemId;
  }
}

function goesBefore(a: MarkupRule, b: MarkupRule): boolean {
  const [left, right] = [rank(a), rank(b)];
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return left[at]! > right[at]!;
  return a.id < b.id;
}

function rank(rule: MarkupRule): readonly number[] {
  const isBase = rule.id === baseId || rule.id.startsWith(`${baseId}.`);
  return [
    rule.layer === 'commission' && rule.agentId !== null ? 1 : 0,
    isBase ? 0 : whereRank[rule.where.kind],
    rule.service === null ? 0 : 1,
    rule.startsAt,
  ];
}
