import type { HotelSearchRequest, Place } from '@portolan/contract';
import { SupplierError, type HotelSupplier, type SupplierPlace } from '@portolan/suppliers';
import { ApiError } from '../../platform/errors.ts';
import type { PropertyDirectory } from './property-directory.ts';
import { cityIn, contextOf, foldName, placeIn, regionIn } from '../../places/index.ts';
import { distanceKm, openPlaceId, placeIdOf } from '../../search/index.ts';
import type { PlaceDirectory } from './place-directory.ts';

/** A point this near to the middle of a city is in that city. */
const sameCityKm = 30;

/** Finds the place that a search means. */
export interface PlaceFinder {
  /** @throws {ApiError} `NOT_FOUND` with the field, `SUPPLIER_UNAVAILABLE` when nobody could be asked. */
  find(
    request: Pick<HotelSearchRequest, 'placeId' | 'destination' | 'latitude' | 'longitude'>,
    options: { language: string; signal: AbortSignal },
  ): Promise<Place>;
}

/** @param names what the catalogue has; a text that it does not know exactly the suppliers are asked for. */
export function createPlaceFinder(deps: {
  names: PlaceDirectory;
  properties: PropertyDirectory;
  suppliers: ReadonlyMap<string, HotelSupplier>;
}): PlaceFinder {
  const { names, properties, suppliers } = deps;

  async function byText(text: string, language: string, signal: AbortSignal): Promise<Place | null> {
    const known = (await names.index()).exact(text);
    if (known) return placeIn(language, known);
    let asked = 0;
    let answered = 0;
    for (const supplier of suppliers.values()) {
      asked++;
      try {
        const found = await supplier.suggest(text, { limit: 5, language, signal });
        answered++;
        // A guess is no answer: the traveller chooses.
        const best = found.find(({ name }) => isSameName(name, text));
        if (best) return best.type === 'property' ? await ofProperty(supplier.name, best) : toPlace(best);
      } catch (error) {
        if (!(error instanceof SupplierError) || error.reason === 'aborted') throw error;
      }
    }
    if (asked > 0 && answered === 0) throw new ApiError('SUPPLIER_UNAVAILABLE');
    return null;
  }

  async function ofProperty(supplier: string, place: SupplierPlace): Promise<Place> {
    const known = (await properties.bySupplierIds(supplier, [place.id])).get(place.id);
    return { ...toPlace(place), id: known?.property_id ?? place.id };
  }

  return {
    async find({ placeId, destination, latitude, longitude }, { language, signal }) {
      if (placeId) {
        const known = openPlaceId(placeId);
        if (known) return inLanguage(known, language, destination);
        const property = await properties.byId(placeId);
        if (property) {
          return {
            id: property.property_id,
            type: 'property',
            name: property.name,
            context: contextOf(property.name, [
              cityIn(language, { ...property, countryCode: property.country_code }),
              regionIn(language, property.country_code, property.state),
            ]),
            countryCode: property.country_code,
            latitude: property.latitude,
            longitude: property.longitude,
          };
        }
      }
      if (latitude !== undefined && longitude !== undefined) {
        const asked = destination?.trim() ?? '';
        const known = asked ? (await names.index()).exact(asked) : null;
        // The name in a link is in the language of whoever made the link.
        const isThere = known && distanceKm(known, { latitude, longitude }) < sameCityKm;
        const name = isThere ? placeIn(language, known).name : asked;
        return {
          id: `@${latitude},${longitude}`,
          type: 'region',
          name,
          context: '',
          countryCode: '',
          latitude,
          longitude,
        };
      }
      const text = destination?.trim();
      const found = text ? await byText(text, language, signal) : null;
      if (found) return found;
      if (placeId || text) {
        throw new ApiError('PLACE_NOT_FOUND', {
          fields: { [placeId ? 'placeId' : 'destination']: 'is not a place that we know' },
        });
      }
      throw new ApiError('VALIDATION_FAILED', {
        fields: { destination: 'say where: placeId, destination, or latitude and longitude' },
      });
    },
  };
}

function toPlace({ type, name, context, countryCode, latitude, longitude }: SupplierPlace): Place {
  const facts = { type, name, countryCode, latitude, longitude };
  return { id: placeIdOf(facts), context, ...facts };
}

/** Ids hold the catalogue's names. */
function inLanguage(place: Place, language: string, destination: string | undefined): Place {
  const { type, countryCode, latitude, longitude } = place;
  const context = destination && destination !== place.name ? destination : '';
  if (type === 'city')
    return {
      ...place,
      name: cityIn(language, { city: place.name, state: '', countryCode, latitude, longitude }),
      context,
    };
  return {
    ...place,
    name: type === 'region' ? regionIn(language, countryCode, place.name) : place.name,
    context,
  };
}

function isSameName(name: string, text: string): boolean {
  const [first = ''] = text.split(',');
  return [text, first].some((each) => foldName(each) === foldName(name));
}
