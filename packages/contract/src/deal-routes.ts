/**
 * Method and path of the operations that a deals widget asks: a file of its own, because a page that shows nothing else needs no others.
 * `routes.ts` has them too.
 */
export const dealRoutes = {
  searchHotelDeals: ['POST', '/api/{provider}/deals/hotel-search'],
  searchActivityDeals: ['POST', '/api/{provider}/deals/activity-search'],
  searchCarDeals: ['POST', '/api/{provider}/deals/car-search'],
  getHotelDealsV2: ['GET', '/api/hotel/v2/deals'],
} as const;
