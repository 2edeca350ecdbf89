import type { Quote } from '@portolan/contract';
import { nightsBetween } from '@portolan/core';
import type { Clock } from '../../platform/clock.ts';
import type { PictureOwner, ArtSigner } from '../../platform/art-signer.ts';
import type { Price } from '../../pricing/index.ts';
import { cancellationOf, sellOf, type StayAsked } from '../../sales/index.ts';
import { viewStoredProperty } from './stored-property.ts';
import type { StoredProperty, StoredTerms } from './tables.ts';

type StayFacts =
  'property' | 'checkIn' | 'checkOut' | 'nights' | 'occupancy' | 'roomName' | 'board' | 'cancellation';

/** A stay as it was agreed. */
export interface AgreedStay {
  asked: StayAsked;
  price: Price;
  terms: StoredTerms;
  subject: StoredProperty;
}

/** What a quote, its booking and a proposal say of a stay alike: where, when, who, which room, and until when it is free. */
export function viewStay(
  context: { art: ArtSigner; clock: Clock },
  tenant: PictureOwner,
  { asked, price, terms, subject }: AgreedStay,
): Pick<Quote, StayFacts> {
  const { checkIn, checkOut, occupancy } = asked;
  return {
    property: viewStoredProperty(context, tenant, subject),
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    occupancy: occupancy.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    roomName: terms.roomName,
    board: terms.board,
    cancellation: cancellationOf(terms, sellOf(price), { checkIn, now: context.clock.now() }),
  };
}
