import { serviceKeys, services, type ServiceKey } from '@portolan/contract';
import type { AgencyRecord } from '../tenancy/index.ts';

/** Service by tag. */
const serviceOf = new Map<string, ServiceKey>([
  ...serviceKeys.map((key) => [`travel-${key}`, key] as const),
  ['travel-resort', 'resorts'],
]);
/** What an element was told → what the site's pages call it. */
const told: readonly (readonly [attribute: string, parameter: string])[] = [
  ['destination', 'destination'], ['check-in', 'startDate'], ['check-out', 'endDate'], ['occupancy', 'occupancy'],
  ['tab', 'tab'], ['lang', 'lng'], ['currency', 'currency'],
]; // prettier-ignore

/**
 * Where a widget's element leads when its code did not arrive: that service on the agency's own site, with what the element was told.
 * The loader is too small to know paths and which version of a search an agency has, so it asks here.
 * @param tag such as `travel-hotels`; one that nobody knows leads to the start page
 * @param query the element's attributes by their own names; others are left out
 */
export function wayOut(
  record: AgencyRecord,
  tag: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
): string {
  const service = serviceOf.get(tag);
  const path = service ? services[service].path : '/';
  const version = service === 'hotels' && record.agency.enableHotelsV2 ? '/v2' : '';
  const url = new URL(path + version, record.siteOrigin);
  for (const [attribute, parameter] of told) {
    const value = query[attribute];
    if (typeof value === 'string' && value.trim() !== '')
      url.searchParams.set(parameter, value.trim().slice(0, 500));
  }
  return url.href;
}
