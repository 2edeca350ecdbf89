import { isTravelAgent, may, type Permission, type Role } from '@portolan/contract/roles';
import {
  activeServices,
  bookingPath,
  findBookingPath,
  isAtOrBelow,
  serviceFlags,
  serviceKeys,
  servicePaths,
  type ServiceFamily,
  type ServiceKey,
} from '@portolan/contract/services';
import type { Agency, Environment } from '@portolan/contract';

/** The five embedded areas (HOST-06), and what the host shows itself. */
export const remoteNames = ['app', 'flights', 'hotels', 'resort', 'pages'] as const;
export type RemoteName = (typeof remoteNames)[number];
export type Area = RemoteName | 'host';

/** A page of the site: which area shows it and under which name. */
export interface Route {
  /** Stable name, such as `hotels.search` or `login`; the 404 of the embedded app is `not-found`. */
  readonly name: string;
  readonly area: Area;
  readonly params: Readonly<Record<string, string>>;
}
export type RouteMatch = { readonly route: Route } | { readonly redirect: string };

/** The part of the agency that routes depend on. */
export type RouteAgency = Pick<
  Agency,
  'enableHotelsV2' | 'enableFlightsV2' | 'displayTopDestinations' | 'bookingMenuItemOptions' | 'brandRules'
>;

/**
 * Pages of the back-office, named after their addresses (`agent.settings.texts`), with what opens them; the server's menu greys the same
 * ones (NAV-29).
 */
const office: readonly (readonly [path: string, needs: Permission])[] = [
  ['/dashboard', 'command-center.open'],
  ['/settings/profile', 'settings.profile'],
  ['/settings/website/', 'settings.website'],
  ['/settings/texts', 'settings.website'],
  ['/settings/sign-in', 'sign-in.manage'],
  ['/settings/agency', 'settings.markup'],
  ['/settings/payment', 'settings.payment'],
  ['/settings/product', 'settings.product'],
  ['/settings/support', 'support.open'],
  ['/support', 'support.open'],
  ['/wallet/details', 'wallet.open'],
  ['/users/clients', 'clients.open'],
  // The list is for who manages agents; a single one may be one's own.
  ['/users/agents', 'agents.manage'],
  ['/users/agents/view/{id}', 'command-center.open'],
  ['/bookings', 'bookings.agency'],
  ['/proposals', 'proposals.open'],
  ['/applications', 'applications.open'],
  ['/customize-theme', 'theme.change'],
  ['/pay', 'pay.open'],
  ['/searches', 'searches.open'],
];

/** The area that shows a service; those of `app` are one contact page each (HOST-06). */
const serviceAreas: Readonly<Record<ServiceKey, RemoteName>> = {
  hotels: 'hotels',
  flights: 'flights',
  resorts: 'resort',
  cars: 'app',
  activities: 'app',
  cruise: 'app',
};

type RouteRow = readonly [path: string, area: Area, name: string, needs?: Permission];

