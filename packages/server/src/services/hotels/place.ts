import type { HotelSearchRequest, Place } from '@portolan/contract';
import { SupplierError, type HotelSupplier, type SupplierPlace } from '@portolan/suppliers';
import { ApiError } from '../../platform/errors.ts';
import type { PropertyDirectory } from './property-directory.ts';
import { openPlaceId, placeIdOf } from '../../search/index.ts';

/** Finds the place that a search means. */
export interface PlaceFinder {
  /** @throws {ApiError} `NOT_FOUND` with the field, `SUPPLIER_UNAVAILABLE` when nobody could be asked. */
  find(
    request: Pick<HotelSearchRequest, 'placeId' | 'destination' | 'latitude' | 'longitude'>,
    options: { language: string; signal: AbortSignal },
  ): Promise<Place>;
}

export function createPlaceFinder(deps: {
  properties: PropertyDirectory;
  suppliers: ReadonlyMap<string, HotelSupplier>;
}): PlaceFinder {
  const { properties, suppliers } = deps;

  async function byText(text: string, language: string, signal: AbortSignal): Promise<Place | null> {
    let asked = 0;
    let answered = 0;
    for (const supplier of suppliers.values()) {
      asked++;
      try {
        const found = await supplier.suggest(text, { limit: 5, language, signal });
        answered++;
        const best = found[0];
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
        if (known) return { ...known, context: destination && destination !== known.name ? destination : '' };
        const property = await properties.byId(placeId);
        if (property) {
          return {
            id: property.property_id,
            type: 'property',
            name: property.name,
            context: [property.city, property.state].filter(Boolean).join(', '),
            countryCode: property.country_code,
            latitude: property.latitude,
            longitude: property.longitude,
          };
        }
      }
      if (latitude !== undefined && longitude !== undefined) {
        const name = destination?.trim() ?? '';
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
