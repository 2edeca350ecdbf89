import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, firstOfMonth, fromDayNumber, startOfWeek, toDayNumber, weekday } from './local-date.ts';
import { formatOccupancy, isValidOccupancy, parseOccupancy } from './occupancy.ts';
import { capStay, maxStayNights, nightsBetween, parseLocalDate, stayProblem } from './stay.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map(fromDayNumber);

describe('days of the calendar', () => {
  it('are counted as a calendar does, leap years included', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4_000, max: 4_000 }), (date, days) => {
        fc.pre(toDayNumber(date) + days >= 0);
        const other = addDays(date, days);
        expect(nightsBetween(date, other)).toBe(days);
        expect(addDays(other, -days)).toBe(date);
        expect(parseLocalDate(other)).toBe(other);
        expect(other > date).toBe(days > 0);
        const plain = new Date(`${date}T12:00:00Z`);
        plain.setUTCDate(plain.getUTCDate() + days);
        expect(other).toBe(plain.toISOString().slice(0, 10));
      }),
    );
  });
  it('have weeks that begin on the Sunday before, and months that begin on the first', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (date, months) => {
        fc.pre(toDayNumber(date) > 1_000);
        expect(weekday(date)).toBe(new Date(`${date}T00:00:00Z`).getUTCDay());
        const sunday = startOfWeek(date);
        expect(weekday(sunday)).toBe(0);
        expect(nightsBetween(sunday, date)).toBe(weekday(date));
        const first = firstOfMonth(date, months);
        expect(first.endsWith('-01')).toBe(true);
        expect(firstOfMonth(first, -months)).toBe(firstOfMonth(date));
      }),
    );
  });
  it('are nothing else, whatever is said', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (said) => {
        const date = parseLocalDate(said);
        if (date !== null) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(said);
      }),
    );
  });
});

describe('stays', () => {
  it('are good for 1 to 60 nights from today, and capping mends those that are too long and no others', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5, max: 200 }), fc.integer({ min: -3, max: 3 }), (checkIn, nights, ahead) => {
        fc.pre(toDayNumber(checkIn) > 10);
        const stay = { checkIn, checkOut: addDays(checkIn, nights) };
        const problem = stayProblem(stay, addDays(checkIn, -ahead));
        if (ahead < 0) expect(problem).toBe('in-past');
        else if (nights < 1) expect(problem).toBe('out-of-order');
        else expect(problem).toBe(nights > maxStayNights ? 'too-long' : null);
        const capped = capStay(stay);
        expect(capped.capped).toBe(nights > maxStayNights);
        expect(nightsBetween(capped.checkIn, capped.checkOut)).toBe(Math.min(nights, maxStayNights));
      }),
    ); // prettier-ignore
  });
});

describe('occupancy', () => {
  const room = fc
    .record({
      adults: fc.integer({ min: 1, max: 8 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
    })
    .filter(({ adults, childAges }) => adults + childAges.length <= 8);
  it('comes back from its own text', () => {
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 9 }), (rooms) => {
        expect(isValidOccupancy(rooms)).toBe(true);
        expect(parseOccupancy(formatOccupancy(rooms))).toEqual(rooms);
      }),
    );
  });
  it('is valid or nothing, and never an error, whatever is said', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const rooms = parseOccupancy(text);
        if (rooms !== null) expect(isValidOccupancy(rooms)).toBe(true);
      }),
    );
    fc.assert(fc.property(fc.anything(), (value) => void isValidOccupancy(value)));
    for (const value of [[null], [undefined], [1], ['x'], [[]], [{}], [{ adults: 2 }], [{ adults: 2, childAges: {} }]])
      expect(isValidOccupancy(value), JSON.stringify(value)).toBe(false);
  }); // prettier-ignore
});
