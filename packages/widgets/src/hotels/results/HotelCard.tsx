import type { HotelSummary, OfferSummary } from '@portolan/contract';
import { arrowIcon, Icon, pinIcon, Skeleton, TicketRow } from '@portolan/ui';
import { memo, type MouseEvent } from 'react';
import { useFlow } from '../flow.ts';
import { kilometres } from '../parts/format.ts';
import { Art } from '../../shared/Parts.tsx';
import { Amenities, OfferTags, Review, Stars, StayPrice } from '../parts/StayParts.tsx';

export interface HotelCardProps {
  hotel: HotelSummary;
  /** The offer that the filters leave. */
  offer: OfferSummary;
  nights: number;
  /** On the first screen. @default false */
  eager?: boolean | undefined;
  /** Called before the property is opened. */
  onOpen?: ((propertyId: string, card: Element) => void) | undefined;
}

/** A stay as a ticket: picture and place, and the price on its stub. The whole card leads to the property. */
export const HotelCard = memo(function HotelCard({ hotel, offer, nights, eager, onOpen }: HotelCardProps) {
  const flow = useFlow();
  const { context, embedded } = flow;
  const { t } = context;
  const detailsQuery = { ...flow.query, propertyId: hotel.propertyId };
  const href = flow.href('details', detailsQuery);
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    const item = event.currentTarget.closest('li');
    if (item) onOpen?.(hotel.propertyId, item);
    if (context.emit('select', { service: 'hotels', id: hotel.propertyId, href }))
      flow.go('details', detailsQuery);
  };
  const Heading = embedded ? 'h3' : 'h2';
  return (
    <TicketRow
      // The browser skips layout and paint of cards far below. On the first screen that would only be an extra check.
      className={eager ? 'htl-card' : 'htl-card is-far'}
      stub={
        <div className="htl-card-stub">
          <StayPrice view={offer.price} nights={nights} />
          <span className="htl-card-go" aria-hidden="true">
            {t('stays.card.open')}
            <Icon icon={arrowIcon} size={16} />
          </span>
        </div>
      }
    >
      <div className="htl-card-main">
        <Art className="htl-card-art" src={hotel.image} purpose="hotels" eager={eager} />
        <div className="htl-card-body">
          <Heading className="htl-card-name">
            <a href={href} onClick={follow}>
              <bdi>{hotel.name}</bdi>
            </a>
          </Heading>
          <div className="htl-card-line">
            <Stars stars={hotel.stars} />
            <Review review={hotel.review} />
          </div>
          <p className="htl-card-place">
            <Icon icon={pinIcon} size={16} />
            <span>
              <bdi>{[hotel.address.line1, hotel.address.city].filter(Boolean).join(', ')}</bdi>
              <br />
              {t('stays.card.distance', { distance: kilometres(hotel.distanceKm, t.language) })}
            </span>
          </p>
          <Amenities items={hotel.amenities} most={4} />
          <div className="trv-tags htl-card-offer">
            <OfferTags offer={offer} />
          </div>
        </div>
      </div>
    </TicketRow>
  );
});

/** Has the shape of a card, while a search is running. */
export function CardSkeleton() {
  return (
    <TicketRow
      as="div"
      className="htl-card is-waiting"
      stub={
        <div className="htl-card-stub">
          <Skeleton width={60} />
          <Skeleton />
          <Skeleton />
        </div>
      }
    >
      <div className="htl-card-main" aria-hidden="true">
        <div className="htl-card-art trv-art">
          <Skeleton kind="block" />
        </div>
        <div className="htl-card-body">
          <Skeleton width={60} />
          <Skeleton width={30} />
          <Skeleton width={60} />
          <Skeleton width={90} />
          <Skeleton width={60} />
        </div>
      </div>
    </TicketRow>
  );
}

/** A click that stays on this page; the browser handles the others. */
export function plainClick(event: MouseEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}
