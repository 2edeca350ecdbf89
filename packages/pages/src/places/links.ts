import { activeServices, cruisePaths, hotelPaths, type ServiceKey } from '@portolan/contract/services';
import type { Agency, Destination } from '@portolan/contract';

type Seller = Pick<Agency, 'enableHotelsV2' | 'bookingMenuItemOptions' | 'displayTopDestinations'>;

/** True when the agency sells this service. */
export function sells(agency: Seller, service: ServiceKey): boolean {
  return activeServices(agency.bookingMenuItemOptions).includes(service);
}

/** Hotels of a place, searched by its own point: its name may be another place's too. */
export function hotelSearch(
  agency: Seller,
  place: Pick<Destination, 'name' | 'latitude' | 'longitude'>,
): string {
  const query = new URLSearchParams({
    destination: place.name,
    lat: place.latitude.toFixed(5),
    long: place.longitude.toFixed(5),
  });
  return `${hotelsOf(agency).results}?${query}`;
}

function hotelsOf({ enableHotelsV2 }: Seller) {
  return enableHotelsV2 ? hotelPaths.v2 : hotelPaths;
}

export function hotelDetails(agency: Seller, propertyId: string): string {
  return `${hotelsOf(agency).details}?${new URLSearchParams({ propertyId })}`;
}

/** The page of a place; where the agency shows none, its hotels. */
export function placePath(
  agency: Seller,
  place: Pick<Destination, 'slug' | 'name' | 'latitude' | 'longitude'>,
): string {
  return agency.displayTopDestinations ? `/destination/${place.slug}` : hotelSearch(agency, place);
}

/** Where a cruise line is asked for, with the line carried along. */
export function cruiseSearch(shipLineId: string): string {
  return `${cruisePaths.results}?${new URLSearchParams({ shipLineId })}`;
}

/** What the list is asked for by an address; whatever is no value of a parameter counts as not said. */
export function placesQuery(query: Pick<URLSearchParams, 'get'> | undefined): {
  q: string;
  region: string;
  page: number;
} {
  const q = (query?.get('q') ?? '').trim().slice(0, 80);
  const region = query?.get('region') ?? '';
  const page = query?.get('page') ?? '';
  return {
    q,
    region: regions.some((each) => each === region) ? region : '',
    page: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), 500) : 1,
  };
}

/** The parts of the world, as `worldRegions` of the contract has them; zod-free. */
export const regions = ['africa', 'americas', 'asia', 'europe', 'oceania'] as const;

/** Address of the list; defaults are left out. */
export function placesPath({
  q = '',
  region = '',
  page = 1,
}: {
  q?: string;
  region?: string;
  page?: number;
}): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (region) query.set('region', region);
  if (page > 1) query.set('page', String(page));
  return `/destination${query.size ? `?${query}` : ''}`;
}
