// The second service at the door of this package, for those who run whole servers with it.

import { voyageKey, voyageParts, voyagePrice, type FakeVoyage } from '@portolan/suppliers/testing';
import { createServices } from '../adapters.ts';
import { createConfig, type Env } from '../config/index.ts';
import { createSeal, type Seal } from '../platform/seal.ts';
import { buildPrice } from '../pricing/index.ts';
import { snapshot, type RateTable } from '../rates/index.ts';
import { runServer } from '../run-server.ts';
import { offerLifeMs, ratesUsed, saleRules, sealOffer } from '../sales/index.ts';
import { createVoyages } from './voyage-service.ts';

export { createVoyages, type Voyages } from './voyage-service.ts';

/** Runs the process that production runs, but that it sells voyages too. */
export function runServerWithVoyages(...args: Parameters<typeof createVoyages>): Promise<void> {
  return runServer((config) => ({ ...createServices(config), bookable: [createVoyages(...args)] }));
}

/** Who is offered a voyage, and when. */
export interface VoyageOffer {
  agencyId: string;
  /** The name of its supplier. */
  supplier: string;
  currency: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The `offerId` of a voyage for two, with the demo's markup, sealed as a search of that service would. */
export function sealVoyage(
  seal: Seal,
  rates: RateTable,
  voyage: FakeVoyage,
  { agencyId, supplier, currency, now }: VoyageOffer,
): string {
  const tenant = { markup: { base: { default: 1_000 }, rules: [] } };
  const where = { countryCode: voyage.embarks.countryCode, city: null, itemId: voyage.line };
  const offer = voyagePrice(voyage);
  const markup = saleRules(tenant, { service: 'cruise', where, agentId: null, member: false, now });
  const { lines: _, ...price } = buildPrice(offer, { currency, markup, rates })!;
  return sealOffer(seal, agencyId, {
    service: 'cruise',
    supplier,
    supplierItemId: voyage.voyageId,
    itemId: voyage.line,
    offerKey: voyageKey(voyage),
    asked: { voyageId: voyage.voyageId, guests: 2 },
    price,
    rates: ratesUsed(offer, { ...price }, rates.values),
    terms: voyageParts(voyage)[0]!.terms,
    expiresAt: now + offerLifeMs,
  });
}

/** Seals offers that a server with these settings will open. */
export function createVoyageCounter(env: Env): (voyage: FakeVoyage, offer: VoyageOffer) => string {
  const seal = createSeal(createConfig(env).keys.offers);
  return (voyage, offer) => sealVoyage(seal, snapshot, voyage, offer);
}
