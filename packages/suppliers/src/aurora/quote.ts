import type { Http } from '../http.ts';
import { SupplierError, type CallOptions, type RateRef, type SupplierQuote } from '../port.ts';
import { instant, object, string } from '../read.ts';
import { mapRate, openRateKey, tokenOf } from './map-rate.ts';

/** Rapid answers a price check with 200 available, 409 price changed, 410 sold out. */
export async function quote(http: Http, rate: RateRef, options: CallOptions): Promise<SupplierQuote> {
  const key = openRateKey(rate.rateKey);
  if (!key) throw new SupplierError(http.supplier, 'rejected', 'not a rate key of aurora');
  const [property, room, plan] = [rate.propertyId, key.room, key.rate].map(encodeURIComponent);
  const path = `/v3/properties/${property}/rooms/${room}/rates/${plan}?${new URLSearchParams({ token: key.token })}`;
  const { status, body } = await http.json({ path, expect: [200, 409, 410] }, options);
  if (status === 410) return { status: 'sold_out' };
  return http.mapped(() => {
    const answer = object(body, 'price check');
    const named = object(answer.room, 'room');
    const book = object(object(answer.links, 'links').book, 'book');
    const quoted = {
      rate: mapRate(
        object(answer.rate, 'rate'),
        { id: string(named.id, 'room.id'), name: string(named.room_name, 'room_name') },
        rate.occupancy,
        rate.rateKey,
      ),
      quoteKey: tokenOf(book),
      expiresAt: instant(book.expires, 'expires'),
    };
    if (status === 200) return { status: 'available', ...quoted };
    const changed: ('price' | 'terms')[] = [];
    if (answer.price_changed !== false) changed.push('price');
    if (answer.terms_changed === true) changed.push('terms');
    return { status: 'price_changed', ...quoted, changed };
  });
}
