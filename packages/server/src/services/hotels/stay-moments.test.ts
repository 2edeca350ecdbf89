import { describe, expect, it } from 'vitest';
import { completeAt, dayItStarts, linkEndsAt } from '../../booking/moments.ts';
import { stayMoments } from './stay-moments.ts';

const asked = { checkIn: '2027-03-27', checkOut: '2027-03-29', occupancy: [{ adults: 2, childAges: [] }] };

function stayIn(timeZone: string, more: { checkInFrom?: string; checkOutUntil?: string } = {}) {
  const house = { name: 'Casa do Rio', checkInFrom: '15:00', checkOutUntil: '11:00', timeZone, ...more };
  return stayMoments({ asked, subject: house as Parameters<typeof stayMoments>[0]['subject'] });
}
const at = (ms: number) => new Date(ms).toISOString();

describe('a stay', () => {
  it('begins and ends by the clocks of the place, on both sides of a clock change', () => {
    expect(stayIn('Europe/Lisbon')).toEqual({
      title: 'Casa do Rio',
      zone: 'Europe/Lisbon',
      starts_local: '2027-03-27T15:00',
      starts_at: '2027-03-27T15:00:00.000Z',
      ends_local: '2027-03-29T11:00',
      ends_at: '2027-03-29T10:00:00.000Z',
      cancellable_until: '2027-03-27T15:00:00.000Z',
    });
  });
  it('begins at midnight where the property never said when, and in UTC where it names no zone that exists', () => {
    expect(stayIn('Mars/Olympus', { checkInFrom: 'noon' })).toMatchObject({
      zone: 'UTC',
      starts_local: '2027-03-27T00:00',
      starts_at: '2027-03-27T00:00:00.000Z',
    });
  });
  it.each(['015:00', '15:000', 'x15:00', '15:00x', '5:00', '24:00', ''])('takes %j for midnight', (from) => {
    expect(stayIn('Europe/Lisbon', { checkInFrom: from })).toMatchObject({
      starts_local: '2027-03-27T00:00',
      cancellable_until: '2027-03-27T00:00:00.000Z',
    });
  });
  it('is free to cancel until its day begins there, wherever that is', () => {
    expect(at(dayItStarts(stayIn('Europe/Lisbon')))).toBe('2027-03-27T00:00:00.000Z');
    expect(at(dayItStarts(stayIn('Pacific/Auckland')))).toBe('2027-03-26T11:00:00.000Z');
    expect(at(dayItStarts(stayIn('Pacific/Honolulu')))).toBe('2027-03-27T10:00:00.000Z');
  });
  it('is over two days after its last day began', () => {
    expect(at(completeAt(stayIn('Europe/Lisbon')))).toBe('2027-03-30T23:00:00.000Z');
  });
  it('ends what a link opens thirteen months after its last day, by days of the place', () => {
    expect(at(linkEndsAt(stayIn('Europe/Lisbon')))).toBe('2028-04-28T23:00:00.000Z');
    // Winter time then, summer time thirteen months later.
    expect(at(linkEndsAt({ ends_local: '2027-03-10T11:00', zone: 'Europe/Lisbon' }))).toBe(
      '2028-04-09T23:00:00.000Z',
    );
  });
});
