import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsAround, distanceKm, squaredChord, unitVector, type Point } from './geo.ts';
import { openPlaceId, placeIdOf } from './place-id.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const cellOf = ({ latitude, longitude }: Point) =>
  Math.floor((latitude + 90) * 4) * 1440 + (Math.floor((longitude + 180) * 4) % 1440);

describe('distances', () => {
  it('are those of the globe', () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    expect(distanceKm(paris, { latitude: 51.5074, longitude: -0.1278 })).toBeCloseTo(343.6, 0);
    expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(
      22.2,
      1,
    );
    expect(distanceKm(paris, paris)).toBe(0);
  });
  it('compare like their squared chords', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 200 }), (a, b, km) => {
        const [ax, ay, az] = unitVector(a);
        const [bx, by, bz] = unitVector(b);
        const chord = (ax - bx) ** 2 + (ay - by) ** 2 + (az - bz) ** 2;
        const distance = distanceKm(a, b);
        if (Math.abs(distance - km) > 0.001) expect(chord <= squaredChord(km)).toBe(distance <= km);
      }),
    );
  });
});

describe('the cells around a point', () => {
  it('hold every point of the circle, also over the date line and at the poles', () => {
    fc.assert(
      fc.property(point, fc.integer({ min: 1, max: 200 }), fc.double({ min: 0, max: 360, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (center, km, bearing, part) => {
        const there = move(center, bearing, km * part * 0.999);
        expect(cellsAround(center, km)).toContain(cellOf(there));
      }),
      { numRuns: 500 },
    );
  }); // prettier-ignore
  it('are few for a city', () => {
    expect(cellsAround({ latitude: 38.7, longitude: -9.1 }, 15).length).toBeLessThanOrEqual(9);
  });
});

function move({ latitude, longitude }: Point, bearing: number, km: number): Point {
  const rad = Math.PI / 180;
  const angle = km / 6371.0088;
  const lat = Math.asin(
    Math.sin(latitude * rad) * Math.cos(angle) +
      Math.cos(latitude * rad) * Math.sin(angle) * Math.cos(bearing * rad),
  );
  const lon =
    longitude * rad +
    Math.atan2(
      Math.sin(bearing * rad) * Math.sin(angle) * Math.cos(latitude * rad),
      Math.cos(angle) - Math.sin(latitude * rad) * Math.sin(lat),
    );
  return { latitude: lat / rad, longitude: ((((lon / rad + 180) % 360) + 360) % 360) - 180 };
}

describe('ids of places', () => {
  it('say what they mean and fit the contract', () => {
    fc.assert(
      fc.property(point, fc.string({ minLength: 1, unit: 'grapheme' }), ({ latitude, longitude }, name) => {
        const place = { type: 'city' as const, countryCode: 'PT', latitude, longitude, name };
        const id = placeIdOf(place);
        const opened = openPlaceId(id);
        expect(opened).toMatchObject({ id, type: 'city', countryCode: 'PT' });
        expect(name.startsWith(opened?.name ?? '-') || opened?.name.includes('\ufffd')).toBe(true);
        expect(opened?.latitude).toBeCloseTo(latitude, 3);
      }),
    );
    const long = placeIdOf({ type: 'region', countryCode: 'AE', latitude: -25.1234, longitude: -155.1234, name: 'الإمارات العربية المتحدة والكثير الكثير من الكلمات' });
    expect(long.length).toBeLessThanOrEqual(200);
  }); // prettier-ignore
  it.each(['', 'pl_', 'p_m1', 'pl_AAAAAAAAAAAA', '../..', '🙂', `pl_${'A'.repeat(400)}`, `pl_${Buffer.from('city~PT~91~0~x').toString('base64url')}`, `pl_${Buffer.from('property~PT~1~1~x').toString('base64url')}`])(
    'are not %j',
    (id) => expect(openPlaceId(id)).toBeNull(),
  ); // prettier-ignore
});
