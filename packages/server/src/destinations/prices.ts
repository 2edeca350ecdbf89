import type { DestinationPrices } from '@portolan/contract';
import { addDays, firstOfMonth, weekday, type LocalDate } from '@portolan/core';
import type { Context } from '../context.ts';
import type { DestinationRow } from './tables.ts';
import { ApiError } from '../platform/errors.ts';
import { isWhole } from '../http/index.ts';
import { cheapestRates, placeOf, usdOf, type CheapestRates } from '../services/hotels/index.ts';
import { isMember, totalOf, saleRules } from '../sales/index.ts';
import { createCache } from '../platform/cache.ts';
import { todayIn } from '../platform/today.ts';
import { buildPrice, projectPrice, type Viewer } from '../pricing/index.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import { findPricedProperties, type PricedProperty } from './queries.ts';

const months = 12;
const nights = 2;
const adults = 2;
/** Houses that are asked: the best known say how a city's year goes. */
const propertyLimit = 8;
const supplierMs = 6_000;
/** A year's prices are a picture, not an offer: half a day old they still tell the same. */
const freshMs = 12 * 3_600_000;
/** Suppliers count looks against bookings: a crawler must not spend them. Places priced afresh in an hour, by one process. */
const freshPlacesAnHour = 120;
/** Looks that one place has under way at once. */
const atOnce = 4;

/** Each month's cheapest rate of every house, net: shared by agencies and roles. */
interface Year {
  months: { month: string; rates: CheapestRates<PricedProperty>['found'] }[];
  /** A supplier could not be asked for a month. */
  partial: boolean;
}

/** What a place costs month by month. */
export function createDestinationPrices(context: Context) {
  const { database, rates, clock } = context;
  const years = createCache<Year>({ max: 1_000, ttlMs: freshMs, keep: isWhole });
  let spent = { hour: 0, places: 0 };

  return {
    /** @throws {ApiError} `SUPPLIER_UNAVAILABLE` when no supplier answered for any month, `RATE_LIMITED` when too many places are new */
    async of(
      place: DestinationRow,
      tenant: AgencyRecord,
      viewer: Viewer,
      agentId: string | null,
      currency: string,
    ): Promise<DestinationPrices> {
      const first = firstOfMonth(todayIn(clock, place.time_zone), 1);
      const year = await years.get(`${place.slug} ${first}`, () => ask(place, first));
      const now = clock.now();
      const levels = levelsOf(year);
      const shown: DestinationPrices['months'] = [];
      for (const { month, rates: found } of year.months) {
        let cheapest: ReturnType<typeof buildPrice> = null;
        for (const { property, offer } of found) {
          const markup = saleRules(tenant, {
            service: 'hotels',
            where: placeOf(property),
            agentId,
            member: isMember(viewer.role),
            now,
          });
          const price = buildPrice(offer.price, { currency, markup, rates: rates.current() });
          if (price && (!cheapest || totalOf(price) < totalOf(cheapest))) cheapest = price;
        }
        const level = levels.get(month);
        if (cheapest && level)
          shown.push({
            month,
            level,
            price: projectPrice(cheapest, viewer, 'hotels', { per: 'night', count: nights }),
          });
      }
      return { currency, nights, adults, months: shown };
    },
  };

  async function ask(place: DestinationRow, first: LocalDate): Promise<Year> {
    const properties = await findPricedProperties(database, place, propertyLimit);
    if (properties.length === 0 || context.suppliers.size === 0) return { months: [], partial: false };
    const hour = Math.floor(clock.now() / 3_600_000);
    if (spent.hour !== hour) spent = { hour, places: 0 };
    if (++spent.places > freshPlacesAnHour) throw new ApiError('RATE_LIMITED');
    let failed = 0;
    const answers: Year['months'] = [];
    const looks = Array.from({ length: months }, (_, at) => firstOfMonth(first, at));
    const take = async () => {
      for (let day = looks.shift(); day !== undefined; day = looks.shift()) {
        const checkIn = midweek(day);
        const stay = { checkIn, checkOut: addDays(checkIn, nights), occupancy: [{ adults, childAges: [] }] };
        const { found, failures } = await cheapestRates(context, properties, stay, supplierMs);
        failed += failures.length;
        answers.push({ month: day.slice(0, 7), rates: found });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, take));
    if (failed === months * context.suppliers.size) throw new ApiError('SUPPLIER_UNAVAILABLE');
    answers.sort((a, b) => (a.month < b.month ? -1 : 1));
    return { months: answers, partial: failed > 0 };
  }

  /** Each house against its own year, so that a month in which only dear ones have rooms does not look dear. */
  function levelsOf(year: Year): Map<string, 'low' | 'middle' | 'high'> {
    const ofHouse = new Map<string, number[]>();
    const known = year.months.flatMap(({ month, rates: found }) =>
      found.map(({ property, offer }) => ({
        month,
        id: property.property_id,
        amount: usdOf(offer, rates.current()),
      })),
    );
    for (const { id, amount } of known) ofHouse.set(id, [...(ofHouse.get(id) ?? []), amount]);
    const ofMonth = new Map<string, number[]>();
    for (const { month, id, amount } of known) {
      const share = amount / (median(ofHouse.get(id) ?? []) ?? amount);
      if (Number.isFinite(share)) ofMonth.set(month, [...(ofMonth.get(month) ?? []), share]);
    }
    return new Map([...ofMonth].map(([month, shares]) => [month, levelOf(median(shares) ?? 1)]));
  }
}

/** The first Wednesday from the 8th: months compare by the same days of the week, away from New Year. */
export function midweek(firstOfTheMonth: LocalDate): LocalDate {
  const eighth = addDays(firstOfTheMonth, 7);
  return addDays(eighth, (3 - weekday(eighth) + 7) % 7);
}

/** The middle of a list of numbers; `null` of none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

function levelOf(share: number): 'low' | 'middle' | 'high' {
  if (share <= 0.95) return 'low';
  return share >= 1.06 ? 'high' : 'middle';
}
