import type {
  CruiseLanding,
  Destination,
  DestinationDetails,
  DestinationHotel,
  DestinationList,
  DestinationText,
  DestinationTextInput,
  HiddenGem,
} from '@portolan/contract';
import { worldRegions } from '@portolan/contract';
import { plainText } from '@portolan/core';
import { toLanguage } from '@portolan/i18n';
import { sanitiseHtml } from '../platform/sanitise-html.ts';
import type { Database, Bus } from '../db/index.ts';
import type { ArtSigner } from '../platform/art-signer.ts';
import type { CruiseLandingRow, DestinationRow, DestinationTextRow } from './tables.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { distanceKm } from '../search/index.ts';
import { createCache, type Cache } from '../platform/cache.ts';
import { toInstant, type Clock } from '../platform/clock.ts';
import { cityIn, contextOf, countryIn, foldName, regionIn } from '../places/index.ts';
import { currencyOf, isCountry } from '../reference/index.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import {
  deleteText,
  findAllTexts,
  findBest,
  findCruiseLandings,
  findDestination,
  findDestinations,
  findIndexedSlugs,
  findNearby,
  findRanked,
  findShownProperties,
  findTexts,
  saveText,
  type ShownProperty,
} from './queries.ts';

const pageSize = 24;
/** Pages that anybody turns to; deeper ones are for machines, and they have the site map. */
const lastPage = 500;
const bestLimit = 4;
const nearbyLimit = 4;
/** Search engines are invited to places with so many hotels, and to every one of the two lists. */
const indexedFrom = 10;
const nearbyKm = 350;
const freshMs = 10 * 60_000;

/** What the list is asked for, as it arrives. */
export interface DestinationQuery {
  q?: string | undefined;
  region?: string | undefined;
  country?: string | undefined;
  page?: string | undefined;
}

export type DestinationService = ReturnType<typeof createDestinationService>;

/**
 * Places to go, and the pages of cruise lines: what the catalogue holds with what the agency wrote. No price: those depend on who asks
 * (`prices.ts`).
 */
