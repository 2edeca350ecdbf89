/** What a service says of its search; `search-store.ts` does the rest. */
import type { Failure } from '../flow-ports.ts';

/** One line of a search's answer. Order: `started`, then any mix of `offers` and `supplier`, then `done`. */
export type SearchLine<Head, Result> =
  | ({
      readonly type: 'started';
      readonly searchId: string;
      readonly suppliers: readonly string[];
      /** UTC instant. */
      readonly expiresAt: string;
    } & Head)
  /** A result that is sent again replaces the earlier one in place. */
  | { readonly type: 'offers'; readonly supplier: string; readonly results: readonly Result[] }
  | {
      readonly type: 'supplier';
      readonly supplier: string;
      readonly status: 'done' | 'failed' | 'timeout';
      readonly count: number;
    }
  | { readonly type: 'done'; readonly total: number }
  | { readonly type: 'error'; readonly code: string; readonly error: string };

/** A result with the offer of it that is shown. */
export interface Chosen<Result, Offer> {
  readonly result: Result;
  readonly offer: Offer;
}

/** How a traveller wants to see the results. */
export interface SearchView<Filters, Sort> {
  readonly filters: Filters;
  readonly sort: Sort;
}

/** A service's search: what is asked, and which offer of each result is shown in which order. */
export interface SearchPlan<Query, Head, Result, Offer, Filters, Sort> {
  /** Everything that decides what is searched; two queries with equal keys have the same results. */
  key(query: Query): string;
  ask(query: Query, options: { signal: AbortSignal }): AsyncIterable<SearchLine<Head, Result>>;
  idOf(result: Result): string;
  /**
   * The cheapest offer of a result that the filters leave; `null` hides the result. Card, price, sort, price range and counts follow it.
   */
  choose(result: Result, filters: Filters): Offer | null;
  /** Negative when `a` comes first; equal results must never trade places, so no comparison ends in 0. */
  compare(sort: Sort): (a: Chosen<Result, Offer>, b: Chosen<Result, Offer>) => number;
  /** How long after the first results arrivals may still take their rank. @default 400: shorter than a hand needs to aim */
  readonly graceMs?: number;
}

export interface SupplierProgress {
  readonly supplier: string;
  readonly status: 'waiting' | 'done' | 'failed' | 'timeout';
}

/** Suppliers that gave up or failed. */
export function silentSuppliers(suppliers: readonly SupplierProgress[]): number {
  return suppliers.filter(({ status }) => status === 'failed' || status === 'timeout').length;
}

/** What a search knows besides its results. */
export interface SearchProgress<Head> {
  readonly status: 'idle' | 'searching' | 'done' | 'failed';
  /** Which question the results answer; see `SearchPlan.key`. */
  readonly key: string | null;
  /** What the first line said of the search; `null` before it. */
  readonly head: Head | null;
  readonly suppliers: readonly SupplierProgress[];
  /** Why it failed; results that had arrived before stay. */
  readonly failure: Failure | null;
  /** ms; when the last answer came in. `null` before the first. */
  readonly updatedAt: number | null;
  /** ms; offers are not bookable after it. */
  readonly expiresAt: number | null;
}
