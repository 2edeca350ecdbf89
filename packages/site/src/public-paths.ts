import { activeServices, servicePaths } from '@portolan/contract/services';
import type { Agency } from '@portolan/contract';
import { guard, matchRoute, type Route } from './routes.ts';

/** Pages whose words are their own address's, one for each agency; a page of a new kind adds its path. */
const pages = [
  '/', '/about', '/faqs', '/blog', '/destination', '/top-destination', '/hidden-gems', '/privacy-policy', '/user-terms-and-conditions', '/agency-terms-and-conditions/{agency}',
  '/cookies-policy', '/disclaimer', '/cancellation-policy',
] as const; // prettier-ignore

/** Names of routes with an address for each of many things, such as articles. */
const many: ReadonlySet<string> = new Set(['blog.article', 'destination.place', 'cruise-line']);

/**
 * Addresses that search engines may read, as they are spelled: switched on, and open to whoever is not logged in. What somebody wrote
 * decides besides: an empty blog has its address here and is in no index.
 */
export function publicPaths(agency: Agency): string[] {
  const own = pages.map((path) => path.replace('{agency}', encodeURIComponent(agency.id)));
  const booking = activeServices(agency.bookingMenuItemOptions).flatMap((service) => {
    const { search, v2 } = servicePaths[service];
    return v2 ? [search, v2.search] : [search];
  });
  return [...own, ...booking].filter((path) => isOpen(path, agency));
}

/** The one address of a page that may be in an index; `null` for every other page. @param path without its query */
export function publicPath(path: string, route: Route, agency: Agency): string | null {
  const tidy = (text: string) => text.replace(/\/+$/, '').toLowerCase() || '/';
  if (many.has(route.name)) return isOpen(path, agency) ? tidy(path) : null;
  return publicPaths(agency).find((known) => tidy(known) === tidy(path)) ?? null;
}

/** False where somebody who is not logged in is led elsewhere. */
function isOpen(path: string, agency: Agency): boolean {
  const match = matchRoute(path, agency);
  return 'route' in match && guard(match.route, path, agency, { role: 'visitor' }) === null;
}
