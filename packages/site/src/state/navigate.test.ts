import { describe, expect, it } from 'vitest';
import { anAgency } from '@portolan/contract/testing';
import { siteNavigation, type BrowserAddress } from './navigate.ts';

function at(start: string, agency = anAgency()) {
  const log: string[] = [];
  let here = start;
  let pop: () => void = () => undefined;
  const browser: BrowserAddress = {
    get: () => here,
    assign: (href) => void log.push(`document ${href}`),
    replace: (href) => void log.push(`replace ${href}`),
    push: (path) => (log.push(`push ${path}`), void (here = path)),
    swap: (path) => (log.push(`swap ${path}`), void (here = path)),
    onPop: (listener) => void (pop = listener),
    toTop: () => void log.push('top'),
  };
  const navigate = siteNavigation(browser, () => agency);
  return { navigate, log, back: (path: string) => ((here = path), pop()) };
}

describe('moving on the site', () => {
  it('changes the address inside the hotel flow, and says so', () => {
    const { navigate, log } = at('/booknow/hotels/v2');
    let told = 0;
    const stop = navigate.subscribe(() => told++);
    navigate.go('/booknow/hotels/v2/search?destination=Lisbon');
    expect(log).toEqual(['push /booknow/hotels/v2/search?destination=Lisbon', 'top']);
    expect(navigate.current().query.get('destination')).toBe('Lisbon');
    expect(told).toBe(1);
    stop();
    navigate.go('/booknow/hotels/v2');
    expect(told).toBe(1);
  });
  it('loads a document between areas and for other sites', () => {
    const { navigate, log } = at('/booknow/hotels/v2/search');
    navigate.go('/about');
    navigate.go('https://elsewhere.example/');
    navigate.go('//elsewhere.example/');
    navigate.go('/', { replace: true });
    expect(log).toEqual([
      'document /about',
      'document https://elsewhere.example/',
      'document //elsewhere.example/',
      'replace /',
    ]);
  });
  it('follows the redirect rules at once (ROUTE-RED-01, ROUTE-RED-02)', () => {
    const v2 = at('/booknow/hotels/v2/search');
    v2.navigate.go('/booknow/hotels?x=1');
    expect(v2.log[0]).toBe('push /booknow/hotels/v2?x=1');
    const v1 = at('/booknow/hotels', anAgency({ enableHotelsV2: false }));
    v1.navigate.go('/booknow/hotels/v2/search?x=1');
    expect(v1.log[0]).toBe('push /booknow/hotels?x=1');
  });
  it('opens another tab of home without a new document (VIS-09)', () => {
    const { navigate, log } = at('/');
    navigate.go('/?tab=Hotels');
    expect(log).toEqual(['push /?tab=Hotels']);
  });
  it('keeps what is not changed of a query, replacing unless told to push', () => {
    const { navigate, log } = at('/?tab=Hotels&lng=pt');
    navigate.setQuery({ tab: 'Activities' });
    navigate.setQuery({ tab: null }, { push: true });
    expect(log).toEqual(['swap /?tab=Activities&lng=pt', 'push /?lng=pt']);
  });
  it('says when the traveller went back', () => {
    const { navigate, back } = at('/booknow/hotels/v2/search');
    const seen: string[] = [];
    navigate.subscribe(() => seen.push(navigate.current().path));
    back('/booknow/hotels/v2');
    expect(seen).toEqual(['/booknow/hotels/v2']);
  });
});
