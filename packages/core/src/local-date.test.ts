import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, firstOfMonth, fromDayNumber, startOfWeek, toDayNumber, weekday } from './local-date.ts';
import { nightsBetween, parseLocalDate } from './stay.ts';

describe('local dates', () => {
  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00',
    '',
    null,
    7,
    '🙂',
    '__proto__',
  ])('refuses %j', (text) => expect(parseLocalDate(text)).toBeNull());
  it('accepts a leap day only in a leap year', () => {
    expect(parseLocalDate('2028-02-29')).toBe('2028-02-29');
    expect(parseLocalDate('2026-02-29')).toBeNull();
  });
  it('moves by days without ever losing one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -400, max: 400 }), (day, step) => {
        const date = fromDayNumber(day);
        expect(toDayNumber(date)).toBe(day);
        expect(nightsBetween(date, addDays(date, step))).toBe(step);
      }),
    );
  });
  it('starts the week on Sunday', () => {
    expect(weekday('2026-11-21')).toBe(6);
    expect(startOfWeek('2026-11-21')).toBe('2026-11-15');
    expect(startOfWeek('2026-11-22')).toBe('2026-11-22');
  });
  it('finds the first of a month ahead over a year’s end', () => {
    expect(firstOfMonth('2026-01-15', 2)).toBe('2026-03-01');
    expect(firstOfMonth('2026-12-31', 2)).toBe('2027-02-01');
  });
});
