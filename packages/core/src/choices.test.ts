import { describe, expect, it, vi } from 'vitest';
import {
  chooseCurrency,
  filterCurrencies,
  moveCurrencyToCurr,
  type CurrencySources,
} from './currency-choice.ts';
import {
  afterLanguageChange,
  chooseLanguage,
  languageCookieText,
  type LanguageSources,
} from './language-choice.ts';
import { resolveSessionId } from './session-id.ts';

const options = [
  { name: 'United States', code: 'US', currency: 'USD' },
  { name: 'Mexico', code: 'MX', currency: 'MXN' },
  { name: 'United Kingdom', code: 'GB', currency: 'GBP' },
  { name: 'Brazil', code: 'BR', currency: 'BRL' },
  { name: 'Germany', code: 'DE', currency: 'EUR' },
];
const currency = (sources: Partial<CurrencySources<(typeof options)[number]>> & { search?: string } = {}) =>
  chooseCurrency({
    options, query: new URLSearchParams(sources.search), saved: null, isHome: false, brandCountry: null,
    locatedCountry: null, agencyCountry: null, ...sources,
  }).currency; // prettier-ignore

describe('currency', () => {
  it('is the US dollar by default (CUR-04, CUR-15, CONST-19)', () => {
    expect(currency()).toBe('USD');
  });
  it('is the saved choice first (CUR-11)', () => {
    expect(currency({ saved: 'EUR', locatedCountry: 'MX' })).toBe('EUR');
  });
  it("then the brand's country (CUR-12, CONST-20)", () => {
    expect(currency({ brandCountry: 'MX', locatedCountry: 'US' })).toBe('MXN');
  });
  it('then where the visitor is (CUR-13)', () => {
    expect(currency({ locatedCountry: 'GB', agencyCountry: 'BR' })).toBe('GBP');
  });
  it("then the agency's country (CUR-14)", () => {
    expect(currency({ agencyCountry: 'BR' })).toBe('BRL');
  });
  it('is the dollar when the country found has no enabled currency (CUR-16)', () => {
    expect(currency({ agencyCountry: 'JP' })).toBe('USD');
    expect(
      chooseCurrency({
        options: [],
        query: new URLSearchParams(),
        saved: 'EUR',
        isHome: false,
        brandCountry: null,
        locatedCountry: 'GB',
        agencyCountry: 'BR',
      }),
    ).toEqual({ currency: 'USD', option: null });
  });
  it('goes on to the next country when one is not on offer', () => {
    expect(currency({ locatedCountry: 'JP', agencyCountry: 'BR' })).toBe('BRL');
  });
  it('leaves the saved choice unread on the home path', () => {
    expect(currency({ saved: 'EUR', isHome: true, locatedCountry: 'GB' })).toBe('GBP');
  });
  it('is preselected by currency, above the saved choice (CUR-20, PARAM-11)', () => {
    expect(currency({ search: 'currency=eur', saved: 'GBP' })).toBe('EUR');
  });
  it('is preselected by code, a country or a currency (CUR-21, PARAM-12)', () => {
    expect(currency({ search: 'code=MX', saved: 'GBP' })).toBe('MXN');
    expect(currency({ search: 'code=EUR' })).toBe('EUR');
    expect(currency({ search: 'currency=GBP&code=MX' })).toBe('GBP');
  });
  it('reads curr on flight checkout only', () => {
    expect(currency({ search: 'curr=EUR', isFlightCheckout: true, saved: 'GBP' })).toBe('EUR');
    expect(currency({ search: 'curr=EUR', saved: 'GBP' })).toBe('GBP');
  });
  it.each(['currency=XXX', 'currency=', 'code=__proto__', 'currency=%F0%9F%92%B6'])(
    'ignores %s',
    (search) => {
      expect(currency({ search, saved: 'GBP' })).toBe('GBP');
    },
  );
  it('moves currency to curr on flight checkout (CUR-19)', () => {
    const moved = moveCurrencyToCurr(new URLSearchParams('a=1&currency=USD&curr=GBP'), 'EUR');
    expect(moved.toString()).toBe('a=1&curr=EUR');
  });
  it('is searched by name plus code, whatever the case (CUR-22, CUR-23)', () => {
    const found = (text: string) => filterCurrencies(options, text).map(({ code }) => code);
    expect(found('united')).toEqual(['US', 'GB']);
    expect(found('usd')).toEqual(['US']);
    expect(found('kingdom g')).toEqual(['GB']);
    expect(found('EUR')).toEqual(found('eur'));
    expect(found('zzz')).toEqual([]);
    expect(found(' ')).toHaveLength(options.length);
  });
});

