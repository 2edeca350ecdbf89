// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '@portolan/client';
import type { CurrencyOption, Session, UserProfile } from '@portolan/contract';
import { anAgency } from '@portolan/contract/testing';
import site from '@portolan/i18n/catalogues/en/site.json' with { type: 'json' };
import type { PageData } from '../page-data.ts';
import { sayNext, takeLeft } from '../notices/notify.ts';
import { sayFailure, sayLeft } from '../notices/sayings.ts';
import { siteTexts } from '../texts.ts';
import { saveCheckout } from '@portolan/core';
import { createActions, logoutDelayMs } from './actions.ts';
import { sessionStoragePort } from './storage.ts';
import { builtInCurrencies } from './built-in.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { loadCurrencies, loadState, type LoadPorts } from './load-state.ts';
import { createAccessTokens, createSessionEnd, forgetSession } from './session.ts';
import { createSiteStore, listedCurrencies } from './site-state.ts';

const option = (code: string, currency: string): CurrencyOption => ({
  code, currency, name: code, symbol: currency, image: '', emoji: '', unicode: '',
}); // prettier-ignore
const currencies = [
  option('US', 'USD'),
  option('DE', 'EUR'),
  option('MX', 'MXN'),
  option('BR', 'BRL'),
  option('GB', 'GBP'),
];
const user: UserProfile = {
  id: 'u1',
  userType: 'Customer',
  isTravelAgent: false,
  isRestrictedAgent: false,
  personal_info: {
    first_name: 'Ada',
    last_name: 'L',
    email: 'a@b.example',
    profile_image: null,
    credits: { amount: 0, currency: 'USD' },
  },
  isRewardWalletEnable: false,
};

