import { stayTermsAreWorse } from '@portolan/core/hotels';
import { quoteChange, type QuoteChange } from '@portolan/core/terms';
import { SupplierError, type HotelSupplier, type SupplierRate } from '@portolan/suppliers';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';
import type { StoredTerms, PropertyDirectory } from '../services/hotels/index.ts';
import { ApiError } from '../platform/errors.ts';
import { type PricedRate, cancellationOf, priceRate, sellOf, totalOf } from '../sales/index.ts';
import { baseRule, type MarkupRule, type Price } from '../pricing/index.ts';
import { callSupplier, quickCallMs } from './supplier-calls.ts';

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
  const answer = await callSupplier(supplier, quickCallMs, (signal) =>
    supplier.quote(
      { ...supplierStay(agreed), propertyId: agreed.supplier_item_id ?? '', rateKey: agreed.offer_key },
      callOptions(signal, options),
    ),
  ).catch((error: unknown) => {
    // The supplier does not take the key any more: for a traveller the rate is gone.
    if (error instanceof SupplierError && error.reason === 'rejected') return { status: 'sold_out' } as const;
    throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: error });
  });
  if (answer.status === 'sold_out') return { status: 'sold_out' };

  const { basis, price: before } = agreed;
  const price = priceRate(answer.rate, {
    currency: before.currency,
    markup: rulesOf(basis),
    // A currency that was not in play before has no agreed rate; today's is as good as any.
    rates: { values: { ...context.rates.current().values, ...basis.rates }, asOf: basis.asOf },
  });
  if (!price) {
    throw new ApiError('SUPPLIER_UNAVAILABLE', {
      cause: new Error(`no exchange rate for the currencies of ${agreed.supplier}`),
    });
  }
  const terms = termsOf(answer.rate);
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
      const details = await callSupplier(supplier, quickCallMs / 2, (signal) =>
        supplier.details(id, supplierStay(agreed), callOptions(signal, { language })),
      ).catch(() => null);
      const rates = { values: { ...context.rates.current().values, ...basis.rates }, asOf: basis.asOf };
      return (details?.rates ?? [])
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

export function termsOf({ board, refundable, penalties, roomName }: SupplierRate): StoredTerms {
  return { board, refundable, penalties, roomName };
}

/** The stay in the supplier port's shape. */
export function supplierStay({ asked }: Pick<Agreed, 'asked'>) {
  const { checkIn, checkOut, occupancy, nationality } = asked;
  return { checkIn, checkOut, occupancy, ...(nationality ? { nationality } : {}) };
}

export function callOptions(
  signal: AbortSignal,
  { language, scenario }: { language: string; scenario?: string | undefined },
) {
  return { signal, language, ...(scenario ? { scenario } : {}) };
}
