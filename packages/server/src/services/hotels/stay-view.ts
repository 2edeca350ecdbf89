import type { Quote } from '@portolan/contract';
import { nightsBetween } from '@portolan/core';
import type { Context } from '../../context.ts';
import type { QuoteRow } from '../../booking/tables.ts';
import type { PictureOwner } from '../../platform/art-signer.ts';
import { cancellationOf, sellOf } from '../../sales/price-rate.ts';
import { viewStoredProperty } from './stored-property.ts';

type StayFacts =
  'property' | 'checkIn' | 'checkOut' | 'nights' | 'occupancy' | 'roomName' | 'board' | 'cancellation';

/** What a quote, its booking and a proposal say of a stay alike: where, when, who, which room, and until when it is free. */
export function viewStay(
  context: Pick<Context, 'art' | 'clock'>,
  tenant: PictureOwner,
  { stay, price, terms, property }: Pick<QuoteRow, 'stay' | 'price' | 'terms' | 'property'>,
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
    cancellation: cancellationOf(terms, sellOf(price), {
      checkIn,
      zone: property.timeZone,
      now: context.clock.now(),
    }),
  };
}