export function createDestinationService({
  database,
  art,
  clock,
  bus,
}: {
  database: Database;
  art: ArtSigner;
  clock: Clock;
  bus: Bus;
}) {
  // By the record itself: a changed agency, and an agency that wrote a text, is a new record.
  const caches = new WeakMap<AgencyRecord, Cache<object>>();

  function cached<T extends object>(tenant: AgencyRecord, key: string, load: () => Promise<T>): Promise<T> {
    let cache = caches.get(tenant);
    if (!cache) caches.set(tenant, (cache = createCache<object>({ max: 500, ttlMs: freshMs })));
    return cache.get(key, load) as Promise<T>;
  }

  return {
    /** @throws {ApiError} `VALIDATION_FAILED` with the field for a region, country or page that there is not */
    list(tenant: AgencyRecord, language: string, query: DestinationQuery): Promise<DestinationList> {
      assertShown(tenant);
      const { words, region, countryCode, page } = readQuery(query);
      return cached(
        tenant,
        JSON.stringify(['list', language, words, region, countryCode, page]),
        async () => {
          const { rows, regions } = await findDestinations(
            database,
            { words, region, countryCode },
            { limit: pageSize, offset: (page - 1) * pageSize },
          );
          const total = regions
            .filter((each) => region === null || each.region === region)
            .reduce((sum, { count }) => sum + count, 0);
          return {
            items: await shown(tenant, language, rows),
            total,
            page,
            pages: Math.min(lastPage, Math.ceil(total / pageSize)),
            regions,
          };
        },
      );
    },

    top(tenant: AgencyRecord, language: string): Promise<Destination[]> {
      assertShown(tenant);
      return cached(tenant, `top ${language}`, async () =>
        shown(tenant, language, await findRanked(database, 'top')),
      );
    },

    gems(tenant: AgencyRecord, language: string): Promise<HiddenGem[]> {
      return cached(tenant, `gems ${language}`, async () => {
        const rows = await findRanked(database, 'gem');
        const hotels = new Map(
          (
            await findShownProperties(
              database,
              rows.map(({ best_property_id }) => best_property_id ?? ''),
            )
          ).map((row) => [row.property_id, row]),
        );
        const items = await shown(tenant, language, rows);
        return items.flatMap((item, at) => {
          const hotel = hotels.get(rows[at]!.best_property_id ?? '');
          return hotel ? [{ ...item, hotel: hotelOf(tenant, hotel, 0) }] : [];
        });
      });
    },

    /** @throws {ApiError} `NOT_FOUND` */
    details(tenant: AgencyRecord, language: string, slug: string): Promise<DestinationDetails> {
      assertShown(tenant);
      return cached(tenant, JSON.stringify(['details', language, slug]), async () => {
        const row = await rowOf(slug);
        const [best, near, texts] = await Promise.all([
          findBest(database, row, bestLimit),
          findNearby(database, row, nearbyLimit),
          findTexts(database, tenant.id, [slug], language, tenant.agency.defaultLanguage),
        ]);
        const text = texts[0];
        const content = text ? sanitiseHtml(text.content) : '';
        return {
          ...destinationOf(tenant, language, row, text),
          hero: art.pictureUrl(tenant, { kind: row.scene, seed: `place-${slug}` }, 'hero'),
          timeZone: row.time_zone,
          currency: currencyOf(row.country_code),
          topRank: row.top_rank,
          isHiddenGem: row.gem_rank !== null,
          isIndexed: row.hotels >= indexedFrom || row.top_rank !== null || row.gem_rank !== null,
          text: text && content ? { language: text.language, content } : null,
          best: best.map((property, index) => hotelOf(tenant, property, index)),
          nearby: await shown(
            tenant,
            language,
            near.filter((other) => distanceKm(row, other) <= nearbyKm),
          ),
        };
      });
    },

    /** Words of the places that search engines are invited to, best known first. */
    indexed: () => findIndexedSlugs(database, indexedFrom),

    /** The place behind a word of an address. @throws {ApiError} `NOT_FOUND` */
    async place(tenant: AgencyRecord, slug: string): Promise<DestinationRow> {
      assertShown(tenant);
      return rowOf(slug);
    },

    /** What staff wrote about a place, in every language. @throws {ApiError} `NOT_FOUND` */
    async texts(tenant: AgencyRecord, slug: string): Promise<DestinationText[]> {
      await rowOf(slug);
      return (await findAllTexts(database, tenant.id, slug)).map(textOf);
    },

    /** @throws {ApiError} `NOT_FOUND`, `VALIDATION_FAILED` for a language that the agency does not speak */
    async saveText(
      tenant: AgencyRecord,
      slug: string,
      asked: string,
      { summary, content }: DestinationTextInput,
    ): Promise<DestinationText> {
      const language = languageOf(tenant, asked);
      await rowOf(slug);
      const row: DestinationTextRow = {
        agency_id: tenant.id,
        slug,
        language,
        summary: plainText(summary).slice(0, 300),
        content: sanitiseHtml(content),
        updated_at: toInstant(clock.now()),
      };
      await saveText(database, row);
      await bus.publish('agency', tenant.id);
      return textOf(row);
    },

    /** @throws {ApiError} `NOT_FOUND` */
    async deleteText(tenant: AgencyRecord, slug: string, asked: string): Promise<void> {
      if (!(await deleteText(database, tenant.id, slug, languageOf(tenant, asked))))
        throw new ApiError('NOT_FOUND');
      await bus.publish('agency', tenant.id);
    },

    cruiseLandings(tenant: AgencyRecord, language: string): Promise<CruiseLanding[]> {
      return cached(tenant, `cruise ${language}`, async () =>
        (await findCruiseLandings(database)).map((row) => landingOf(tenant, language, row)),
      );
    },

    /** @throws {ApiError} `NOT_FOUND` */
    async cruiseLanding(tenant: AgencyRecord, language: string, slug: string): Promise<CruiseLanding> {
      const landing = (await this.cruiseLandings(tenant, language)).find((each) => each.slug === slug);
      if (!landing) throw new ApiError('NOT_FOUND');
      return landing;
    },
  };

  async function rowOf(slug: string): Promise<DestinationRow> {
    const row = /^[a-z0-9-]{1,90}$/.test(slug) ? await findDestination(database, slug) : null;
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  }

  async function shown(
    tenant: AgencyRecord,
    language: string,
    rows: readonly DestinationRow[],
  ): Promise<Destination[]> {
    if (rows.length === 0) return [];
    const slugs = rows.map(({ slug }) => slug);
    const texts = new Map(
      (await findTexts(database, tenant.id, slugs, language, tenant.agency.defaultLanguage)).map((text) => [
        text.slug,
        text,
      ]),
    );
    return rows.map((row) => destinationOf(tenant, language, row, texts.get(row.slug)));
  }

  function destinationOf(
    tenant: AgencyRecord,
    language: string,
    row: DestinationRow,
    text: DestinationTextRow | undefined,
  ): Destination {
    const name = cityIn(language, { ...row, countryCode: row.country_code });
    return {
      slug: row.slug,
      name,
      state: contextOf(name, [row.state && regionIn(language, row.country_code, row.state)]),
      countryCode: row.country_code,
      country: countryIn(language, row.country_code),
      region: row.region,
      latitude: row.latitude,
      longitude: row.longitude,
      hotels: row.hotels,
      rating: row.rating === null ? null : Math.round(row.rating * 10) / 10,
      reviews: row.reviews,
      image: art.pictureUrl(tenant, { kind: row.scene, seed: `place-${row.slug}` }),
      summary: text?.summary || null,
    };
  }

  /** The kinds of a house in turn, so that a row of one city is not one view six times. */
  function hotelOf(tenant: AgencyRecord, property: ShownProperty, index: number): DestinationHotel {
    const pictures = property.pictures;
    return {
      propertyId: property.property_id,
      name: property.name,
      stars: Math.max(0, Math.min(5, Math.round(property.stars * 2) / 2)),
      rating: property.review_score === null ? null : Math.round(property.review_score * 10) / 10,
      reviews: property.review_count,
      image: art.pictureUrl(
        tenant,
        pictures[index % Math.max(1, Math.min(4, pictures.length))] ?? {
          kind: 'room',
          seed: property.property_id,
        },
      ),
    };
  }

  function landingOf(tenant: AgencyRecord, language: string, row: CruiseLandingRow): CruiseLanding {
    const drawn = /^art:([a-z-]+)\/(.+)$/.exec(row.image);
    return {
      slug: row.slug,
      shipLineId: row.ship_line_id,
      title: row.title,
      image: drawn
        ? art.pictureUrl(tenant, { kind: drawn[1] ?? '', seed: drawn[2] ?? '' }, 'hero')
        : row.image,
      content: sanitiseHtml(row.content[language] ?? row.content['en'] ?? ''),
    };
  }
}

