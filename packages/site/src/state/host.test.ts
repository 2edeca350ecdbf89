// @vitest-environment happy-dom
// What the host asks for over the network when a page starts, and what a change of language does, one requirement a test.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type ClientOptions } from '@portolan/client';
import type { TravelAgent, UserProfile } from '@portolan/contract';
import { roleOf } from '@portolan/contract/roles';
import { signInLink } from '@portolan/core';
import { anAgency } from '@portolan/contract/testing';
import site from '@portolan/i18n/catalogues/en/site.json' with { type: 'json' };
import type { PageData } from '../page-data.ts';
import { isDealLink } from '../shell/visibility.ts';
import { siteTexts } from '../texts.ts';
import { createActions } from './actions.ts';
import { loadCurrencies, loadState, loadTravelAgent, type LoadPorts } from './load-state.ts';
import { createAccessTokens } from './session.ts';
import { createSiteStore, userState } from './site-state.ts';

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
const agent: UserProfile = { ...user, id: 'u2', userType: 'TravelAgent', isTravelAgent: true };
const agentData: TravelAgent = {
  id: 'u2',
  userType: 'TravelAgent',
  isRestrictedAgent: false,
  agency: { id: 'ag_1', agencyName: 'Lantern' },
  createdAt: '2026-01-01T00:00:00Z',
  wallet: [],
  commission: [{ amount: 380, currency: 'USD' }],
};
const usd = { code: 'US', currency: 'USD', name: 'United States', symbol: '$', image: '', emoji: '', unicode: '' }; // prettier-ignore
const brl = { ...usd, code: 'BR', currency: 'BRL', name: 'Brazil', symbol: 'R$' };

type Reply = { status?: number; body: unknown } | undefined;

/** A host page over a real client whose network is made here. */
function host({
  agency = anAgency(),
  path = '/about',
  replies = {} as Record<string, Reply>,
  loggedIn = false,
  options = {} as Partial<ClientOptions>,
} = {}) {
  const requests: { method: string; url: string; headers: Record<string, string> }[] = [];
  const bodies: Record<string, unknown> = {
    '/api/agency': { data: agency },
    '/api/admin/country/enableCurrencies': { data: [usd, brl], enabledCurrencies: [usd, brl] },
    '/api/multi-currency/exchange': { data: { USD: 1, EUR: 0.9 } },
    '/api/admin/country/enable': { data: [] },
    '/api/location/current': { data: null },
    '/api/user/profile': { data: user },
  };
  const client = createClient({
    base: 'https://api.agency.example',
    language: 'en',
    sessionId: 's1',
    fetch: async (input, init = {}) => {
      const url = new URL(String(input));
      requests.push({
        method: init.method ?? 'GET',
        url: String(url),
        headers: init.headers as Record<string, string>,
      });
      const reply = replies[url.pathname];
      return new Response(JSON.stringify(reply?.body ?? bodies[url.pathname] ?? {}), {
        status: reply?.status ?? 200,
      });
    },
    ...options,
  });
  const data: PageData = {
    agency, language: 'en', currency: 'USD', isMobile: false, role: 'visitor', user: null, origin: 'http://x', art: {}, texts: site,
  }; // prettier-ignore
  const store = createSiteStore(data, siteTexts('en', site, {}));
  const url = new URL(path, 'http://x');
  const saved = new Map<string, string>();
  const ports: LoadPorts = {
    store,
    client,
    mayBeLoggedIn: loggedIn,
    address: () => ({ path: url.pathname, query: new URLSearchParams(url.search) }),
    saved: {
      get: (key) => saved.get(key) ?? null,
      set: (key, value) => void saved.set(key, value),
      remove: (key) => void saved.delete(key),
    },
  };
  const left: string[] = [];
  const actions = createActions({
    ...ports,
    tokens: createAccessTokens(() => Promise.reject(new Error('none'))),
    origin: 'http://x',
    endSession: () => client.call('logout'),
    setQuery: () => undefined,
    leave: (href) => void left.push(href),
    reload: () => void left.push('reload'),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    clearLocalStorage: () => saved.clear(),
    retry: () => undefined,
    notify: () => undefined,
  });
  return { store, client, requests, ports, actions, left, state: () => store.getState() };
}
const paths = (it: ReturnType<typeof host>) => it.requests.map(({ url }) => new URL(url).pathname);

