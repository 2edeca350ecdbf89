import { hotelPaths, type HotelDeal, type HotelDealV2, type RequestBody } from '@portolan/contract';
import {
  addDays,
  firstOfMonth,
  formatOccupancy,
  isValidOccupancy,
  parseLocalDate,
  stayProblem,
  type LocalDate,
  type Occupancy,
} from '@portolan/core';
import type { Context } from '../context.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { isWhole, prepareAnswer, type CachedAnswer } from '../http/index.ts';
import { cheapestRates, placeOf, type CheapestRates } from '../services/hotels/index.ts';
import { isMember, saleRules } from '../sales/index.ts';
import { distanceKm, type Point } from '../search/index.ts';
import { createCache } from '../platform/cache.ts';
import { searchText } from '../platform/search-text.ts';
import { todayIn } from '../platform/today.ts';
import { buildPrice, hasSaving, type Price, projectDealRates, projectDealRateV2 } from '../pricing/index.ts';
import { viewerOf, type AgencyRecord } from '../tenancy/index.ts';
import { cacheScope, type Watcher } from './watcher.ts';
import {
  findCity,
  findDealCandidates,
  findNearestCity,
  findTopPlaces,
  type DealCandidate,
} from './queries.ts';

/** Properties that suppliers are asked for, over all places of a query. */
const candidateLimit = 24;
/** Places beside its own that an agency's deals come from, and how far from it the nearest of them is. */
const otherPlaces = 3;
const otherPlacesKm = 50;
const dealLimit = 12;
const supplierMs = 4_000;
const freshMs = 5 * 60_000;

/** What hotel deals are asked for, whichever version asks. */
interface DealQuery {
  /** One place, or several that share the list between them. */
  centers: readonly Point[];
  radiusKm: number;
  checkIn: LocalDate;
  checkOut: LocalDate;
  occupancy: Occupancy;
  currency: string;
  nationality: string | null;
}

/** Before any agency's markup: shared by agencies and roles. */
interface Found {
  deals: CheapestRates<PlacedCandidate>['found'];
  /** A supplier could not be asked. */
  partial: boolean;
}

/** A property with the position of its place in the query's `centers`. */
type PlacedCandidate = DealCandidate & { place: number };

type Search = RequestBody<'searchHotelDeals'>;

