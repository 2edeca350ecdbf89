import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fromDayNumber } from './local-date.ts';
import { addLocalDays, instantAt, localTimeAt, momentAt, placeMoment } from './place-time.ts';

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const minute = 60_000;
/** Years in which every zone counts in whole minutes. */
const instant = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2060, 0) });
const local = fc
  .tuple(fc.integer({ min: 7_305, max: 32_870 }), fc.integer({ min: 0, max: 24 * 60 - 1 }))
  .map(([day, minutes]) => `${fromDayNumber(day)}T${new Date(minutes * minute).toISOString().slice(11, 16)}`);

describe('in every time zone', () => {
  it('an instant shows the wall time that Intl writes, and leads back to an instant that shows the same', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const moment = momentAt(at, timeZone);
        const written = new Intl.DateTimeFormat('sv-SE', {
          timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
        }).format(at); // prettier-ignore
        expect(moment.local).toBe(written.replace(' ', 'T'));
        const back = instantAt(moment.local, timeZone);
        expect(localTimeAt(back, timeZone)).toBe(moment.local);
        // Of two instants with one wall time, the first.
        expect(back).toBeLessThanOrEqual(at);
      }),
      { numRuns: 2_000 },
    );
  });
  it('a wall time is kept or moved forward, never back, and a moment agrees with itself', () => {
    fc.assert(
      fc.property(local, zone, (wall, timeZone) => {
        const moment = placeMoment(wall, timeZone);
        expect(moment.local >= wall).toBe(true);
        expect(momentAt(Date.parse(moment.at), timeZone)).toEqual(moment);
        expect(placeMoment(moment.local, timeZone)).toEqual(moment);
      }),
      { numRuns: 2_000 },
    );
  });
  it('wall times follow one another as their instants do, but within the hours that a clock shows twice', () => {
    fc.assert(
      fc.property(local, fc.integer({ min: 1, max: 3_000 }), zone, (wall, minutes, timeZone) => {
        const later = new Date(Date.parse(`${wall}Z`) + minutes * minute).toISOString().slice(0, 16);
        const [from, to] = [instantAt(wall, timeZone), instantAt(later, timeZone)];
        const twice = localTimeAt(from, timeZone) > localTimeAt(to, timeZone);
        if (!twice) expect(to).toBeGreaterThanOrEqual(from);
      }),
      { numRuns: 2_000 },
    );
  });
  it('days are added on the calendar', () => {
    fc.assert(
      fc.property(local, fc.integer({ min: -800, max: 800 }), zone, (wall, days, timeZone) => {
        const moment = placeMoment(wall, timeZone);
        const moved = addLocalDays(moment, days);
        expect(moved).toEqual(
          placeMoment(`${addDays(moment.local.slice(0, 10), days)}${moment.local.slice(10)}`, timeZone),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});