describe('the start of the host', () => {
  it('asks the exchange rates of /api/multi-currency/exchange (API-12)', async () => {
    const it = host();
    await loadState(it.ports);
    expect(paths(it).filter((path) => path.includes('exchange'))).toEqual(['/api/multi-currency/exchange']);
    expect(it.state().rates).toEqual({ USD: 1, EUR: 0.9 });
  });
  it('asks everything of the agency API base (API-GEN-01)', async () => {
    const it = host({ loggedIn: true });
    await loadState(it.ports);
    await loadCurrencies(it.ports);
    expect(it.requests.length).toBeGreaterThan(5);
    expect(new Set(it.requests.map(({ url }) => new URL(url).origin))).toEqual(
      new Set(['https://api.agency.example']),
    );
  });
  it('fetches the profile of who may be logged in, and of nobody else (API-50)', async () => {
    const visitor = host();
    await loadState(visitor.ports);
    expect(paths(visitor)).not.toContain('/api/user/profile');
    const customer = host({ loggedIn: true });
    await loadState(customer.ports);
    expect(paths(customer)).toContain('/api/user/profile');
    expect(customer.state().user).toEqual(user);
  });
  describe('for a travel agent', () => {
    const path = '/api/user/travel-agent';
    const start = (replies: Record<string, Reply>, profile = agent) =>
      host({ loggedIn: true, replies: { '/api/user/profile': { body: { data: profile } }, ...replies } });
    const traceOf = (it: ReturnType<typeof host>) => {
      const trace: string[] = [it.state().travelAgentStatus];
      it.store.subscribe(({ travelAgentStatus: now }) => void (now !== trace.at(-1) && trace.push(now)));
      return trace;
    };

    it('fetches the agent’s own data after the profile on each load, from pending to fulfilled (API-51)', async () => {
      const it = start({ [path]: { body: { data: agentData } } });
      const trace = traceOf(it);
      await loadState(it.ports);
      expect(it.requests.find(({ url }) => url.endsWith(path))?.method).toBe('GET');
      expect(paths(it).indexOf(path)).toBeGreaterThan(paths(it).indexOf('/api/user/profile'));
      expect(trace).toEqual(['idle', 'pending', 'fulfilled']);
      expect(it.state().travelAgent).toEqual(agentData);
    });
    it('goes on without it when it cannot be had: rejected, and the agent stays logged in (API-51)', async () => {
      const it = start({ [path]: { status: 500, body: {} } });
      const trace = traceOf(it);
      await loadState(it.ports);
      expect(trace).toEqual(['idle', 'pending', 'rejected']);
      expect(it.state()).toMatchObject({
        travelAgent: null,
        auth: true,
        isTravelAgent: true,
        status: 'ready',
      });
    });
    it('asks nothing of the kind for customers and visitors', async () => {
      for (const it of [host(), start({}, user)]) {
        await loadState(it.ports);
        expect(paths(it)).not.toContain(path);
        expect(it.state().travelAgentStatus).toBe('idle');
      }
    });
    it('fetches it after an agent’s log-in, and forgets it with the log-out (API-51)', async () => {
      const session = {
        accessToken: 'a.b.c',
        expiresAt: new Date(Date.now() + 900_000).toISOString(),
        user: agent,
      };
      const it = host({
        path: '/login',
        replies: { '/api/auth/login': { body: { data: session } }, [path]: { body: { data: agentData } } },
      });
      await it.actions.logIn('a@b.example', 'secret');
      await vi.waitFor(() => expect(it.state().travelAgent).toEqual(agentData));
      expect([it.left, it.state().travelAgentStatus]).toEqual([['/dashboard'], 'fulfilled']);
      await it.actions.logOut();
      expect(it.state()).toMatchObject({ auth: false, travelAgent: null, travelAgentStatus: 'idle' });
    });
    it('forgets an answer that comes for an agent who has left', async () => {
      let answer: (response: Response) => void = () => undefined;
      const coming = new Promise<Response>((done) => (answer = done));
      const it = host({ options: { fetch: () => coming } });
      it.store.setState(userState(agent));
      const loading = loadTravelAgent(it.store, it.client);
      await vi.waitFor(() => expect(it.state().travelAgentStatus).toBe('pending'));
      it.store.setState(userState(null));
      answer(new Response(JSON.stringify({ data: agentData })));
      await loading;
      expect(it.state()).toMatchObject({ travelAgent: null, travelAgentStatus: 'idle' });
    });
  });
  it('fetches the current location (API-49)', async () => {
    const it = host();
    await loadState(it.ports);
    expect(paths(it)).toContain('/api/location/current');
  });

  const traceOf = async (name: 'currenciesStatus' | 'ratesStatus', replies = {}) => {
    const it = host({ replies });
    const trace: string[] = [it.state()[name]];
    it.store.subscribe((state) => void (state[name] !== trace.at(-1) && trace.push(state[name])));
    await Promise.all([loadState(it.ports), loadCurrencies(it.ports)]);
    return trace;
  };
  const down = { status: 500, body: {} };
  it('takes currencies from pending to fulfilled or rejected (ASYNC-05)', async () => {
    expect(await traceOf('currenciesStatus')).toEqual(['idle', 'pending', 'fulfilled']);
    expect(await traceOf('currenciesStatus', { '/api/admin/country/enableCurrencies': down })).toEqual([
      'idle',
      'pending',
      'rejected',
    ]);
  });
  it('takes exchange rates from pending to fulfilled or rejected (ASYNC-06)', async () => {
    expect(await traceOf('ratesStatus')).toEqual(['idle', 'pending', 'fulfilled']);
    expect(await traceOf('ratesStatus', { '/api/multi-currency/exchange': down })).toEqual([
      'idle',
      'pending',
      'rejected',
    ]);
  });
  it.each([
    ['currencies', 'currenciesStatus', '/api/admin/country/enableCurrencies', loadCurrencies],
    ['rates', 'ratesStatus', '/api/multi-currency/exchange', loadState],
  ] as const)('empties %s while they are asked for and after a failure (ASYNC-07, ASYNC-09, ASYNC-10, ASYNC-11)', async (list, status, path, load) => {
    const replies: Record<string, typeof down> = {};
    const it = host({ replies });
    const size = () => Object.keys(it.state()[list]).length;
    await load(it.ports);
    expect(size()).toBeGreaterThan(0);
    // What was loaded once is asked for again only after a failure.
    it.store.setState({ [status]: 'rejected' });
    replies[path] = down;
    const sizes: unknown[] = [];
    it.store.subscribe((now, before) => {
      if (now[status] !== before[status]) sizes.push([now[status], size()]);
    });
    await load(it.ports);
    expect(sizes).toEqual([
      ['pending', 0],
      ['rejected', 0],
    ]);
    expect(it.state().currencyError).toBeTruthy();
  }); // prettier-ignore
});