/** `{id}` holes; matched whatever case and trailing slash (A-07), written here as the specification spells them. */
const table: readonly RouteRow[] = [
  ['/', 'host', 'home'],
  ['/errors', 'host', 'errors'],
  ['/login', 'app', 'login'],
  ['/logout', 'app', 'logout'],
  ['/sso', 'app', 'sso'],
  ['/social', 'app', 'social'],
  ['/signup', 'app', 'signup'],
  ['/forgotpassword', 'app', 'forgot-password'],
  ['/newPassword', 'app', 'new-password'],
  ['/verify', 'app', 'verify'],
  ['/expired', 'app', 'expired'],
  ['/subscription', 'app', 'subscription'],
  ['/about', 'pages', 'about'],
  ['/faqs', 'pages', 'faqs'],
  ['/privacy-policy', 'pages', 'legal.privacy'],
  ['/user-terms-and-conditions', 'pages', 'legal.user-terms'],
  ['/agency-terms-and-conditions/{id}', 'pages', 'legal.agency-terms'],
  ['/cookies-policy', 'pages', 'legal.cookies'],
  ['/disclaimer', 'pages', 'legal.disclaimer'],
  ['/cancellation-policy', 'pages', 'legal.cancellation'],
  ['/deal-link', 'app', 'deal-link'],
  ['/url/{id}', 'app', 'short-link'],
  ['/disapproveProposal', 'app', 'disapprove-proposal'],
  ['/allowAgentProposal', 'app', 'allow-agent-proposal'],
  ['/blog', 'pages', 'blog'],
  ['/blog/share', 'pages', 'blog-share'],
  ['/blog/{slug}', 'pages', 'blog.article'],
  ['/top-destination', 'pages', 'top-destination'],
  ['/destination', 'pages', 'destination'],
  ['/destination/share', 'pages', 'destination-share'],
  ['/destination/{slug}', 'pages', 'destination.place'],
  ['/hidden-gems', 'pages', 'hidden-gems'],
  ['/cruise-line/{slug}', 'pages', 'cruise-line'],
  [findBookingPath, 'app', 'booking'],
  [bookingPath, 'app', 'booking'],
  ...serviceKeys.flatMap(serviceRoutes),
  ['/mytrip/dashboard', 'app', 'mytrip.dashboard'],
  ['/mytrip/mytrips', 'app', 'mytrip.trips'],
  ['/mytrip/profile', 'app', 'mytrip.profile'],
  ['/mytrip/support', 'app', 'mytrip.support'],
  ['/mytrip/wallet/', 'app', 'mytrip.wallet'],
  ...office.map(([path, needs]) => [path, 'app', `agent${tidy(path).replaceAll('/', '.')}`, needs] as const),
];

/** Every address of the site, as the specification spells it: for what must know all of them, such as the proof that each is accessible. */
export const siteRoutes: readonly { path: string; name: string }[] = /* @__PURE__ */ table.map(
  ([path, , name]) => ({
    path,
    name,
  }),
);

/** The pages of a service, named after the service and the view: `hotels.search` are results, as in their address. */
function serviceRoutes(service: ServiceKey): RouteRow[] {
  const area = serviceAreas[service];
  const name = area === 'app' ? service : area;
  const row = (path: string | undefined, view = ''): RouteRow[] =>
    path ? [[path, area, area === 'app' ? name : name + view]] : [];
  const family = ({ search, results, details, otherDetails = [] }: ServiceFamily, version = '') => [
    ...row(search, version),
    ...row(results, `${version}.search`),
    ...[details, ...otherDetails].flatMap((path) => row(path, `${version}.details`)),
  ];
  const { v2, review, checkout, confirmation, proposal, ...first } = servicePaths[service];
  return [
    ...family(first),
    ...(v2 ? family(v2, '.v2') : []),
    ...row(review, '.reservation'),
    ...row(checkout, '.checkout'),
    ...row(confirmation, '.confirmation'),
    ...row(proposal, '.deal'),
  ];
}

const routes = table.map(([path, area, name]) => ({
  area,
  name,
  // Nothing in the table but its holes means anything to a pattern.
  pattern: new RegExp(`^${tidy(path).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`, 'i'),
}));

/** Prefixes whose unmatched paths are the host's own mistakes, not the embedded app's pages (A-02). */
const hostOwned = [
  'booknow',
  'blog',
  'destination',
  'top-destination',
  'hidden-gems',
  'cruise-line',
  'agency-terms-and-conditions',
  'url',
  'errors',
];

/**
 * Where a path of the site leads: a page, or another address (ROUTE-RED, ROUTE-ERR-03). Redirects keep the query. What is no
 * page of the host at all goes to the embedded app, which answers with its 404 (ROUTE-ERR-04, -05).
 * @param address path with query, such as `/booknow/hotels?lng=pt`
 * @param environment what the server is for; a browser was redirected already
 */
