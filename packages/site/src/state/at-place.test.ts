import { anAgency } from '@portolan/contract/testing';
import { expect, it } from 'vitest';
import { atPlace } from './at-place.ts';

it('gives widgets on a page about a place that place’s deals, and nothing else of another agency', () => {
  const agency = anAgency();
  const there = atPlace({ name: 'Porto', latitude: 41.15, longitude: -8.61 });
  expect(there(agency)).toEqual({
    ...agency,
    dealDefaults: { ...agency.dealDefaults, searchString: 'Porto', latitude: 41.15, longitude: -8.61 },
  });
  expect(there(agency)).toBe(there(agency));
  expect(agency.dealDefaults.searchString).not.toBe('Porto');
});
