import { isTravelAgent, type Offer } from '@portolan/contract';
import { nightsBetween } from '@portolan/core';
import type { Seal } from '../platform/seal.ts';
import { toInstant } from '../platform/clock.ts';
import { type Price, projectPrice, type Viewer } from '../pricing/index.ts';
import type { RateTable } from '../rates/index.ts';
import { cancellationOf, ratesUsed, sellOf } from './price-rate.ts';
import type { RoomRate } from './room-rate.ts';
import { sealOffer, type StayAsked } from './sealed-offer.ts';

/** A supplier's rate with its price: what can be sold. */
export interface PricedRate {
  supplier: string;
  supplierPropertyId: string;
  rate: RoomRate;
  price: Price;
}

export interface OfferScope {
  seal: Seal;
  agencyId: string;
  viewer: Viewer;
  stay: StayAsked;
  propertyId: string;
  rates: RateTable;
  /** Milliseconds since the epoch. */
  now: number;
  expiresAt: number;
}

/** An offer as one viewer may see it, with its sealed id. */
export function viewOffer(
  { supplier, supplierPropertyId, rate, price }: PricedRate,
  scope: OfferScope,
): Offer {
  const { seal, agencyId, viewer, stay, propertyId, rates, now, expiresAt } = scope;
  const { board, refundable, penalties, roomName } = rate;
  const { lines: _, ...shown } = price;
  const view = projectPrice(price, viewer, 'hotels', nightsBetween(stay.checkIn, stay.checkOut));
  const cancellation = cancellationOf(rate, sellOf(price), { checkIn: stay.checkIn, now });
  return {
    offerId: sealOffer(seal, agencyId, {
      supplier,
      supplierPropertyId,
      propertyId,
      rateKey: rate.rateKey,
      stay,
      price: shown,
      rates: ratesUsed(rate, price, rates.values),
      terms: { board, refundable, penalties, roomName },
      expiresAt,
    }),
    roomName,
    bedGroups: rate.bedGroups,
    board,
    // Penalty amounts would give a hidden price away.
    cancellation: view ? cancellation : { ...cancellation, steps: [] },
    roomsLeft: rate.roomsLeft <= 5 ? rate.roomsLeft : null,
    price: view,
    ...(isTravelAgent(viewer.role) ? { supplier } : {}),
    expiresAt: toInstant(expiresAt),
  };
}
