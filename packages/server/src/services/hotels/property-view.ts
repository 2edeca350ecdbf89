import { amenities, type HotelSummary } from '@portolan/contract';
import { cityIn, regionIn } from '../../places/index.ts';
import type { PropertyFacts } from './property-directory.ts';
import type { ArtSigner, Picture, PictureOwner } from '../../platform/art-signer.ts';

type Amenity = HotelSummary['amenities'][number];
const knownAmenities = new Set<string>(amenities);

/** Amenities that the contract names; a supplier's others are left out. */
export function viewAmenities(names: readonly string[]): Amenity[] {
  return names.filter((name): name is Amenity => knownAmenities.has(name));
}

/** What every answer says of a property, its city and region by their names in the language. */
export function viewProperty(
  property: PropertyFacts,
  art: ArtSigner,
  owner: PictureOwner,
  language: string,
): Omit<HotelSummary, 'offers' | 'distanceKm'> {
  const { line1, country_code: countryCode } = property;
  const city = cityIn(language, { ...property, countryCode });
  const state = property.state && regionIn(language, countryCode, property.state);
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
    image: art.pictureUrl(owner, firstPicture(property)),
  };
}

/** The property's first picture; every property has one, if need be drawn from its id. */
export function firstPicture(property: Pick<PropertyFacts, 'pictures' | 'property_id'>): Picture {
  return property.pictures[0] ?? { kind: 'city', seed: property.property_id };
}
