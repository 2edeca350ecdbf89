import type { MarkupRuleInput } from '@portolan/contract';
import type { ServiceKey } from '@portolan/contract/services';
import { fromDecimal, minorUnits } from '@portolan/core';
import type { Problems } from '../form/problems.ts';

/** A rule as it is typed. */
export type RuleValues = {
  layer: MarkupRuleInput['layer'];
  /** Whose rule it is; `''` of a commission: all agents'. Not asked for of the agency's markup. */
  agentId: string;
  /** `''`: all services. */
  service: ServiceKey | '';
  where: MarkupRuleInput['where']['kind'];
  countryCode: string;
  city: string;
  itemId: string;
  kind: MarkupRuleInput['value']['kind'];
  percent: string;
  amount: string;
  /** Bounds of a percentage; `''`: none. */
  floor: string;
  cap: string;
  currency: string;
};

/** The most minor units of an amount that the server takes. */
const mostMinorUnits = 1_000_000_000;

/** What is wrong with a rule, by field; of fields that are not asked for, nothing. */
export function ruleProblems(values: RuleValues): Problems<RuleValues> {
  const { layer, where, service, kind, floor, cap, currency } = values;
  const inCountry = where === 'country' || where === 'city';
  const wrongAmount = (text: string) => amountOf(text, currency) === null;
  const [low, high] = [amountOf(floor, currency), amountOf(cap, currency)];
  return {
    agentId: layer === 'agent' && values.agentId === '' ? 'office.markup.problem.agent' : undefined,
    service: where === 'item' && service === '' ? 'office.markup.problem.service' : undefined,
    countryCode: inCountry && values.countryCode === '' ? 'office.markup.problem.country' : undefined,
    city: where === 'city' && !values.city.trim() ? 'office.markup.problem.city' : undefined,
    itemId: where === 'item' && !values.itemId.trim() ? 'office.markup.problem.item' : undefined,
    percent:
      kind === 'percent' && basisPointsOf(values.percent) === null
        ? 'office.markup.problem.percent'
        : undefined,
    amount: kind === 'fixed' && wrongAmount(values.amount) ? 'office.markup.problem.amount' : undefined,
    floor: kind === 'percent' && floor && wrongAmount(floor) ? 'office.markup.problem.amount' : undefined,
    cap:
      kind !== 'percent' || !cap
        ? undefined
        : !high
          ? 'office.markup.problem.amount'
          : low && low.amount > high.amount
            ? 'office.markup.problem.cap'
            : undefined,
    currency:
      (kind === 'fixed' || floor || cap) && !/^[A-Z]{3}$/i.test(currency.trim())
        ? 'office.markup.problem.currency'
        : undefined,
  };
}

/** The rule in the server's shape, of values without problems. It begins at once. */
export function ruleInput(values: RuleValues): MarkupRuleInput {
  const { layer, service, kind, currency } = values;
  return {
    layer,
    agentId: layer === 'agency' ? null : values.agentId || null,
    where: whereOf(values),
    service: service || null,
    value:
      kind === 'fixed'
        ? { kind, amount: amountOf(values.amount, currency)! }
        : {
            kind,
            basisPoints: basisPointsOf(values.percent)!,
            floor: values.floor ? amountOf(values.floor, currency) : null,
            cap: values.cap ? amountOf(values.cap, currency) : null,
          },
  };
}

function whereOf({ where: kind, countryCode, city, itemId }: RuleValues): MarkupRuleInput['where'] {
  switch (kind) {
    case 'everywhere':
      return { kind };
    case 'country':
      return { kind, countryCode };
    case 'city':
      return { kind, countryCode, city: city.trim() };
    case 'item':
      return { kind, itemId: itemId.trim() };
  }
}

/** `12.5` and `12,5` are 1250; `null` for what is no percentage from 0 to 100 with two decimals at most. */
function basisPointsOf(text: string): number | null {
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text.trim())) return null;
  const basisPoints = Math.round(numberOf(text) * 100);
  return basisPoints <= 10_000 ? basisPoints : null;
}

/** In minor units; `null` for what is no amount of this currency. */
function amountOf(text: string, currency: string): { amount: number; currency: string } | null {
  const code = currency.trim().toUpperCase();
  const match = /^\d{1,9}(?:[.,](\d+))?$/.exec(text.trim());
  if (!match || (match[1]?.length ?? 0) > minorUnits(code)) return null;
  const { amount } = fromDecimal(numberOf(text), code);
  return amount <= mostMinorUnits ? { amount, currency: code } : null;
}

function numberOf(text: string): number {
  return Number(text.trim().replace(',', '.'));
}
