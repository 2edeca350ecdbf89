// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { mirrorFor, mirrorTo } from './mirror.ts';
import { embeddedNavigation, type EmbeddedNavigation } from './navigation.ts';

const left: string[] = [];
const asked: string[] = [];
beforeEach(() => {
  left.length = 0;
  asked.length = 0;
  history.replaceState(null, '', '/page?x=1');
});
const navigation = (changes: Partial<EmbeddedNavigation> = {}) =>
  embeddedNavigation({
    siteOrigin: 'https://book.example',
    carry: { lng: 'pt', currency: 'EUR' },
    start: '/booknow/hotels?destination=Lisbon',
    staysInside: (path) => path.startsWith('/booknow/hotels') && !path.includes('checkout'),
    mayGo: ({ path }) => (asked.push(path), true),
    leave: (href) => void left.push(href),
    mirror: null,
    ...changes,
  });

describe('an embedded widget', () => {
  it('keeps its own steps inside, in memory', () => {
    const it = navigation();
    let told = 0;
    it.subscribe(() => told++);
    it.go('/booknow/hotels/search?destination=Porto');
    expect(it.current().path).toBe('/booknow/hotels/search');
    expect(it.current().query.get('destination')).toBe('Porto');
    expect(told).toBe(1);
    expect(left).toEqual([]);
    expect(location.search).toBe('?x=1');
  });
  it('goes on where another was, unless that is no longer inside', () => {
    const at = (place: string) => navigation({ at: place }).current().path;
    expect(at('/booknow/hotels/search?destination=Porto')).toBe('/booknow/hotels/search');
    expect(at('/booknow/hotels/checkout')).toBe('/booknow/hotels');
  });
  it('leaves for the agency’s site with its language and currency', () => {
    const it = navigation();
    it.go('/booknow/hotels/checkout?token=1');
    expect(left).toEqual(['https://book.example/booknow/hotels/checkout?token=1&lng=pt&currency=EUR']);
    expect(it.href('/about?currency=USD')).toBe('https://book.example/about?currency=USD&lng=pt');
  });
  it('asks the page first, which may take over', () => {
    const it = navigation({ mayGo: ({ path }) => (asked.push(path), false) });
    it.go('/booknow/hotels/checkout');
    it.go('/booknow/hotels/search');
    expect(asked).toEqual(['/booknow/hotels/checkout', '/booknow/hotels/search']);
    expect(left).toEqual([]);
    expect(it.current().path).toBe('/booknow/hotels');
  });
  it('says of each step whether it leads away', () => {
    const said: boolean[] = [];
    const it = navigation({ mayGo: ({ leaves }) => (said.push(leaves), false) });
    it.go('/booknow/hotels/search?destination=Porto');
    it.go('/booknow/hotels/checkout?token=1');
    it.go('https://elsewhere.example/');
    expect(said).toEqual([false, true, true]);
  });
  it('mirrors its state to one parameter only where it was asked to', () => {
    const it = navigation({ mirror: mirrorTo('stay') });
    it.go('/booknow/hotels/search?destination=Porto');
    expect(new URL(location.href).searchParams.get('stay')).toBe('/booknow/hotels/search?destination=Porto');
    expect(new URL(location.href).searchParams.get('x')).toBe('1');
    // A reload starts where it was; what the parameter could smuggle in is not shown.
    expect(navigation({ mirror: mirrorTo('stay') }).current().path).toBe('/booknow/hotels/search');
    history.replaceState(null, '', '/page?stay=https://evil.example/x');
    expect(navigation({ mirror: mirrorTo('stay') }).current().path).toBe('/booknow/hotels');
  });
  it('has the parameter of its tag alone, until it goes', () => {
    const [first, second] = [{}, {}];
    const mirror = mirrorFor(null, 'travel-hotels', first);
    expect(mirror?.parameter).toBe('travel-hotels');
    expect(mirrorFor(null, 'travel-hotels', first)?.parameter).toBe('travel-hotels');
    expect(mirrorFor(null, 'travel-hotels', second)).toBeNull();
    mirror?.release();
    expect(mirrorFor(null, 'travel-hotels', second)?.parameter).toBe('travel-hotels');
    mirrorFor(null, 'travel-hotels', second)?.release();
  });
  it('mirrors to the parameter that the page names, and to none when it says so', () => {
    expect(mirrorFor('stay', 'travel-hotels', {})?.parameter).toBe('stay');
    expect(mirrorFor('none', 'travel-hotels', {})).toBeNull();
  });
  it('changes and removes parameters of a view', () => {
    const it = navigation();
    it.setQuery({ sort: 'price', destination: null });
    expect([...it.current().query]).toEqual([['sort', 'price']]);
  });
});
