import { quoteChange, type QuoteChange } from '@portolan/core/terms';
import { SupplierError, type SupplierQuote } from '@portolan/suppliers';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';
import { ApiError } from '../platform/errors.ts';
import {
  type Agreed,
  agreedCancellation,
  callSupplier,
  paymentPlanOf,
  type PricedOffer,
  serviceOf,
  supplierOf,
  totalOf,
} from '../sales/index.ts';
import { baseRule, buildPrice, priceParts, type MarkupRule, type PriceOptions } from '../pricing/index.ts';
import { callOptions } from './supplier-calls.ts';

/** What an offer was shown as, and what it must be priced with again. */
export type AgreedQuote = Pick<
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
  | 'parts'
  | 'needs'
  | 'basis'
>;

export type Revalidated =
  | { status: 'sold_out' }
  | {
      status: 'available';
      change: QuoteChange;
      termsWorse: boolean;
      /** As the supplier sells it now. */
      agreed: Pick<QuoteRow, 'price' | 'terms' | 'parts' | 'needs'>;
      quoteKey: string;
    };

/**
 * Asks the supplier whether an offer is still to be had, and compares with what was agreed. Exchange rates and markup are those of the
 * agreement, so only the supplier can change the price.
 * @throws {ApiError} `SUPPLIER_UNAVAILABLE`
 */
export async function revalidate(
  context: Context,
  before: AgreedQuote,
  options: { language: string; scenario?: string | undefined },
): Promise<Revalidated> {
  const supplier = supplierOf(context, before);
  const service = serviceOf(context, before);
  const answer = await callSupplier(supplier, supplier.limits.quoteMs, (signal) =>
    supplier.quote(
      { key: before.offer_key, asked: supplierAsked(context, before) },
      callOptions(signal, options),
    ),
  ).catch((error: unknown) => {
    // The supplier does not take the key any more: for a traveller the offer is gone.
    if (error instanceof SupplierError && error.reason === 'rejected') return { status: 'sold_out' } as const;
    throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: error });
  });
  if (answer.status === 'sold_out') return { status: 'sold_out' };
  const agreed = agreedNow(context, before, answer);
  const now = context.clock.now();
  const asShown = (shown: Agreed) => ({
    facts: shown.terms.facts,
    cancellation: agreedCancellation(context, shown, now),
    total: totalOf(shown.price),
  });
  const { change, termsWorse } = quoteChange(asShown(before), asShown({ ...before, ...agreed }), (was, is) =>
    service.factsAreWorse(was, is),
  );
  return { status: 'available', change, termsWorse, agreed, quoteKey: answer.quoteKey };
}

/** A supplier's answer with our prices. */
function agreedNow(
  context: Context,
  before: AgreedQuote,
  { parts, needs }: Extract<SupplierQuote<unknown>, { quoteKey: string }>,
): Pick<QuoteRow, 'price' | 'terms' | 'parts' | 'needs'> {
  const [main] = parts;
  if (!main) throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: new Error('a quote without parts') });
  const priced = priceParts(
    parts.map((part) => part.price),
    priceOptions(context, before),
  );
  if (!priced)
    throw new ApiError('SUPPLIER_UNAVAILABLE', {
      cause: new Error(`no price for what ${before.supplier} quotes`),
    });
  const several = parts.length > 1;
  return {
    // The main part's terms of payment are those of the whole.
    price: { ...priced.whole, payment: paymentPlanOf(main.price.payment, priced.whole) },
    terms: main.terms,
    parts: several
      ? parts.map(({ kind, label, terms, for: whom }, at) => ({
          kind,
          label,
          price: priced.parts[at]!,
          terms,
          ...(whom ? { for: whom } : {}),
        }))
      : null,
    needs,
  };
}

/** How many other offers a sold-out quote suggests. */
const alternativeLimit = 6;

/**
 * What else can be had, over all suppliers that answer, cheapest first. Empty when nobody answers: an alternative is a kindness, never a
 * reason to fail.
 */
export async function findAlternatives(
  context: Context,
  gone: AgreedQuote,
  language: string,
): Promise<PricedOffer[]> {
  const found = await serviceOf(context, gone).alternatives(offeredBy(gone), { language });
  const options = priceOptions(context, gone);
  return found
    .filter(({ supplier, offer }) => !(supplier === gone.supplier && offer.key === gone.offer_key))
    .flatMap((other): PricedOffer[] => {
      const price = buildPrice(other.offer.price, options);
      return price ? [{ ...other, price }] : [];
    })
    .sort((a, b) => totalOf(a.price) - totalOf(b.price))
    .slice(0, alternativeLimit);
}

/** With what an agreement was priced, and is priced again. */
function priceOptions(context: Context, { basis, price }: AgreedQuote): PriceOptions {
  return {
    currency: price.currency,
    markup: rulesOf(basis),
    // A currency that was not in play before has no agreed rate; today's is as good as any.
    rates: { values: { ...context.rates.current().values, ...basis.rates }, asOf: basis.asOf },
  };
}

/** The rules that an agreement was made with. */
function rulesOf({ markup }: QuoteRow['basis']): readonly MarkupRule[] {
  return 'default' in markup ? [baseRule(markup, 'hotels')] : markup;
}

/** What was asked for, as the supplier is asked. */
export function supplierAsked(
  context: Pick<Context, 'services'>,
  row: Pick<QuoteRow, 'service' | 'asked' | 'supplier_item_id'>,
): unknown {
  const { asked, supplier_item_id: supplierItemId } = row;
  return serviceOf(context, row).supplierAsked({ asked, supplierItemId });
}

function offeredBy({ supplier, supplier_item_id, item_id, offer_key, asked }: AgreedQuote) {
  return { supplier, supplierItemId: supplier_item_id, itemId: item_id, offerKey: offer_key, asked };
}
