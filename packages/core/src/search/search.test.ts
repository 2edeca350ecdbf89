// The generic search, tried with the hotels' plan.
import { describe, expect, it } from 'vitest';
import { createHotelsPlan, decodeHotelsQuery, noFilters, viewOf } from '../hotels/index.ts';
import {
  aHotel,
  anOfferSummary,
  apiError,
  aPrice,
  aSearch,
  lisbon,
  nonRefundable,
} from '../hotels/testing.ts';
import {
  addResults,
  countMisplaced,
  createSearch,
  emptyResults,
  rankResults,
  silentSuppliers,
} from './index.ts';

const query = decodeHotelsQuery(new URLSearchParams('destination=Lisbon&currency=USD&correlationId=c-1'), {
  today: '2026-11-21',
}).query;
const view = viewOf(query);
const byPrice = { ...view, sort: 'price' as const };
const wait = () => Promise.resolve();
const clock = { now: () => Date.parse('2026-11-21T12:00:00Z'), wait };
type Search = Parameters<typeof createHotelsPlan>[0];
const createHotelsSearch = (api: Search, by: Parameters<typeof createSearch>[1]) =>
  createSearch(createHotelsPlan(api), by);
type Store = ReturnType<typeof createHotelsSearch>;
const ids = (list: Pick<ReturnType<Store['getState']>, 'shown'>) =>
  list.shown.map(({ result }) => result.propertyId);

/** Something that is waited for until the test lets it go on. */
function aGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}

describe('the list while suppliers still answer', () => {
  const plan = createHotelsPlan({ search: () => expect.unreachable('nothing is asked') });
  const at = (id: string, total: number) => aHotel({ propertyId: id, total });
  const start = addResults(plan, byPrice, emptyResults, [at('b', 200), at('a', 300)]);

  it('keeps every place, adds arrivals at the end and counts the ones that rank higher', () => {
    const more = addResults(plan, byPrice, start, [at('c', 100), at('d', 900), at('e', 250)]);
    expect(ids(more)).toEqual(['b', 'a', 'c', 'e', 'd']);
    expect(countMisplaced(plan, 'price', more)).toBe(2);
    const ranked = rankResults(plan, byPrice, more);
    expect(ids(ranked)).toEqual(['c', 'b', 'e', 'a', 'd']);
    expect(countMisplaced(plan, 'price', ranked)).toBe(0);
  });

  it('replaces a result in place when a cheaper offer arrives, and counts it', () => {
    const more = addResults(plan, byPrice, start, [at('a', 50)]);
    expect(ids(more)).toEqual(['b', 'a']);
    expect(more.shown[1]?.offer.price?.total.amount).toBe(50);
    expect(countMisplaced(plan, 'price', more)).toBe(1);
  });

  it('counts only what the filters let through', () => {
    const dear = { ...byPrice, filters: { ...noFilters, minPrice: 2 } };
    const more = addResults(plan, dear, start, [at('c', 100)]);
    expect(ids(more)).toEqual(['b', 'a']);
    expect(countMisplaced(plan, 'price', more)).toBe(0);
  });

  it('gives a place to a result that was hidden until another offer of it arrived', () => {
    const free = { ...byPrice, filters: { ...noFilters, freeCancellation: true } };
    const strict = anOfferSummary({ cancellation: nonRefundable, price: aPrice(50) });
    const hidden = addResults(plan, free, start, [aHotel({ propertyId: 'c', offers: [strict] })]);
    expect(ids(hidden)).toEqual(['b', 'a']);
    const offers = [strict, anOfferSummary({ price: aPrice(100) })];
    const more = addResults(plan, free, hidden, [aHotel({ propertyId: 'c', offers })]);
    expect(ids(more)).toEqual(['b', 'a', 'c']);
    expect(more.shown[2]?.offer.price?.total.amount).toBe(100);
    expect(countMisplaced(plan, 'price', more)).toBe(1);
  });
});

