import type { Http } from '../../http.ts';
import {
  stayNeeds,
  stayPart,
  SupplierError,
  type CallOptions,
  type HoldAsk,
  type QuoteAsk,
  type RoomFacts,
  type StayAsked,
  type SupplierHold,
  type SupplierQuote,
} from '../../../port/index.ts';
import { instant, number, object, objects, string } from '../../read.ts';
import { call, errorCodes, mustCall } from './client.ts';
import { mapOffer } from './map-offer.ts';

/** A prebook: its answer tells by how many percent the price moved, and whether terms did. */
export async function quote(
  http: Http,
  { key }: QuoteAsk<StayAsked>,
  options: CallOptions,
): Promise<SupplierQuote<RoomFacts>> {
  const answer = await call(
    http,
    {
      method: 'POST',
      path: '/v3.0/rates/prebook',
      body: { offerId: key, usePaymentSdk: false },
      repeatable: true,
    },
    options,
  );
  if ('error' in answer) {
    if (answer.error.code === errorCodes.noAvailability) return { status: 'sold_out' };
    throw new SupplierError(http.supplier, 'rejected', `error ${answer.error.code}: ${answer.error.message}`);
  }
  return http.mapped(() => {
    const prebook = object(answer.data, 'data');
    const offer = mapOffer(object(objects(prebook.roomTypes, 'roomTypes')[0], 'roomTypes[0]'), key);
    const quoted = {
      parts: [stayPart(offer)],
      needs: stayNeeds,
      quoteKey: string(prebook.prebookId, 'prebookId'),
      expiresAt: instant(prebook.expiration, 'expiration'),
    };
    const changed: ('price' | 'terms')[] = [];
    if (number(prebook.priceDifferencePercent, 'priceDifferencePercent') !== 0) changed.push('price');
    if (prebook.cancellationChanged === true || prebook.boardChanged === true) changed.push('terms');
    return changed.length > 0
      ? { status: 'price_changed', ...quoted, changed }
      : { status: 'available', ...quoted };
  });
}

/** Keeps the room for a quarter of an hour; booking the same room and plan then works even when its quote has run out. */
export async function hold(
  http: Http,
  { key }: HoldAsk<StayAsked>,
  options: CallOptions,
): Promise<SupplierHold> {
  const { data } = await mustCall(
    http,
    { method: 'POST', path: '/v3.0/rates/hold', body: { offerId: key } },
    options,
  );
  return http.mapped(() => {
    const held = object(data, 'data');
    return {
      holdId: string(held.holdId, 'holdId'),
      expiresAt: instant(held.expiration, 'expiration'),
      priceGuaranteedUntil: null,
      supplierReference: null,
    };
  });
}
