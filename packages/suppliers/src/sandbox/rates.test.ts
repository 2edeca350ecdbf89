import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toDayNumber, type Occupancy } from '@portolan/core';
import { buildingsOf, sells, type Building } from './building.ts';
import { eurPerUsd } from './data/countries.ts';
import { createEngine } from './engine.ts';
import { nightCents, priceBuilding, season, type PricedRoom } from './rates.ts';
import { sealToken, writeOccupancy } from './token.ts';
import { places } from './world.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const today = '2026-11-21';
const place = (name: string) => places.find((each) => each.name === name) as (typeof places)[number];

const anOccupancy = fc.array(
  fc.record({
    adults: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 3 },
);
const aStay = fc
  .record({
    lead: fc.integer({ min: 1, max: 400 }),
    nights: fc.integer({ min: 1, max: 60 }),
    occupancy: anOccupancy,
  })
  .map(({ lead, nights, occupancy }) => ({
    checkIn: addDays(today, lead),
    checkOut: addDays(today, lead + nights),
    occupancy: occupancy as Occupancy,
  }));
const aBuilding = fc
  .nat(places.length - 1)
  .map((at) => buildingsOf(places[at] as (typeof places)[number]))
  .chain((buildings) => fc.constantFrom(...buildings));

describe('prices', () => {
  it('are the same for the same seed, and add up: nights, rooms, taxes', () => {
    fc.assert(
      fc.property(
        aBuilding,
        aStay,
        fc.constantFrom('aurora' as const, 'meridian' as const),
        (building, stay, supplier) => {
          const rooms = priceBuilding(supplier, building, stay, now);
          expect(priceBuilding(supplier, building, stay, now)).toEqual(rooms);
          for (const { plans } of rooms) {
            for (const plan of plans) {
              expect(plan.total).toBeGreaterThan(0);
              expect(plan.total).toBe(sum(plan.rooms.map(({ total }) => total)));
              for (const part of plan.rooms) {
                expect(part.nightly.every((night) => Number.isSafeInteger(night) && night > 0)).toBe(true);
                expect(part.total).toBe(sum(part.nightly));
                expect(sum(part.taxes.map(({ amount }) => amount))).toBeLessThan(part.total);
              }
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('respect guests: every room is big enough and free as often as asked for', () => {
    fc.assert(
      fc.property(aBuilding, aStay, (building, stay) => {
        const most = Math.max(...stay.occupancy.map(({ adults, childAges }) => adults + childAges.length));
        for (const { room, left } of priceBuilding('aurora', building, stay, now)) {
          expect(room.sleeps).toBeGreaterThanOrEqual(most);
          expect(left).toBeGreaterThanOrEqual(stay.occupancy.length);
        }
      }),
    );
  });

  it('never fall when a child or an adult joins the same room', () => {
    fc.assert(
      fc.property(aBuilding, aStay, fc.nat(17), (building, stay, age) => {
        const [first] = stay.occupancy;
        if (!first) return;
        const alone = priceBuilding('aurora', building, { ...stay, occupancy: [first] }, now);
        for (const joined of [
          { adults: first.adults, childAges: [...first.childAges, age] },
          { adults: first.adults + 1, childAges: first.childAges },
        ]) {
          const more = priceBuilding('aurora', building, { ...stay, occupancy: [joined] }, now);
          for (const [key, total] of totals(more))
            expect(total).toBeGreaterThanOrEqual(totals(alone).get(key) ?? Infinity);
        }
      }),
    );
  });

  it('tell penalties in time order, free until before check-in, and none for what is not refundable', () => {
    fc.assert(
      fc.property(aBuilding, aStay, (building, stay) => {
        for (const { plans } of priceBuilding('aurora', building, stay, now)) {
          for (const { refundable, penalties } of plans) {
            expect(penalties.length > 0).toBe(refundable);
            penalties.forEach(({ from, percent }, at) => {
              expect(Date.parse(from)).toBeGreaterThan(now);
              expect(from.slice(0, 10) <= stay.checkIn).toBe(true);
              const before = penalties[at - 1];
              if (before) expect(from > before.from && percent > before.percent).toBe(true);
            });
          }
        }
      }),
    );
  });

  it('are near each other at both suppliers, yet not the same', () => {
    const lisbon = place('Lisbon');
    const stay = { checkIn: '2027-03-10', checkOut: '2027-03-13', occupancy: [{ adults: 2, childAges: [] }] };
    let compared = 0;
    for (const building of buildingsOf(lisbon)) {
      if (!sells('aurora', lisbon, building.index) || !sells('meridian', lisbon, building.index)) continue;
      const [usd] = priceBuilding('aurora', building, stay, now);
      const [eur] = priceBuilding('meridian', building, stay, now);
      expect(usd === undefined).toBe(eur === undefined);
      if (!usd || !eur) continue;
      const ratio = (eur.plans[0]?.total ?? 0) / ((usd.plans[0]?.total ?? 1) * eurPerUsd);
      expect(ratio).toBeGreaterThan(0.93);
      expect(ratio).toBeLessThan(1.07);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it.each([
    ['Albufeira', '2027-07-20', '2027-02-02'],
    ['Zermatt', '2027-02-02', '2027-05-25'],
    ['Queenstown', '2027-07-20', '2027-11-09'],
    ['Cape Town', '2027-01-19', '2027-07-20'],
    ['Dubai', '2027-01-19', '2027-07-20'],
  ])('follow the season of %s: dearer on %s than on %s', (name, high, low) => {
    const { character, latitude } = place(name);
    expect(season(character, latitude, toDayNumber(high))).toBeGreaterThan(
      season(character, latitude, toDayNumber(low)),
    );
  });

  it('ask more on weekends by the sea, and more at the last minute', () => {
    const [house] = buildingsOf(place('Albufeira')) as [Building];
    const weeks = (weekday: number) =>
      sum(Array.from({ length: 20 }, (_, week) => nightCents(house, 20_600 + week * 7 + weekday, 60)));
    const saturday = [0, 1, 2, 3, 4, 5, 6].find((offset) => (20_600 + offset + 4) % 7 === 6) as number;
    expect(weeks(saturday)).toBeGreaterThan(weeks(saturday + 3));
    expect(nightCents(house, 20_600, 1)).toBeGreaterThan(nightCents(house, 20_600, 60));
  });

  it('charge city tax on the spot, per adult and night, in the currency of the place', () => {
    const stay = {
      checkIn: '2027-03-10',
      checkOut: '2027-03-12',
      occupancy: [{ adults: 2, childAges: [5] }],
    };
    const [first] = buildingsOf(place('Tokyo')).flatMap((building) =>
      priceBuilding('aurora', building, stay, now),
    );
    expect(first?.plans[0]?.rooms[0]?.dueAtProperty).toEqual([
      { code: 'city_tax', amount: 1200, currency: 'JPY' },
    ]);
  });
});

describe('availability', () => {
  const engine = createEngine('aurora', { dataDir: null, now: () => now });
  const lisbon = place('Lisbon');
  const occupancy = [{ adults: 2, childAges: [] }];

  it('is told alike by search, details and quote: sold out is sold out', () => {
    let [free, gone] = [0, 0];
    for (let lead = 5; lead < 200; lead += 13) {
      const stay = { checkIn: addDays(today, lead), checkOut: addDays(today, lead + 3), occupancy };
      const found = new Map(
        [...engine.around(lisbon.latitude, lisbon.longitude, 50, 250, stay)].map((each) => [
          each.propertyId,
          each,
        ]),
      );
      for (const building of buildingsOf(lisbon)) {
        if (!sells('aurora', lisbon, building.index)) continue;
        const id = String(lisbon.id * 1000 + building.index);
        const [detail] = [...engine.byIds([id], stay)];
        expect(detail?.rooms).toEqual(found.get(id)?.rooms);
        const room = detail?.rooms[0];
        const plan = room?.plans[0];
        const key = sealToken({
          kind: 'rate', propertyId: id, room: room?.room.index ?? 0, plan: plan?.code ?? 'ro-flex', checkIn: stay.checkIn, checkOut: stay.checkOut,
          occupancy: writeOccupancy(occupancy), total: plan?.total ?? 1, terms: 0, adjust: 0, strict: false, expires: 0,
        }); // prettier-ignore
        const quote = engine.quote(key, null);
        if ('error' in quote) throw new Error(quote.error);
        expect(quote.outcome === null).toBe(detail === undefined);
        if (detail) free += 1;
        else gone += 1;
      }
    }
    expect(free).toBeGreaterThan(gone * 4);
    expect(gone).toBeGreaterThan(0);
  });

  it('ends 500 days ahead and starts yesterday', () => {
    const count = (lead: number) => {
      const stay = { checkIn: addDays(today, lead), checkOut: addDays(today, lead + 1), occupancy };
      return [...engine.around(lisbon.latitude, lisbon.longitude, 50, 250, stay)].length;
    };
    expect([count(-2), count(501)]).toEqual([0, 0]);
    expect(count(-1)).toBeGreaterThan(0);
    expect(count(500)).toBeGreaterThan(0);
  });
});

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function totals(rooms: PricedRoom[]): Map<string, number> {
  return new Map(
    rooms.flatMap(({ room, plans }) =>
      plans.map((plan) => [`${room.index}${plan.code}`, plan.total] as const),
    ),
  );
}
