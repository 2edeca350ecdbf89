import type { ActivityDeal } from '@portolan/contract';
import { hotelPaths } from '@portolan/contract/services';
import { localDay, nightsBetween, numberFormat, plainText, sampleOccupancy } from '@portolan/core';
import type { T } from '@portolan/i18n';
import {
  checkIcon,
  doorIcon,
  GoodTag,
  Icon,
  luggageIcon,
  Rating,
  shortRange,
  usersIcon,
  type IconShape,
} from '@portolan/ui';
import type { ReactNode } from 'react';
import type { WidgetContext } from '../context.ts';
import type { Deal, DealStay } from './deal-requests.ts';

type DealOf<Kind extends Deal['kind']> = Extract<Deal, { kind: Kind }>;

/** What differs between the cards of the services. Texts of suppliers may hold markup; cards show them without it (PRICE-06). */
export interface CardContent {
  readonly title: string;
  readonly image: string;
  /** At the end of the picture's upper edge. */
  readonly imageOverlay?: ReactNode;
  /** Path or address of the details. */
  readonly href: string;
  /** Between the title and the perforation. */
  readonly facts: ReactNode;
}

/** From a deal as it came to what its card shows (DEALS-18 to -46). */
export function cardContent(deal: Deal, context: WidgetContext, correlationId: string): CardContent {
  switch (deal.kind) {
    case 'hotel-v2':
      return hotelContent(deal, context, correlationId);
    case 'hotel-v1':
      return hotelV1Content(deal, context);
    case 'activity':
      return activityContent(deal.source, context);
    case 'car':
      return carContent(deal, context);
  }
}

function hotelContent(
  { source: hotel, stay }: DealOf<'hotel-v2'>,
  context: WidgetContext,
  correlationId: string,
): CardContent {
  const { line_1, city, state } = hotel.contact.address;
  return {
    title: plainText(hotel.name),
    image: hotel.image.large,
    href: hotelV2Link(hotel.property_id, stay, correlationId),
    facts: (
      <>
        <Line>{[line_1, city, state].map(plainText).filter(Boolean).join(', ')}</Line>
        <StayLine stay={stay} context={context} />
        <Rating value={hotel.ratings.star_rating} />
      </>
    ),
  };
}

function hotelV1Content({ source, stay }: DealOf<'hotel-v1'>, context: WidgetContext): CardContent {
  const { t } = context;
  const { hotel, rating, link } = source;
  const { name, heroImage, distance, distanceFrom } = hotel.hotelDetails;
  return {
    title: plainText(name),
    image: heroImage,
    href: safeLink(link),
    facts: (
      <>
        <Line>
          {t('deals.card.distance', {
            distance: formatUnit(distance, 'kilometer', t),
            place: plainText(distanceFrom),
          })}
        </Line>
        <StayLine stay={stay} context={context} />
        <Rating value={rating} />
      </>
    ),
  };
}

function activityContent(activity: ActivityDeal, { t }: WidgetContext): CardContent {
  return {
    title: plainText(activity.title),
    image: activity.imageUrl,
    href: safeLink(activity.link),
    facts: (
      <>
        <Line>{formatDuration(activity.duration, t)}</Line>
        <Rating value={activity.rating} />
        {activity.isFreeCancellation && (
          <GoodTag icon={checkIcon}>{t('deals.card.free-cancellation')}</GoodTag>
        )}
      </>
    ),
  };
}

function carContent({ source: car, rental }: DealOf<'car'>, { t, now }: WidgetContext): CardContent {
  return {
    title: plainText(car.veh || car.name || ''),
    image: car.vehiclePicture,
    imageOverlay: car.logo && (
      <img className="deal-logo" src={car.logo} alt="" loading="lazy" decoding="async" />
    ),
    href: safeLink(car.link),
    facts: (
      <>
        <ul className="deal-facts">
          <Fact icon={usersIcon} text={t('deals.card.passengers', { count: car.passangerCapacity })} />
          <Fact icon={luggageIcon} text={t('deals.card.bags', { count: car.bagCapacity })} />
          <Fact icon={doorIcon} text={t('deals.card.doors', { count: car.noOfDoors })} />
        </ul>
        <Line>{shortRange(rental.start, rental.end, t, localDay(now()))}</Line>
        <Line>{t('deals.card.pick-up', { place: plainText(car.pickupLocation) })}</Line>
        <Line>{t('deals.card.drop-off', { place: plainText(car.dropOffLocation) })}</Line>
      </>
    ),
  };
}

/** "2 nights, Jan 1 – 3, 2 adults": without it a total says nothing. */
function StayLine({ stay, context: { t, now } }: { stay: DealStay; context: WidgetContext }) {
  const { checkIn, checkOut, adults } = stay;
  return (
    <Line>
      {t('deals.card.stay', {
        nights: t('common.dates.nights', { count: nightsBetween(checkIn, checkOut) }),
        dates: shortRange(checkIn, checkOut, t, localDay(now())),
        adults: t('common.guests.adults-count', { count: adults }),
      })}
    </Line>
  );
}

/** One fact in a line. */
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

/** Details of a v2 hotel for the stay that its price is for (DEALS-46). */
function hotelV2Link(propertyId: string, { checkIn, checkOut }: DealStay, correlationId: string): string {
  const query = new URLSearchParams({
    startDate: checkIn,
    endDate: checkOut,
    occupancy: JSON.stringify(sampleOccupancy),
    propertyId,
    correlationId,
  });
  return `${hotelPaths.v2.details}?${query}`;
}

/** A supplier's link as an `href`: a path or an http address, never a script. */
function safeLink(link: string): string {
  return /^(https?:\/\/|\/(?!\/))/i.test(link) ? link : '/';
}

/** 150 minutes are "2 hr 30 min", 2880 are "2 days". */
function formatDuration(minutes: number, t: T): string {
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ];
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => formatUnit(value, unit, t))
    .join(' ');
}

/** Such as "2.4 km". */
function formatUnit(value: number, unit: string, t: T): string {
  return numberFormat(t.language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
