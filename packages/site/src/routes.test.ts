import { officePath, officeScreens } from '@portolan/app';
import { may, roles, type Role } from '@portolan/contract/roles';
import { describe, expect, it } from 'vitest';
import { anAgency } from '@portolan/contract/testing';
import { guard, isPrivatePage, matchRoute, remoteNames, sameArea, siteRoutes } from './routes.ts';

const v2 = anAgency();
const v1 = anAgency({ enableHotelsV2: false, enableFlightsV2: false });
const route = (path: string, agency = v1) => {
  const match = matchRoute(path, agency);
  return 'route' in match ? match.route : match;
};

describe('redirect rules', () => {
  it('leads to hotels v2 where the flag is on and keeps the query (ROUTE-RED-01)', () => {
    expect(matchRoute('/booknow/hotels?lng=pt', v2)).toEqual({ redirect: '/booknow/hotels/v2?lng=pt' });
  });
  it('leads hotels v2 and every path below it back where the flag is off (ROUTE-RED-02)', () => {
    expect(matchRoute('/booknow/hotels/v2', v1)).toEqual({ redirect: '/booknow/hotels' });
    expect(matchRoute('/booknow/hotels/v2/details?propertyId=7', v1)).toEqual({
      redirect: '/booknow/hotels?propertyId=7',
    });
  });
  it('leads to flights v2 where the flag is on (ROUTE-RED-03)', () => {
    expect(matchRoute('/booknow/flights', v2)).toEqual({ redirect: '/booknow/flights/v2' });
  });
  it('leads flights v2 back where the flag is off (ROUTE-RED-04)', () => {
    expect(matchRoute('/booknow/flights/v2/search?a=1', v1)).toEqual({ redirect: '/booknow/flights?a=1' });
  });
  it('leaves the v1 steps reachable where v2 is on', () => {
    expect(route('/booknow/hotels/search', v2)).toMatchObject({ name: 'hotels.search' });
  });
});

describe('paths', () => {
  it('match whatever their case and trailing slash', () => {
    expect(route('/BOOKNOW/Hotels/Search/')).toMatchObject({ area: 'hotels', name: 'hotels.search' });
    expect(route('/booknow/cars/checkout')).toMatchObject({ name: 'cars' });
    expect(route('/mytrip/wallet')).toMatchObject({ name: 'mytrip.wallet' });
    expect(route('/newpassword/')).toMatchObject({ name: 'new-password' });
  });
  it('give their parameters', () => {
    expect(route('/booknow/hotels/deal/p1')).toMatchObject({
      name: 'hotels.deal',
      params: { proposalId: 'p1' },
    });
  });
  it('know the page of one booking', () => {
    const found = route('/Booking/HP-7K2M9Q/?token=x');
    expect(found).toEqual({ name: 'booking', area: 'app', params: { reference: 'HP-7K2M9Q' } });
    expect(route('/booking')).toMatchObject({ name: 'booking', params: {} });
  });
  it('know which are about one booking or proposal, of every service with pages of its own', () => {
    const names = siteRoutes.map(({ name }) => name).filter((name) => isPrivatePage({ name }));
    expect([...new Set(names)].sort()).toEqual([
      'allow-agent-proposal',
      'booking',
      'disapprove-proposal',
      'flights.confirmation',
      'hotels.confirmation',
      'hotels.deal',
    ]);
  });
  it('send an unmatched path under a host-owned prefix to /errors (ROUTE-ERR-03)', () => {
    for (const path of ['/booknow/nothing', '/booknow/hotels/nowhere/at/all', '/blog/2026/x'])
      expect(matchRoute(path, v1)).toEqual({ redirect: '/errors' });
  });
  it('hand every other path to the embedded app (ROUTE-ERR-04)', () => {
    for (const path of ['/no-such-page', '/__proto__', '/%E0%A4%A', '/wp-login.php'])
      expect(route(path)).toMatchObject({ area: 'app', name: 'not-found' });
  });
  it('have resort routes only while Resorts is active', () => {
    expect(route('/booknow/resort')).toMatchObject({ area: 'resort' });
    const off = anAgency({ bookingMenuItemOptions: [{ title: 'Resorts', active: false }] });
    expect(matchRoute('/booknow/resort', off)).toEqual({ redirect: '/errors' });
  });
  it('have destination routes only while the setting is on', () => {
    const off = anAgency({ displayTopDestinations: false });
    expect(matchRoute('/destination', off)).toEqual({ redirect: '/errors' });
    expect(route('/top-destination')).toMatchObject({ area: 'pages' });
  });
  it('belong to five embedded areas (HOST-06)', () => {
    expect(remoteNames).toEqual(['app', 'flights', 'hotels', 'resort', 'pages']);
    expect(route('/login')).toMatchObject({ area: 'app' });
    expect(route('/booknow/flights')).toMatchObject({ area: 'flights' });
    expect(route('/booknow/hotels')).toMatchObject({ area: 'hotels' });
    expect(route('/booknow/resort')).toMatchObject({ area: 'resort' });
    expect(route('/about')).toMatchObject({ area: 'pages' });
  });
});