describe('a search', () => {
  const answer = (events: ReturnType<typeof aSearch>) => ({
    calls: [] as unknown[],
    async *search(request: unknown, options: unknown) {
      this.calls.push([request, options]);
      yield* events;
    },
  });

  it('fills as suppliers answer, and is not asked twice', async () => {
    const api = answer(aSearch([aHotel()], [aHotel({ propertyId: 'p2' })]));
    const store = createHotelsSearch(api, clock);
    await store.run(query, view);
    await store.run(query, byPrice);
    expect(store.getState()).toMatchObject({
      status: 'done',
      head: { place: lisbon, nights: 2 },
      failure: null,
    });
    expect(ids(store.getState())).toHaveLength(2);
    expect(api.calls).toHaveLength(1);
    await store.run({ ...query, currency: 'EUR' }, view);
    expect(api.calls).toHaveLength(2);
  });

  it('shows another offer, in another order, when the filters change, and asks nobody', async () => {
    const offers = [
      anOfferSummary({ cancellation: nonRefundable, price: aPrice(10_000) }),
      anOfferSummary({ price: aPrice(30_000) }),
    ];
    const api = answer(aSearch([aHotel({ propertyId: 'two', offers }), aHotel({ propertyId: 'one' })]));
    const store = createHotelsSearch(api, clock);
    await store.run(query, byPrice);
    expect(ids(store.getState())).toEqual(['two', 'one']);
    await store.run(query, { ...byPrice, filters: { ...noFilters, freeCancellation: true } });
    const { shown } = store.getState();
    expect(shown.map(({ offer }) => offer.price?.total.amount)).toEqual([24_000, 30_000]);
    expect(api.calls).toHaveLength(1);
  });

  it('ranks what arrives together, and moves nothing once it could have been aimed at', async () => {
    let now = 0;
    const at = (id: string, total: number) => aHotel({ propertyId: id, total });
    const store = createHotelsSearch(
      {
        async *search() {
          const [started, ...rest] = aSearch([at('b', 200)], [at('a', 100)], [at('c', 50)]);
          yield started!;
          for (const event of rest) {
            if (event.type === 'offers') now += 300;
            yield event;
          }
        },
      },
      { now: () => now, wait },
    );
    await store.run(query, byPrice);
    expect(ids(store.getState())).toEqual(['a', 'b', 'c']);
    expect(store.getState().misplaced).toBe(1);
    // The same view, read from the address again, moves nothing.
    await store.run(query, structuredClone(byPrice));
    expect(ids(store.getState())).toEqual(['a', 'b', 'c']);
    store.rank();
    expect(ids(store.getState())).toEqual(['c', 'a', 'b']);
  });

  it('takes in as one change what arrives together', async () => {
    const gate = aGate();
    const store = createHotelsSearch(
      answer(aSearch([aHotel()], [aHotel({ propertyId: 'p2' })], [aHotel({ propertyId: 'p3' })])),
      { ...clock, wait: () => gate.passed },
    );
    const seen: number[] = [];
    store.subscribe(({ shown }) => seen.push(shown.length));
    await store.run(query, view);
    // Once that it searches, once all that it found.
    expect(seen).toEqual([0, 3]);
    gate.open();
    await gate.passed;
    expect(seen, 'and nothing afterwards').toEqual([0, 3]);
  });

  it('shows what arrived while the rest is still on its way', async () => {
    const gate = aGate();
    const store = createHotelsSearch(
      {
        async *search() {
          const events = aSearch([aHotel()], [aHotel({ propertyId: 'p2' })]);
          yield* events.slice(0, 3);
          await gate.passed;
          yield* events.slice(3);
        },
      },
      clock,
    );
    const shown = new Promise<void>((resolve) => {
      store.subscribe(({ shown }) => shown.length === 1 && resolve());
    });
    const run = store.run(query, view);
    await shown;
    expect(store.getState()).toMatchObject({ status: 'searching', head: { place: lisbon } });
    gate.open();
    await run;
    expect(ids(store.getState())).toHaveLength(2);
  });

  it('carries the correlation id of the address (ROUTE-HTL-16)', async () => {
    const api = answer(aSearch([]));
    await createHotelsSearch(api, clock).run(query, view);
    expect(api.calls[0]).toMatchObject([{ destination: 'Lisbon' }, { correlationId: 'c-1' }]);
  });

  it('says which suppliers stayed silent and keeps the others’ offers', async () => {
    const events = aSearch([aHotel()], []);
    events.splice(4, 1, { type: 'supplier', supplier: 's2', status: 'timeout', count: 0 });
    const store = createHotelsSearch(answer(events), clock);
    await store.run(query, view);
    expect(silentSuppliers(store.getState().suppliers)).toBe(1);
    expect(ids(store.getState())).toEqual(['p1']);
  });

  it('keeps the last results of the same question when asking again fails', async () => {
    let fail = false;
    const store = createHotelsSearch(
      {
        async *search() {
          if (fail) throw apiError('NETWORK');
          yield* aSearch([aHotel()]);
        },
      },
      clock,
    );
    await store.run(query, view);
    fail = true;
    await store.run(query, view, { force: true });
    expect(store.getState()).toMatchObject({
      status: 'failed',
      failure: { code: 'NETWORK', message: null },
      updatedAt: clock.now(),
    });
    expect(ids(store.getState())).toEqual(['p1']);
  });

  it('treats a stream that was cut off as a failure, and an error line with its code', async () => {
    const cut = createHotelsSearch(answer(aSearch([aHotel()]).slice(0, 2)), clock);
    await cut.run(query, view);
    expect(cut.getState()).toMatchObject({ status: 'failed', failure: { code: 'NETWORK' } });
    const refused = createHotelsSearch(
      answer([{ type: 'error', code: 'NOT_FOUND', error: 'No such place' }]),
      clock,
    );
    await refused.run(query, view);
    expect(refused.getState().failure).toMatchObject({ code: 'NOT_FOUND', message: 'No such place' });
  });

  it('gives up the older search when another is asked', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const store = createHotelsSearch(
      {
        async *search(request) {
          if (request.destination === 'Lisbon') {
            await gate;
            yield* aSearch([aHotel({ propertyId: 'old' })]);
          } else yield* aSearch([aHotel({ propertyId: 'new' })]);
        },
      },
      clock,
    );
    const first = store.run(query, view);
    await store.run({ ...query, destination: 'Porto' }, view);
    release();
    await first;
    expect(ids(store.getState())).toEqual(['new']);
  });
});