/** Both pages, and what they are made of, exist only where the agency wants them (ROUTE-DEST-02, -04). */
function assertShown(tenant: AgencyRecord): void {
  if (!tenant.agency.displayTopDestinations) throw new ApiError('NOT_FOUND');
}

function readQuery({ q = '', region = '', country = '', page = '' }: DestinationQuery) {
  if (region && !worldRegions.some((each) => each === region))
    throw invalid('region', `must be one of ${worldRegions.join(', ')}`);
  if (country && !isCountry(country)) throw invalid('country', 'is not a country that we know');
  if (page && !/^[1-9]\d{0,2}$/.test(page)) throw invalid('page', `must be a number from 1 to ${lastPage}`);
  return {
    words: foldName(q).split(' ').filter(Boolean).slice(0, 6),
    region: region || null,
    countryCode: country || null,
    page: Math.min(lastPage, Number(page || 1)),
  };
}

function languageOf(tenant: AgencyRecord, asked: string): string {
  const language = toLanguage(asked);
  if (!language || !tenant.agency.languages.includes(language))
    throw invalid('language', 'is none of the agency’s languages');
  return language;
}

function textOf({ slug, language, summary, content, updated_at }: DestinationTextRow): DestinationText {
  return { slug, language, summary, content, updatedAt: updated_at };
}