type Answers = Record<string, unknown>;
function world(
  answers: Answers = {},
  { agency = anAgency(), path = '/about', role = 'visitor', offered = [] as [string, string][] } = {},
) {
  const data: PageData = {
    agency, language: 'en', currency: 'USD', isMobile: false, role, user: null, origin: 'http://x', art: {}, texts: site,
    currencies: offered,
  }; // prettier-ignore
  const store = createSiteStore(data, siteTexts('en', site, {}));
  const calls: string[] = [];
  const all: Answers = {
    getAgency: { data: agency },
    getEnabledCurrencies: { data: currencies },
    getExchangeRates: { data: { USD: 1, EUR: 0.9 } },
    getEnabledCountries: { data: [] },
    getCurrentLocation: { data: null },
    ...answers,
  };
  const client = {
    call: (id: string, input?: { params?: { language?: string } }) => {
      calls.push(input?.params?.language ? `${id} ${input.params.language}` : id);
      const answer = all[id];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  } as unknown as Client;
  const saved = new Map<string, string>();
  const url = new URL(path, 'http://x');
  const ports: LoadPorts = {
    store,
    client,
    mayBeLoggedIn: false,
    address: () => ({ path: url.pathname, query: new URLSearchParams(url.search) }),
    saved: {
      get: (key) => saved.get(key) ?? null,
      set: (key, value) => void saved.set(key, value),
      remove: (key) => void saved.delete(key),
    },
  };
  const said: string[] = [];
  const left: string[] = [];
  const waits: number[] = [];
  const actions = createActions({
    ...ports,
    tokens: createAccessTokens(() => Promise.reject(new Error('none'))),
    origin: 'http://x',
    endSession: () => client.call('logout'),
    setQuery(changes) {
      for (const [name, value] of Object.entries(changes))
        if (value === null) url.searchParams.delete(name);
        else url.searchParams.set(name, value);
    },
    leave: (href) => void left.push(href),
    reload: () => void left.push('reload'),
    wait: (ms) => (waits.push(ms), Promise.resolve()),
    clearLocalStorage: () => saved.clear(),
    retry: () => undefined,
    notify: (text, tone) => void said.push(`${tone} ${text}`),
  });
  return { store, calls, ports, saved, actions, left, said, waits, state: () => store.getState() };
}
const currencyOf = async (it: ReturnType<typeof world>) => {
  await loadState(it.ports);
  return it.state().selectedCurrency.currency;
};

describe('loading', () => {
  it('asks for the agency on every first load and keeps what came (HOST-01)', async () => {
    const fresh = anAgency({ agencyName: 'Renamed' });
    const it = world({ getAgency: { data: fresh } });
    await loadState(it.ports);
    expect(it.calls).toContain('getAgency');
    expect(it.state()).toMatchObject({ status: 'ready', agency: { agencyName: 'Renamed' } });
  });
  it('takes the agency that the document has asked for, and asks again when that failed', async () => {
    const renamed = anAgency({ agencyName: 'Renamed' });
    const it = world();
    await loadState({ ...it.ports, takeRequestedAgency: () => Promise.resolve(renamed) });
    expect(it.calls).not.toContain('getAgency');
    expect(it.state()).toMatchObject({ status: 'ready', agency: { agencyName: 'Renamed' } });
    const failed = world();
    await loadState({ ...failed.ports, takeRequestedAgency: () => Promise.resolve(null) });
    expect(failed.calls).toContain('getAgency');
    expect(failed.state().status).toBe('ready');
  });
  it('ends in a failure that can be tried again when the agency does not come (HOST-14)', async () => {
    const it = world({ getAgency: new ApiError(500) });
    await loadState(it.ports);
    expect(it.state().status).toBe('failed');
  });
  it('asks for nothing else while the agency is inactive', async () => {
    const it = world({}, { agency: anAgency({ status: 'Inactive' }) });
    await loadState(it.ports);
    expect(it.calls).toEqual(['getAgency']);
  });
  it('takes the visitor’s place only from an answer; else it is the United States (USER-12, USER-13)', async () => {
    const failed = world({ getCurrentLocation: new ApiError(500) });
    await loadState(failed.ports);
    expect(failed.state().geoLocation).toMatchObject({ country: 'United States', countryCode: 'US' });
    expect(failed.state().located).toBeNull();
    const place = { country: 'Mexico', countryCode: 'MX', lat: 19, lon: -99 };
    const found = world({ getCurrentLocation: { data: place } });
    await loadState(found.ports);
    expect(found.state()).toMatchObject({ geoLocation: place, located: place, country: 'MX' });
  });
});

const listed = ({ state }: ReturnType<typeof world>) => listedCurrencies(state().currencies, state().offered);

describe('the currency', () => {
  it('is {currency}, and dirham only before it is resolved (CUR-03, CUR-05)', async () => {
    const it = world();
    expect(it.state()).toMatchObject({ selectedCurrency: { currency: 'AED' }, currencyResolved: false });
    await loadState(it.ports);
    expect(it.state().selectedCurrency).toEqual({ currency: 'USD' });
    expect(it.state().currencyResolved).toBe(true);
  });
  it('is kept in local storage across pages (CUR-09, STORE-07)', async () => {
    const it = world({}, { path: '/booknow/cars' });
    it.actions.chooseCurrency('EUR');
    expect(it.saved.get('selectedCurrency')).toBe('{"currency":"EUR"}');
    expect(await currencyOf(it)).toBe('EUR');
  });
  it('is what curr says on flight checkout, and there alone (PARAM-13)', async () => {
    expect(await currencyOf(world({}, { path: '/booknow/flights/checkout?token=1&curr=EUR' }))).toBe('EUR');
    expect(await currencyOf(world({}, { path: '/booknow/cars?curr=EUR' }))).toBe('USD');
    expect(await currencyOf(world({}, { path: '/booknow/flights/checkout?curr=%3Cb%3E' }))).toBe('USD');
  });
  it('is forgotten on the home path (CUR-10)', async () => {
    const it = world({}, { path: '/' });
    it.saved.set('selectedCurrency', '{"currency":"EUR"}');
    expect(await currencyOf(it)).toBe('USD');
    expect(it.saved.has('selectedCurrency')).toBe(false);
  });
  it('follows the saved choice, the brand, the place, the agency, the US (CUR-11, CUR-12, CUR-13, CUR-14, CUR-15)', async () => {
    const inMexico = {
      getCurrentLocation: { data: { country: 'Mexico', countryCode: 'MX', lat: 0, lon: 0 } },
    };
    const saved = world(inMexico);
    saved.saved.set('selectedCurrency', '{"currency":"EUR"}');
    expect(await currencyOf(saved)).toBe('EUR');
    const brandRules = { ...anAgency().brandRules, currencyCountryOverride: 'MX' };
    const inBritain = { getCurrentLocation: { data: { country: 'UK', countryCode: 'GB', lat: 0, lon: 0 } } };
    expect(await currencyOf(world(inBritain, { agency: anAgency({ brandRules }) }))).toBe('MXN');
    expect(await currencyOf(world(inBritain))).toBe('GBP');
    expect(await currencyOf(world({}, { agency: anAgency({ defaultCountry: 'BR' }) }))).toBe('BRL');
    expect(await currencyOf(world({}, { agency: anAgency({ defaultCountry: null }) }))).toBe('USD');
    // One option for a currency that many countries share.
    expect(await currencyOf(world({}, { agency: anAgency({ defaultCountry: 'FR' }) }))).toBe('EUR');
  });
  it('is preselected by the currency and by the code parameter (CUR-20, CUR-21)', async () => {
    expect(await currencyOf(world({}, { path: '/about?currency=EUR' }))).toBe('EUR');
    expect(await currencyOf(world({}, { path: '/about?code=MX' }))).toBe('MXN');
    expect(await currencyOf(world({}, { path: '/about?currency=ZZZ&code=__proto__' }))).toBe('USD');
  });
  it('is the later choice after a reload, though the address named another (CUR-09, CUR-20, CUR-21)', async () => {
    for (const path of ['/booknow/hotels/v2/search?destination=Lisbon&currency=USD', '/about?code=MX']) {
      const it = world({}, { path });
      it.actions.chooseCurrency('EUR');
      expect(await currencyOf(it), path).toBe('EUR');
    }
    // An address that names no currency stays as it is.
    const plain = world({}, { path: '/about' });
    plain.actions.chooseCurrency('EUR');
    expect(plain.ports.address().query.size).toBe(0);
  });
  it('reloads flight checkout with currency moved to curr (CUR-18, CUR-19)', () => {
    const it = world({}, { path: '/booknow/flights/checkout?currency=USD&code=MX&token=1' });
    it.actions.chooseCurrency('EUR');
    expect(it.left).toEqual(['/booknow/flights/checkout?token=1&curr=EUR']);
  });
  it('changes without a reload elsewhere and tells the rest of the page (CUR-17)', () => {
    const it = world();
    const seen: string[] = [];
    it.store.subscribe((state) => seen.push(state.selectedCurrency.currency));
    it.actions.chooseCurrency('EUR');
    expect(seen).toEqual(['EUR']);
    expect(it.left).toEqual([]);
  });
  it('has a built-in list when the server’s cannot be fetched (CUR-07)', async () => {
    const it = world({ getEnabledCurrencies: new ApiError(500) });
    await loadCurrencies(it.ports);
    expect(listed(it)).toEqual(builtInCurrencies);
    expect(builtInCurrencies.find(({ code }) => code === 'PT')).toMatchObject({
      currency: 'EUR',
      name: 'Portugal',
      emoji: '🇵🇹',
    });
  });
  it('is limited to what the server enables (CUR-08)', async () => {
    const it = world({ getEnabledCurrencies: { data: [option('US', 'USD')] } });
    await loadCurrencies(it.ports);
    expect(it.state().currencies.map(({ currency }) => currency)).toEqual(['USD']);
    expect(it.state().currencies[0]).toMatchObject({ emoji: '🇺🇸' });
  });
  it('lists of the built-in ones only those that the document names as on offer, when the server’s cannot be fetched', async () => {
    const it = world({ getEnabledCurrencies: new ApiError(500) }, { offered: [['EU', 'EUR'], ['US', 'USD']] }); // prettier-ignore
    await loadCurrencies(it.ports);
    expect(new Set(listed(it).map(({ currency }) => currency))).toEqual(new Set(['EUR', 'USD']));
  });
  it('are not fetched at the start, nor are countries: the document says what can be selected', async () => {
    const it = world({}, { agency: anAgency({ defaultCountry: 'FR' }), offered: [['US', 'USD'], ['EU', 'EUR']] }); // prettier-ignore
    await loadState(it.ports);
    expect(it.state().selectedCurrency).toEqual({ currency: 'EUR' });
    expect(it.calls).not.toContain('getEnabledCurrencies');
    expect(it.calls).not.toContain('getEnabledCountries');
  });
  it('are fetched once, however often the menu opens, and again after a failure', async () => {
    const fetched = (it: ReturnType<typeof world>) =>
      it.calls.filter((call) => call === 'getEnabledCurrencies').length;
    const it = world();
    await Promise.all([loadCurrencies(it.ports), loadCurrencies(it.ports)]);
    await loadCurrencies(it.ports);
    expect(fetched(it)).toBe(1);
    const failing = world({ getEnabledCurrencies: new ApiError(500) });
    await loadCurrencies(failing.ports);
    await loadCurrencies(failing.ports);
    expect(fetched(failing)).toBe(2);
  });
  it('brings the countries with the currencies (CUR-08)', async () => {
    const countries = [{ name: 'Portugal', code: 'PT', emoji: '', unicode: '' }];
    const it = world({ getEnabledCountries: { data: countries } });
    await loadCurrencies(it.ports);
    expect(it.state().countries).toEqual(countries);
  });
  it('keeps the server’s words of a failure, else a generic text (ERR-13)', async () => {
    const spoken = world({ getEnabledCurrencies: new ApiError(500, { error: 'No currencies today' }) });
    await loadCurrencies(spoken.ports);
    expect(spoken.state()).toMatchObject({ currenciesStatus: 'rejected', currencyError: 'No currencies today' }); // prettier-ignore
    const silent = world({ getEnabledCurrencies: new ApiError(500) });
    await loadCurrencies(silent.ports);
    expect(silent.state().currencyError).toBe('Something went wrong');
  });
  it('has no rates when they cannot be fetched, and says so (ERR-14)', async () => {
    const it = world({ getExchangeRates: new ApiError(500) });
    await loadState(it.ports);
    expect(it.state()).toMatchObject({ rates: {}, currencyError: 'Failed to fetch exchange rates' });
  });
  it('tells the reader of missing rates, and nothing when they came or the page itself failed', async () => {
    const said = async (answers: Answers) => {
      const it = world(answers);
      await loadState(it.ports);
      const notify = vi.fn();
      sayFailure(it.store, notify);
      return notify.mock.calls;
    };
    const failed = new ApiError(500);
    expect(await said({})).toEqual([]);
    expect(await said({ getExchangeRates: failed })).toEqual([['Failed to fetch exchange rates', 'caution']]);
    expect(await said({ getAgency: failed, getExchangeRates: failed })).toEqual([]);
  });
});

describe('the language', () => {
  beforeEach(() => vi.useRealTimers());
  const after = async (path: string, answers: Answers = {}) => {
    const it = world(answers, { path });
    it.actions.chooseLanguage('pt');
    await Promise.resolve();
    await Promise.resolve();
    return it;
  };
  it('is saved in its cookie (LANG-04, STORE-03)', async () => {
    await after('/about');
    expect(readCookie('pll_language')).toBe('pt');
  });
  it('is saved to the server for a logged-in user only (LANG-11)', async () => {
    const out = await after('/booknow/hotels/search');
    expect(out.calls).toEqual([]);
    const it = world({ changeLanguage: undefined }, { path: '/booknow/hotels/search', role: 'customer' });
    it.actions.chooseLanguage('pt');
    expect(it.calls).toEqual(['changeLanguage pt']);
  });
  it.each([
    ['/booknow/activities'],
    ['/booknow/flights/checkout'],
    ['/booknow/hotels/search'],
    ['/booknow/hotels/v2/search'],
    ['/booknow/hotels/v2/details'],
    ['/booknow/hotels/checkout'],
  ])('reloads %s', async (path) => {
    expect((await after(path)).left).toEqual(['reload']);
  });
  it.each([['/booknow/cars/search'], ['/booknow/cars/result-details'], ['/booknow/Cars/checkout']])(
    'returns from %s to the cars home',
    async (path) => expect((await after(path)).left).toEqual(['/booknow/cars']),
  );
  it('takes the overriding parameter out of the address', async () => {
    expect((await after('/about?lng=fr&x=1')).left).toEqual(['/about?x=1']);
  });
  it('changes in place elsewhere', async () => {
    const it = await after('/about');
    await vi.waitFor(() => expect(it.state().language).toBe('pt'), { timeout: 10_000 });
    expect(it.left).toEqual([]);
    expect(document.documentElement.lang).toBe('pt');
  });
});

describe('logging in and out', () => {
  const session: Session = {
    accessToken: 'a.b.c',
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
    user,
  };
  it('keeps the token in its cookie, changes the user state and follows the way back (STORE-01, STORE-10, USER-09, PARAM-01)', async () => {
    const it = world({ login: { data: session } }, { path: '/login?redirect=/booknow/cars' });
    await it.actions.logIn('a@b.example', 'secret');
    expect(readCookie('access_token')).toBe('a.b.c');
    expect(readCookie('auth')).toBe('true');
    expect(it.state()).toMatchObject({ auth: true, role: 'customer', user: { id: 'u1' } });
    expect(it.left).toEqual(['/booknow/cars']);
  });
  it('leaves once, however many calls are refused, and again when the page comes back out of the browser’s memory', () => {
    const left: string[] = [];
    const page = new EventTarget();
    const end = createSessionEnd(
      () => left.push('saved'),
      (href) => left.push(href),
      page,
    );
    end();
    end();
    const shown = (persisted: boolean) => {
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      end();
    };
    // The first `pageshow` of a page comes when it is loaded, which may be after the first refusal.
    shown(false);
    expect(left).toEqual(['saved', '/logout']);
    shown(true);
    expect(left).toEqual(['saved', '/logout', 'saved', '/logout']);
  });
  it('leads back to a checkout that a session ended at, before any other way, and once', async () => {
    const checkout = '/booknow/hotels/checkout?token=q1';
    const logIn = async () => {
      const it = world({ login: { data: session } }, { path: '/login?redirect=/booknow/cars' });
      await it.actions.logIn('a@b.example', 'secret');
      return it.left;
    };
    saveCheckout(sessionStoragePort, checkout, Date.now());
    expect(await logIn()).toEqual([checkout]);
    expect(await logIn()).toEqual(['/booknow/cars']);
    saveCheckout(sessionStoragePort, 'https://evil.example/checkout', Date.now());
    expect(await logIn()).toEqual(['/booknow/cars']);
  });
  it('leads back to the saved checkout from /login?from=checkout, agents too (PARAM-15)', async () => {
    const checkout = '/booknow/hotels/checkout?token=q1';
    const admin = { ...session, user: { ...user, userType: 'Admin', isTravelAgent: true } };
    for (const data of [session, admin]) {
      saveCheckout(sessionStoragePort, checkout, Date.now());
      const it = world({ login: { data } }, { path: '/login?from=checkout' });
      await it.actions.logIn('a@b.example', 'secret');
      expect(it.left).toEqual([checkout]);
    }
  });
  it('never lets an expired checkout stand before where the log-in was asked to lead (AUTH-31)', async () => {
    for (const savedAgo of [1_800_000, 86_400_000, -60_000]) {
      const it = world({ login: { data: session } }, { path: '/login?redirect=/booknow/cars' });
      saveCheckout(sessionStoragePort, '/booknow/hotels/checkout?token=q1', Date.now() - savedAgo);
      await it.actions.logIn('a@b.example', 'secret');
      expect(it.left).toEqual(['/booknow/cars']);
      expect(sessionStorage.getItem('checkoutRedirectUrl')).toBeNull();
    }
  });
  it('leads a customer whose visit began with a deal back to it, when nothing else was asked for', async () => {
    const after = async (path: string, deepLink: string, data: Session = session) => {
      sessionStorage.setItem('deepLink', deepLink);
      const it = world({ login: { data } }, { path });
      await it.actions.logIn('a@b.example', 'secret');
      sessionStorage.removeItem('deepLink');
      return it.left;
    };
    const deal = '/booknow/hotels/deal/pr_1';
    expect(await after('/login', deal)).toEqual([deal]);
    expect(await after('/login?redirect=/booknow/cars', deal)).toEqual(['/booknow/cars']);
    expect(await after('/login', 'https://evil.example/')).toEqual(['/']);
    expect(await after('/login', deal, { ...session, user: { ...user, userType: 'Admin', isTravelAgent: true } })).toEqual(['/dashboard']);
  }); // prettier-ignore
  it('leads after signing up as the specification says, once the code of the mail was right (AUTH-13, AUTH-14, AUTH-15, AUTH-16)', async () => {
    const checkout = '/booknow/hotels/checkout?token=q1';
    const after = async (path: string, savedAgo: number | null, url = checkout) => {
      const it = world({ verifyEmail: { data: { session } } }, { path });
      vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
      try {
        if (savedAgo !== null) saveCheckout(sessionStoragePort, url, Date.now() - savedAgo);
        await it.actions.account.confirmCode('ar_1', '123456');
      } finally {
        vi.useRealTimers();
      }
      expect(it.state()).toMatchObject({ auth: true, role: 'customer' });
      expect(sessionStorage.getItem('checkoutRedirectUrl')).toBeNull();
      return it.left;
    };
    expect(await after('/signup?redirect=/about', 1_799_999)).toEqual([checkout]);
    expect(await after('/signup?redirect=/about', 1_800_000)).toEqual(['/']);
    expect(await after('/signup?redirect=/booknow/cars', null)).toEqual(['/booknow/cars']);
    expect(await after('/signup?redirect=/booknow/cars', 1, '/signup?redirect=%2Fbooknow%2Fcars')).toEqual([
      '/booknow/cars',
    ]);
    expect(await after('/signup', null)).toEqual(['/']);
    expect(await after('/signup?redirect=/signup', null)).toEqual(['/']);
    expect(await after('/signup?redirect=//evil.example', null)).toEqual(['/']);
    expect(await after('/signup', 1, 'https://evil.example/checkout')).toEqual(['/']);
  });
  it('keeps a checkout that is left for signing up: address, time and flag; of local storage only the currency stays (AUTH-08, AUTH-09, AUTH-10, AUTH-11, AUTH-12, STORE-04, STORE-05, STORE-06)', () => {
    const it = world({}, { path: '/booknow/hotels/checkout?token=q1' });
    it.saved.set('foreign', '1');
    it.saved.set('selectedCurrency', '{"currency":"EUR"}');
    it.actions.goToSignUp('/signup');
    expect(sessionStorage.getItem('checkoutRedirectUrl')).toBe('/booknow/hotels/checkout?token=q1');
    expect(Math.abs(Date.now() - Number(sessionStorage.getItem('checkoutTimestamp')))).toBeLessThan(60_000);
    expect(sessionStorage.getItem('checkoutFlag')).toBe('true');
    expect([...it.saved]).toEqual([['selectedCurrency', '{"currency":"EUR"}']]);
    expect(it.left).toEqual(['/signup']);
    sessionStorage.clear();
  });
  it('leads customers home and agents to the dashboard without one (AUTH-31)', async () => {
    const customer = world({ login: { data: session } }, { path: '/login' });
    await customer.actions.logIn('a', 'b');
    expect(customer.left).toEqual(['/']);
    const agent = world({ login: { data: { ...session, user: { ...user, userType: 'Admin', isTravelAgent: true } } } }, { path: '/login?redirect=//evil' }); // prettier-ignore
    await agent.actions.logIn('a', 'b');
    expect(agent.left).toEqual(['/dashboard']);
    expect(agent.state().isTravelAgent).toBe(true);
  });
  it('clears the four cookies and the two session items (AUTH-17, AUTH-18, AUTH-19, AUTH-20, AUTH-21, AUTH-22)', () => {
    for (const name of ['access_token', 'auth', 'hideHeader', 'hideFooter', 'pll_language', 'x-session-id'])
      writeCookie(name, '1');
    sessionStorage.setItem('deepLink', '1');
    sessionStorage.setItem('routeType', '1');
    sessionStorage.setItem('other', '1');
    forgetSession();
    for (const name of ['access_token', 'auth', 'hideHeader', 'hideFooter'])
      expect(readCookie(name)).toBeNull();
    expect(sessionStorage.getItem('deepLink')).toBeNull();
    expect(sessionStorage.getItem('routeType')).toBeNull();
    // Language and visit survive.
    expect([readCookie('pll_language'), readCookie('x-session-id'), sessionStorage.getItem('other')]).toEqual(
      ['1', '1', '1'],
    );
  });
  it('resets the user, clears local storage and leaves after 100 ms (AUTH-23, AUTH-24, AUTH-25, AUTH-27, CONST-27)', async () => {
    const it = world({ logout: undefined }, { path: '/logout', role: 'customer' });
    const initial = world().state();
    it.saved.set('anything', '1');
    await it.actions.logOut();
    expect(it.saved.size).toBe(0);
    const { auth, role, user: known, isTravelAgent, isRestrictedAgent, firstName } = it.state();
    expect({ auth, role, known, isTravelAgent, isRestrictedAgent, firstName }).toEqual({
      auth: initial.auth, role: initial.role, known: null, isTravelAgent: false, isRestrictedAgent: false, firstName: null,
    }); // prettier-ignore
    expect(it.waits).toEqual([100]);
    expect(logoutDelayMs).toBe(100);
    expect(it.left).toEqual(['/']);
  });
  it('leaves word for the next page of the site, where somebody was logged in', async () => {
    const said = async (role: string, returnUrl = '', before: 'session-ended' | null = null) => {
      sessionStorage.clear();
      if (before) sayNext(sessionStoragePort, before);
      const it = world({ logout: undefined }, { agency: anAgency({ returnUrl }), path: '/logout', role });
      await it.actions.logOut();
      const notify = vi.fn();
      sayLeft(takeLeft(sessionStoragePort), it.store, notify);
      sayLeft(takeLeft(sessionStoragePort), it.store, notify);
      return notify.mock.calls.flat();
    };
    expect(await said('customer')).toEqual(['You are logged out.']);
    expect(await said('customer', '/about')).toEqual(['You are logged out.']);
    expect(await said('customer', 'https://lantern.example/bye')).toEqual([]);
    expect(await said('visitor')).toEqual([]);
    // The reason counts, not what came of it.
    expect(await said('customer', '', 'session-ended')).toEqual([
      'Your session has ended. Please log in again.',
    ]);
    sessionStorage.setItem('notice', 'toString');
    const notify = vi.fn();
    sayLeft(takeLeft(sessionStoragePort), world().store, notify);
    expect(notify).not.toHaveBeenCalled();
  });
  it('leaves for the agency’s return URL where it has one, even when the server does not answer (AUTH-26)', async () => {
    const agency = anAgency({ returnUrl: 'https://lantern.example/bye' });
    const never = new Promise(() => undefined);
    for (const logout of [new ApiError(0), never]) {
      const it = world({ logout }, { agency, path: '/logout' });
      await it.actions.logOut();
      expect(it.left).toEqual(['https://lantern.example/bye']);
      expect(it.calls).toEqual(['logout']);
    }
  });
});

describe('access tokens', () => {
  const token = (expiresInMs: number) =>
    `x.${btoa(JSON.stringify({ exp: (Date.now() + expiresInMs) / 1000 }))}.y`;
  beforeEach(() => forgetSession());
  it('are given while they are good', async () => {
    const refresh = vi.fn<() => Promise<Session>>();
    writeCookie('access_token', token(600_000));
    expect(await createAccessTokens(refresh).get()).toBe(readCookie('access_token'));
    expect(refresh).not.toHaveBeenCalled();
  });
  it('are renewed once for many calls', async () => {
    const refresh = vi.fn(() =>
      Promise.resolve<Session>({
        accessToken: 'new',
        expiresAt: new Date(Date.now() + 900_000).toISOString(),
        user,
      }),
    );
    writeCookie('access_token', token(1_000));
    const tokens = createAccessTokens(refresh);
    expect(await Promise.all([tokens.get(), tokens.get(), tokens.get()])).toEqual(['new', 'new', 'new']);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
  it('are none for a visitor, without asking', async () => {
    const refresh = vi.fn<() => Promise<Session>>();
    expect(await createAccessTokens(refresh).get()).toBeNull();
    expect(refresh).not.toHaveBeenCalled();
  });
  it('are forgotten when they cannot be renewed', async () => {
    writeCookie('auth', 'true');
    const tokens = createAccessTokens(() => Promise.reject(new ApiError(401)));
    expect(await tokens.get()).toBeNull();
    expect(readCookie('auth')).toBeNull();
  });
});
