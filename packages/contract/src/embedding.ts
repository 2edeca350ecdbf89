/**
 * What a partner's page may do with what it holds. Zod-free.
 */
import type { OperationId } from './routes.ts';

/**
 * The only calls that a browse token opens: searches and prices. None of them answers anything personal, and a quote made with one
 * belongs to its user, who pays it in the frame. Calls that answer everybody alike look at no token at all.
 */
export const browseOperations = [
  'searchHotelDeals',
  'searchActivityDeals',
  'searchCarDeals',
  'getHotelDealsV2',
  'autocompleteHotelsV2',
  'suggestHotels',
  'searchHotels',
  'getHotel',
  'createQuote',
] as const satisfies readonly OperationId[];

/** Look-to-book: what a call through a key counts as. A booking counts where it is made: a repeated call is none. */
export const meteredOperations = {
  searchHotelDeals: 'searches',
  searchActivityDeals: 'searches',
  searchCarDeals: 'searches',
  getHotelDealsV2: 'searches',
  searchHotels: 'searches',
  getHotel: 'details',
  createQuote: 'quotes',
} as const satisfies Partial<Record<OperationId, string>>;

/** How long a browse token lives at most. */
export const browseTokenSeconds = 5 * 60;
