import { isTravelAgent, seesNetPrices, seesPrices, seesRetailPrices } from '@portolan/contract/roles';
import type { Money } from './money.ts';
import {
  converter,
  roundsToSomething,
  visitorPriceView,
  type DealPriceInput,
  type VisitorPriceView,
} from './price-display.ts';

/** What one deal card shows of its price, whoever looks at it. */
export interface DealPriceView extends VisitorPriceView {
  /** Reveal Price stands in the place of the price, which is `null` (VIS-08). */
  readonly hidden: boolean;
  /** Crossed-out retail price; `'not-available'` is "N/A" of a v2 card, not crossed out; `null`: nothing. */
  readonly retail: Money | 'not-available' | null;
  /** Whole percent above 0, else `null`. */
  readonly discountPercent: number | null;
  /** "Wholesale Rate"; non-restricted agents only. */
  readonly wholesale: Money | null;
  /** "Agency Markup"; non-restricted agents only. */
  readonly markup: Money | null;
}

/**
 * From role, agency and rates to what a deal card shows: PRICE-01 to -05, VIS-07, VIS-08, CUST-09 to -17, AGENT-05 to -08. It also
 * hides what a role may not see should a server ever send it.
 */
export function dealPriceView(input: DealPriceInput): DealPriceView {
  const { agency, amounts, role, version } = input;
  const visitor = visitorPriceView(input);
  const visible = seesPrices(role, agency);
  const loggedIn = seesRetailPrices(role);
  const net = isTravelAgent(role) && seesNetPrices(role);
  const show = converter(input);

  const total = amounts?.total ?? null;
  const retail = amounts?.retail ?? null;
  const higher = retail !== null && total !== null && retail > total;
  const percent = Math.round(amounts?.discountPercent ?? 0);
  const saved = show(amounts?.saved);
  return {
    hidden: !visible,
    price: visible ? visitor.price : null,
    retail:
      !loggedIn || total === null ? null : higher ? show(retail) : version === 'v2' ? 'not-available' : null,
    discountPercent: loggedIn && percent > 0 ? percent : null,
    saved: !loggedIn
      ? visitor.saved
      : saved && roundsToSomething(saved)
        ? { text: 'saved', amount: saved }
        : null,
    wholesale: net ? show(amounts?.base) : null,
    markup: net ? show(amounts?.taxesAndFees) : null,
  };
}
