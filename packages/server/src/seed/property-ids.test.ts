import type { SupplierProperty } from '@portolan/suppliers';
import { expect, it } from 'vitest';
import { propertyIds } from './property-ids.ts';

const house = (propertyId: string, name: string, mappingId: string | null = null, north = 0) =>
  ({
    propertyId,
    name,
    mappingId,
    city: 'Lisbon',
    latitude: 38.72 + north,
    longitude: -9.14,
  }) as SupplierProperty;

function ids(aurora: SupplierProperty[], meridian: SupplierProperty[]) {
  const found = propertyIds([
    { supplier: 'aurora', properties: aurora },
    { supplier: 'meridian', properties: meridian },
  ]);
  return [...aurora, ...meridian].map((property) => found.get(property));
}

it('makes one property of equal mapping ids', () => {
  expect(ids([house('1', 'A', 'm1')], [house('9', 'B', 'm1', 5)])).toEqual(['p_m1', 'p_m1']);
});
it('recognises an unmapped house by name and place', () => {
  expect(
    ids([house('1', 'Hotel Avenida Palace')], [house('9', 'Avenida Palace Lisbon', null, 0.0005)]),
  ).toEqual(['p_aurora_1', 'p_aurora_1']);
});
it('also across the edge of a cell, and when only one side is mapped', () => {
  expect(ids([house('1', 'Casa Verde', 'm1', -0.00001)], [house('9', 'Casa Verde', null, 0.00001)])).toEqual([
    'p_m1',
    'p_m1',
  ]);
});
it('keeps apart what is far, named otherwise, sold by that supplier already, or one of two', () => {
  expect(ids([house('1', 'Casa Verde')], [house('9', 'Casa Verde', null, 0.01)])).toEqual([
    'p_aurora_1',
    'p_meridian_9',
  ]);
  expect(ids([house('1', 'Casa Verde')], [house('9', 'Solar Azul')])).toEqual(['p_aurora_1', 'p_meridian_9']);
  expect(ids([house('1', 'Casa Verde', 'm1')], [house('9', 'Casa Verde'), house('8', 'Casa Verde', 'm1')])).toEqual([
    'p_m1', 'p_meridian_9', 'p_m1',
  ]); // prettier-ignore
  expect(ids([house('1', 'Casa Verde'), house('2', 'Casa Verde')], [house('9', 'Casa Verde')])[2]).toBe(
    'p_meridian_9',
  );
});
