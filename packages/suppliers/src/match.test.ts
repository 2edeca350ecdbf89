import { describe, expect, it } from 'vitest';
import { nameSimilarity, samePlace } from './match.ts';
import { buildingsOf, sells, toProperty } from './sandbox/building.ts';
import { places } from './sandbox/world.ts';

const at = { latitude: 38.7167, longitude: -9.1333, city: 'Lisbon' };
/** About 111 m for 0.001 degrees of latitude. */
const north = (degrees: number) => ({ ...at, latitude: at.latitude + degrees });

describe('samePlace', () => {
  it.each([
    ['Hotel das Buganvílias', 'Hotel das Buganvilias'],
    ['Hotel das Buganvílias', 'Buganvilias Hotel'],
    ['Palais Amandier', 'Palais Amandier, Lisbon'],
    ['The Copper Beech Inn', 'Copper Beech Inn'],
    ['Neem Tree Resort & Spa', 'Neem Tree Resort and Spa'],
    ["King's Oak Manor", 'King’s Oak Manor'],
    ['Solar da Fonte', 'SOLAR DA FONTE'],
    ['Grand Hôtel du Pont-Neuf', 'Grand Hotel du Pont Neuf'],
    ['Łazienki Apartments', 'Lazienki Apartments'],
    ['Gasthof Weisses Rössl', 'Gasthof Weisses Rossl'],
    ['Hotel Lisbon', 'Hotel Lisbon'],
  ])('takes "%s" and "%s" for one house', (a, b) => {
    expect(samePlace({ ...at, name: a }, { ...north(0.0005), name: b })).toBe(true);
    expect(samePlace({ ...north(0.0005), name: b }, { ...at, name: a })).toBe(true);
  });

  it.each([
    ['Casa da Fonte', 'Casa do Farol'],
    ['Hotel Alfama', 'Hotel Baixa'],
    ['Palm Court 1', 'Palm Court 2'],
    ['Hotel', 'The Inn'],
    ['Riad des Roses', 'Riad des Orangers'],
    ['Momiji Residence', 'Sakuraya Residence'],
    ['', 'Solar da Fonte'],
  ])('keeps "%s" and "%s" apart', (a, b) => {
    expect(samePlace({ ...at, name: a }, { ...at, name: b })).toBe(false);
  });

  it('wants less than 150 m between them', () => {
    const name = 'Solar da Fonte';
    expect(samePlace({ ...at, name }, { ...north(0.0012), name })).toBe(true);
    expect(samePlace({ ...at, name }, { ...north(0.0015), name })).toBe(false);
    // a degree of longitude is short in the far north
    const tromso = { name, latitude: 69.65, longitude: 18.96 };
    expect(samePlace(tromso, { ...tromso, longitude: 18.963 })).toBe(true);
  });

  it('finds what both sandboxes sell, and joins nothing else', () => {
    let [shared, found, wrong] = [0, 0, 0];
    for (const place of places.filter(({ buildings }, index) => buildings > 20 && index % 5 === 0)) {
      const buildings = buildingsOf(place);
      const aurora = buildings.filter(({ index }) => sells('aurora', place, index));
      const meridian = buildings
        .filter(({ index }) => sells('meridian', place, index))
        .map((b) => ({ b, view: toProperty('meridian', b) }));
      for (const one of aurora) {
        const view = toProperty('aurora', one);
        for (const other of meridian) {
          const same = samePlace(view, other.view);
          if (one === other.b) {
            shared += 1;
            if (same) found += 1;
          } else if (same) wrong += 1;
        }
      }
    }
    expect(shared).toBeGreaterThan(300);
    expect(found / shared).toBeGreaterThan(0.98);
    expect(wrong / shared).toBeLessThan(0.005);
  });

  it('measures likeness from 0 to 1', () => {
    const likeness = nameSimilarity({ ...at, name: 'Casa da Fonte' }, { ...at, name: 'Casa da Fonta' });
    expect(likeness).toBeGreaterThan(0.5);
    expect(likeness).toBeLessThan(1);
  });
});
