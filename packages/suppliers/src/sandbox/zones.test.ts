import { expect, it } from 'vitest';
import { instantOf } from './zones.ts';

it.each([
  ['2027-01-10', '18:00', 'Europe/Lisbon', '2027-01-10T18:00:00.000Z'],
  ['2027-07-10', '18:00', 'Europe/Lisbon', '2027-07-10T17:00:00.000Z'],
  ['2027-07-10', '18:00', 'Asia/Kathmandu', '2027-07-10T12:15:00.000Z'],
  ['2027-01-10', '12:00', 'Pacific/Kiritimati', '2027-01-09T22:00:00.000Z'],
  ['2027-03-14', '12:00', 'America/New_York', '2027-03-14T16:00:00.000Z'],
  ['2027-03-13', '18:00', 'America/New_York', '2027-03-13T23:00:00.000Z'],
  ['2027-11-07', '00:30', 'America/New_York', '2027-11-07T04:30:00.000Z'],
])('reads %s %s in %s as %s', (date, time, zone, instant) => {
  expect(instantOf(date, time, zone)).toBe(instant);
});
