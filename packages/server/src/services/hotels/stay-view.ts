import type { HotelItem } from '@portolan/contract';
import { nightsBetween } from '@portolan/core';
import type { ArtSigner, PictureOwner } from '../../platform/art-signer.ts';
import type { SoldStay } from './stay.ts';
import { stayEnds, stayStarts } from './stay-moments.ts';
import { viewStoredProperty } from './stored-property.ts';

/** What a quote, its booking and a proposal say of a stay alike: where, when, who, which room. */
export function viewStay(sold: SoldStay, context: { art: ArtSigner; owner: PictureOwner }): HotelItem {
  const { asked, terms, subject } = sold;
  const property = viewStoredProperty(context, context.owner, subject);
  const { address } = property;
  const occupancy = asked.occupancy.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));
  return {
    service: 'hotels',
    title: property.name,
    // Some cities are states of their own name.
    line: [...new Set([address.city, address.state])].filter(Boolean).join(', '),
    image: property.image,
    starts: stayStarts(sold),
    ends: stayEnds(sold),
    travellers: occupancy.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0),
    property,
    checkIn: asked.checkIn,
    checkOut: asked.checkOut,
    nights: nightsBetween(asked.checkIn, asked.checkOut),
    occupancy,
    roomName: terms.facts.roomName,
    board: terms.facts.board,
  };
}