export function matchRoute(
  address: string,
  agency: RouteAgency,
  environment: Environment = 'prod',
): RouteMatch {
  const at = new URL(address, 'http://site');
  const path = tidy(decode(at.pathname));
  const lower = path.toLowerCase();
  const to = (target: string): RouteMatch => ({ redirect: target + at.search });

  for (const service of serviceKeys) {
    const { search, v2 } = servicePaths[service];
    const flag = serviceFlags[service];
    if (!v2 || !flag) continue;
    // Only the exact path goes to v2; everything below v2 comes back (A-05).
    if (agency[flag] && lower === search) return to(v2.search);
    if (!agency[flag] && isAtOrBelow(path, v2.search)) return to(search);
  }

  // Where nobody can be sent from outside there is nothing to share (ROUTE-BLOG-04, -05).
  const shared = /^(\/blog|\/destination)\/share$/.exec(lower)?.[1];
  if (shared && environment === 'local') return { redirect: shared };

  for (const { pattern, area, name } of routes) {
    const match = pattern.exec(path);
    if (!match) continue;
    if (area === 'resort' && !activeServices(agency.bookingMenuItemOptions).includes('resorts')) break;
    if (/^(top-)?destination\b/.test(name) && !agency.displayTopDestinations) break;
    return { route: { name, area, params: { ...match.groups } } };
  }
  // The two proposal words hold for whole paths below them too (ROUTE-LINK-05 to -08).
  if (/^\/disapproveproposal(\/|$)/.test(lower)) return page('disapprove-proposal');
  if (/^\/allowagentproposal(\/|$)/.test(lower)) return page('allow-agent-proposal');
  if (hostOwned.includes(lower.split('/')[1] ?? '')) return { redirect: '/errors' };
  return { route: notFoundRoute };
}

/** A page about a place or a line that is not there counts as a path that is not there: the host's own mistake (A-02). */
export function isUnmatchedWhenMissing({ name }: Pick<Route, 'name'>): boolean {
  return /^(top-)?destination\b|^cruise-line$/.test(name);
}

/** Pages about places: their texts are for them alone. */
export function isPlacesPage({ name }: Pick<Route, 'name'>): boolean {
  return name === 'hidden-gems' || isUnmatchedWhenMissing({ name });
}

/** The 404 of the embedded app: for what is no page, and for a page about something that is not there. */
export const notFoundRoute: Route = { name: 'not-found', area: 'app', params: {} };

/** True when both addresses are pages of one area, so that moving between them needs no new document (decision 002). */
export function sameArea(from: string, to: string, agency: RouteAgency): boolean {
  const [a, b] = [matchRoute(from, agency), matchRoute(to, agency)];
  return 'route' in a && 'route' in b && a.route.area === b.route.area && a.route.area === 'hotels';
}

function page(name: string): RouteMatch {
  return { route: { name, area: 'app', params: {} } };
}

/** Without its trailing slash; `/` stays. */
function tidy(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Pages that forced login leaves open (A-37). */
const openPages =
  /^(login|logout|sso|social|signup|forgot-password|new-password|verify|expired|errors|legal\..*)$/;

/** Pages about one person's booking or proposal, of every service: in no index, and nothing of theirs goes to anybody's analytics. */
const privatePages = /^(booking|.+\.(confirmation|deal)|allow-agent-proposal|disapprove-proposal)$/;

/** Whether a page is about one person's booking or proposal. */
export function isPrivatePage({ name }: Pick<Route, 'name'>): boolean {
  return privatePages.test(name);
}

/**
 * Where somebody is sent instead of a page; `null`: stay. A brand's rules come first (BRANDSPEC-01, -02); then travellers' pages are
 * for travellers (ROUTE-CUST-06) and the back-office for staff with the permission (ROUTE-AGT-15).
 * @param visitor `returning`: nobody is known by this request, but the browser may bring its session back; it is not sent away
 */
export function guard(
  route: Route,
  address: string,
  { brandRules }: Pick<Agency, 'brandRules'>,
  { role, returning = false }: { role: Role; returning?: boolean | undefined },
): string | null {
  const { name } = route;
  // A booking and a proposal ask by themselves who may see them: the link of a mail opens them without an account.
  const open = openPages.test(name) || isPrivatePage(route);
  const login = `/login${name === 'home' ? '' : `?redirect=${encodeURIComponent(address)}`}`;
  if (brandRules.forceLogin && role === 'visitor' && !open) return login;
  if (name === 'home' && brandRules.homeRedirectPath) return brandRules.homeRedirectPath;
  const needs = table.find((row) => row[2] === name)?.[3];
  const travellers = name.startsWith('mytrip.');
  if (!needs && !travellers) return null;
  if (role === 'visitor') return returning ? null : login;
  if (travellers) return isTravelAgent(role) ? '/dashboard' : null;
  if (!isTravelAgent(role)) return '/mytrip/dashboard';
  return needs && !may(role, needs) ? '/dashboard' : null;
}
