import { describe, expect, it } from 'vitest';
import {
  addLocalDays,
  instantAt,
  isTimeZone,
  localDateIn,
  localDaysBetween,
  localTimeAt,
  momentAt,
  offsetMsAt,
  placeMoment,
} from './place-time.ts';

const hour = 3_600_000;

describe('a moment at a place', () => {
  it.each([
    ['2027-01-10T18:00', 'Europe/Lisbon', '2027-01-10T18:00:00.000Z'],
    ['2027-07-10T18:00', 'Europe/Lisbon', '2027-07-10T17:00:00.000Z'],
    ['2027-01-10T12:00', 'Australia/Sydney', '2027-01-10T01:00:00.000Z'],
    ['2027-07-10T12:00', 'Australia/Sydney', '2027-07-10T02:00:00.000Z'],
    ['2027-07-10T18:00', 'Asia/Kathmandu', '2027-07-10T12:15:00.000Z'],
    ['2027-07-10T18:00', 'Australia/Adelaide', '2027-07-10T08:30:00.000Z'],
    ['2027-01-10T12:00', 'Pacific/Kiritimati', '2027-01-09T22:00:00.000Z'],
    ['2027-01-10T12:00', 'Pacific/Pago_Pago', '2027-01-10T23:00:00.000Z'],
    ['1969-12-31T12:34', 'UTC', '1969-12-31T12:34:00.000Z'],
  ])('of %s in %s is %s', (local, zone, at) => {
    expect(placeMoment(local, zone)).toEqual({ local, zone, at });
    expect(momentAt(Date.parse(at), zone)).toEqual({ local, zone, at });
  });

  it('begins a day at midnight of the place', () => {
    expect(placeMoment('2027-07-10', 'America/New_York')).toEqual({
      local: '2027-07-10T00:00',
      zone: 'America/New_York',
      at: '2027-07-10T04:00:00.000Z',
    });
  });

  it('begins a day later where the clocks skip midnight', () => {
    // Cairo goes from 23:59 on 29 April 2027 to 01:00, Santiago from 23:59 on 4 September 2027.
    expect(placeMoment('2027-04-30', 'Africa/Cairo').local).toBe('2027-04-30T01:00');
    expect(localDateIn(instantAt('2027-04-30', 'Africa/Cairo') - 1, 'Africa/Cairo')).toBe('2027-04-29');
    expect(placeMoment('2027-09-05', 'America/Santiago').local).toBe('2027-09-05T01:00');
  });

  it('moves forward a wall time that the clocks skip, and says what they show', () => {
    expect(placeMoment('2027-03-28T02:30', 'Europe/Berlin')).toEqual({
      local: '2027-03-28T03:30',
      zone: 'Europe/Berlin',
      at: '2027-03-28T01:30:00.000Z',
    });
    // Lord Howe Island changes by half an hour.
    expect(placeMoment('2027-10-03T02:15', 'Australia/Lord_Howe').local).toBe('2027-10-03T02:45');
  });

  it('is the first of two where the clocks show a wall time twice', () => {
    expect(placeMoment('2027-10-31T02:30', 'Europe/Berlin').at).toBe('2027-10-31T00:30:00.000Z');
    expect(placeMoment('2027-11-07T01:30', 'America/New_York').at).toBe('2027-11-07T05:30:00.000Z');
    expect(placeMoment('2027-04-04T01:45', 'Australia/Lord_Howe').at).toBe('2027-04-03T14:45:00.000Z');
  });

  it('reads a day that a place skipped as the next one', () => {
    // Samoa and Tokelau had no 30 December 2011, Kwajalein no 21 August 1993.
    expect(placeMoment('2011-12-30T10:00', 'Pacific/Apia').local).toBe('2011-12-31T10:00');
    expect(placeMoment('2011-12-30', 'Pacific/Apia').at).toBe('2011-12-30T10:00:00.000Z');
    expect(placeMoment('2011-12-30T23:59', 'Pacific/Fakaofo').local).toBe('2011-12-31T23:59');
    expect(placeMoment('1993-08-21T12:00', 'Pacific/Kwajalein').local).toBe('1993-08-22T12:00');
    expect(placeMoment('2011-12-29T23:59', 'Pacific/Apia').local).toBe('2011-12-29T23:59');
    expect(placeMoment('2011-12-31T00:00', 'Pacific/Apia').local).toBe('2011-12-31T00:00');
  });

  it.each([
    ...['2027-02-30', '2027-02-30T10:00', '2027-13-01', '2027-01-01T24:00', '2027-01-01T10:60', '2027-01-01T10'],
    ...['2027-01-01 10:00', '2027-01-01T10:00Z', '2027-01-01T10:00:00', '27-01-01', '', '🙂', '2027-01-01T10:00\n'],
  ])('refuses %j', (text) => expect(() => instantAt(text, 'UTC')).toThrow(RangeError)); // prettier-ignore

  it('refuses a zone that nobody knows', () => {
    expect(() => placeMoment('2027-01-01', 'Mars/Olympus')).toThrow(RangeError);
    expect(['UTC', 'Europe/Lisbon', 'Mars/Olympus', '', 'Europe/Lisbon\n'].map(isTimeZone)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});

describe('an instant at a place', () => {
  it('is on different days at two places', () => {
    const instant = Date.UTC(2026, 10, 21, 23, 30);
    expect(localDateIn(instant, 'America/New_York')).toBe('2026-11-21');
    expect(localDateIn(instant, 'Asia/Kathmandu')).toBe('2026-11-22');
    expect(localTimeAt(instant, 'Asia/Kathmandu')).toBe('2026-11-22T05:15');
  });
  it('has an offset that holds within the minute', () => {
    const instant = Date.UTC(2026, 10, 21, 23, 30, 59, 999);
    expect(offsetMsAt(instant, 'America/St_Johns')).toBe(-3.5 * hour);
    expect(offsetMsAt(-1, 'UTC')).toBe(0);
  });
});

describe('days at a place', () => {
  it('keep the wall time over a clock change', () => {
    const evening = placeMoment('2027-03-27T20:00', 'Europe/Berlin');
    const next = addLocalDays(evening, 1);
    expect(next.local).toBe('2027-03-28T20:00');
    expect(Date.parse(next.at) - Date.parse(evening.at)).toBe(23 * hour);
    expect(addLocalDays(next, -1)).toEqual(evening);
  });
  it('are counted between wall times of different places', () => {
    expect(localDaysBetween('2027-03-27T23:50', '2027-03-28T00:10')).toBe(1);
    expect(localDaysBetween('2027-03-27T00:10', '2027-03-27T23:50')).toBe(0);
    expect(localDaysBetween('2027-03-01', '2027-02-28')).toBe(-1);
  });
});
