import type { Http } from '../../http.ts';
import {
  stayNeeds,
  stayPart,
  SupplierError,
  type CallOptions,
  type QuoteAsk,
  type RoomFacts,
  type StayAsked,
  type SupplierQuote,
} from '../../../port/index.ts';
import { instant, object, string } from '../../read.ts';
import { mapOffer, openOfferKey, tokenOf } from './map-offer.ts';

/** Rapid answers a price check with 200 available, 409 price changed, 410 sold out. */
export async function quote(
  http: Http,
  { key: offerKey, asked }: QuoteAsk<StayAsked>,
  options: CallOptions,
): Promise<SupplierQuote<RoomFacts>> {
  const key = openOfferKey(offerKey);
  if (!key) throw new SupplierError(http.supplier, 'rejected', 'not an offer key of aurora');
  const [property, room, plan] = [asked.propertyId, key.room, key.rate].map(encodeURIComponent);
  const path = `/v3/properties/${property}/rooms/${room}/rates/${plan}?${new URLSearchParams({ token: key.token })}`;
  const { status, body } = await http.json({ path, expect: [200, 409, 410] }, options);
  if (status === 410) return { status: 'sold_out' };
  return http.mapped(() => {
    const answer = object(body, 'price check');
    const named = object(answer.room, 'room');
    const book = object(object(answer.links, 'links').book, 'book');
    const offer = mapOffer(
      object(answer.rate, 'rate'),
      { id: string(named.id, 'room.id'), name: string(named.room_name, 'room_name') },
      asked.occupancy,
      offerKey,
    );
    const quoted = {
      quoteKey: tokenOf(book),
      expiresAt: instant(book.expires, 'expires'),
      parts: [stayPart(offer)],
      needs: stayNeeds,
    };
    if (status === 200) return { status: 'available', ...quoted };
    const changed: ('price' | 'terms')[] = [];
    if (answer.price_changed !== false) changed.push('price');
    if (answer.terms_changed === true) changed.push('terms');
    return { status: 'price_changed', ...quoted, changed };
  });
}
