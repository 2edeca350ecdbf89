import { amountsOfV1, plainText } from '@portolan/core';
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
import { cardOf, Line, unit, type CardContent } from './cards.tsx';
import { safeLink } from './links.ts';
import type { Deal } from './requests.ts';

/** As {@link cardOf}, of activities and cars too. */
export function anyCardOf(item: Deal, context: WidgetContext, correlationId: string): CardContent {
  const { t } = context;
  switch (item.kind) {
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
            {isFreeCancellation && <GoodTag icon={checkIcon}>{t('deals.card.free-cancellation')}</GoodTag>}
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
    default:
      return cardOf(item, context, correlationId);
  }
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
