import {
  seesNetPrices,
  seesPrices,
  seesRetailPrices,
  type DealRates,
  type DueThere,
  type HotelDealV2,
  type PriceView,
  type Role,
  type ServiceKey,
} from '@portolan/contract';
import { dividedBy, money, toDecimal, type Money } from '@portolan/core';
import type { MarkupRule } from './markup-rule.ts';
import { givenToMembers, memberSaving } from './markup.ts';
import type { Price } from './price.ts';

/** Who looks at a price, and the two settings of the agency that decide what visitors see. */
export interface Viewer {
  role: Role;
  agency: {
    allowNonLoginFlow: boolean;
    /** Of a service that is not named, visitors are told no saving: an agency has the setting for three of the six (AGY-31 to AGY-33). */
    showPublishedPriceToCustomer: Partial<Record<ServiceKey, boolean>>;
  };
  /** What members pay less; absent where a visitor would save nothing by logging in. */
  members?: MarkupRule | undefined;
}

/** What a total is divided by: so many nights, travellers, days or guests. */
export interface PriceUnit {
  per: NonNullable<PriceView['unit']>['per'];
  count: number;
}

/**
 * The price as `viewer` may see it; the only way a price leaves the server. `null` where the agency hides prices.
 *
 * - Total, now and there: everybody who sees prices (PRICE-02, VIS-07).
 * - Retail and discount: whoever is logged in, when retail is above the total (PRICE-03).
 * - Saved: to whoever is logged in, what the total is below retail, or at least below what visitors pay; to visitors, where the agency publishes it, what they would pay less if
 *   they logged in (CUST-14 to CUST-16). Where that is nothing, nobody is told to log in for it.
 * - Net, markup and the taxes contained in net: agents that are not restricted (AGENT-05 to AGENT-08). A single tax of a known
 *   percentage would give the net price away, so nobody else gets those lines.
 *
 * @param unit What the total is divided by, such as nights; `null` where that says nothing.
 */
export function projectPrice(
  price: Price,
  viewer: Viewer,
  service: ServiceKey,
  unit: PriceUnit | null,
): PriceView | null {
  if (!seesPrices(viewer.role, viewer.agency)) return null;
  const { currency } = price;
  const of = (amount: number): Money => money(amount, currency);
  const dueThere = viewDueThere(price);
  const there = dueThere.reduce((sum, { amount }) => sum + amount.amount, 0);
  const total = price.sell + there;
  const later = laterOf(price);
  const retail = price.suggestedRetail === null ? null : price.suggestedRetail + there;
  const showsNet = seesNetPrices(viewer.role);
  const showsRetail = seesRetailPrices(viewer.role);
  const belowRetail = retail === null ? 0 : Math.max(0, retail - total);
  const saved = savingFor(price, viewer);
  const showsSaved = showsRetail || publishes(viewer, service);

  const view: PriceView = {
    total: of(total),
    ...(unit ? { unit: { amount: dividedBy(of(total), Math.max(1, unit.count)), per: unit.per } } : {}),
    dueNow: of(price.sell - later.reduce((sum, { amount }) => sum + amount, 0)),
    ...(later.length > 0 ? { dueLater: later.map(({ amount, by }) => ({ amount: of(amount), by })) } : {}),
    dueThere,
    taxes: showsNet ? price.supplierTaxes.map(({ code, amount }) => ({ code, amount: of(amount) })) : [],
  };
  if (showsSaved && saved > 0) view.saved = of(saved);
  if (showsRetail && retail !== null && belowRetail > 0) {
    view.retail = of(retail);
    view.discountPercent = Math.round((belowRetail / retail) * 100);
  }
  if (showsNet) {
    view.net = of(price.net);
    view.markup = of(total - price.net);
  }
  return view;
}

/** What is charged later by the terms of payment, in minor units. */
function laterOf({ sell, payment }: Price): { amount: number; by: string }[] {
  if (payment?.kind === 'later') return [{ amount: sell, by: payment.by }];
  if (payment?.kind !== 'deposit' || payment.deposit >= sell) return [];
  return [{ amount: sell - Math.max(0, payment.deposit), by: payment.balanceBy }];
}

