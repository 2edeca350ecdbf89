import { hotelPaths } from '@portolan/contract/services';
import { hotelParams } from '@portolan/core/hotels';
import type { ServiceAddresses } from '../shared/navigation.ts';

export const hotelsViews = ['search', 'results', 'details', 'checkout', 'confirmation'] as const;
export type HotelsView = (typeof hotelsViews)[number];

/** The addresses of the hotel views (ROUTE-HTL-01 to -11). */
export function hotelAddresses(agency: { readonly enableHotelsV2: boolean }): ServiceAddresses<HotelsView> {
  return { views: hotelsViews, paths: hotelPaths, v2: agency.enableHotelsV2, params: hotelParams };
}
