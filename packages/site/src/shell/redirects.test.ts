import { redirectTarget } from '@portolan/core';
import { hostileRedirects } from '../testing/hostile-redirects.ts';
import { describe, expect, it } from 'vitest';

const origin = 'http://lantern.localhost:4000';
const allowed = ['https://members.lantern.example'];

describe('a way back', () => {
  it.each([
    ['/booknow/cars?x=1#y', '/booknow/cars?x=1#y'],
    ['/booknow/hotels/checkout?token=q%201&a=b', '/booknow/hotels/checkout?token=q%201&a=b'],
    ['/frame/sign-in?key=pk_1&window=1#abc', '/frame/sign-in?key=pk_1&window=1#abc'],
    ['/x/../about', '/about'],
    ['/', '/'],
  ])('to %s is %s (AUTH-33)', (target, expected) => expect(redirectTarget(target, origin)).toBe(expected));

  it('never leaves the site, whichever of five hundred hostile values it is (AUTH-33)', () => {
    expect(hostileRedirects.length).toBeGreaterThanOrEqual(500);
    const left = hostileRedirects.filter((value) => {
      const target = redirectTarget(value, origin, allowed);
      return target !== null && (!/^\/(?![/\\])/.test(target) || new URL(target, origin).origin !== origin);
    });
    expect(left).toEqual([]);
  });

  it('may be an origin on the agency’s list, exactly, and no other', () => {
    expect(redirectTarget('https://members.lantern.example/trips?a=1', origin, allowed)).toBe(
      'https://members.lantern.example/trips?a=1',
    );
    for (const other of [
      'https://members.lantern.example:8443/',
      'http://members.lantern.example/',
      'https://x.members.lantern.example/',
      'https://members.lantern.example.evil.example/',
      'https://members.lantern.example@evil.example/',
      'https://a@members.lantern.example/',
    ])
      // prettier-ignore
      expect(redirectTarget(other, origin, allowed), other).toBeNull();
    expect(redirectTarget('https://members.lantern.example/', origin)).toBeNull();
  });
});
