/** Hotel search and details: asks every supplier at once, merges by property, streams what is there. Books nothing. */
import type { Module } from '../../areas.ts';
import { route } from '../../http/route.ts';
import { createPropertyDirectory } from './property-directory.ts';
import { getHotel } from './get-hotel.ts';
import { createPlaceFinder } from './place.ts';
import { searchHotels } from './search-hotels.ts';
import { createFeedStore } from '../../search/supplier-feed.ts';

export const hotelsModule: Module = (app, context) => {
  const properties = createPropertyDirectory(context.database);
  const places = createPlaceFinder({ properties, suppliers: context.suppliers });
  const feeds = createFeedStore({
    onFailure: (error) => context.logger.warn({ err: error }, 'a supplier did not finish a search'),
  });
  route(app, 'searchHotels', (call) => searchHotels({ context, places, properties, feeds }, call));
  route(app, 'getHotel', (call) => getHotel({ context, properties }, call));
};
