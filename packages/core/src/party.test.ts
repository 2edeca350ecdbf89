import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countParty,
  isValidParty,
  limitsOf,
  missingAges,
  smallestGroup,
  travellersOf,
  withAge,
  withCount,
  type Party,
  type PartyRules,
} from './party.ts';

/** A flight: nine travellers, children told by their age, an infant on the lap of each adult. */
const flight: PartyRules = {
  bands: [
    { kind: 'adult', min: 1, max: 9, ages: { from: 13 } },
    { kind: 'child', max: 8, ages: { from: 2, to: 12 }, asksAge: true },
    { kind: 'infant', max: 9, ages: { from: 0, to: 1 }, accompanied: true },
  ],
  perGroup: 9,
  total: 9,
};
const cruise: PartyRules = {
  bands: [
    { kind: 'adult', max: 4 },
    { kind: 'senior', max: 4 },
    { kind: 'child', max: 3 },
  ],
  perGroup: 4,
  total: 6,
  groups: { of: 'cabin', max: 3 },
};
const [adult, child, infant] = flight.bands as [
  PartyRules['bands'][number],
  PartyRules['bands'][number],
  PartyRules['bands'][number],
];
const pair: Party = [{ adult: [null, null] }];

describe('a party', () => {
  it('is counted by kind over its groups', () => {
    const party: Party = [{ adult: [null], child: [7, null] }, { adult: [null, null] }];
    expect(countParty(party)).toEqual({ adult: 3, youth: 0, child: 2, infant: 0, senior: 0 });
    expect(travellersOf(party)).toBe(5);
  });

  it('never guesses an age: it is missing until it is chosen', () => {
    const party = withCount(pair, 0, 'child', 2);
    expect(missingAges(party, flight)).toEqual([
      { group: 0, kind: 'child', index: 0 },
      { group: 0, kind: 'child', index: 1 },
    ]);
    expect(isValidParty(party, flight)).toBe(false);
    const told = withAge(withAge(party, 0, 'child', 0, 7), 0, 'child', 1, 12);
    expect(missingAges(told, flight)).toEqual([]);
    expect(isValidParty(told, flight)).toBe(true);
    expect(isValidParty(withAge(told, 0, 'child', 1, 13), flight)).toBe(false);
  });

  it('loses the last one first, with the age', () => {
    expect(withCount([{ child: [3, 5, 9] }], 0, 'child', 2)).toEqual([{ child: [3, 5] }]);
  });

  it('says which limit holds a count', () => {
    expect(limitsOf(pair, 0, adult, flight)).toMatchObject({
      min: 1,
      max: 9,
      minWhy: 'least',
      maxWhy: 'most',
    });
    expect(limitsOf(pair, 0, infant, flight)).toMatchObject({ max: 2, maxWhy: 'accompanied' });
    const full = withCount(pair, 0, 'child', 7);
    expect(limitsOf(full, 0, child, flight)).toMatchObject({ max: 7, maxWhy: 'total', maxCount: 9 });
    expect(limitsOf(full, 0, adult, flight)).toMatchObject({ max: 2, maxWhy: 'total' });
  });

  it('keeps an adult for each infant', () => {
    const party = withCount(pair, 0, 'infant', 2);
    expect(limitsOf(party, 0, adult, flight)).toMatchObject({ min: 2, minWhy: 'accompanied' });
    expect(isValidParty(withCount(party, 0, 'adult', 1), flight)).toBe(false);
  });

  it('holds the limits of a cabin and of all cabins together', () => {
    const party: Party = [{ adult: [null, null], child: [null, null] }, { adult: [null] }];
    const [grownUp] = cruise.bands as [PartyRules['bands'][number]];
    expect(limitsOf(party, 0, grownUp, cruise)).toMatchObject({ max: 2, maxWhy: 'total', maxCount: 4 });
    expect(limitsOf(party, 1, grownUp, cruise)).toMatchObject({ max: 2, maxWhy: 'total', maxCount: 6 });
    expect(isValidParty([{}], cruise)).toBe(false);
    expect(isValidParty([], cruise)).toBe(false);
    expect(isValidParty([{ infant: [0], adult: [null] }], cruise)).toBe(false);
    expect(smallestGroup(cruise)).toEqual({});
    expect(smallestGroup(flight)).toEqual({ adult: [null] });
  });

  it('stays within its limits, however its counts are pressed', () => {
    const presses = fc.array(fc.tuple(fc.nat(2), fc.boolean()), { maxLength: 60 });
    fc.assert(
      fc.property(presses, fc.constantFrom(flight, cruise), (pressed, rules) => {
        let party: Party = [{ adult: [null] }];
        for (const [line, more] of pressed) {
          const band = rules.bands[line]!;
          const now = party[0]![band.kind]?.length ?? 0;
          const { min, max } = limitsOf(party, 0, band, rules);
          expect(min).toBeLessThanOrEqual(max);
          const next = now + (more ? 1 : -1);
          if (next <= max && next >= min && next >= 0) party = withCount(party, 0, band.kind, next);
          expect(travellersOf(party)).toBeLessThanOrEqual(rules.total);
        }
        for (const { group, kind, index } of missingAges(party, rules))
          party = withAge(
            party,
            group,
            kind,
            index,
            rules.bands.find((band) => band.kind === kind)!.ages!.from,
          );
        expect(isValidParty(party, rules)).toBe(travellersOf(party) > 0);
      }),
    );
  });
});
