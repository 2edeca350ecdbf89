import type { AdapterOptions } from '../http.ts';
import type { HotelSupplier } from '../port.ts';
import { book, cancel, cancelQuote, retrieve } from './booking.ts';
import { createMeridianClient, meridianName } from './client.ts';
import { content } from './content.ts';
import { details } from './details.ts';
import { hold, quote } from './quote.ts';
import { search, suggest } from './search.ts';

/** The meridian adapter: LiteAPI-shaped, prices in EUR, answers at once, can hold. */
export function createMeridian(options: AdapterOptions): Required<HotelSupplier> {
  const http = createMeridianClient(options);
  return {
    name: meridianName,
    suggest: (text, call) => suggest(http, text, call),
    content: (call) => content(http, call),
    search: (request, call) => search(http, request, call),
    details: (propertyId, stay, call) => details(http, propertyId, stay, call),
    quote: (rate, call) => quote(http, rate, call),
    hold: (rate, call) => hold(http, rate, call),
    book: (request, call) => book(http, request, call),
    retrieve: (reference, call) => retrieve(http, reference, call),
    cancelQuote: (reference, call) => cancelQuote(http, reference, call),
    cancel: (reference, call) => cancel(http, reference, call),
  };
}
