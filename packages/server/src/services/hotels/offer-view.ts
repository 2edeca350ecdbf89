import type { Offer, OfferSummary } from '@portolan/contract';
import type { RoomOffer } from '@portolan/suppliers';
import type { Seal } from '../../platform/seal.ts';
import { toInstant } from '../../platform/clock.ts';
import { projectPrice, type Viewer } from '../../pricing/index.ts';
import type { RateTable } from '../../rates/index.ts';
import {
  cancellationOf,
  freeUntil,
  namedSupplier,
  type PricedOffer,
  ratesUsed,
  sealOffer,
  withoutAmounts,
} from '../../sales/index.ts';
import { perNight, type StayAsked } from './stay.ts';

/** Rooms of a supplier with their price. */
export type PricedRoom = PricedOffer<RoomOffer>;

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
export function viewOffer({ supplier, supplierItemId, offer, price }: PricedRoom, scope: OfferScope): Offer {
  const { seal, agencyId, viewer, stay, propertyId, zone, rates, now, expiresAt } = scope;
  const { facts } = offer.terms;
  const { lines: _, ...shown } = price;
  const view = projectPrice(price, viewer, 'hotels', perNight(stay));
  const cancellation = cancellationOf([{ terms: offer.terms, price }], { startsOn: stay.checkIn, zone, now });
  return {
    offerId: sealOffer(seal, agencyId, {
      service: 'hotels',
      supplier,
      supplierItemId,
      itemId: propertyId,
      offerKey: offer.key,
      asked: stay,
      price: shown,
      rates: ratesUsed(offer.price, price, rates.values),
      terms: offer.terms,
      expiresAt,
    }),
    roomName: facts.roomName,
    bedGroups: facts.bedGroups,
    board: facts.board,
    cancellation: view ? cancellation : withoutAmounts(cancellation),
    roomsLeft: fewRoomsLeft(offer),
    price: view,
    ...namedSupplier(viewer.role, supplier),
    expiresAt: toInstant(expiresAt),
  };
}

/** What an offer of a list says to one viewer: price and terms. It has no id, because lists have many offers and few are opened. */
export function summariseOffer(
  { supplier, offer, price }: PricedRoom,
  { viewer, stay, zone, now }: Pick<OfferScope, 'viewer' | 'stay' | 'zone' | 'now'>,
): OfferSummary {
  return {
    board: offer.terms.facts.board,
    cancellation: {
      refundable: offer.terms.refundable,
      freeUntil: freeUntil(offer.terms, { startsOn: stay.checkIn, zone, now }),
    },
    roomsLeft: fewRoomsLeft(offer),
    price: projectPrice(price, viewer, 'hotels', perNight(stay)),
    ...namedSupplier(viewer.role, supplier),
  };
}

/** Only a few are worth saying. */
export function fewRoomsLeft({ roomsLeft }: Pick<RoomOffer, 'roomsLeft'>): number | null {
  return roomsLeft <= 5 ? roomsLeft : null;
}