export function createHotelDeals(context: Context) {
  const { database, rates, clock, art } = context;
  const found = createCache<Found>({ max: 2_000, ttlMs: freshMs, keep: isWhole });
  const answers = createCache<CachedAnswer>({ max: 5_000, ttlMs: freshMs, keep: isWhole });
  const topPlaces = createCache<Point[]>({ max: 1, ttlMs: freshMs });

  return {
    /** `POST /api/{provider}/deals/hotel-search` (API-13 to API-22). */
    v1(
      tenant: AgencyRecord,
      who: Watcher,
      timeZone: string,
      body: Search,
    ): CachedAnswer | Promise<CachedAnswer> {
      const query = readSearch(body, todayIn(clock, timeZone));
      assertCurrency(query.currency);
      const center = query.centers[0]!;
      const from = body.searchString.trim();
      const key = `v1 ${cacheScope(tenant, who)} ${keyOf(query)} ${from}`;
      const load = async () => {
        const [{ deals, partial }, distanceFrom] = await Promise.all([
          priced(tenant, query, who),
          nameOf(center, query.radiusKm, from),
        ]);
        const viewer = viewerOf(tenant, who.role);
        const data: HotelDeal[] = deals.map(({ property, price }, index) => ({
          hotel: {
            hotelDetails: {
              heroImage: pictureOf(tenant, property, index),
              name: property.name,
              distance: Math.round(distanceKm(center, property) * 10) / 10,
              distanceFrom: distanceFrom ?? property.city,
            },
          },
          rating: halves(property.stars),
          rates: projectDealRates(price, viewer, 'hotels'),
          hasSaving: hasSaving(price, viewer),
          link: `${hotelPaths.details}?${new URLSearchParams({
            propertyId: property.property_id,
            startDate: query.checkIn,
            endDate: query.checkOut,
            occupancy: formatOccupancy(query.occupancy),
          })}`,
        }));
        return prepareAnswer({ data }, partial);
      };
      return answers.getNow(key, load);
    },

    /** `GET /api/hotel/v2/deals` (API-23, API-24) for the sample stay of CONST-04 to CONST-06. */
    async v2(
      tenant: AgencyRecord,
      who: Watcher,
      timeZone: string,
      asked: { top_destination?: string; lat?: string; long?: string; currency?: string },
    ): Promise<CachedAnswer> {
      const currency = asked.currency ?? tenant.currencies[0] ?? 'USD';
      assertCurrency(currency);
      const { dealDefaults } = tenant.agency;
      const checkIn = firstOfMonth(todayIn(clock, timeZone), 2);
      const query: DealQuery = {
        centers: await centersOf(asked, dealDefaults),
        radiusKm: dealDefaults.radius,
        checkIn,
        checkOut: addDays(checkIn, 2),
        occupancy: [{ adults: 2, childAges: [] }],
        currency,
        nationality: null,
      };
      return answers.get(`v2 ${cacheScope(tenant, who)} ${keyOf(query)}`, async () => {
        const viewer = viewerOf(tenant, who.role);
        const { deals, partial } = await priced(tenant, query, who);
        const hotels: HotelDealV2[] = deals.map(({ property, price }, index) => ({
          property_id: property.property_id,
          name: property.name,
          image: { large: pictureOf(tenant, property, index) },
          contact: { address: { line_1: property.line1, city: property.city, state: stateOf(property) } },
          ratings: { star_rating: halves(property.stars) },
          rate: projectDealRateV2(price, viewer),
          has_saving: hasSaving(price, viewer),
        }));
        return prepareAnswer({ data: { hotels } }, partial);
      });
    },
  };

  /** The agency's prices of what was found: the largest saving first, then as well known as they are. */
  async function priced(
    tenant: AgencyRecord,
    query: DealQuery,
    { role, agentId }: Watcher,
  ): Promise<{ deals: { property: DealCandidate; price: Price }[]; partial: boolean }> {
    const { currency, ...shared } = query;
    const { deals, partial } = await found.get(JSON.stringify(shared), () => findDeals(query));
    const now = clock.now();
    const list: { property: PlacedCandidate; price: Price; saving: number }[] = [];
    for (const { property, offer } of deals) {
      const price = buildPrice(offer.price, {
        currency,
        markup: saleRules(tenant, {
          service: 'hotels',
          where: placeOf(property),
          agentId,
          member: isMember(role),
          now,
        }),
        rates: rates.current(),
      });
      if (!price) continue;
      const retail = price.suggestedRetail ?? 0;
      list.push({ property, price, saving: retail > price.sell ? (retail - price.sell) / retail : 0 });
    }
    // A tenth decides: within it the better known hotel leads, so that the first row is not four hostels.
    list.sort((a, b) => Math.round(b.saving * 10) - Math.round(a.saving * 10));
    return { deals: placesInTurn(list).slice(0, dealLimit), partial };
  }

  async function findDeals(query: DealQuery): Promise<Found> {
    const each = Math.ceil(candidateLimit / query.centers.length);
    const near = await Promise.all(
      query.centers.map((center) => findDealCandidates(database, center, query.radiusKm, each)),
    );
    const candidates = near.flatMap((found, place) => found.map((candidate) => ({ ...candidate, place })));
    if (candidates.length === 0) return { deals: [], partial: false };
    const { checkIn, checkOut, occupancy, nationality } = query;
    const stay = { checkIn, checkOut, occupancy, ...(nationality ? { nationality } : {}) };
    const { found: deals, failures } = await cheapestRates(context, candidates, stay, supplierMs);
    if (deals.length === 0 && failures.length > 0 && failures.length === context.suppliers.size)
      throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: failures[0] });
    return { deals, partial: failures.length > 0 };
  }

  /**
   * Where v2 deals come from: the place that the request names, else the agency's own place and the best known ones of the catalogue, so
   * that a home page does not sell one city.
   */
  async function centersOf(
    asked: { top_destination?: string; lat?: string; long?: string },
    own: Point,
  ): Promise<Point[]> {
    const home = roundedPoint(own, 2);
    const named = await namedPlace(asked);
    if (named && distanceKm(named, home) > 0) return [named];
    const top = await topPlaces.get('', () => findTopPlaces(database));
    const others = top
      .filter((place) => distanceKm(place, home) > otherPlacesKm)
      .slice(0, otherPlaces)
      .map((place) => roundedPoint(place, 2));
    return [home, ...others];
  }

  async function namedPlace(asked: {
    top_destination?: string;
    lat?: string;
    long?: string;
  }): Promise<Point | null> {
    if (asked.lat !== undefined || asked.long !== undefined)
      return { latitude: coordinate('lat', asked.lat, 90), longitude: coordinate('long', asked.long, 180) };
    const words = wordsOf(asked.top_destination ?? '');
    const isName = words.length > 0 && !['true', 'false', '1', '0'].includes(words.join(' '));
    return isName ? findCity(database, words) : null;
  }

  /**
   * The name of the place that v1 distances are measured from: `from` as it was asked, unless that is a city somewhere else; then, and
   * without one, the nearest city. `null` where the catalogue knows none.
   */
  async function nameOf(center: Point, radiusKm: number, from: string): Promise<string | null> {
    const words = wordsOf(from);
    if (words.length > 0) {
      const here = await findCity(database, words, { center, radiusKm });
      if (here || !(await findCity(database, words))) return from;
    }
    return findNearestCity(database, center, radiusKm);
  }

  function assertCurrency(currency: string): void {
    if (rates.current().values[currency] === undefined)
      throw invalid('currency', 'is not a currency that we know');
  }

  /** The first four kinds in turn, so that a row of one city is not one view four times. */
  function pictureOf(tenant: AgencyRecord, property: DealCandidate, index: number): string {
    const kinds = property.pictures.filter(
      (picture, at, all) => all.findIndex((other) => other.kind === picture.kind) === at,
    );
    const chosen = kinds[index % Math.min(4, kinds.length)] ?? { kind: 'city', seed: property.property_id };
    return art.pictureUrl(tenant, chosen);
  }
}

