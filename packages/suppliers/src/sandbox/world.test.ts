import { describe, expect, it } from 'vitest';
import { buildingOf, buildingsOf, propertyId, sells, toProperty } from './building.ts';
import { airports } from './data/airports.ts';
import { countryName } from './data/countries.ts';
import { cultures } from './data/cultures.ts';
import { distanceKm, nearestPlace, places, placesNear } from './world.ts';

const suppliers = ['aurora', 'meridian'] as const;
const soldIn = (place: (typeof places)[number], supplier: (typeof suppliers)[number]): number =>
  Array.from({ length: place.buildings }, (_, index) => sells(supplier, place, index)).filter(Boolean).length;

describe('the made-up world', () => {
  it('has at least 20,000 houses, a third of them sold by both suppliers', () => {
    let [total, both] = [0, 0];
    for (const place of places) {
      for (let index = 0; index < place.buildings; index++) {
        total += 1;
        if (sells('aurora', place, index) && sells('meridian', place, index)) both += 1;
        expect(sells('aurora', place, index) || sells('meridian', place, index)).toBe(true);
      }
    }
    expect(total).toBeGreaterThanOrEqual(20_000);
    expect(both / total).toBeGreaterThan(0.28);
    expect(both / total).toBeLessThan(0.38);
  });

  it('has at least eight hotels in every capital, and stays in every city of 200,000', () => {
    const capitals = places.filter(({ capital }) => capital);
    expect(capitals.length).toBeGreaterThan(190);
    for (const place of capitals)
      expect([place.name, soldIn(place, 'aurora') >= 8]).toEqual([place.name, true]);
    const cities = places.filter(({ thousands }) => thousands >= 200);
    expect(cities.length).toBeGreaterThan(2000);
    for (const place of cities) expect(soldIn(place, 'aurora')).toBeGreaterThanOrEqual(2);
  });

  it.each([
    'Albufeira',
    'Santorini',
    'Zermatt',
    'Cancún',
    'Phuket',
    'Mykonos',
    'Aspen',
    'Calangute',
    'Ubud',
    'Bora Bora',
  ])('has %s, with more stays than a working town', (name) => {
    expect(places.find((place) => place.name === name)?.buildings).toBeGreaterThanOrEqual(14);
  });

  it('knows country, word pool and time zone of every place', () => {
    for (const { name, countryCode, country, timeZone } of places) {
      expect([name, cultures.has(country.culture)]).toEqual([name, true]);
      expect([name, countryName(countryCode) !== countryCode]).toEqual([name, true]);
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
    expect(cultures.size).toBeGreaterThanOrEqual(25);
  });

  it('finds places around a point, nearest first', () => {
    const near = placesNear(38.7, -9.2, 40).map(({ name }) => name);
    expect(near).toEqual(expect.arrayContaining(['Lisbon', 'Sintra', 'Cascais']));
    const kms = placesNear(38.7, -9.2, 40).map(({ latitude, longitude }) =>
      distanceKm(38.7, -9.2, latitude, longitude),
    );
    expect(kms).toEqual([...kms].sort((a, b) => a - b));
    expect(nearestPlace(41.15, -8.61).name).toBe('Porto');
  });

  it('lists airports once each, none of them far out at sea', () => {
    expect(new Set(airports.map(({ iata }) => iata)).size).toBe(airports.length);
    expect(airports.length).toBeGreaterThan(300);
    for (const { iata, latitude, longitude } of airports) {
      expect(iata).toMatch(/^[A-Z]{3}$/);
      const near = nearestPlace(latitude, longitude);
      expect([iata, distanceKm(latitude, longitude, near.latitude, near.longitude) < 100]).toEqual([
        iata,
        true,
      ]);
    }
  });
});

describe('houses', () => {
  const sample = places.filter((_, at) => at % 23 === 0);

  it('are the same every time, and found again by the id that each supplier gave them', () => {
    for (const place of sample) {
      for (const building of buildingsOf(place)) {
        for (const supplier of suppliers) {
          if (!sells(supplier, place, building.index)) continue;
          const again = buildingOf(supplier, propertyId(supplier, building));
          expect(again?.name).toBe(building.name);
          expect(again?.seed).toBe(building.seed);
        }
      }
    }
    expect(buildingOf('aurora', '12')).toBeNull();
    expect(
      buildingOf('meridian', propertyId('aurora', buildingsOf(sample[0] as (typeof places)[number])[0]!)),
    ).toBeNull();
  });

  it('have names of their own within a place, and stand near its centre, denser towards it', () => {
    let [inner, outer] = [0, 0];
    for (const place of sample) {
      const buildings = buildingsOf(place);
      expect(new Set(buildings.map(({ name }) => name)).size).toBe(buildings.length);
      for (const { latitude, longitude } of buildings) {
        const km = distanceKm(place.latitude, place.longitude, latitude, longitude);
        expect(km).toBeLessThan(12.5);
        if (km < 2) inner += 1;
        else outer += 1;
      }
    }
    expect(inner).toBeGreaterThan(outer);
  });

  it('carry plausible fields: stars in halves, known amenities, a phone of the country', () => {
    const amenities = new Set(['wifi', 'pool', 'spa', 'gym', 'parking', 'restaurant', 'bar', 'air_conditioning', 'breakfast', 'pets', 'airport_shuttle', 'beach', 'family', 'accessible', 'kitchen', 'ev_charging', 'laundry', 'front_desk_24h']); // prettier-ignore
    for (const place of sample) {
      for (const building of buildingsOf(place)) {
        const property = toProperty('aurora', building);
        expect(property.stars * 2).toBe(Math.round(property.stars * 2));
        expect(property.amenities.every((amenity) => amenities.has(amenity))).toBe(true);
        expect(property.phone).toMatch(new RegExp(`^\\+${place.country.dial} `));
        expect(property.line1).toMatch(/\d/);
        expect(`${property.name}${property.line1}`).not.toMatch(/[{}]|undefined/);
        if (property.review) expect(property.review.score).toBeLessThanOrEqual(5);
      }
    }
  });

  it('are one house under one mapping id at both suppliers, worded differently', () => {
    let [respelt, mapped, shared] = [0, 0, 0];
    for (const place of sample) {
      for (const building of buildingsOf(place)) {
        if (!sells('aurora', place, building.index) || !sells('meridian', place, building.index)) continue;
        const [a, b] = [toProperty('aurora', building), toProperty('meridian', building)];
        shared += 1;
        expect(a.mappingId).toBe(b.mappingId);
        expect(a.propertyId).not.toBe(b.propertyId);
        if (a.mappingId) mapped += 1;
        if (a.name !== b.name) respelt += 1;
        expect(distanceKm(a.latitude, a.longitude, b.latitude, b.longitude)).toBeLessThan(0.15);
      }
    }
    expect(mapped / shared).toBeGreaterThan(0.85);
    expect(mapped).toBeLessThan(shared);
    expect(respelt / shared).toBeGreaterThan(0.2);
  });
});
