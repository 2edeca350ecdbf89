import type { HotelItem, Part, PriceView, TravellerNeeds } from '@portolan/contract';
import { nightsBetween, placeMoment } from '@portolan/core';
import type { Clock } from '../../platform/clock.ts';
import type { PictureOwner, ArtSigner } from '../../platform/art-signer.ts';
import type { Price, PriceUnit } from '../../pricing/index.ts';
import { cancellationOf, sellOf, type StayAsked } from '../../sales/index.ts';
import { viewStoredProperty } from './stored-property.ts';
import type { StoredProperty, StoredTerms } from './tables.ts';

/** A stay as it was agreed. */
export interface AgreedStay {
  asked: StayAsked;
  price: Price;
  terms: StoredTerms;
  subject: StoredProperty;
}

/** What hotels ask of travellers: one named adult a room. */
export const stayNeeds: TravellerNeeds = {
  names: 'one_a_group',
  title: 'no',
  gender: 'no',
  bornOn: 'no',
  nationality: 'no',
  document: 'no',
  loyalty: [],
  spelling: 'any',
  maxName: 60,
  documentUntil: null,
};

/** What a quote, its booking and a proposal say of a stay alike: where, when, who, which room. */
export function viewStay(
  context: { art: ArtSigner },
  tenant: PictureOwner,
  { asked: stay, terms, subject }: Pick<AgreedStay, 'asked' | 'terms' | 'subject'>,
): HotelItem {
  const { checkIn, checkOut } = stay;
  const property = viewStoredProperty(context, tenant, subject);
  const { address, timeZone } = property;
  const occupancy = stay.occupancy.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));
  return {
    service: 'hotels',
    title: property.name,
    // Some cities are states of their own name.
    line: [...new Set([address.city, address.state])].filter(Boolean).join(', '),
    image: property.image,
    starts: placeMoment(`${checkIn}T${wallTime(property.checkInFrom) ?? '00:00'}`, timeZone),
    ends: placeMoment(`${checkOut}T${wallTime(property.checkOutUntil) ?? '12:00'}`, timeZone),
    travellers: occupancy.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0),
    property,
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    occupancy,
    roomName: terms.roomName,
    board: terms.board,
  };
}

/** A property's own text when it is a time of day; some say nothing. */
function wallTime(text: string): string | null {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null;
}

/** What cancelling a stay costs as of now. */
export function viewStayCancellation(
  context: { clock: Clock },
  { asked, price, terms, subject }: AgreedStay,
) {
  return cancellationOf(terms, sellOf(price), {
    checkIn: asked.checkIn,
    zone: subject.timeZone,
    now: context.clock.now(),
  });
}

/** The one part of a stay: all of it. */
export function viewStayParts(
  item: HotelItem,
  price: PriceView | null,
  cancellation: Part['cancellation'],
): Part[] {
  return [{ kind: 'stay', label: item.roomName, price, cancellation }];
}

/** By what the total of a stay is divided. */
export function stayUnit({ asked }: Pick<AgreedStay, 'asked'>): PriceUnit {
  return { per: 'night', count: nightsBetween(asked.checkIn, asked.checkOut) };
}
