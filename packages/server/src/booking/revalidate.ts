import { stayTermsAreWorse } from '@portolan/core/hotels';
import { quoteChange, type QuoteChange } from '@portolan/core/terms';
import { SupplierError, type HotelSupplier, type StayAsked } from '@portolan/suppliers';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';
import type { StoredTerms, PropertyDirectory } from '../services/hotels/index.ts';
import { ApiError } from '../platform/errors.ts';
import {
  type PricedRate,
  amountsOf,
  cancellationOf,
  paymentPlanOf,
  priceRate,
  rateOf,
  roomTermsOf,
  sellOf,
  totalOf,
} from '../sales/index.ts';
import { baseRule, type MarkupRule, type Price } from '../pricing/index.ts';
import { callOptions, callSupplier } from './supplier-calls.ts';

/** What a rate was shown as, and what it must be priced with again. */
export type Agreed = Pick<
  QuoteRow,
  | 'supplier'
  | 'service'
  | 'supplier_item_id'
  | 'item_id'
  | 'subject'
  | 'offer_key'
  | 'asked'
  | 'price'
  | 'terms'
  | 'basis'
>;

export type Revalidated =
  | { status: 'sold_out' }
  | {
      status: 'available';
      change: QuoteChange;
      termsWorse: boolean;
      price: Price;
      terms: StoredTerms;
      quoteKey: string;
    };

/**
 * Asks the supplier whether a rate is still to be had, and compares with what was agreed. Exchange rates and markup are those of the
 * agreement, so only the supplier can change the price.
 * @throws {ApiError} `SUPPLIER_UNAVAILABLE`
 */
export async function revalidate(
  context: Context,
  agreed: Agreed,
  options: { language: string; scenario?: string | undefined },
): Promise<Revalidated> {
  const supplier = supplierOf(context, agreed.supplier);
  const answer = await callSupplier(supplier, supplier.limits.quoteMs, (signal) =>
    supplier.quote({ key: agreed.offer_key, asked: stayAsked(agreed) }, callOptions(signal, options)),
  ).catch((error: unknown) => {
    // The supplier does not take the key any more: for a traveller the rate is gone.
    if (error instanceof SupplierError && error.reason === 'rejected') return { status: 'sold_out' } as const;
    throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: error });
  });
  if (answer.status === 'sold_out') return { status: 'sold_out' };

  const { basis, price: before } = agreed;
  const [stay] = answer.parts;
  if (!stay) throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: new Error('a quote without parts') });
  const priced = priceRate(amountsOf(stay.price), {
    currency: before.currency,
    markup: rulesOf(basis),
    // A currency that was not in play before has no agreed rate; today's is as good as any.
    rates: { values: { ...context.rates.current().values, ...basis.rates }, asOf: basis.asOf },
  });
  if (!priced) {
    throw new ApiError('SUPPLIER_UNAVAILABLE', {
      cause: new Error(`no exchange rate for the currencies of ${agreed.supplier}`),
    });
  }
  const price: Price = { ...priced, payment: paymentPlanOf(stay.price.payment, priced) };
  const terms = roomTermsOf(stay);
  const now = context.clock.now();
  const asShown = (shown: StoredTerms, of: Price) => ({
    facts: { board: shown.board },
    cancellation: cancellationOf(shown, sellOf(of), {
      checkIn: agreed.asked.checkIn,
      zone: agreed.subject.timeZone,
      now,
    }),
    total: totalOf(of),
  });
  const { change, termsWorse } = quoteChange(
    asShown(agreed.terms, before),
    asShown(terms, price),
    stayTermsAreWorse,
  );
  return { status: 'available', change, termsWorse, price, terms, quoteKey: answer.quoteKey };
}

/** How many other offers a sold-out quote suggests. */
const alternativeLimit = 6;

/**
 * What the property still sells for this stay, over all suppliers that answer, cheapest first. Empty when nobody answers: an
 * alternative is a kindness, never a reason to fail.
 */
export async function findAlternatives(
  context: Context,
  properties: PropertyDirectory,
  agreed: Agreed,
  language: string,
): Promise<PricedRate[]> {
  const { basis, price, offer_key: gone } = agreed;
  const property = await properties.byId(agreed.item_id ?? '');
  const found = await Promise.all(
    (property?.suppliers ?? []).map(async ({ supplier: name, id }): Promise<PricedRate[]> => {
      const supplier = context.suppliers.get(name);
      if (!supplier) return [];
      const details = await callSupplier(supplier, supplier.limits.quoteMs / 2, (signal) =>
        supplier.details(id, stayAsked(agreed), callOptions(signal, { language })),
      ).catch(() => null);
      const rates = { values: { ...context.rates.current().values, ...basis.rates }, asOf: basis.asOf };
      return (details?.offers ?? [])
        .map(rateOf)
        .filter((rate) => !(name === agreed.supplier && rate.rateKey === gone))
        .map((rate) => ({
          rate,
          price: priceRate(rate, { currency: price.currency, markup: rulesOf(basis), rates }),
        }))
        .flatMap(({ rate, price: own }) =>
          own ? [{ supplier: name, supplierPropertyId: id, rate, price: own }] : [],
        );
    }),
  );
  return found
    .flat()
    .sort((a, b) => totalOf(a.price) - totalOf(b.price))
    .slice(0, alternativeLimit);
}

/** The rules that an agreement was made with. */
function rulesOf({ markup }: QuoteRow['basis']): readonly MarkupRule[] {
  return 'default' in markup ? [baseRule(markup, 'hotels')] : markup;
}

/** @throws {ApiError} `OFFER_INVALID`: a supplier that was switched off since. */
export function supplierOf(context: Context, name: string): HotelSupplier {
  const supplier = context.suppliers.get(name);
  if (!supplier) throw new ApiError('OFFER_INVALID');
  return supplier;
}

/** The stay in the supplier port's shape. */
export function stayAsked({
  asked,
  supplier_item_id: propertyId,
}: Pick<Agreed, 'asked' | 'supplier_item_id'>): StayAsked {
  const { checkIn, checkOut, occupancy, nationality } = asked;
  return {
    propertyId: propertyId ?? '',
    checkIn,
    checkOut,
    occupancy,
    ...(nationality ? { nationality } : {}),
  };
}
