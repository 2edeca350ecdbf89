import type { AdapterOptions } from '../../http.ts';
import type { HotelSupplier } from '../../../port/index.ts';
import { book, cancel, cancelQuote, retrieve } from './booking.ts';
import { auroraLimits, auroraName, createAuroraClient } from './client.ts';
import { content } from './content.ts';
import { details } from './details.ts';
import { quote } from './quote.ts';
import { search, suggest } from './search.ts';

/** The aurora adapter: Rapid-shaped, prices in USD, streams its results, cannot hold. */
export function createAurora(options: AdapterOptions): HotelSupplier {
  const http = createAuroraClient(options);
  return {
    name: auroraName,
    service: 'hotels',
    limits: auroraLimits,
    suggest: (text, call) => suggest(http, text, call),
    content: (call) => content(http, call),
    search: (request, call) => search(http, request, call),
    details: (propertyId, stay, call) => details(http, propertyId, stay, call),
    quote: (ask, call) => quote(http, ask, call),
    book: (ask, call) => book(http, ask, call),
    retrieve: (ref, call) => retrieve(http, ref, call),
    cancelQuote: (ref, call) => cancelQuote(http, ref, call),
    cancel: (ref, call) => cancel(http, ref, call),
  };
}
