import { convert, type Money, type Rates } from '@portolan/core';
import type { MarkupRule } from './markup-rule.ts';
import { explainMarkup, sumOf } from './markup.ts';
import type { Price, PriceDueThere } from './price.ts';

/** What a supplier says about an amount, of any service. */
export interface SupplierAmounts {
  net: Money;
  /** Contained in `net`. */
  taxes?: readonly { code: string; amount: Money }[];
  /** Collected by others at the place. What is optional there is not part of the price. */
  dueThere?: readonly {
    code: string;
    amount: Money;
    collectedBy: PriceDueThere['collectedBy'];
    optional: boolean;
  }[];
  suggestedRetail: Money | null;
}

export interface PriceOptions {
  currency: string;
  /** The rules that hold for this sale, as `chooseRules` answers them. */
  markup: readonly MarkupRule[];
  rates: { values: Rates; asOf: string };
}

/**
 * The server's price of a supplier's amounts, in `currency`.
 * `null` when an exchange rate is unknown: no price is better than a wrong one (CUR-24).
 */
export function buildPrice(amounts: SupplierAmounts, options: PriceOptions): Price | null {
  const { currency, rates } = options;
  const net = convert(amounts.net, currency, rates.values);
  if (!net) return null;
  const inCurrency = (parts: readonly { code: string; amount: Money }[] = []) => {
    const converted = parts.map(({ code, amount }) => ({
      code,
      amount: convert(amount, currency, rates.values)?.amount,
    }));
    return converted.every(isKnown) ? converted : null;
  };
  const supplierTaxes = inCurrency(amounts.taxes);
  const due = (amounts.dueThere ?? []).filter(({ optional }) => !optional);
  const dueThere = inCurrency(due);
  if (!supplierTaxes || !dueThere) return null;
  const lines = explainMarkup(net, options.markup, rates.values);
  if (!lines) return null;
  const agencyMarkup = sumOf(lines, 'agency', 'members', 'agent');
  const platformFee = sumOf(lines, 'platform');
  const retail = amounts.suggestedRetail && convert(amounts.suggestedRetail, currency, rates.values);
  return {
    currency,
    net: net.amount,
    supplierTaxes,
    dueThere: dueThere.map((part, at) => {
      const { amount: asked, collectedBy } = due[at]!;
      // What will be asked for there stays in its own currency beside the converted amount.
      return { ...part, ...(asked.currency === currency ? {} : { asked }), collectedBy };
    }),
    agencyMarkup,
    platformFee,
    sell: net.amount + agencyMarkup + platformFee,
    suggestedRetail: retail ? retail.amount : null,
    fxRate: rateBetween(amounts.net.currency, currency, rates.values),
    fxAt: rates.asOf,
    supplierNet: amounts.net,
    lines,
  };
}

function isKnown(part: {
  code: string;
  amount: number | undefined;
}): part is { code: string; amount: number } {
  return part.amount !== undefined;
}

/** Both rates are known: an amount was converted by them. */
function rateBetween(from: string, to: string, rates: Rates): number {
  if (from === to) return 1;
  const forOneDollar = (currency: string) => (currency === 'USD' ? 1 : rates[currency]!);
  return forOneDollar(to) / forOneDollar(from);
}
