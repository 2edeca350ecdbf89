/** Destinations, hidden gems and cruise-line landings, with prices from the suppliers. */
export { importDestinations } from './import-destinations.ts';
export { createDestinationService, type DestinationService } from './service.ts';
