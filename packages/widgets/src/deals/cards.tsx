import { amountsOfV1, amountsOfV2, numberFormat, plainText, type DealAmounts } from '@portolan/core';
import type { T } from '@portolan/i18n';
import { Rating } from '@portolan/ui';
import type { ReactNode } from 'react';
import type { WidgetContext } from '../context.ts';
import { hotelV2Link, safeLink } from './links.ts';
import type { Deal } from './requests.ts';

/** What every card shows, whatever its service. */
export interface CardContent {
  readonly id: string | null;
  readonly title: string;
  readonly image: string;
  readonly amounts: DealAmounts | null;
  readonly version: 'v1' | 'v2';
  readonly href: string;
  /** Over the picture, at its end: a car company's logo. */
  readonly logo?: string | undefined;
  /** Between the title and the perforation. */
  readonly body: ReactNode;
}

/** From a hotel's deal as it came to what its card shows (DEALS-18 to -46). Texts lose their empty tags (PRICE-06). */
export function cardOf(item: Deal, context: WidgetContext, correlationId: string): CardContent {
  const { t } = context;
  switch (item.kind) {
    case 'hotel-v1': {
      const { hotel, rating, rates, link } = item.deal;
      const { name, heroImage, distance, distanceFrom } = hotel.hotelDetails;
      return {
        id: null,
        title: plainText(name),
        image: heroImage,
        amounts: amountsOfV1(rates),
        version: 'v1',
        href: safeLink(link),
        body: (
          <>
            <Line>
              {t('deals.card.distance', {
                distance: unit(distance, 'kilometer', t),
                place: plainText(distanceFrom),
              })}
            </Line>
            <Rating value={rating} />
          </>
        ),
      };
    }
    case 'hotel-v2': {
      const { property_id: id, name, image, contact, ratings, rate } = item.deal;
      const { line_1, city, state } = contact.address;
      return {
        id,
        title: plainText(name),
        image: image.large,
        amounts: amountsOfV2(rate),
        version: 'v2',
        href: hotelV2Link(context, id, correlationId),
        body: (
          <>
            <Line>{[line_1, city, state].map(plainText).filter(Boolean).join(', ')}</Line>
            <Rating value={ratings.star_rating} />
          </>
        ),
      };
    }
    default:
      throw new TypeError(item.kind);
  }
}

/** One fact in a line. */
export function Line({ children }: { children: ReactNode }) {
  return (
    <p className="deal-line">
      <bdi>{children}</bdi>
    </p>
  );
}

/** Such as "2.4 km". */
export function unit(value: number, name: string, t: T): string {
  return numberFormat(t.language, { style: 'unit', unit: name, maximumFractionDigits: 1 }).format(value);
}
