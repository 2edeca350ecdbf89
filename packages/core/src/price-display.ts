import type { Role } from '@portolan/contract/roles';
import { convert, fromDecimal, type Money, type Rates } from './money.ts';

/** The part of the agency that price display depends on. */
export interface PriceAgency {
  readonly allowNonLoginFlow: boolean;
  readonly showPublishedPriceToCustomer: Readonly<Record<'hotels' | 'activities' | 'cars', boolean>>;
}

/** Services that have deal cards with prices. */
export type PricedService = 'hotels' | 'cars' | 'activities';

/** Amounts of a deal as decimal numbers in `currency`; absent: the server did not send it to this role. */
export interface DealAmounts {
  readonly currency: string;
  readonly total?: number | null | undefined;
  readonly retail?: number | null | undefined;
  readonly saved?: number | null | undefined;
  readonly discountPercent?: number | null | undefined;
  readonly base?: number | null | undefined;
  readonly taxesAndFees?: number | null | undefined;
}

/** `rates` of a v1 deal, as the specification spells them (DEAL-03). */
export interface RatesV1 {
  currency?: string | undefined;
  totalRate?: number | null | undefined;
  publishedRate?: number | null | undefined;
  discountPercentage?: number | null | undefined;
  savedPrice?: number | null | undefined;
  baseRate?: number | null | undefined;
  taxAndFee?: number | null | undefined;
}

/** `rate` of a v2 hotel deal (DEAL-07). */
export interface RateV2 {
  currency?: string | undefined;
  total_rate?: number | null | undefined;
  recommended_selling_price?: number | null | undefined;
  saved_price?: number | null | undefined;
  base_rate?: number | null | undefined;
  tax_and_fees?: number | null | undefined;
}

export function amountsOfV1(rates: RatesV1 | null | undefined): DealAmounts | null {
  if (!rates) return null;
  return {
    currency: rates.currency || 'USD',
    total: rates.totalRate,
    retail: rates.publishedRate,
    saved: rates.savedPrice,
    discountPercent: rates.discountPercentage,
    base: rates.baseRate,
    taxesAndFees: rates.taxAndFee,
  };
}

/** v2 has no discount percentage of its own: it follows from the recommended price and the total (CUST-17). */
export function amountsOfV2(rate: RateV2 | null | undefined): DealAmounts | null {
  if (!rate) return null;
  const { recommended_selling_price: retail, total_rate: total } = rate;
  return {
    currency: rate.currency || 'USD',
    total,
    retail,
    saved: rate.saved_price,
    discountPercent: retail && total && retail > total ? ((retail - total) / retail) * 100 : null,
    base: rate.base_rate,
    taxesAndFees: rate.tax_and_fees,
  };
}

/**
 * What one deal card shows of its price to a visitor who may see it. Amounts are in one currency, rounded by whoever formats them
 * (deals: 0 decimals).
 */
export interface VisitorPriceView {
  /** Price to traveller; `null` when unknown. */
  readonly price: Money | null;
  /**
   * The badge: "Saved", "Log In to save up to" or "Log in to save more" (CUST-14 to -16). The amount is absent with the last, and
   * where the server keeps it from visitors. `null`: no badge, because nothing is saved or it rounds to nothing (PRICE-01).
   */
  readonly saved: {
    readonly text: 'saved' | 'save-up-to' | 'save-more';
    readonly amount: Money | null;
  } | null;
}

export interface DealPriceInput {
  readonly amounts: DealAmounts | null;
  /** What the server says of a saving whose amount it may keep to itself. */
  readonly hasSaving: boolean;
  readonly role: Role;
  readonly agency: PriceAgency;
  readonly service: PricedService;
  /** v2 shows "N/A" where v1 shows nothing (PRICE-04, PRICE-05). */
  readonly version: 'v1' | 'v2';
  /** Currency to show. */
  readonly currency: string;
  /** Exchange rates; where they cannot convert, every amount stays in its own currency (CUR-24). */
  readonly rates: Rates;
}

/**
 * What a visitor sees of a deal's price where the agency shows prices to visitors: PRICE-01, CUST-15, CUST-16. For everybody else, and
 * where it does not, there is `dealPriceView`, which a partner's page loads when it is needed.
 */
export function visitorPriceView(input: DealPriceInput): VisitorPriceView {
  const { amounts, agency, hasSaving, service } = input;
  const show = converter(input);
  const amount = show(amounts?.saved);
  return {
    price: show(amounts?.total),
    saved:
      !hasSaving || (amount && !roundsToSomething(amount))
        ? null
        : agency.showPublishedPriceToCustomer[service]
          ? { text: 'save-up-to', amount }
          : { text: 'save-more', amount: null },
  };
}

/** A badge never says that 0 was saved: deals show whole units. */
export function roundsToSomething(value: Money): boolean {
  return Math.round(decimal(value)) !== 0;
}

function decimal(value: Money): number {
  return value.amount / fromDecimal(1, value.currency).amount;
}

/** One currency for the whole card: when any rate is missing, all amounts stay as they came. */
export function converter({
  amounts,
  currency,
  rates,
}: DealPriceInput): (value: number | null | undefined) => Money | null {
  const from = amounts?.currency ?? 'USD';
  const target = convert(fromDecimal(1, from), currency, rates) ? currency : from;
  return (value) =>
    typeof value === 'number' && Number.isFinite(value)
      ? convert(fromDecimal(value, from), target, rates)
      : null;
}
