import type { AdapterOptions } from '../../http.ts';
import type { HotelSupplier } from '../../../port/index.ts';
import { book, cancel, cancelQuote, retrieve } from './booking.ts';
import { createMeridianClient, meridianLimits, meridianName } from './client.ts';
import { content } from './content.ts';
import { details } from './details.ts';
import { hold, quote } from './quote.ts';
import { search, suggest } from './search.ts';

/** The meridian adapter: LiteAPI-shaped, prices in EUR, answers at once, can hold. */
export function createMeridian(
  options: AdapterOptions,
): HotelSupplier & Required<Pick<HotelSupplier, 'hold'>> {
  const http = createMeridianClient(options);
  return {
    name: meridianName,
    service: 'hotels',
    limits: meridianLimits,
    suggest: (text, call) => suggest(http, text, call),
    content: (call) => content(http, call),
    search: (request, call) => search(http, request, call),
    details: (propertyId, stay, call) => details(http, propertyId, stay, call),
    quote: (ask, call) => quote(http, ask, call),
    hold: (ask, call) => hold(http, ask, call),
    book: (ask, call) => book(http, ask, call),
    retrieve: (ref, call) => retrieve(http, ref, call),
    cancelQuote: (ref, call) => cancelQuote(http, ref, call),
    cancel: (ref, call) => cancel(http, ref, call),
  };
}
