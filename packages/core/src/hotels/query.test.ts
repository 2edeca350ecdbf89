import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxStayNights } from '../stay.ts';
import { nightsBetween } from '../stay.ts';
import { isValidOccupancy } from '../occupancy.ts';
import { filterOptions, noFilters } from './filters.ts';
import {
  decodeHotelsQuery,
  defaultStay,
  encodeHotelsQuery,
  pageSize,
  searchKey,
  withoutListState,
  type HotelsQuery,
} from './query.ts';
import { hotelSorts } from './sort.ts';

const today = '2026-11-21';
const decode = (search: string) => decodeHotelsQuery(new URLSearchParams(search), { today });

const anyQuery: fc.Arbitrary<HotelsQuery> = fc.record({
  destination: fc.constantFrom('', 'Lisbon', 'São Paulo & co', '東京', 'القاهرة', 'Malé 🏝️', "L'Aquila = ?"),
  placeId: fc.constantFrom(null, 'city:2267057', 'property:aurora|77'),
  latitude: fc.constantFrom(null, 38.7223, -33.5),
  longitude: fc.constant(0.5),
  stay: fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }))
    .map(([ahead, nights]) => {
      const day = (n: number) => new Date(Date.UTC(2026, 10, 21 + n)).toISOString().slice(0, 10);
      return { checkIn: day(ahead), checkOut: day(ahead + nights) };
    }),
  occupancy: fc.array(
    fc.record({ adults: fc.integer({ min: 1, max: 4 }), childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }) }),
    { minLength: 1, maxLength: 9 },
  ),
  currency: fc.constantFrom(null, 'USD', 'JPY'),
  propertyId: fc.constantFrom(null, 'aurora-123'),
  correlationId: fc.constantFrom(null, '5f0c-11ee'),
  filters: fc.record({
    minPrice: fc.constantFrom(null, 0, 100),
    maxPrice: fc.constantFrom(null, 900),
    stars: fc.subarray([...filterOptions.stars]),
    review: fc.constantFrom(null, ...filterOptions.review),
    boards: fc.subarray([...filterOptions.boards]),
    freeCancellation: fc.boolean(),
    amenities: fc.subarray([...filterOptions.amenities]),
    maxDistanceKm: fc.constantFrom(null, ...filterOptions.distance),
    name: fc.constantFrom('', 'casa & mar'),
  }),
  sort: fc.constantFrom(...hotelSorts),
  layout: fc.constantFrom('list' as const, 'map' as const),
  shown: fc.integer({ min: 1, max: 10 }).map((pages) => pages * pageSize),
  token: fc.constant(null),
  reference: fc.constant(null),
  scenario: fc.constantFrom(null, 'price_changed'),
}).map((query) => ({ ...query, longitude: query.latitude === null ? null : query.longitude, propertyId: query.layout === 'map' ? query.propertyId : null })); // prettier-ignore

