import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeOccupancy,
  countGuests,
  formatOccupancy,
  isValidOccupancy,
  missingAge,
  parseOccupancy,
} from './occupancy.ts';
import { capStay, stayProblem } from './stay.ts';

describe('occupancy in an address', () => {
  it('reads rooms with adults and child ages', () => {
    expect(parseOccupancy('[{"adults":2,"childAges":[7]},{"adults":1}]')).toEqual([
      { adults: 2, childAges: [7] },
      { adults: 1, childAges: [] },
    ]);
  });
  it('reads the deals call’s spelling', () => {
    expect(parseOccupancy('[{"numOfRoom":2,"numOfAdults":2,"numOfChildren":0,"childAges":[]}]')).toEqual([
      { adults: 2, childAges: [] },
      { adults: 2, childAges: [] },
    ]);
  });
  it.each([
    '',
    '{',
    'null',
    '[]',
    '[null]',
    '[{"adults":0}]',
    '[{"adults":9}]',
    '[{"adults":"2"}]',
    '[{"adults":2,"childAges":[18]}]',
    '[{"adults":2,"childAges":"7"}]',
    '[{"adults":7,"childAges":[1,2]}]',
    '{"__proto__":{"adults":2}}',
    `[${'{"adults":1},'.repeat(9)}{"adults":1}]`,
    'x'.repeat(10_000),
  ])('answers null for %s', (text) => expect(parseOccupancy(text)).toBeNull());

  it('never throws, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const parsed = parseOccupancy(text);
        if (parsed) expect(isValidOccupancy(parsed)).toBe(true);
      }),
    );
  });
  it('survives the round trip', () => {
    const rooms = fc.array(
      fc.record({
        adults: fc.integer({ min: 1, max: 4 }),
        childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(rooms, (occupancy) => {
        expect(parseOccupancy(formatOccupancy(occupancy))).toEqual(occupancy);
        expect(countGuests(occupancy).rooms).toBe(occupancy.length);
      }),
    );
  });
});

describe('a stay', () => {
  const today = '2026-11-21';
  it.each([
    [{ checkIn: '2026-11-20', checkOut: '2026-11-22' }, 'in-past'],
    [{ checkIn: '2026-12-02', checkOut: '2026-12-02' }, 'out-of-order'],
    [{ checkIn: '2026-12-02', checkOut: '2026-12-01' }, 'out-of-order'],
    [{ checkIn: '2026-12-01', checkOut: '2027-01-31' }, 'too-long'],
    [{ checkIn: '2026-12-01', checkOut: '2027-01-30' }, null],
    [{ checkIn: '2026-11-21', checkOut: '2026-11-22' }, null],
    [{ checkIn: 'soon', checkOut: '2026-11-22' }, 'invalid-date'],
  ])('%j is %s', (stay, problem) => expect(stayProblem(stay, today)).toBe(problem));

  it('is capped at 60 days after its start (CONST-18)', () => {
    expect(capStay({ checkIn: '2026-12-01', checkOut: '2027-01-31' })).toEqual({
      checkIn: '2026-12-01',
      checkOut: '2027-01-30',
      capped: true,
    });
    expect(capStay({ checkIn: '2026-12-01', checkOut: '2027-01-30' }).capped).toBe(false);
  });
});

describe('rooms that are being filled in', () => {
  it('can be searched for when every child has an age', () => {
    const open = [{ adults: 2, childAges: [0] }, { adults: 1, childAges: [7, null] }]; // prettier-ignore
    expect(missingAge(open)).toEqual({ room: 2, child: 2 });
    expect(completeOccupancy(open)).toBeNull();
    const done = [{ adults: 2, childAges: [0] }];
    expect(missingAge(done)).toBeNull();
    expect(completeOccupancy(done)).toEqual(done);
  });
});