/** What is collected by others at the place; everybody who sees a price sees these. */
export function viewDueThere({ dueThere, currency }: Pick<Price, 'dueThere' | 'currency'>): DueThere[] {
  return dueThere.map(({ code, amount, asked, collectedBy }) => ({
    code,
    amount: money(amount, currency),
    asked: asked ?? money(amount, currency),
    collectedBy,
  }));
}

/**
 * The price as everybody may see it who was shown the agreement, whatever the agency hides from others: for mails and documents, which are
 * passed on, and never a net amount in it.
 */
export function projectAgreedPrice(price: Price, service: ServiceKey): PriceView {
  const agency = { allowNonLoginFlow: true, showPublishedPriceToCustomer: {} };
  const view = projectPrice(price, { role: 'visitor', agency }, service, null);
  if (!view) throw new Error('A visitor sees the price where the agency shows it');
  return view;
}

/**
 * What is saved, in minor units. For a visitor who sees prices: what they would pay less if they logged in. For everybody else, who sees the
 * price once logged in: what it is below retail, or at least below what visitors pay. What others collect is in both.
 */
function savingFor(price: Price, { role, agency, members }: Viewer): number {
  const belowRetail = price.suggestedRetail === null ? 0 : Math.max(0, price.suggestedRetail - price.sell);
  if (seesRetailPrices(role)) return Math.max(belowRetail, givenToMembers(price));
  const byLoggingIn = memberSaving(price, members);
  return seesPrices(role, agency) ? byLoggingIn : Math.max(belowRetail, byLoggingIn);
}

/**
 * Whether `viewer` saves something, or would by logging in, in whole units as deals show them (PRICE-01, PRICE-07). The amount is for
 * {@link projectPrice} to tell.
 */
export function hasSaving(price: Price, viewer: Viewer): boolean {
  return Math.round(toDecimal(money(savingFor(price, viewer), price.currency))) !== 0;
}

/** The same price in the spelling of the v1 deals (DEAL-03): decimal numbers. */
export function projectDealRates(price: Price, viewer: Viewer, service: ServiceKey): DealRates {
  const view = projectPrice(price, viewer, service, null);
  if (!view) return null;
  return {
    currency: price.currency,
    totalRate: toDecimal(view.total),
    ...(seesRetailPrices(viewer.role)
      ? {
          publishedRate: view.retail ? toDecimal(view.retail) : null,
          discountPercentage: view.discountPercent ?? 0,
        }
      : {}),
    ...savedMember(view, viewer, service, 'savedPrice'),
    ...(view.net && view.markup ? { baseRate: toDecimal(view.net), taxAndFee: toDecimal(view.markup) } : {}),
  };
}

/** The same price in the spelling of the v2 hotel deals. */
export function projectDealRateV2(price: Price, viewer: Viewer): HotelDealV2['rate'] {
  const view = projectPrice(price, viewer, 'hotels', null);
  if (!view) return null;
  return {
    currency: price.currency,
    total_rate: toDecimal(view.total),
    ...(seesRetailPrices(viewer.role)
      ? { recommended_selling_price: view.retail ? toDecimal(view.retail) : null }
      : {}),
    ...savedMember(view, viewer, 'hotels', 'saved_price'),
    ...(view.net && view.markup
      ? { base_rate: toDecimal(view.net), tax_and_fees: toDecimal(view.markup) }
      : {}),
  };
}

/** No amount where the agency keeps it to itself; `0` where nothing is saved. */
function savedMember<K extends string>(view: PriceView, viewer: Viewer, service: ServiceKey, name: K) {
  if (!seesRetailPrices(viewer.role) && !publishes(viewer, service)) return {};
  return { [name]: view.saved ? toDecimal(view.saved) : 0 } as Record<K, number>;
}

function publishes({ agency }: Viewer, service: ServiceKey): boolean {
  return agency.showPublishedPriceToCustomer[service] ?? false;
}
