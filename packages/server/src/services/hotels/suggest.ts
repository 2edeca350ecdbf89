import type { AutosuggestResult, Place } from '@portolan/contract';
import type { SupplierPlace } from '@portolan/suppliers';
import type { Context } from '../../context.ts';
import { ApiError } from '../../platform/errors.ts';
import { isWhole, prepareAnswer, type CachedAnswer } from '../../http/index.ts';
import { cityIn, contextOf, countryIn, foldName, placeIn, regionIn } from '../../places/index.ts';
import { createCache } from '../../platform/cache.ts';
import { searchText } from '../../platform/search-text.ts';
import { placeIdOf } from '../../search/index.ts';
import type { PlaceDirectory } from './place-directory.ts';
import { findPropertiesByWords, type PropertyMatch } from './suggest-queries.ts';

const placeLimit = 6;
const propertyLimit = 4;
const popularLimit = 6;
/** With fewer places than this, names that are spelt similarly are offered too. */
const fewPlaces = 3;
const supplierMs = 2_500;

/**
 * Places and properties by what was typed (SUGG-01, SUGG-02): what begins with it, then what is spelt similarly; what we do not know at
 * all the suppliers are asked for, and in the end there are popular places.
 */
export function createSuggestService(context: Context, places: PlaceDirectory) {
  const cache = createCache<CachedAnswer>({ max: 5_000, ttlMs: 10 * 60_000, keep: isWhole });

  return {
    /** @throws {ApiError} `SUPPLIER_UNAVAILABLE` when we know nothing like it and no supplier answered. */
    suggest(text: string, language: string): Promise<CachedAnswer> {
      return cache.get(`${language} ${searchText(text).slice(0, 80)}`, () => answer(text, language));
    },
  };

  async function answer(text: string, language: string): Promise<CachedAnswer> {
    const index = await places.index();
    const [found, properties] = [index.find(text, placeLimit + 1), await findProperties(text)];
    const exact = index.exact(text);
    const begins = [
      ...(exact ? [exact, ...found.filter((place) => place !== exact)] : found)
        .slice(0, placeLimit)
        .map((place) => placeIn(language, place)),
      ...properties.slice(0, propertyLimit).map((row) => propertyPlace(row, language)),
    ];
    const isWholeName = properties.length === 1 && found.length === 0 && isName(properties[0]!.name, text);
    const similar =
      exact || isWholeName || found.length >= fewPlaces ? [] : await findSimilar(text, language);
    if (begins.length > 0 || similar.length > 0) {
      const known = new Set(begins.map(({ id }) => id));
      const data: AutosuggestResult = {
        locationSuggestions: [...begins, ...similar.filter(({ id }) => !known.has(id))],
        allData: found.length <= placeLimit && properties.length <= propertyLimit,
        match: exact || isWholeName ? 'exact' : begins.length > 0 ? 'found' : 'similar',
      };
      return prepareAnswer({ data });
    }
    const offered = await askSuppliers(text, language);
    const data: AutosuggestResult =
      offered.places.length > 0
        ? {
            locationSuggestions: offered.places.slice(0, placeLimit),
            allData: offered.places.length <= placeLimit,
            match: 'found',
          }
        : {
            locationSuggestions: index.popular(popularLimit).map((place) => placeIn(language, place)),
            allData: true,
            match: 'popular',
          };
    return prepareAnswer({ data }, offered.partial);
  }

  /** What begins with the text after its misspelt words were put right. */
  async function findSimilar(text: string, language: string): Promise<Place[]> {
    const index = await places.index();
    const corrected = index.corrections(text);
    const near = corrected.flatMap((each) => index.find(each, fewPlaces)).slice(0, placeLimit);
    const properties = corrected[0] && near.length === 0 ? await findProperties(corrected[0]) : [];
    const all = [
      ...near.map((place) => placeIn(language, place)),
      ...properties.slice(0, propertyLimit).map((row) => propertyPlace(row, language)),
    ];
    return [...new Map(all.map((place) => [place.id, place])).values()];
  }

  async function findProperties(text: string): Promise<PropertyMatch[]> {
    const words = searchText(text).slice(0, 80).split(' ').slice(0, 6);
    // Fewer letters begin the names of thousands.
    if (!words.some((word) => word.length >= 3)) return [];
    return findPropertiesByWords(context.database, words, propertyLimit + 1);
  }

  /** Suppliers know the same cities by their own ids: equal names close to each other are one place. */
  async function askSuppliers(
    text: string,
    language: string,
  ): Promise<{ places: Place[]; partial: boolean }> {
    const wanted = searchText(text).slice(0, 80);
    const suppliers = [...context.suppliers.values()];
    if (suppliers.length === 0 || wanted.length < 2) return { places: [], partial: false };
    const answers = await Promise.allSettled(
      suppliers.map((supplier) =>
        supplier.suggest(wanted, {
          limit: placeLimit + 1,
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
        const key = `${place.type} ${foldName(place.name)} ${place.countryCode} ${Math.round(place.latitude)} ${Math.round(place.longitude)}`;
        if (!merged.has(key)) merged.set(key, suppliersPlace(place, language));
      }
    }
    return { places: [...merged.values()], partial: answers.some((answer) => answer.status === 'rejected') };
  }
}

function isName(name: string, text: string): boolean {
  return foldName(name) === foldName(text);
}

function suppliersPlace(place: SupplierPlace, language: string): Place {
  const { type, name, countryCode, latitude, longitude } = place;
  const facts = { type, name, countryCode, latitude, longitude };
  const country = countryIn(language, countryCode);
  return { id: placeIdOf(facts), ...facts, context: contextOf(name, [country]) };
}

function propertyPlace(row: PropertyMatch, language: string): Place {
  const { city, state, country_code: countryCode, latitude, longitude } = row;
  const around = [
    cityIn(language, { city, state, countryCode, latitude, longitude }),
    state && regionIn(language, countryCode, state),
    countryIn(language, countryCode),
  ];
  return {
    id: row.property_id,
    type: 'property',
    name: row.name,
    context: contextOf(row.name, around),
    countryCode,
    latitude,
    longitude,
  };
}
