import type { ServiceKey } from '@portolan/contract';
import type { Terms } from '@portolan/suppliers';
import { ApiError } from '../platform/errors.ts';
import type { Price } from '../pricing/index.ts';
import type { Seal } from '../platform/seal.ts';

/** What an `offerId` carries; clients hold it and cannot read it. */
export interface SealedOffer {
  service: ServiceKey;
  supplier: string;
  /** The supplier's own id of what is sold, and ours; `null` where a service has none. */
  supplierItemId: string | null;
  itemId: string | null;
  /** The supplier's own key of the offer. */
  offerKey: string;
  /** What the client asked for, in the service's own shape. */
  asked: unknown;
  /** The price that was shown, without the lines that a quote makes anew, with the exchange rate it was made with: a quote starts from both. */
  price: Omit<Price, 'lines'>;
  /** Units for one US dollar of every currency that `price` was made from. */
  rates: Record<string, number>;
  /** The terms that were shown. */
  terms: Terms<unknown>;
  /** The agent whose own rules made the price, where the offer is for somebody else to book. @default who books decides */
  soldBy?: string;
  /** The proposal that offers it. */
  proposalId?: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** How long a search's offers may be quoted. */
export const offerLifeMs = 30 * 60_000;

const bound = (agencyId: string) => `offer:${agencyId}`;

/** The `offerId` of an offer: only the agency it was made for can open it. */
export function sealOffer(seal: Seal, agencyId: string, offer: SealedOffer): string {
  return seal.close(offer, bound(agencyId));
}

/**
 * The offer behind an `offerId`.
 * @throws {ApiError} `OFFER_INVALID` when it was tampered with or made for another agency, `OFFER_EXPIRED` when it is too old.
 */
export function openOffer(seal: Seal, agencyId: string, offerId: string, now: number): SealedOffer {
  const offer = seal.open<SealedOffer>(offerId, bound(agencyId));
  if (!offer) throw new ApiError('OFFER_INVALID', { fields: { offerId: 'is not an offer of this agency' } });
  // One that names no service was sealed by the version before, and its half hour is nearly over.
  if (offer.expiresAt <= now || !('service' in offer)) throw new ApiError('OFFER_EXPIRED');
  return offer;
}
