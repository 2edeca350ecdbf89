import { describe, expect, it } from 'vitest';
import { countFacets, countFilters, matchesFilters } from './filters.ts';
import { noFilters } from './list-state.ts';
import { addHotels, countMisplaced, emptyResults, sortResults, visibleHotels } from './result-list.ts';
import { createHotelsSearch, silentSuppliers } from './search-store.ts';
import { compareHotels } from './sort.ts';
import { aHotel, apiError, aSearch, lisbon } from './testing.ts';
import { decodeHotelsQuery } from './url-state.ts';

const query = decodeHotelsQuery(new URLSearchParams('destination=Lisbon&currency=USD&correlationId=c-1'), {
  today: '2026-11-21',
}).query;
const wait = () => Promise.resolve();
const clock = { now: () => Date.parse('2026-11-21T12:00:00Z'), wait };
const everything = () => true;

/** Something that is waited for until the test lets it go on. */
function aGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}

describe('filters', () => {
  const hotel = aHotel({ stars: 3.5, total: 24_050, distanceKm: 2.1, amenities: ['wifi', 'pool'] });
  const passes = (part: object) => matchesFilters(hotel, { ...noFilters, ...part });

  it('judge price by the total of the stay, stars by whole stars, amenities all together', () => {
    expect(passes({ minPrice: 240, maxPrice: 241 })).toBe(true);
    expect(passes({ maxPrice: 240 })).toBe(false);
    expect(passes({ stars: [3, 5] })).toBe(true);
    expect(passes({ stars: [4] })).toBe(false);
    expect(passes({ amenities: ['wifi', 'pool'] })).toBe(true);
    expect(passes({ amenities: ['wifi', 'spa'] })).toBe(false);
    expect(passes({ boards: ['half_board', 'breakfast'] })).toBe(true);
    expect(passes({ boards: ['half_board'] })).toBe(false);
    expect(passes({ review: 4.5 })).toBe(false);
    expect(passes({ maxDistanceKm: 2 })).toBe(false);
    expect(matchesFilters({ ...hotel, anyRefundable: false }, { ...noFilters, freeCancellation: true })).toBe(
      false,
    );
    expect(matchesFilters({ ...hotel, review: null }, { ...noFilters, review: 3 })).toBe(false);
  });

  it('find a name without its accents', () => {
    expect(matchesFilters(aHotel({ name: 'Pinhão Lake Lodge' }), { ...noFilters, name: 'pinhao' })).toBe(
      true,
    );
  });

  it('leave a hotel in whose price the agency hides', () => {
    expect(matchesFilters(aHotel({ total: null }), { ...noFilters, minPrice: 10, maxPrice: 20 })).toBe(true);
  });

  it('count what each option would give with the other groups applied', () => {
    const hotels = [
      aHotel({ stars: 5, total: 50_000 }),
      aHotel({ stars: 3, total: 10_000 }),
      aHotel({ stars: 3, total: 30_000 }),
    ];
    const facets = countFacets(hotels, { ...noFilters, stars: [5], maxPrice: 350 });
    expect(facets.stars).toMatchObject({ 5: 0, 3: 2 });
    expect(facets.price).toMatchObject({ min: 500, max: 501 });
    expect(countFacets(hotels, noFilters).price?.bins.reduce((a, b) => a + b)).toBe(3);
    expect(countFilters({ ...noFilters, stars: [5], minPrice: 1, maxPrice: 350 })).toBe(2);
  });
});

describe('sorting', () => {
  const a = aHotel({ propertyId: 'a', total: 30_000, distanceKm: 0.5, review: { score: 4.9, count: 3 } });
  const b = aHotel({ propertyId: 'b', total: 20_000, distanceKm: 3, review: { score: 4.2, count: 900 } });
  const hidden = aHotel({ propertyId: 'c', total: null, distanceKm: 1, review: null });
  const order = (sort: Parameters<typeof compareHotels>[0]) =>
    [hidden, a, b].sort(compareHotels(sort)).map((hotel) => hotel.propertyId);

  it('orders by price, rating and distance, unknown prices last', () => {
    expect(order('price')).toEqual(['b', 'a', 'c']);
    expect(order('rating')).toEqual(['a', 'b', 'c']);
    expect(order('distance')).toEqual(['a', 'c', 'b']);
  });

  it('does not let three reviews beat nine hundred in "recommended"', () => {
    expect(order('recommended')[0]).toBe('b');
  });
});

