import { amenities, type HotelSummary } from '@portolan/contract';
import type { PropertyRow } from '../db/tables.ts';
import type { ArtSigner } from '../platform/art-signer.ts';

type Amenity = HotelSummary['amenities'][number];
const knownAmenities = new Set<string>(amenities);

/** Amenities that the contract names; a supplier's others are left out. */
export function viewAmenities(names: readonly string[]): Amenity[] {
  return names.filter((name): name is Amenity => knownAmenities.has(name));
}

/** What every answer says of a property. */
export function viewProperty(
  property: PropertyRow,
  art: ArtSigner,
): Omit<HotelSummary, 'offer' | 'boards' | 'anyRefundable' | 'distanceKm'> {
  const { line1, city, state, country_code: countryCode } = property;
  return {
    propertyId: property.property_id,
    name: property.name,
    propertyType: property.property_type,
    address: { line1, city, state, countryCode },
    latitude: property.latitude,
    longitude: property.longitude,
    stars: property.stars,
    review:
      property.review_score === null ? null : { score: property.review_score, count: property.review_count },
    amenities: viewAmenities(property.amenities),
    image: pictureUrl(property, art, 'card'),
  };
}

/** The property's first picture; every property has one, if need be drawn from its id. */
export function pictureUrl(property: PropertyRow, art: ArtSigner, shape: 'card' | 'hero'): string {
  const [first] = property.pictures;
  return art.url(first?.kind ?? 'city', first?.seed ?? property.property_id, shape);
}

/** Great-circle kilometres, one decimal. */
export function distanceKm(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * radians;
  const dLon = (b.longitude - a.longitude) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLon / 2) ** 2;
  return Math.round(2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h))) * 10) / 10;
}
