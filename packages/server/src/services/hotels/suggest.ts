import type { AutosuggestResult, Place } from '@portolan/contract';
import type { SupplierPlace } from '@portolan/suppliers';
import type { Context } from '../../context.ts';
import { ApiError } from '../../platform/errors.ts';
import { isWhole, prepareAnswer, type CachedAnswer } from '../../http/index.ts';
import { createCache } from '../../platform/cache.ts';
import { searchText } from '../../platform/search-text.ts';
import { placeIdOf } from '../../search/index.ts';
import { findPropertiesByWords, type PropertyMatch } from './suggest-queries.ts';

const placeLimit = 6;
const propertyLimit = 4;
const supplierMs = 2_500;

/** Places and properties by what was typed (SUGG-01, SUGG-02). */
export function createSuggestService(context: Context) {
  const cache = createCache<CachedAnswer>({ max: 5_000, ttlMs: 10 * 60_000, keep: isWhole });

  return {
    /** @throws {ApiError} `SUPPLIER_UNAVAILABLE` when no supplier answered. */
    suggest(text: string, language: string): Promise<CachedAnswer> {
      const wanted = searchText(text).slice(0, 80);
      return cache.get(`${language} ${wanted}`, async () =>
        wanted.length < 2 ? prepareAnswer({ data: nothing }) : find(wanted, language),
      );
    },
  };

  async function find(wanted: string, language: string): Promise<CachedAnswer> {
    const words = wanted.split(' ').filter(Boolean).slice(0, 6);
    const [{ places, partial }, properties] = await Promise.all([
      askSuppliers(wanted, language),
      findPropertiesByWords(context.database, words, propertyLimit + 1),
    ]);
    const found = [
      ...places.slice(0, placeLimit),
      ...properties.slice(0, propertyLimit).map((row) => propertyPlace(row, language)),
    ];
    const data: AutosuggestResult = {
      locationSuggestions: found,
      allData: places.length <= placeLimit && properties.length <= propertyLimit,
    };
    return prepareAnswer({ data }, partial);
  }

  /** Suppliers know the same cities by their own ids: equal names close to each other are one place. */
  async function askSuppliers(
    text: string,
    language: string,
  ): Promise<{ places: Place[]; partial: boolean }> {
    const suppliers = [...context.suppliers.values()];
    if (suppliers.length === 0) return { places: [], partial: false };
    const answers = await Promise.allSettled(
      suppliers.map((supplier) =>
        supplier.suggest(text, {
          limit: placeLimit * 2 + 1,
          language,
          signal: AbortSignal.timeout(supplierMs),
        }),
      ),
    );
    if (answers.every((answer) => answer.status === 'rejected'))
      throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: (answers[0] as PromiseRejectedResult).reason });
    const merged = new Map<string, Place>();
    const lists = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const longest = Math.max(0, ...lists.map((list) => list.length));
    for (let rank = 0; rank < longest; rank++) {
      for (const list of lists) {
        const place = list[rank];
        if (!place || place.type === 'property') continue;
        const key = `${place.type} ${searchText(place.name)} ${place.countryCode} ${Math.round(place.latitude)} ${Math.round(place.longitude)}`;
        if (!merged.has(key)) merged.set(key, toPlace(place));
      }
    }
    return { places: [...merged.values()], partial: answers.some((answer) => answer.status === 'rejected') };
  }
}

const nothing: AutosuggestResult = { locationSuggestions: [], allData: true };

function toPlace(place: SupplierPlace): Place {
  const { type, name, context, countryCode, latitude, longitude } = place;
  const facts = { type, name, countryCode, latitude, longitude };
  return { id: placeIdOf(facts), context, ...facts };
}

function propertyPlace(row: PropertyMatch, language: string): Place {
  const country =
    new Intl.DisplayNames([language], { type: 'region' }).of(row.country_code) ?? row.country_code;
  return {
    id: row.property_id,
    type: 'property',
    name: row.name,
    context: [row.city, row.state !== row.city ? row.state : '', country].filter(Boolean).join(', '),
    countryCode: row.country_code,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
