import type { AdapterOptions } from '../http.ts';
import type { HotelSupplier } from '../port.ts';
import { book, cancel, cancelQuote, retrieve } from './booking.ts';
import { auroraName, createAuroraClient } from './client.ts';
import { content } from './content.ts';
import { details } from './details.ts';
import { quote } from './quote.ts';
import { search, suggest } from './search.ts';

/** The aurora adapter: Rapid-shaped, prices in USD, streams its results, cannot hold. */
export function createAurora(options: AdapterOptions): HotelSupplier {
  const http = createAuroraClient(options);
  return {
    name: auroraName,
    suggest: (text, call) => suggest(http, text, call),
    content: (call) => content(http, call),
    search: (request, call) => search(http, request, call),
    details: (propertyId, stay, call) => details(http, propertyId, stay, call),
    quote: (rate, call) => quote(http, rate, call),
    book: (request, call) => book(http, request, call),
    retrieve: (reference, call) => retrieve(http, reference, call),
    cancelQuote: (reference, call) => cancelQuote(http, reference, call),
    cancel: (reference, call) => cancel(http, reference, call),
  };
}
