import { describe, expect, it } from 'vitest';
import { isGreeting, protocol, readMessage, toFrame, toHost } from './protocol.ts';

const open = {
  type: 'open',
  service: 'hotels',
  quoteId: 'q_1',
  offerId: null,
  reference: null,
  hint: 'Two singles',
  profile: null,
  resume: false,
};

describe('a message from the page', () => {
  it('passes as it is when it is what its shape says', () => {
    expect(readMessage(toFrame, open)).toEqual(open);
    expect(readMessage(toFrame, { type: 'renew' })).toEqual({ type: 'renew' });
  });
  it.each([
    null,
    'open',
    7,
    [],
    {},
    { type: 'shout' },
    { type: '__proto__' },
    { type: 'constructor' },
    { type: { toString: () => 'renew' } },
    { type: 'renew', more: 1 },
    { ...open, quoteId: 7 },
    { ...open, quoteId: 'q 1' },
    { ...open, quoteId: 'q'.repeat(5_000) },
    { ...open, hint: 'two\nlines' },
    { ...open, service: 'trains' },
    { ...open, profile: 'x'.repeat(4_097) },
    { ...open, price: 1 },
    Object.fromEntries(Object.entries(open).filter(([name]) => name !== 'resume')),
    Object.create(open),
  ])('is dropped when it is %o', (data) => {
    expect(readMessage(toFrame, data)).toBeNull();
  });
});

describe('a message from the frame', () => {
  it.each([
    { type: 'ready' },
    { type: 'height', height: 812 },
    { type: 'reveal', top: 10, bottom: 54.5 },
    { type: 'browse', token: 'bt_a-b.c', expiresAt: '2026-11-21T16:00:00.000Z' },
    { type: 'booked', reference: 'HP-7K2M9Q', amount: 16_478, currency: 'USD' },
    { type: 'closed', path: '/booknow/hotels/v2/details?propertyId=p_1&occupancy=%5B%7B%7D%5D' },
    { type: 'closed', path: '/hotel-details?propertyId=p_1' },
    { type: 'closed', path: null },
  ])('passes as %o', (data) => {
    expect(readMessage(toHost, data)).toEqual(data);
  });
  it.each([
    { type: 'height', height: -1 },
    { type: 'height', height: Infinity },
    { type: 'height', height: '100vh' },
    { type: 'browse', token: 'a b', expiresAt: '2026-11-21T16:00:00.000Z' },
    { type: 'booked', reference: 'Amal Sørensen', amount: 1, currency: 'USD' },
    { type: 'booked', reference: 'HP-7K2M9Q', amount: 1.5, currency: 'USD' },
    { type: 'closed', path: 'https://evil.example/' },
    { type: 'closed', path: '//evil.example/booknow/hotels' },
    { type: 'closed', path: '/mytrip/profile' },
    { type: 'closed', path: '/booknow/hotelsx' },
    { type: 'closed', path: '/booknow/hotels/"><b>' },
    { type: 'closed', path: `/booknow/hotels?x=${'x'.repeat(2_000)}` },
    { type: 'closed', path: ['/booknow/hotels'] },
    { type: 'error', code: '<b>' },
  ])('is dropped as %o', (data) => {
    expect(readMessage(toHost, data)).toBeNull();
  });
  it('has no member that could hold who somebody is', () => {
    const members = Object.values(toHost).flatMap((shape) => Object.keys(shape));
    expect(members.sort()).toEqual(
      'amount bottom code currency expiresAt height in path reference token top'.split(' '),
    );
  });
});

describe('a greeting', () => {
  const nonce = 'a'.repeat(32);
  const hello = { travel: protocol, type: 'hello', nonce };
  it('counts with its protocol, its kind and the nonce of this frame alone', () => {
    expect(isGreeting(hello, 'hello', nonce)).toBe(true);
    for (const bad of [
      null,
      'hello',
      { ...hello, travel: 'travel-frame-0' },
      { ...hello, type: 'welcome' },
      { ...hello, nonce: 'b'.repeat(32) },
      { ...hello, nonce: undefined },
    ])
      expect(isGreeting(bad, 'hello', nonce)).toBe(false);
    // Without a nonce in its address a frame trusts nobody.
    expect(isGreeting({ ...hello, nonce: '' }, 'hello', '')).toBe(false);
  });
});
