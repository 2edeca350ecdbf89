// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { EmbeddedNavigation } from '../element/navigation.ts';
import { mirrorTo } from '../element/mirror.ts';
import { framedNavigation, type Framed } from './framed-navigation.ts';

const details = '/booknow/hotels/v2/details?propertyId=p_1';
const checkout = '/booknow/hotels/checkout?token=q_1&propertyId=p_1';
let shown: (Framed | null)[];
let left: string[];
beforeEach(() => {
  shown = [];
  left = [];
  history.replaceState(null, '', '/page?x=1');
});
const navigation = (parameter: string | null = null, changes: Partial<EmbeddedNavigation> = {}) =>
  framedNavigation(
    {
      siteOrigin: 'https://book.example',
      carry: { lng: 'pt' },
      start: '/booknow/hotels',
      staysInside: (path) => /^\/booknow\/hotels/.test(path),
      mayGo: () => true,
      leave: (href) => void left.push(href),
      mirror: parameter === null ? null : mirrorTo(parameter),
      ...changes,
    },
    (place) => void shown.push(place),
  );
const parameter = () => new URL(location.href).searchParams.get('stay');

describe('mode="frame"', () => {
  it('puts checking out over the widget, which stays where it was', () => {
    const it = navigation();
    it.go(details);
    it.go(checkout);
    expect(it.current().path).toBe('/booknow/hotels/v2/details');
    expect(shown).toMatchObject([{ quoteId: 'q_1', reference: null }]);
    expect(shown[0]?.href).toBe(`https://book.example${checkout}&lng=pt`);
    expect(left).toEqual([]);
    it.back(null);
    expect(shown.at(-1)).toBeNull();
    it.stop();
  });
  it('knows it in any case and below its address, and no look-alike', () => {
    for (const path of ['/BookNow/Hotels/Checkout/?token=q_1', '/booknow/hotels/confirm-payment/x']) {
      navigation().go(path);
      expect(shown.pop(), path).toMatchObject({ service: 'hotels' });
    }
    const it = navigation();
    it.go('/booknow/hotels/checkouts');
    it.go('/booknow/hotels/search?next=/booknow/hotels/checkout');
    expect([shown, left]).toEqual([[], []]);
  });
  it('goes on to another view when the frame names one, and stays for its own', () => {
    const it = navigation();
    it.go(details);
    it.go(checkout);
    it.back(`${details}&lng=pt`);
    expect(it.current().path).toBe('/booknow/hotels/v2/details');
    it.go(checkout);
    it.back('/booknow/hotels/v2');
    expect(it.current().path).toBe('/booknow/hotels/v2');
    expect(shown.at(-1)).toBeNull();
  });
  it('says of checking out that it stays in the page', () => {
    const said: [string, boolean][] = [];
    const it = navigation(null, {
      mayGo: ({ path, leaves }) => said.push([path, leaves]) > 0,
    });
    it.go(checkout);
    it.go('/about');
    expect(said).toEqual([
      [checkout, false],
      ['/about', true],
    ]);
  });
  it('leads away for everything else, and lets the page take over first', () => {
    navigation().go('/about');
    expect(left).toEqual(['https://book.example/about?lng=pt']);
    navigation(null, { mayGo: () => false }).go(checkout);
    expect(shown).toEqual([]);
  });
  it('writes what is on top to the page’s parameter, the booking after the checkout', () => {
    const it = navigation('stay');
    it.go(details);
    it.go(checkout);
    expect(parameter()).toContain('/booknow/hotels/checkout?token=q_1');
    it.booked('HP-1');
    expect(parameter()).toBe('/booknow/hotels/confirm-payment?reference=HP-1');
    it.stop();
  });
  it('finds it again after a reload, without showing a checkout in the page itself', async () => {
    history.replaceState(null, '', `/page?stay=${encodeURIComponent(checkout)}`);
    const it = navigation('stay');
    expect(it.current().path).toBe('/booknow/hotels');
    await Promise.resolve();
    expect(shown).toMatchObject([{ quoteId: 'q_1' }]);
    // Back, forward: the page's own history.
    history.replaceState(null, '', `/page?stay=${encodeURIComponent(details)}`);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown.at(-1)).toBeNull();
    expect(it.current().path).toBe('/booknow/hotels/v2/details');
    it.stop();
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown).toHaveLength(2);
  });
});
