import type { Board } from '@portolan/contract';
import { totalOf } from '../../sales/index.ts';
import type { PricedRoom } from './offer-view.ts';

/** What is known of one property over all suppliers so far. */
export interface MergedProperty {
  propertyId: string;
  /** Those that a filter can tell apart; see {@link cheapestByTerms}. */
  offers: readonly PricedRoom[];
}

/**
 * Joins suppliers' answers by property. A property is told when it is new, and again only when one of its offers is cheaper or on terms
 * that were not told.
 */
export class ResultMerger {
  readonly #known = new Map<string, MergedProperty>();

  /** Properties so far. */
  get size(): number {
    return this.#known.size;
  }

  /**
   * Takes a supplier's rates of a property in; answers the property when it must be told (again), else `null`.
   * @param isFree true for an offer that can be cancelled for nothing
   */
  add(
    propertyId: string,
    rates: readonly PricedRoom[],
    isFree: (offer: PricedRoom) => boolean,
  ): MergedProperty | null {
    const known = this.#known.get(propertyId)?.offers ?? [];
    const offers = cheapestByTerms([...known, ...rates], isFree);
    if (offers.every((offer) => known.includes(offer))) return null;
    const merged = { propertyId, offers };
    this.#known.set(propertyId, merged);
    return merged;
  }
}

/**
 * The offers that a filter by board or free cancellation can choose, cheapest first: of each board the cheapest, and the cheapest that can be
 * cancelled for nothing where that is another one. Of two that cost the same, the one that came first.
 */
export function cheapestByTerms(
  offers: readonly PricedRoom[],
  isFree: (offer: PricedRoom) => boolean,
): PricedRoom[] {
  const boards = new Set<Board>();
  const freeBoards = new Set<Board>();
  return [...offers].sort(compareRates).filter((offer) => {
    const { board } = offer.offer.terms.facts;
    const free = isFree(offer);
    if (freeBoards.has(board) || (boards.has(board) && !free)) return false;
    boards.add(board);
    if (free) freeBoards.add(board);
    return true;
  });
}

const boardOrder: readonly Board[] = ['all_inclusive', 'full_board', 'half_board', 'breakfast', 'room_only'];

function boardRank({ offer }: PricedRoom): number {
  return boardOrder.indexOf(offer.terms.facts.board);
}

/** Orders offers as travellers read them: cheapest total first; of equals the better terms. */
export function compareRates(a: PricedRoom, b: PricedRoom): number {
  return (
    totalOf(a.price) - totalOf(b.price) ||
    Number(b.offer.terms.refundable) - Number(a.offer.terms.refundable) ||
    boardRank(a) - boardRank(b)
  );
}