describe('the list while suppliers still answer', () => {
  const at = (id: string, total: number) => aHotel({ propertyId: id, total });
  const start = addHotels({ ...emptyResults, sort: 'price' }, [at('b', 200), at('a', 300)]);

  it('keeps every place, adds arrivals at the end and counts the ones that rank higher', () => {
    const more = addHotels(start, [at('c', 100), at('d', 900), at('e', 250)]);
    expect(more.order).toEqual(['b', 'a', 'c', 'e', 'd']);
    expect(countMisplaced(more, visibleHotels(more, everything))).toBe(2);
    const shown = sortResults(more);
    expect(shown.order).toEqual(['c', 'b', 'e', 'a', 'd']);
    expect(countMisplaced(shown, visibleHotels(shown, everything))).toBe(0);
  });

  it('replaces a property in place when a cheaper offer arrives, and counts it', () => {
    const more = addHotels(start, [at('a', 50)]);
    expect(more.order).toEqual(['b', 'a']);
    expect(more.hotels.get('a')?.offer.price?.total.amount).toBe(50);
    expect(countMisplaced(more, visibleHotels(more, everything))).toBe(1);
  });

  it('counts only what the filters let through', () => {
    const more = addHotels(start, [at('c', 100)]);
    expect(
      countMisplaced(
        more,
        visibleHotels(more, (hotel) => hotel.propertyId !== 'c'),
      ),
    ).toBe(0);
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
    await store.run(query);
    await store.run({ ...query, sort: 'price' });
    expect(store.getState()).toMatchObject({ status: 'done', place: lisbon, nights: 2, failure: null });
    expect(store.getState().list.order).toHaveLength(2);
    expect(api.calls).toHaveLength(1);
    await store.run({ ...query, currency: 'EUR' });
    expect(api.calls).toHaveLength(2);
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
    await store.run({ ...query, sort: 'price' });
    expect(store.getState().list.order).toEqual(['a', 'b', 'c']);
    const { list } = store.getState();
    expect(countMisplaced(list, visibleHotels(list, everything))).toBe(1);
    store.sort('price');
    expect(store.getState().list.order).toEqual(['c', 'a', 'b']);
  });

  it('takes in as one change what arrives together', async () => {
    const gate = aGate();
    const store = createHotelsSearch(
      answer(aSearch([aHotel()], [aHotel({ propertyId: 'p2' })], [aHotel({ propertyId: 'p3' })])),
      { ...clock, wait: () => gate.passed },
    );
    const seen: number[] = [];
    store.subscribe(({ list }) => seen.push(list.order.length));
    await store.run(query);
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
      store.subscribe(({ list }) => list.order.length === 1 && resolve());
    });
    const run = store.run(query);
    await shown;
    expect(store.getState()).toMatchObject({ status: 'searching', place: lisbon });
    gate.open();
    await run;
    expect(store.getState().list.order).toHaveLength(2);
  });

  it('carries the correlation id of the address (ROUTE-HTL-16)', async () => {
    const api = answer(aSearch([]));
    await createHotelsSearch(api, clock).run(query);
    expect(api.calls[0]).toMatchObject([{ destination: 'Lisbon' }, { correlationId: 'c-1' }]);
  });

  it('says which suppliers stayed silent and keeps the others’ offers', async () => {
    const events = aSearch([aHotel()], []);
    events.splice(4, 1, { type: 'supplier', supplier: 's2', status: 'timeout', count: 0 });
    const store = createHotelsSearch(answer(events), clock);
    await store.run(query);
    expect(silentSuppliers(store.getState().suppliers)).toBe(1);
    expect(store.getState().list.order).toEqual(['p1']);
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
    await store.run(query);
    fail = true;
    await store.run(query, { force: true });
    expect(store.getState()).toMatchObject({
      status: 'failed',
      failure: { code: 'NETWORK', message: null },
      updatedAt: clock.now(),
    });
    expect(store.getState().list.order).toEqual(['p1']);
  });

  it('treats a stream that was cut off as a failure, and an error line with its code', async () => {
    const cut = createHotelsSearch(answer(aSearch([aHotel()]).slice(0, 2)), clock);
    await cut.run(query);
    expect(cut.getState()).toMatchObject({ status: 'failed', failure: { code: 'NETWORK' } });
    const refused = createHotelsSearch(
      answer([{ type: 'error', code: 'NOT_FOUND', error: 'No such place' }]),
      clock,
    );
    await refused.run(query);
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
    const first = store.run(query);
    await store.run({ ...query, destination: 'Porto' });
    release();
    await first;
    expect(store.getState().list.order).toEqual(['new']);
  });
});
