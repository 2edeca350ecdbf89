import tzlookup from '@photostructure/tz-lookup';
import { addLocalDays, instantAt, localTimeAt, momentAt, offsetMsAt, placeMoment } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { airports } from './airports.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const [from, to] = [Date.UTC(2018, 0), Date.UTC(2031, 0)];

const zones = [
  ...new Set(airports.map(({ latitude, longitude }) => tzlookup(latitude, longitude))),
  // An island whose clocks change by half an hour, and a station's that change by two.
  ...['Australia/Lord_Howe', 'Antarctica/Troll'],
];

/** What `Intl` itself writes: the judge of everything below. */
function writer(timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
  }); // prettier-ignore
  return (instant) => format.format(instant).replace(' ', 'T');
}

/** The first instants after clock changes, found by looking at the days and then between them. */
function clockChanges(zone: string): number[] {
  const write = writer(zone);
  const offset = (instant: number) => Date.parse(`${write(instant)}Z`) - instant;
  const changes: number[] = [];
  for (let at = from; at < to; at += day) {
    if (offset(at) === offset(at + day)) continue;
    let [low, high] = [at, at + day];
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (offset(middle) === offset(low)) low = middle;
      else high = middle;
    }
    changes.push(high);
  }
  return changes;
}

describe('at every airport, around every clock change from 2018 to 2030', () => {
  const changesOf = new Map(zones.map((zone) => [zone, clockChanges(zone)]));

  it('has something to look at, in both hemispheres', () => {
    expect(airports.length).toBeGreaterThan(300);
    expect(zones.length).toBeGreaterThan(100);
    expect(changesOf.get('Europe/London')).toHaveLength(26);
    expect(changesOf.get('Australia/Sydney')).toHaveLength(26);
    expect([...changesOf.values()].flat().length).toBeGreaterThan(800);
  });

  it('reads each quarter of an hour as the first instant that shows it, and what is skipped as that much later', () => {
    let [skipped, shownTwice] = [0, 0];
    for (const [zone, changes] of changesOf) {
      const write = writer(zone);
      for (const change of changes) {
        const first = new Map<string, number>();
        for (let at = change - 3 * hour; at <= change + 3 * hour; at += 15 * minute) {
          const wall = write(at);
          if (first.has(wall)) shownTwice += 1;
          else first.set(wall, at);
        }
        for (const [wall, at] of first) {
          if (instantAt(wall, zone) !== at) expect.fail(`${zone} ${wall}`);
          if (localTimeAt(at, zone) !== wall) expect.fail(`${zone} ${new Date(at).toISOString()}`);
        }
        // From what the clocks would have shown at the change to what they show.
        const gapStart = Date.parse(`${write(change - minute)}Z`) + minute;
        const gapEnd = Date.parse(`${write(change)}Z`);
        for (let wall = gapStart; wall < gapEnd; wall += 15 * minute) {
          const moment = placeMoment(new Date(wall).toISOString().slice(0, 16), zone);
          expect(moment.at, zone).toBe(new Date(change + wall - gapStart).toISOString());
          expect(moment.local, zone).toBe(new Date(gapEnd + wall - gapStart).toISOString().slice(0, 16));
          skipped += 1;
        }
      }
    }
    expect(skipped).toBeGreaterThan(1_000);
    expect(shownTwice).toBeGreaterThan(1_000);
  });

  it('adds days that last as long as the clocks make them', () => {
    for (const [zone, changes] of changesOf) {
      for (const change of changes) {
        // Noon before and noon after lie in no gap and no overlap.
        const noon = placeMoment(`${localTimeAt(change - day, zone).slice(0, 10)}T12:00`, zone);
        const moved = addLocalDays(noon, 3);
        const grown = offsetMsAt(change, zone) - offsetMsAt(change - minute, zone);
        expect(Date.parse(moved.at) - Date.parse(noon.at), zone).toBe(3 * day - grown);
        expect(addLocalDays(moved, -3)).toEqual(noon);
      }
    }
  });

  it('begins each day with the first instant that has its date', () => {
    for (const [zone, changes] of changesOf) {
      for (const change of changes) {
        const date = localTimeAt(change, zone).slice(0, 10);
        const start = instantAt(date, zone);
        expect(momentAt(start, zone).local.slice(0, 10), zone).toBe(date);
        expect(localTimeAt(start - minute, zone) < date, `${zone} ${date}`).toBe(true);
      }
    }
  });
});
