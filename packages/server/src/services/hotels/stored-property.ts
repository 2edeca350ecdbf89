import type { HotelItem } from '@portolan/contract';
import type { StoredProperty } from './tables.ts';
import type { PictureOwner, ArtSigner } from '../../platform/art-signer.ts';
import type { PropertyFacts } from './property-directory.ts';
import { firstPicture } from './property-view.ts';

/** What a quote, its booking and a proposal say of the property for ever, whatever the catalogue says later. */
export function rememberProperty(property: PropertyFacts): StoredProperty {
  const { line1, city, state, country_code: countryCode } = property;
  return {
    propertyId: property.property_id,
    name: property.name,
    picture: firstPicture(property),
    address: { line1, city, state, countryCode },
    stars: property.stars,
    checkInFrom: property.check_in_from,
    checkOutUntil: property.check_out_until,
    timeZone: property.time_zone,
  };
}

/** The same as an answer says it, with the picture's address. */
export function viewStoredProperty(
  context: { art: ArtSigner },
  tenant: PictureOwner,
  stored: StoredProperty,
): HotelItem['property'] {
  const { picture, ...property } = stored;
  return { ...property, image: context.art.pictureUrl(tenant, picture) };
}