describe('moving', () => {
  it('stays in the document only inside the hotel flow', () => {
    expect(sameArea('/booknow/hotels', '/booknow/hotels/search?x=1', v1)).toBe(true);
    expect(sameArea('/', '/booknow/hotels/search', v1)).toBe(false);
    expect(sameArea('/about', '/faqs', v1)).toBe(false);
  });
});

describe('brand rules', () => {
  const agency = anAgency({
    brandRules: {
      forceLogin: true,
      homeRedirectPath: '/booknow/hotels',
      currencyCountryOverride: 'MX',
      hideSignup: false,
    },
  });
  const guarded = (path: string, loggedIn: boolean) => {
    const match = matchRoute(path, agency);
    return 'route' in match
      ? guard(match.route, path, agency, { role: loggedIn ? 'customer' : 'visitor' })
      : match.redirect;
  };
  it('force visitors to log in on every page but signing in, legal texts, logout and errors (BRANDSPEC-01)', () => {
    expect(guarded('/', false)).toBe('/login');
    expect(guarded('/about?x=1', false)).toBe('/login?redirect=%2Fabout%3Fx%3D1');
    for (const path of ['/login', '/signup', '/logout', '/errors', '/privacy-policy'])
      expect(guarded(path, false)).toBeNull();
  });
  it('leave a booking open: its link opens it without an account, and nobody is sent on with its secret', () => {
    expect(guarded('/booking/HP-7K2M9Q?token=secret', false)).toBeNull();
    expect(guarded('/booknow/hotels/confirm-payment?reference=HP-7K2M9Q&token=secret', false)).toBeNull();
  });
  it('lead home to hotels once logged in (BRANDSPEC-02)', () => {
    expect(guarded('/', true)).toBe('/booknow/hotels');
    expect(guarded('/about', true)).toBeNull();
  });
  it('do nothing for other agencies', () => {
    expect(
      guard({ name: 'home', area: 'host', params: {} }, '/', anAgency(), { role: 'visitor' }),
    ).toBeNull();
  });
});

describe('the pages of travellers and of staff', () => {
  const sent = (path: string, role: Role, returning = false) => {
    const match = matchRoute(path, anAgency());
    return 'route' in match ? guard(match.route, path, anAgency(), { role, returning }) : match.redirect;
  };
  const staff = ['restricted_agent', 'agent', 'sales_agent', 'admin', 'agency_owner'] as const;
  it('of travellers send visitors to log in and come back, and staff to the dashboard (ROUTE-CUST-06)', () => {
    for (const path of ['/mytrip/dashboard', '/mytrip/mytrips', '/mytrip/profile', '/mytrip/support', '/mytrip/wallet/']) {
      expect(sent(path, 'visitor')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
      expect(sent(path, 'customer')).toBeNull();
      for (const role of staff) expect(sent(path, role)).toBe('/dashboard');
    }
  });
  it('of staff send visitors to log in and come back, customers to their trips, and who may not open one to the dashboard (ROUTE-AGT-15)', () => {
    const all = ['/dashboard', '/settings/profile', '/settings/support', '/wallet/details', '/users/clients', '/users/agents/view/u1', '/bookings', '/proposals', '/searches', '/support'];
    const some: [string, readonly Role[]][] = [
      ['/settings/website/', ['admin', 'agency_owner']],
      ['/settings/agency', ['agent', 'admin', 'agency_owner']],
      ['/settings/payment', ['restricted_agent', 'agent', 'admin', 'agency_owner']],
      ['/settings/product', ['restricted_agent', 'agent', 'admin', 'agency_owner']],
      ['/applications', ['admin', 'agency_owner']],
      ['/customize-theme', ['admin', 'agency_owner']],
      ['/settings/texts', ['admin', 'agency_owner']],
      ['/settings/sign-in', ['agency_owner']],
      ['/users/agents', ['admin', 'agency_owner']],
      ['/pay', ['restricted_agent', 'agent', 'admin', 'agency_owner']],
    ];
    for (const [path, allowed] of [...all.map((path) => [path, staff] as const), ...some]) {
      expect(sent(path, 'visitor')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
      expect(sent(path, 'customer')).toBe('/mytrip/dashboard');
      for (const role of staff) expect(sent(path, role), `${role} at ${path}`).toBe(allowed.includes(role) ? null : '/dashboard');
    }
  });
  it('of the back-office lead to the screens that the app has, and let in whom those let in', () => {
    for (const [name, needs] of Object.entries(officeScreens)) {
      const path = officePath(name as keyof typeof officeScreens);
      expect(matchRoute(path, anAgency()), path).toMatchObject({ route: { area: 'app', name } });
      for (const role of roles) expect(sent(path, role) === null, `${role} at ${path}`).toBe(may(role, needs));
    }
  });
  it('send nobody away whose session may only have to be brought back', () => {
    expect(sent('/dashboard', 'visitor', true)).toBeNull();
    expect(sent('/mytrip/mytrips', 'visitor', true)).toBeNull();
  });
}); // prettier-ignore