/** The best deal of each place, then the second best of each: a row shows as many places as there are. */
function placesInTurn<Deal extends { property: PlacedCandidate }>(sorted: readonly Deal[]): Deal[] {
  const rank = new Map<number, number>();
  const ranked = sorted.map((deal) => {
    const { place } = deal.property;
    const position = rank.get(place) ?? 0;
    rank.set(place, position + 1);
    return { deal, position };
  });
  return ranked.sort((a, b) => a.position - b.position).map(({ deal }) => deal);
}

/** At most six words of a name, as the catalogue's index spells them. */
function wordsOf(name: string): string[] {
  return searchText(name).split(' ').filter(Boolean).slice(0, 6);
}

function keyOf(query: DealQuery): string {
  return JSON.stringify(query);
}

/** Coordinates without digits that nobody sees, so that neighbours share an answer: v1 shows distances of 0.1 km, v2 none. */
function rounded(value: number, digits: 2 | 3): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

function roundedPoint({ latitude, longitude }: Point, digits: 2 | 3): Point {
  return { latitude: rounded(latitude, digits), longitude: rounded(longitude, digits) };
}

function readSearch(body: Search, today: LocalDate): DealQuery {
  const { start: checkIn, end: checkOut } = body.stayPeriod;
  if (!parseLocalDate(checkIn)) throw invalid('stayPeriod.start', 'is not a day of the calendar');
  if (!parseLocalDate(checkOut)) throw invalid('stayPeriod.end', 'is not a day of the calendar');
  // The traveller's "today" may be a day ahead of the destination's.
  const problem = stayProblem({ checkIn, checkOut }, addDays(today, -1));
  if (problem === 'in-past')
    throw new ApiError('STAY_IN_PAST', { fields: { 'stayPeriod.start': 'has passed' } });
  if (problem)
    throw new ApiError('STAY_INVALID', {
      fields: { 'stayPeriod.end': 'must be 1 to 60 days after the start' },
    });
  const rooms = body.occupancies.flatMap(({ numOfRoom, numOfAdults, numOfChildren, childAges }, index) => {
    if (childAges.length !== numOfChildren)
      throw invalid(`occupancies.${index}.childAges`, 'must hold one age for every child');
    return Array.from({ length: numOfRoom }, () => ({ adults: numOfAdults, childAges }));
  });
  if (!isValidOccupancy(rooms))
    throw new ApiError('OCCUPANCY_INVALID', { fields: { occupancies: 'too many rooms or guests' } });
  return {
    centers: [roundedPoint(body, 3)],
    radiusKm: body.radius,
    checkIn,
    checkOut,
    occupancy: rooms,
    currency: body.currency,
    nationality: /^[A-Z]{2}$/.test(body.nationality) ? body.nationality : null,
  };
}

function coordinate(name: string, text: string | undefined, max: number): number {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > max)
    throw invalid(name, `must be a number from -${max} to ${max}`);
  return rounded(value, 2);
}

/** Empty where it would only say the city again, as in a city-state. */
function stateOf({ city, state }: DealCandidate): string {
  return state === city ? '' : state;
}

function halves(stars: number): number {
  return Math.max(0, Math.min(5, Math.round(stars * 2) / 2));
}
