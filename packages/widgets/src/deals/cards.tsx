import { amountsOfV1, amountsOfV2, plainText, type DealAmounts } from '@portolan/core';
import type { T } from '@portolan/i18n';
import { checkIcon, doorIcon, Icon, luggageIcon, Rating, Tag, usersIcon, type IconShape } from '@portolan/ui';
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

/** From a deal as it came to what its card shows (DEALS-18 to -46). Texts lose their empty tags (PRICE-06). */
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
    case 'activity': {
      const { title, imageUrl, rating, duration, isFreeCancellation, rates, link } = item.deal;
      return {
        id: null,
        title: plainText(title),
        image: imageUrl,
        amounts: amountsOfV1(rates),
        version: 'v1',
        href: safeLink(link),
        body: (
          <>
            <Line>{formatDuration(duration, t)}</Line>
            <Rating value={rating} />
            {isFreeCancellation && (
              <Tag tone="good" icon={checkIcon}>
                {t('deals.card.free-cancellation')}
              </Tag>
            )}
          </>
        ),
      };
    }
    case 'car': {
      const { deal } = item;
      return {
        id: null,
        title: plainText(deal.veh || deal.name || ''),
        image: deal.vehiclePicture,
        logo: deal.logo,
        amounts: amountsOfV1(deal.rates),
        version: 'v1',
        href: safeLink(deal.link),
        body: (
          <>
            <ul className="deal-facts">
              <Fact icon={usersIcon} text={t('deals.card.passengers', { count: deal.passangerCapacity })} />
              <Fact icon={luggageIcon} text={t('deals.card.bags', { count: deal.bagCapacity })} />
              <Fact icon={doorIcon} text={t('deals.card.doors', { count: deal.noOfDoors })} />
            </ul>
            <Line>{t('deals.card.pick-up', { place: plainText(deal.pickupLocation) })}</Line>
            <Line>{t('deals.card.drop-off', { place: plainText(deal.dropOffLocation) })}</Line>
          </>
        ),
      };
    }
  }
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p className="deal-line">
      <bdi>{children}</bdi>
    </p>
  );
}

function Fact({ icon, text }: { icon: IconShape; text: string }) {
  return (
    <li>
      <Icon icon={icon} size={16} />
      {text}
    </li>
  );
}

/** 150 minutes are "2 hr 30 min", 2880 are "2 days". */
export function formatDuration(minutes: number, t: T): string {
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ];
  return parts
    .filter(([value]) => value > 0)
    .map(([value, name]) => unit(value, name, t))
    .join(' ');
}

function unit(value: number, name: string, t: T): string {
  return new Intl.NumberFormat(t.language, { style: 'unit', unit: name, maximumFractionDigits: 1 }).format(
    value,
  );
}
