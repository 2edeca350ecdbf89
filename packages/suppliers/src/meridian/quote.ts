import type { Http } from '../http.ts';
import { SupplierError, type CallOptions, type RateRef, type SupplierQuote } from '../port.ts';
import { instant, number, object, objects, string } from '../read.ts';
import { call, errorCodes, mustCall } from './client.ts';
import { mapRate } from './map-rate.ts';

/** A prebook: its answer tells by how many percent the price moved, and whether terms did. */
export async function quote(http: Http, rate: RateRef, options: CallOptions): Promise<SupplierQuote> {
  const answer = await call(
    http,
    {
      method: 'POST',
      path: '/v3.0/rates/prebook',
      body: { offerId: rate.rateKey, usePaymentSdk: false },
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
    const quoted = {
      rate: mapRate(object(objects(prebook.roomTypes, 'roomTypes')[0], 'roomTypes[0]'), rate.rateKey),
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
  rate: RateRef,
  options: CallOptions,
): Promise<{ holdId: string; expiresAt: string }> {
  const { data } = await mustCall(
    http,
    { method: 'POST', path: '/v3.0/rates/hold', body: { offerId: rate.rateKey } },
    options,
  );
  return http.mapped(() => {
    const held = object(data, 'data');
    return { holdId: string(held.holdId, 'holdId'), expiresAt: instant(held.expiration, 'expiration') };
  });
}
