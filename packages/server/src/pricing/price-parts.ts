import { money, splitByWeight } from '@portolan/core';
import { buildPrice, type PriceOptions, type SupplierAmounts } from './build-price.ts';
import { explainMarkup } from './markup.ts';
import type { Price } from './price.ts';

/** The price of everything, and of each part in the order of the parts. Every amount of `whole` is the sum of the parts'. */
export interface PricedParts {
  whole: Price;
  parts: Price[];
}

/**
 * The price of what is sold together. A rule is applied once to the whole, so that a fixed amount is not asked for with every part;
 * each part then bears its share by what it costs net.
 * @returns `null` when an exchange rate is unknown, for no parts, and for parts in several currencies, which no supplier invoices together
 */
export function priceParts(amounts: readonly SupplierAmounts[], options: PriceOptions): PricedParts | null {
  const [only] = amounts;
  if (only && amounts.length === 1) {
    const whole = buildPrice(only, options);
    return whole && { whole, parts: [whole] };
  }
  const bare = amounts.map((part) => buildPrice(part, { ...options, markup: [] })).filter(isKnown);
  const [first] = bare;
  if (!first || bare.length < amounts.length) return null;
  if (bare.some((part) => part.supplierNet.currency !== first.supplierNet.currency)) return null;

  const net = sumOf(bare, (part) => part.net);
  const lines = explainMarkup(money(net, options.currency), options.markup, options.rates.values);
  if (!lines) return null;
  const of = (...layers: string[]) =>
    lines.reduce((sum, { rule, amount }) => (layers.includes(rule.layer) ? sum + amount : sum), 0);
  const agencyMarkup = of('agency', 'members', 'agent');
  const platformFee = of('platform');
  const nets = bare.map((part) => part.net);
  const [markups, fees] = [splitByWeight(agencyMarkup, nets), splitByWeight(platformFee, nets)];
  const retails = bare.map((part) => part.suggestedRetail).filter((amount) => amount !== null);
  return {
    whole: {
      ...first,
      net,
      supplierTaxes: bare.flatMap((part) => part.supplierTaxes),
      dueThere: bare.flatMap((part) => part.dueThere),
      agencyMarkup,
      platformFee,
      sell: net + agencyMarkup + platformFee,
      // Compared with the whole, a retail price of some parts would promise too little.
      suggestedRetail: retails.length < bare.length ? null : retails.reduce((sum, amount) => sum + amount, 0),
      supplierNet: money(
        sumOf(bare, (part) => part.supplierNet.amount),
        first.supplierNet.currency,
      ),
      lines,
    },
    parts: bare.map(({ lines: _, ...part }, at) => ({
      ...part,
      agencyMarkup: markups[at]!,
      platformFee: fees[at]!,
      sell: part.net + markups[at]! + fees[at]!,
    })),
  };
}

function sumOf(parts: readonly Price[], pick: (part: Price) => number): number {
  return parts.reduce((sum, part) => sum + pick(part), 0);
}

function isKnown(price: Price | null): price is Price {
  return price !== null;
}
