/** Hotels: suggestions, search and details. Asks every supplier at once, merges by property, streams what is there. Books nothing. */
import { sendCached, route } from '../../http/index.ts';
import type { AreaRoutes } from '../../context.ts';
import { createFeedStore } from '../../search/index.ts';
import { getHotel } from './get-hotel.ts';
import { createPlaceDirectory } from './place-directory.ts';
import { createPlaceFinder } from './place.ts';
import { searchHotels } from './search-hotels.ts';
import { createSuggestService } from './suggest.ts';

export const hotelsRoutes: AreaRoutes = (app, context) => {
  const names = createPlaceDirectory(context.database, () => context.clock.now());
  const suggestions = createSuggestService(context, names);
  // Nobody who types should wait for it; where it cannot be made now, the first question makes it.
  app.addHook('onListen', () => void names.index().catch(() => undefined));
  route(app, 'autocompleteHotelsV2', async (call) =>
    sendCached(call, await suggestions.suggest(call.query.key, call.language)),
  );
  route(app, 'suggestHotels', async (call) =>
    sendCached(call, await suggestions.suggest(call.body.text, call.language)),
  );

  const { properties } = context;
  const places = createPlaceFinder({ names, properties, suppliers: context.suppliers });
  const feeds = createFeedStore({
    onFailure: (error) => context.logger.warn({ err: error }, 'a supplier did not finish a search'),
  });
  route(app, 'searchHotels', (call) => searchHotels({ context, places, properties, feeds }, call));
  route(app, 'getHotel', (call) => getHotel({ context, properties }, call));
};