describe('settings of the agency', () => {
  it('defaultCountry gives the currency when nothing else does (AGY-11)', async () => {
    const brazil = host({ agency: anAgency({ defaultCountry: 'BR' }) });
    await loadState(brazil.ports);
    expect(brazil.state().selectedCurrency).toEqual({ currency: 'BRL' });
    const states = host({ agency: anAgency({ defaultCountry: 'US' }) });
    await loadState(states.ports);
    expect(states.state().selectedCurrency).toEqual({ currency: 'USD' });
  });
  it('returnUrl is where logging out and single sign-on lead (AGY-13)', async () => {
    const agency = anAgency({
      returnUrl: 'https://lantern.example/door',
      sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
    });
    const it = host({ agency, path: '/logout' });
    await it.actions.logOut();
    expect(it.left).toEqual(['https://lantern.example/door']);
    expect(signInLink('login', { path: '/faqs', query: new URLSearchParams() }, agency)).toBe(
      'https://lantern.example/door',
    );
  });
});

describe('after logging in', () => {
  afterEach(() => vi.useRealTimers());
  it('the redirect is in progress for 100 ms, in which there is no second one (CONST-28)', async () => {
    vi.useFakeTimers();
    const session = { accessToken: 'a.b.c', expiresAt: new Date(Date.now() + 900_000).toISOString(), user };
    const it = host({
      path: '/login?redirect=/booknow/cars',
      replies: { '/api/auth/login': { body: { data: session } } },
    });
    await it.actions.logIn('a@b.example', 'secret');
    expect(it.left).toEqual(['/booknow/cars']);
    await vi.advanceTimersByTimeAsync(99);
    await it.actions.logIn('a@b.example', 'secret');
    expect(it.left).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await it.actions.logIn('a@b.example', 'secret');
    expect(it.left).toHaveLength(2);
  });
});

