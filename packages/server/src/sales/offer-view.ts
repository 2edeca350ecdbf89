import { isTravelAgent, type Offer, type OfferSummary } from '@portolan/contract';
import { nightsBetween } from '@portolan/core';
import type { Seal } from '../platform/seal.ts';
import { toInstant } from '../platform/clock.ts';
import { type Price, projectPrice, type Viewer } from '../pricing/index.ts';
import type { RateTable } from '../rates/index.ts';
import { cancellationOf, freeUntil, ratesUsed, sellOf } from './price-rate.ts';
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
  /** Time zone of the property. */
  zone: string;
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
  const { seal, agencyId, viewer, stay, propertyId, zone, rates, now, expiresAt } = scope;
  const { board, refundable, penalties, roomName } = rate;
  const { lines: _, ...shown } = price;
  const view = projectPrice(price, viewer, 'hotels', {
    per: 'night',
    count: nightsBetween(stay.checkIn, stay.checkOut),
  });
  const cancellation = cancellationOf(rate, sellOf(price), { checkIn: stay.checkIn, zone, now });
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
    roomsLeft: fewRoomsLeft(rate),
    price: view,
    ...(isTravelAgent(viewer.role) ? { supplier } : {}),
    expiresAt: toInstant(expiresAt),
  };
}

/** What an offer of a list says to one viewer: price and terms. It has no id, because lists have many offers and few are opened. */
export function summariseOffer(
  { supplier, rate, price }: PricedRate,
  { viewer, stay, zone, now }: Pick<OfferScope, 'viewer' | 'stay' | 'zone' | 'now'>,
): OfferSummary {
  return {
    board: rate.board,
    cancellation: {
      refundable: rate.refundable,
      freeUntil: freeUntil(rate, { checkIn: stay.checkIn, zone, now }),
    },
    roomsLeft: fewRoomsLeft(rate),
    price: projectPrice(price, viewer, 'hotels', {
      per: 'night',
      count: nightsBetween(stay.checkIn, stay.checkOut),
    }),
    ...(isTravelAgent(viewer.role) ? { supplier } : {}),
  };
}

function fewRoomsLeft({ roomsLeft }: RoomRate): number | null {
  return roomsLeft <= 5 ? roomsLeft : null;
}
