import type { HotelSupplier, RoomOffer, StayRequest } from '@portolan/suppliers';
import { buildPrice } from '../../pricing/index.ts';
import type { RateTable, ExchangeRateBook } from '../../rates/index.ts';
import { totalOf } from '../../sales/index.ts';

/** A property of the catalogue with what its suppliers call it; `null` when none sells it. */
interface Sold {
  property_id: string;
  supplier_ids: readonly { supplier: string; id: string }[] | null;
}

/** Each property with its cheapest offer, before any agency's markup; without those that nobody has a room in. */
export interface CheapestRates<Property> {
  found: { property: Property; offer: RoomOffer }[];
  /** Why suppliers could not be asked, one for each of them. */
  failures: unknown[];
}

/**
 * Asks every supplier for its own of the properties, all at once. What suppliers offer is compared by what it costs, net with what is
 * due there, in one currency.
 * @param timeoutMs of each supplier; what it said until then counts, and so does its failure
 */
export async function cheapestRates<Property extends Sold>(
  { suppliers, rates }: { suppliers: ReadonlyMap<string, HotelSupplier>; rates: ExchangeRateBook },
  properties: readonly Property[],
  stay: StayRequest,
  timeoutMs: number,
): Promise<CheapestRates<Property>> {
  const best = new Map<string, RoomOffer>();
  const asked = await Promise.allSettled(
    [...suppliers.values()].map(async (supplier) => {
      const own = new Map<string, string>();
      for (const { property_id, supplier_ids } of properties)
        for (const { supplier: name, id } of supplier_ids ?? [])
          if (name === supplier.name) own.set(id, property_id);
      if (own.size === 0) return;
      const signal = AbortSignal.timeout(timeoutMs);
      for await (const batch of supplier.search({ ...stay, propertyIds: [...own.keys()] }, { signal }))
        for (const { propertyId, offers } of batch) {
          const id = own.get(propertyId);
          if (!id) continue;
          for (const offer of offers) {
            const known = best.get(id);
            if (!known || usdOf(offer, rates.current()) < usdOf(known, rates.current())) best.set(id, offer);
          }
        }
    }),
  );
  return {
    found: properties.flatMap((property) => {
      const offer = best.get(property.property_id);
      return offer ? [{ property, offer }] : [];
    }),
    failures: asked.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
  };
}

/** What an offer costs before any markup, now and at the property, in US cents; `Infinity` where an exchange rate is unknown. */
export function usdOf(offer: RoomOffer, rates: RateTable): number {
  const price = buildPrice(offer.price, { currency: 'USD', markup: [], rates });
  return price ? totalOf(price) : Infinity;
}