it('a customer is who is logged in and no travel agent (CUST-01)', () => {
  expect(userState(user)).toMatchObject({ auth: true, isTravelAgent: false, role: 'customer' });
  expect(userState(null)).toMatchObject({ auth: false, role: 'visitor' });
  for (const userType of ['TravelAgent', 'SalesAgent', 'Admin', 'AgencyOwner'])
    expect(roleOf({ userType }), userType).not.toBe('customer');
});

describe('the optional-auth flag', () => {
  const flagAt = async (address: string, token: string | null = null) => {
    const at = new URL(address, 'http://x');
    const it = host({
      options: { optionalAuth: () => isDealLink(at.pathname, at.searchParams), getAccessToken: () => token },
    });
    await it.client.call('getAgency');
    return it.requests[0]!.headers['x-optional-auth'] ?? null;
  };
  it('is sent on a dealLinkId without a token (API-GEN-07)', async () => {
    expect(await flagAt('/?dealLinkId=1')).toBe('true');
    expect(await flagAt('/?dealLinkId=1', 't')).toBeNull();
    expect(await flagAt('/?other=1')).toBeNull();
  });
  it('is sent on a proposalId without a token (API-GEN-08)', async () => {
    expect(await flagAt('/about?proposalId=1')).toBe('true');
    expect(await flagAt('/about?proposalId=1', 't')).toBeNull();
  });
  it('is sent on a hotel-deal route without a token (API-GEN-09)', async () => {
    expect(await flagAt('/booknow/hotels/deal/p1')).toBe('true');
    expect(await flagAt('/booknow/hotels/deal/p1', 't')).toBeNull();
    expect(await flagAt('/booknow/hotels/v2')).toBeNull();
  });
});

describe('a change of language', () => {
  const after = async (path: string) => {
    const it = host({ path });
    it.actions.chooseLanguage('pt');
    await Promise.resolve();
    await Promise.resolve();
    return it.left;
  };
  it('speaks the agency’s own words of the new language, and none of another', async () => {
    const texts = { pt: { 'site.faq': 'Perguntas' }, de: { 'site.about': 'Niemals' } };
    const it = host({ agency: anAgency({ texts }) });
    expect(it.state().t('site.faq')).toBe('FAQ');
    it.actions.chooseLanguage('pt');
    await vi.waitFor(() => expect(it.state().language).toBe('pt'));
    expect(it.state().t('site.faq')).toBe('Perguntas');
    expect(it.state().t('site.about')).not.toBe('Niemals');
  });
  it('reloads activities pages (LANG-12)', async () => {
    expect(await after('/booknow/activities')).toEqual(['reload']);
    expect(await after('/booknow/activities/search')).toEqual(['reload']);
  });
  it('reloads flight checkout (LANG-13)', async () => {
    expect(await after('/booknow/flights/checkout')).toEqual(['reload']);
  });
  it('reloads the hotel search page (LANG-14)', async () => {
    expect(await after('/booknow/hotels/search')).toEqual(['reload']);
    expect(await after('/booknow/hotels/v2/search')).toEqual(['reload']);
  });
  it('reloads the hotel details page (LANG-15)', async () => {
    for (const path of ['/booknow/hotels/search-details', '/booknow/hotels/v2/search-details', '/booknow/hotels/v2/details', '/hotel-details'])
      expect(await after(path), path).toEqual(['reload']);
  }); // prettier-ignore
  it('reloads the hotel checkout page (LANG-16)', async () => {
    expect(await after('/booknow/hotels/checkout')).toEqual(['reload']);
  });
  it('returns from the cars search page to the cars home (LANG-17)', async () => {
    expect(await after('/booknow/cars/search')).toEqual(['/booknow/cars']);
  });
  it('returns from the cars result page to the cars home (LANG-18)', async () => {
    expect(await after('/booknow/cars/result-details')).toEqual(['/booknow/cars']);
  });
  it('returns from the cars checkout page to the cars home (LANG-19)', async () => {
    expect(await after('/booknow/Cars/checkout')).toEqual(['/booknow/cars']);
  });
  it('is told to the server of a logged-in user, by its path (API-48)', async () => {
    const it = host({ path: '/booknow/hotels/search', options: { getAccessToken: () => 't' } });
    it.store.setState(userState(user));
    it.actions.chooseLanguage('pt');
    await vi.waitFor(() => expect(paths(it)).toEqual(['/api/user/changeLanguage/pt']));
    expect(it.requests[0]!.headers['x-access-token']).toBe('t');
  });
});
