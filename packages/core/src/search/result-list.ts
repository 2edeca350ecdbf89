/**
 * A list that does not move under the pointer while suppliers still answer: what is shown keeps its place, later arrivals go to the end,
 * and those that would rank higher are counted so that the traveller can ask for them.
 */
import type { Chosen, SearchPlan, SearchView } from './search-plan.ts';

export interface ResultList<Result, Offer> {
  /** All that arrived, by id. */
  readonly results: ReadonlyMap<string, Result>;
  /** What the filters leave, each with its chosen offer, in display order. */
  readonly shown: readonly Chosen<Result, Offer>[];
  /** Ids of `shown` that arrived, or changed, after the order was last chosen. */
  readonly late: ReadonlySet<string>;
}

export const emptyResults: ResultList<never, never> = {
  results: new Map<string, never>(),
  shown: [],
  late: new Set(),
};

/** The parts of a plan that decide what a list shows. */
type Judge<Result, Offer, Filters, Sort> = Pick<
  SearchPlan<never, never, Result, Offer, Filters, Sort>,
  'idOf' | 'choose' | 'compare'
>;

/** With another batch: a known result is replaced in place, a new one goes to the end. */
export function addResults<Result, Offer, Filters, Sort>(
  plan: Judge<Result, Offer, Filters, Sort>,
  view: SearchView<Filters, Sort>,
  list: ResultList<Result, Offer>,
  batch: readonly Result[],
): ResultList<Result, Offer> {
  if (batch.length === 0) return list;
  const results = new Map(list.results);
  const added = new Set<string>();
  for (const result of batch) {
    const id = plan.idOf(result);
    results.set(id, result);
    added.add(id);
  }
  const placed = list.shown.map(({ result }) => plan.idOf(result));
  const late = new Set(list.late);
  for (const id of placed) if (added.has(id)) late.add(id);
  for (const id of placed) added.delete(id);
  const arrivals = choose(plan, view, results, added).sort(plan.compare(view.sort));
  if (placed.length > 0) for (const { result } of arrivals) late.add(plan.idOf(result));
  return { results, shown: [...choose(plan, view, results, placed), ...arrivals], late };
}

/** The whole list in its true order: after the traveller chose filters or a sort, or asked for the late ones. */
export function rankResults<Result, Offer, Filters, Sort>(
  plan: Judge<Result, Offer, Filters, Sort>,
  view: SearchView<Filters, Sort>,
  { results }: ResultList<Result, Offer>,
): ResultList<Result, Offer> {
  const shown = choose(plan, view, results, results.keys()).sort(plan.compare(view.sort));
  return { results, shown, late: new Set() };
}

/** How many late results belong further up than where they are: the number in "12 cheaper results — show". */
export function countMisplaced<Result, Offer, Filters, Sort>(
  plan: Judge<Result, Offer, Filters, Sort>,
  sort: Sort,
  { shown, late }: ResultList<Result, Offer>,
): number {
  if (late.size === 0) return 0;
  const compare = plan.compare(sort);
  let count = 0;
  // The worst result so far in display order; a late one that beats it should be above it.
  let worst: Chosen<Result, Offer> | null = null;
  for (const item of shown) {
    if (worst && late.has(plan.idOf(item.result)) && compare(item, worst) < 0) count++;
    if (!worst || compare(item, worst) > 0) worst = item;
  }
  return count;
}

/** Those of the results that the filters leave, each with its offer, in the order of the ids. */
function choose<Result, Offer, Filters, Sort>(
  plan: Judge<Result, Offer, Filters, Sort>,
  { filters }: SearchView<Filters, Sort>,
  results: ReadonlyMap<string, Result>,
  ids: Iterable<string>,
): Chosen<Result, Offer>[] {
  const chosen: Chosen<Result, Offer>[] = [];
  for (const id of ids) {
    const result = results.get(id);
    const offer = result === undefined ? null : plan.choose(result, filters);
    if (result !== undefined && offer !== null) chosen.push({ result, offer });
  }
  return chosen;
}
