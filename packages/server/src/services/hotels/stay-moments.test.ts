import { describe, expect, it } from 'vitest';
import { completeAt, linkEndsAt, stayBeginsAt } from './stay-moments.ts';

function stayIn(timeZone: string) {
  const stay = { checkIn: '2027-03-27', checkOut: '2027-03-30' };
  return { stay, property: { timeZone } } as Parameters<typeof stayBeginsAt>[0];
}
const at = (instant: number) => new Date(instant).toISOString();

describe('the moments of a stay', () => {
  it('are days of the property, over a clock change too', () => {
    const lisbon = stayIn('Europe/Lisbon');
    expect(at(stayBeginsAt(lisbon))).toBe('2027-03-27T00:00:00.000Z');
    expect(at(completeAt(lisbon))).toBe('2027-03-31T23:00:00.000Z');
  });
  it('come earlier in the east and later in the west', () => {
    expect(at(stayBeginsAt(stayIn('Pacific/Auckland')))).toBe('2027-03-26T11:00:00.000Z');
    expect(at(stayBeginsAt(stayIn('Pacific/Honolulu')))).toBe('2027-03-27T10:00:00.000Z');
    expect(at(completeAt(stayIn('Pacific/Honolulu')))).toBe('2027-04-01T10:00:00.000Z');
  });
  it('end what a link opens thirteen months after check-out', () => {
    expect(at(linkEndsAt(stayIn('Asia/Tokyo')))).toBe('2028-04-29T15:00:00.000Z');
    const winter = stayIn('Europe/Lisbon');
    winter.stay.checkOut = '2027-03-10';
    // Winter time then, summer time thirteen months later.
    expect(at(linkEndsAt(winter))).toBe('2028-04-09T23:00:00.000Z');
  });
});
