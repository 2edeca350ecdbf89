import type { ActivityDeal, CarDeal, HotelDeal } from '@portolan/contract';
import { amountsOfV1, numberFormat, plainText } from '@portolan/core';
import type { T } from '@portolan/i18n';
import {
  checkIcon,
  doorIcon,
  GoodTag,
  Icon,
  luggageIcon,
  Rating,
  usersIcon,
  type IconShape,
} from '@portolan/ui';
import type { WidgetContext } from '../context.ts';
import { Line, type CardContent } from './cards.tsx';

/** A hotel's card by the first kind of its call. */
export function hotelCardV1({ hotel, rating, rates, link }: HotelDeal, { t }: WidgetContext): CardContent {
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

export function activityCard(
  { title, imageUrl, rating, duration, isFreeCancellation, rates, link }: ActivityDeal,
  { t }: WidgetContext,
): CardContent {
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
        {isFreeCancellation && <GoodTag icon={checkIcon}>{t('deals.card.free-cancellation')}</GoodTag>}
      </>
    ),
  };
}

export function carCard(deal: CarDeal, { t }: WidgetContext): CardContent {
  return {
    id: null,
    title: plainText(deal.veh || deal.name || ''),
    image: deal.vehiclePicture,
    over: deal.logo && <img className="deal-logo" src={deal.logo} alt="" loading="lazy" decoding="async" />,
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

/** Such as "2.4 km". */
function unit(value: number, name: string, t: T): string {
  return numberFormat(t.language, { style: 'unit', unit: name, maximumFractionDigits: 1 }).format(value);
}

/** A supplier's link as it may stand in an `href`: a path or an http address, never a script. */
function safeLink(link: string): string {
  return /^(https?:\/\/|\/(?!\/))/i.test(link) ? link : '/';
}