describe('the address of the hotel views', () => {
  it('gives every state back that it was made from', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const address = new URLSearchParams(encodeHotelsQuery(query, 'results')).toString();
        expect(decode(address)).toEqual({ query, problems: [] });
      }),
    );
  });

  it(
    'never throws and always yields something searchable, whatever the parameters are',
    { timeout: 60_000 },
    () => {
      const name = fc.oneof(
      fc.constantFrom('startDate', 'endDate', 'occupancy', 'propertyId', 'correlationId', 'lat', 'long', 'stars', 'shown', 'minPrice', 'board', 'currency', 'destination', '__proto__', 'constructor', 'toString'),
      fc.string(),
    ); // prettier-ignore
      const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', '{"__proto__":{"adults":9}}', '[{"adults":1e99}]', 'null', '[]', '🏨'.repeat(5000), '2026-02-30', '-0', 'NaN', '9'.repeat(400)),
      fc.json(),
    ); // prettier-ignore
      fc.assert(
        fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
          const { query } = decodeHotelsQuery(pairs, { today });
          expect(nightsBetween(query.stay.checkIn, query.stay.checkOut)).toBeGreaterThan(0);
          expect(nightsBetween(query.stay.checkIn, query.stay.checkOut)).toBeLessThanOrEqual(maxStayNights);
          expect(query.stay.checkIn >= today).toBe(true);
          expect(isValidOccupancy(query.occupancy)).toBe(true);
          expect(query.shown % pageSize).toBe(0);
          expect(query.destination.length).toBeLessThanOrEqual(200);
          // What survived is an address of its own: it decodes to itself.
          const again = new URLSearchParams(encodeHotelsQuery(query, 'results'));
          expect(decodeHotelsQuery(again, { today }).query.filters).toEqual(query.filters);
        }),
        { numRuns: 300 },
      );
      expect(({} as Record<string, unknown>).adults).toBeUndefined();
    },
  );

  it('reads the check-in day from startDate (ROUTE-HTL-12)', () => {
    expect(decode('startDate=2027-03-12&endDate=2027-03-16').query.stay.checkIn).toBe('2027-03-12');
  });

  it('reads the check-out day from endDate (ROUTE-HTL-13)', () => {
    expect(decode('startDate=2027-03-12&endDate=2027-03-16').query.stay.checkOut).toBe('2027-03-16');
  });

  it('reads occupancy as JSON and falls back to 2 adults when it is malformed (ROUTE-HTL-14)', () => {
    const occupancy = [{ adults: 2, childAges: [7] }, { adults: 1, childAges: [] }]; // prettier-ignore
    expect(decode(`occupancy=${encodeURIComponent(JSON.stringify(occupancy))}`).query.occupancy).toEqual(
      occupancy,
    );
    for (const bad of ['[{', '[]', '{"adults":0}', 'null', '"2"', '[{"adults":2,"childAges":[99]}]']) {
      const { query, problems } = decode(`occupancy=${encodeURIComponent(bad)}`);
      expect(query.occupancy).toEqual([{ adults: 2, childAges: [] }]);
      expect(problems).toEqual([{ param: 'occupancy', reason: 'malformed' }]);
    }
  });

  it('reads propertyId (ROUTE-HTL-15) and correlationId', () => {
    const { query } = decode('propertyId=aurora-77&correlationId=c-1');
    expect(query).toMatchObject({ propertyId: 'aurora-77', correlationId: 'c-1' });
    expect(decode('propertyId=%3Cscript%3E').query.propertyId).toBeNull();
  });

  it('puts a correlationId and a token into the parameters of a checkout (ROUTE-CHK-02)', () => {
    const { query } = decode('propertyId=p1&correlationId=c-1&token=q-9');
    expect(encodeHotelsQuery(query, 'checkout')).toMatchObject({ correlationId: 'c-1', token: 'q-9' });
  });

  it('keeps the terms that the list was filtered for on the page of a property, and no other filter', () => {
    const { query } = decode('destination=Lisbon&propertyId=p1&board=breakfast&free=1&stars=5&sort=price');
    const params = encodeHotelsQuery(query, 'details');
    expect(params).toMatchObject({ board: 'breakfast', free: '1', propertyId: 'p1' });
    expect(Object.keys(params)).not.toContain('stars');
    expect(Object.keys(params)).not.toContain('sort');
  });

  it('reads a signed link’s token whatever character it begins with', () => {
    for (const token of ['-aB3', '_aB3', '9-_'])
      expect(decode(`reference=HP-7K2M9Q&token=${token}`).query.token).toBe(token);
  });

  it('caps a range of 61 days at 60 and says so (CONST-18)', () => {
    const { query, problems } = decode('startDate=2027-01-01&endDate=2027-03-03');
    expect(query.stay).toEqual({ checkIn: '2027-01-01', checkOut: '2027-03-02' });
    expect(problems).toEqual([{ param: 'endDate', reason: 'too-long' }]);
  });

  it('answers past, reversed and impossible dates with the documented default', () => {
    expect(decode('startDate=2020-01-01&endDate=2020-01-03')).toMatchObject({
      query: { stay: defaultStay(today) },
      problems: [{ param: 'startDate', reason: 'in-past' }],
    });
    expect(decode('startDate=2027-03-12&endDate=2027-03-10').query.stay).toEqual({
      checkIn: '2027-03-12',
      checkOut: '2027-03-14',
    });
    expect(decode('startDate=2027-02-30&endDate=2027-03-10').query.stay).toEqual(defaultStay(today));
    expect(decode('startDate=2027-03-12').query.stay).toEqual({
      checkIn: '2027-03-12',
      checkOut: '2027-03-14',
    });
  });

  it('takes the first of a parameter that was sent twice', () => {
    const { query, problems } = decode('destination=Lisbon&destination=Porto&destination=Faro');
    expect(query.destination).toBe('Lisbon');
    expect(problems).toEqual([{ param: 'destination', reason: 'duplicate' }]);
  });

  it('does not read a 10 kB destination, and keeps emoji and right-to-left text', () => {
    expect(decode(`destination=${'x'.repeat(10_240)}`)).toMatchObject({
      query: { destination: '' },
      problems: [{ param: 'destination', reason: 'too-long' }],
    });
    expect(decode(`destination=${encodeURIComponent('القاهرة 🏝')}`).query.destination).toBe('القاهرة 🏝');
    expect(decode(`destination=${encodeURIComponent('a\u202eb\u0000c')}`).query.destination).toBe('a b c');
  });

  it('forgets half a coordinate and one outside the world', () => {
    expect(decode('lat=38.7').query).toMatchObject({ latitude: null, longitude: null });
    expect(decode('lat=91&long=2').query).toMatchObject({ latitude: null, longitude: null });
    expect(decode('lat=-33.5&long=151.2').query).toMatchObject({ latitude: -33.5, longitude: 151.2 });
  });

  it('starts a new search with a fresh list, and asks the same question only once', () => {
    const { query } = decode('destination=Lisbon&stars=5&sort=price&shown=72');
    expect(withoutListState(query)).toMatchObject({
      filters: noFilters,
      sort: 'recommended',
      shown: pageSize,
    });
    expect(searchKey(withoutListState(query))).toBe(searchKey(query));
    expect(searchKey({ ...query, destination: ' lisbon ' })).toBe(searchKey(query));
    expect(searchKey({ ...query, currency: 'EUR' })).not.toBe(searchKey(query));
  });
});
