import type { HotelSummary } from '@portolan/contract';
import { totalOf, type PricedRate } from '../../sales/index.ts';

type Board = HotelSummary['boards'][number];

/** What is known of one property over all suppliers so far. */
export interface MergedProperty {
  propertyId: string;
  /** The cheapest offer; of two that cost the same, the one that came first. */
  best: PricedRate;
  /** Over all rates of all suppliers, in the order of first sight. */
  boards: Board[];
  anyRefundable: boolean;
}

/**
 * Joins suppliers' answers by property. A property is told when it is new and again only when an offer is cheaper than the one
 * that was told, so a list that shows it never has to move it.
 */
export class ResultMerger {
  readonly #known = new Map<string, MergedProperty>();

  /** Properties so far. */
  get size(): number {
    return this.#known.size;
  }

  /** Takes a supplier's rates of a property in; answers the property when it must be told (again), else `null`. */
  add(propertyId: string, rates: readonly PricedRate[]): MergedProperty | null {
    const cheapest = cheapestOf(rates);
    if (!cheapest) return null;
    const known = this.#known.get(propertyId);
    const boards = new Set([...(known?.boards ?? []), ...rates.map(({ rate }) => rate.board)]);
    const cheaper = !known || totalOf(cheapest.price) < totalOf(known.best.price);
    const merged: MergedProperty = {
      propertyId,
      best: cheaper ? cheapest : known.best,
      boards: [...boards],
      anyRefundable: (known?.anyRefundable ?? false) || rates.some(({ rate }) => rate.refundable),
    };
    this.#known.set(propertyId, merged);
    return cheaper ? merged : null;
  }
}

/** Cheapest total; of equals the refundable one, then the one with more meals, then the first. */
export function cheapestOf(rates: readonly PricedRate[]): PricedRate | null {
  return rates.length === 0
    ? null
    : rates.reduce((best, next) => (compareRates(next, best) < 0 ? next : best));
}

const boardOrder: readonly Board[] = ['all_inclusive', 'full_board', 'half_board', 'breakfast', 'room_only'];

/** Orders offers as travellers read them: cheapest total first; of equals the better terms. */
export function compareRates(a: PricedRate, b: PricedRate): number {
  return (
    totalOf(a.price) - totalOf(b.price) ||
    Number(b.rate.refundable) - Number(a.rate.refundable) ||
    boardOrder.indexOf(a.rate.board) - boardOrder.indexOf(b.rate.board)
  );
}
