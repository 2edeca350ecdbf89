import type { HotelSearchEvent, HotelSummary } from '@portolan/contract';
import { nightsBetween } from '@portolan/core';
import type { HotelSupplier, SupplierAvailability } from '@portolan/suppliers';
import type { Context } from '../../context.ts';
import type { Call } from '../../http/index.ts';
import { buildPrice } from '../../pricing/index.ts';
import { checkCurrency, freeUntil, agentOf, isMember, saleRules, offerLifeMs } from '../../sales/index.ts';
import { summariseOffer, type PricedRoom } from './offer-view.ts';
import { placeOf } from './place-of.ts';
import type { PropertyDirectory } from './property-directory.ts';
import { viewProperty } from './property-view.ts';
import { distanceKm, interleave, feedKey, type FeedStore } from '../../search/index.ts';
import { stayOf } from './stay.ts';
import { checkStay } from './stay-check.ts';
import { toInstant } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { viewerOf } from '../../tenancy/index.ts';
import { ResultMerger } from './merge.ts';
import type { PlaceFinder } from './place.ts';

const defaultRadiusKm = 15;
/** Properties that a supplier is asked for. */
const propertyLimit = 250;

export interface SearchDeps {
  context: Context;
  places: PlaceFinder;
  properties: PropertyDirectory;
  feeds: FeedStore;
}

/**
 * A search as lines: `started`, then each supplier's offers the moment they are there, then `done`. What is wrong with the request
 * is thrown before the first line. The order of lines within one supplier is the supplier's; nobody waits for anybody.
 */
export async function searchHotels(
  { context, places, properties, feeds }: SearchDeps,
  call: Call<'searchHotels'>,
): Promise<AsyncIterable<HotelSearchEvent>> {
  const { body, tenant, language, signal } = call;
  const rates = context.rates.current();
  checkStay(body, context.clock.now());
  checkCurrency(body.currency, rates);
  const place = await places.find(body, { language, signal });

  const scenario = context.config.demo ? body.scenario : undefined;
  const stay = stayOf(body);
  const request = {
    ...stay,
    // Three decimals are a hundred metres: enough for a centre, and neighbours share a feed.
    latitude: Math.round(place.latitude * 1000) / 1000,
    longitude: Math.round(place.longitude * 1000) / 1000,
    radiusKm: body.radiusKm ?? defaultRadiusKm,
    limit: propertyLimit,
  };
  const suppliers = [...context.suppliers.values()];
  const startedAt = context.clock.now();
  const agentId = agentOf(call);
  const expiresAt = startedAt + offerLifeMs;
  const scope = { viewer: viewerOf(tenant, call.role), stay, now: startedAt };

  const ended = new AbortController();
  const reading = AbortSignal.any([signal, ended.signal]);
  const readers = suppliers.map((supplier) => {
    const options = { language, ...(scenario ? { scenario } : {}) };
    const key = scenario ? null : feedKey(supplier.name, request, options);
    const feed = feeds.open(key, (stop) => supplier.search(request, { ...options, signal: stop }));
    return feed.read(reading);
  });

  return (async function* (): AsyncGenerator<HotelSearchEvent> {
    yield {
      type: 'started',
      searchId: newId('s'),
      place,
      nights: nightsBetween(stay.checkIn, stay.checkOut),
      suppliers: suppliers.map((_, index) => supplierLabel(index)),
      expiresAt: toInstant(expiresAt),
    };
    const merger = new ResultMerger();
    const counts = suppliers.map(() => new Set<string>());
    try {
      for await (const { index, item } of interleave(readers, signal)) {
        const supplier = suppliers[index] as HotelSupplier;
        const count = counts[index] as Set<string>;
        if (item.done) {
          yield { type: 'supplier', supplier: supplierLabel(index), status: item.value, count: count.size };
          continue;
        }
        const results = await mergeBatch(supplier.name, item.value, count);
        if (results.length > 0) yield { type: 'offers', supplier: supplierLabel(index), results };
      }
    } finally {
      // Whoever stops reading lets the suppliers go.
      ended.abort();
    }
    if (!signal.aborted) yield { type: 'done', total: merger.size };

    async function mergeBatch(
      supplier: string,
      batch: readonly SupplierAvailability[],
      count: Set<string>,
    ): Promise<HotelSummary[]> {
      const known = await properties.bySupplierIds(
        supplier,
        batch.map(({ propertyId }) => propertyId),
      );
      const results: HotelSummary[] = [];
      for (const { propertyId: supplierItemId, offers } of batch) {
        const property = known.get(supplierItemId);
        if (!property) continue;
        const priced: PricedRoom[] = [];
        const where = placeOf(property);
        const markup = saleRules(tenant, {
          service: 'hotels',
          where,
          agentId,
          member: isMember(call.role),
          now: startedAt,
        });
        for (const offer of offers) {
          const price = buildPrice(offer.price, { currency: body.currency, markup, rates });
          if (price) priced.push({ supplier, supplierItemId, offer, price });
        }
        if (priced.length === 0) continue;
        count.add(property.property_id);
        const begins = { startsOn: stay.checkIn, zone: property.time_zone, now: startedAt };
        const merged = merger.add(
          property.property_id,
          priced,
          ({ offer }) => freeUntil(offer.terms, begins) !== null,
        );
        if (!merged) continue;
        results.push({
          ...viewProperty(property, context.art, tenant, call.language),
          distanceKm: Math.round(distanceKm(place, property) * 10) / 10,
          offers: merged.offers.map((offer) => summariseOffer(offer, { ...scope, zone: property.time_zone })),
        });
      }
      return results;
    }
  })();
}

/** Suppliers' names are the agency's business secret; the wire says `s1`, `s2` in the order they were asked. */
export function supplierLabel(index: number): string {
  return `s${index + 1}`;
}