describe('language', () => {
  const nine = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'];
  const supported = (tag: string | null) => (tag && nine.includes(tag) ? tag : null);
  const choose = (sources: Partial<LanguageSources>) =>
    chooseLanguage({ query: null, cookie: null, storage: null, agencyDefault: null, supported, ...sources });

  it('is detected in the order lng, cookie, storage (LANG-09, LANG-10)', () => {
    const all = { query: 'fr', cookie: 'es', storage: 'de' };
    expect(choose(all).language).toBe('fr');
    expect(choose({ ...all, query: null }).language).toBe('es');
    expect(choose({ ...all, query: null, cookie: null }).language).toBe('de');
  });
  it("is the agency's default on the first visit, saved so that it applies once (LANG-07, LANG-08)", () => {
    expect(choose({ agencyDefault: 'es' })).toEqual({ language: 'es', save: true });
    expect(choose({ agencyDefault: 'es', cookie: 'en' })).toEqual({ language: 'en', save: false });
  });
  it('is English for what is unknown', () => {
    expect(choose({ query: 'xx', agencyDefault: 'zz' }).language).toBe('en');
    expect(choose({ query: 'xx', cookie: 'pt' }).language).toBe('pt');
  });
  it('is kept in a cookie for one year, strict same-site (LANG-04, LANG-05, LANG-06, CONST-25)', () => {
    const text = languageCookieText('pt', false);
    expect(text).toMatch(/^pll_language=pt;/);
    expect(text).toContain(`Max-Age=${525_600 * 60}`);
    expect(text).toContain('SameSite=Strict');
    expect(text).not.toContain('Secure');
    expect(languageCookieText('pt', true)).toContain('; Secure');
  });
  it.each([
    '/booknow/activities', '/booknow/activities/search', '/booknow/flights/checkout', '/booknow/hotels/search',
    '/booknow/hotels/v2/search', '/booknow/hotels/v2/details', '/booknow/hotels/search-details', '/hotel-details',
    '/booknow/hotels/checkout/', '/Booknow/Hotels/Checkout',
  ])('reloads %s', (path) => {
    expect(afterLanguageChange(path)).toEqual({ reload: true, goTo: null });
  }); // prettier-ignore
  it.each(['/booknow/cars/search', '/booknow/cars/result-details', '/booknow/Cars/checkout'])(
    'returns from %s to the cars home',
    (path) => expect(afterLanguageChange(path)).toEqual({ reload: true, goTo: '/booknow/cars' }),
  );
  it.each(['/', '/booknow/hotels', '/booknow/cars', '/about', '/booknow/flights'])('stays on %s', (path) => {
    expect(afterLanguageChange(path)).toEqual({ reload: false, goTo: null });
  });
});

describe('session id', () => {
  const port = (stored: string | null) => ({
    read: () => stored,
    write: vi.fn(),
    generate: vi.fn(() => 'fresh'),
  });

  it('is generated on the first visit and stored (SESS-01, SESS-02)', () => {
    const first = port(null);
    expect(resolveSessionId(null, first)).toBe('fresh');
    expect(first.write).toHaveBeenCalledExactlyOnceWith('fresh');
  });
  it('stays the same, and is not written again, while it is stored', () => {
    const later = port('old');
    expect(resolveSessionId(null, later)).toBe('old');
    expect(later.write).not.toHaveBeenCalled();
    expect(later.generate).not.toHaveBeenCalled();
  });
  it('is overridden by the query (SESS-03, PARAM-18)', () => {
    const visit = port('old');
    expect(resolveSessionId('S1', visit)).toBe('S1');
    expect(visit.write).toHaveBeenCalledExactlyOnceWith('S1');
  });
  it.each(['a\r\nSet-Cookie: x=1', 'a;b', '', ' ', 'é', 'x'.repeat(129)])(
    'ignores %j, which no header may carry',
    (id) => {
      expect(resolveSessionId(id, port('old'))).toBe('old');
    },
  );
});
