import type { HotelDealV2 } from '@portolan/contract';
import { amountsOfV2, type DealAmounts } from '@portolan/core';
import { Rating } from '@portolan/ui';
import type { ReactNode } from 'react';
import type { WidgetContext } from '../context.ts';
import { hotelV2Link } from './links.ts';

/** What every card shows, whatever its service. */
export interface CardContent {
  readonly id: string | null;
  readonly title: string;
  readonly image: string;
  readonly amounts: DealAmounts | null;
  readonly version: 'v1' | 'v2';
  readonly href: string;
  /** Over the picture, at its end. */
  readonly over?: ReactNode;
  /** Between the title and the perforation. */
  readonly body: ReactNode;
}

/** From a v2 hotel's deal as it came to what its card shows (DEALS-18 to -46). `plain` takes empty tags out of its texts (PRICE-06). */
export function hotelCard(
  { property_id: id, name, image, contact, ratings, rate }: HotelDealV2,
  context: WidgetContext,
  correlationId: string,
  plain: (html: string) => string,
): CardContent {
  const { line_1, city, state } = contact.address;
  return {
    id,
    title: plain(name),
    image: image.large,
    amounts: amountsOfV2(rate),
    version: 'v2',
    href: hotelV2Link(context, id, correlationId),
    body: (
      <>
        <Line>{[line_1, city, state].map(plain).filter(Boolean).join(', ')}</Line>
        <Rating value={ratings.star_rating} />
      </>
    ),
  };
}

/** One fact in a line. */
export function Line({ children }: { children: ReactNode }) {
  return (
    <p className="deal-line">
      <bdi>{children}</bdi>
    </p>
  );
}
