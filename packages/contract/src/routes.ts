/**
 * Method and path of every operation. Zod-free, so the browser's client can import it; `operations.ts` adds the schemas.
 * Paths are the specification's to the letter (point 7); ours follow the same pattern (API-55).
 */
export const routes = {
  getAgency: ['GET', '/api/agency'],
  getAboutUs: ['GET', '/api/agency/about-us'],
  getFaqs: ['GET', '/api/agency/faqs'],
  getPaymentGateway: ['GET', '/api/getCurrentPaymentGateway'],
  getLanguages: ['GET', '/api/agency/languages'],
  getNavigations: ['GET', '/api/agency/navigations'],
  changeLanguage: ['GET', '/api/user/changeLanguage/{language}'],
  getCountryCodes: ['GET', '/api/code'],
  getEnabledCountries: ['GET', '/api/admin/country/enable'],
  getEnabledCurrencies: ['GET', '/api/admin/country/enableCurrencies'],
  getExchangeRates: ['GET', '/api/multi-currency/exchange'],
  getCurrentLocation: ['GET', '/api/location/current'],
  searchHotelDeals: ['POST', '/api/{provider}/deals/hotel-search'],
  searchActivityDeals: ['POST', '/api/{provider}/deals/activity-search'],
  searchCarDeals: ['POST', '/api/{provider}/deals/car-search'],
  getHotelDealsV2: ['GET', '/api/hotel/v2/deals'],
  autocompleteHotelsV2: ['GET', '/api/hotel/v2/autocomplete'],
  suggestHotels: ['POST', '/api/v2/hotel/auto-suggest'],
  getWidgetConfig: ['GET', '/sdk/v1/config'],
  searchHotels: ['POST', '/api/hotels/search'],
  getHotel: ['POST', '/api/hotels/details'],
  createQuote: ['POST', '/api/quotes'],
  getQuote: ['GET', '/api/quotes/{quoteId}'],
  createBooking: ['POST', '/api/bookings'],
  getBooking: ['GET', '/api/bookings/{reference}'],
  login: ['POST', '/api/auth/login'],
  refresh: ['POST', '/api/auth/refresh'],
  logout: ['POST', '/api/auth/logout'],
  getProfile: ['GET', '/api/user/profile'],
  embedSession: ['POST', '/api/embed/session'],
  embedLogin: ['POST', '/api/embed/login'],
  embedRefresh: ['POST', '/api/embed/refresh'],
  embedLogout: ['POST', '/api/embed/logout'],
  embedBrowseToken: ['POST', '/api/embed/browse-token'],
  embedCode: ['POST', '/api/embed/code'],
  embedExchange: ['POST', '/api/embed/exchange'],
} as const satisfies Record<string, readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string]>;

export type OperationId = keyof typeof routes;
