import type { Quote } from '@portolan/contract';
import { nightsBetween } from '@portolan/core';
import type { Context } from '../../context.ts';
import type { PictureOwner } from '../../platform/art-signer.ts';
import type { Price } from '../../pricing/index.ts';
import { cancellationOf, sellOf, type StayAsked } from '../../sales/index.ts';
import { viewStoredProperty } from './stored-property.ts';
import type { StoredProperty, StoredTerms } from './tables.ts';

type StayFacts =
  'property' | 'checkIn' | 'checkOut' | 'nights' | 'occupancy' | 'roomName' | 'board' | 'cancellation';

/** A stay as it was agreed. */
export interface AgreedStay {
  stay: StayAsked;
  price: Price;
  terms: StoredTerms;
  property: StoredProperty;
}

/** What a quote, its booking and a proposal say of a stay alike: where, when, who, which room, and until when it is free. */
export function viewStay(
  context: Pick<Context, 'art' | 'clock'>,
  tenant: PictureOwner,
  { stay, price, terms, property }: AgreedStay,
): Pick<Quote, StayFacts> {
  const { checkIn, checkOut } = stay;
  return {
    property: viewStoredProperty(context, tenant, property),
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    occupancy: stay.occupancy.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    roomName: terms.roomName,
    board: terms.board,
    cancellation: cancellationOf(terms, sellOf(price), { checkIn, now: context.clock.now() }),
  };
}
