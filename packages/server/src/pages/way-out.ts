import { serviceAttributes, serviceKeys, servicePath, serviceTags } from '@portolan/contract';
import type { AgencyRecord } from '../tenancy/index.ts';

/** What every element can be told → what the site's pages call it. */
const toldToAll = { tab: 'tab', lang: 'lng', currency: 'currency' };

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
  const service = serviceKeys.find((key) => serviceTags[key] === tag);
  const url = new URL(service ? servicePath(service, record.agency) : '/', record.siteOrigin);
  const told = { ...(service && serviceAttributes[service]), ...toldToAll };
  for (const [attribute, parameter] of Object.entries(told)) {
    const value = query[attribute];
    if (typeof value === 'string' && value.trim() !== '')
      url.searchParams.set(parameter, value.trim().slice(0, 500));
  }
  return url.href;
}
