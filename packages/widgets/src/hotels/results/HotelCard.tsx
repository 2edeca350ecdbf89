import type { HotelSummary } from '@portolan/contract';
import { arrowIcon, Icon, picturesInTurn, pinIcon, Skeleton, TicketRow, useAfterPaint } from '@portolan/ui';
import { useMemo, type MouseEvent } from 'react';
import { useFlow, type HotelsFlow } from '../flow.ts';
import { kilometres } from '../parts/format.ts';
import { Amenities, Art, OfferTags, PriceSummary, Review, Stars } from '../parts/Parts.tsx';

export interface HotelCardProps {
  hotel: HotelSummary;
  nights: number;
  /** Above the fold. */
  eager?: boolean | undefined;
  /** Nothing like it stands yet. @default false */
  first?: boolean | undefined;
}

/** A stay as a ticket: poster, place, and the price on its stub. The whole card leads to the property. */
export function HotelCard({ hotel, nights, eager, first = false }: HotelCardProps) {
  const flow = useFlow();
  // What the first of all has to find, styles, fonts and formats, fills two frames of a slow device: its price and its tags have the second.
  const whole = useAfterPaint(true, !first);
  // Batches arrive and slices follow: a card that stands is rendered again only when something of its own changes.
  return useMemo(
    () => renderCard(flow, { hotel, nights, eager }, whole),
    [flow, hotel, nights, eager, whole],
  );
}

function renderCard(flow: HotelsFlow, { hotel, nights, eager }: HotelCardProps, whole: boolean) {
  const { context, embedded } = flow;
  const { t } = context;
  const there = { ...flow.query, propertyId: hotel.propertyId };
  const href = flow.href('details', there);
  const follow = (event: MouseEvent) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    if (context.emit('select', { service: 'hotels', id: hotel.propertyId, href })) flow.go('details', there);
  };
  const Heading = embedded ? 'h3' : 'h2';
  return (
    <li ref={picturesInTurn}>
      <TicketRow
        // Whether one of the first screen is seen would be asked only to lay it out a second time in its first frame.
        className={whole ? (eager ? 'htl-card' : 'htl-card is-far') : 'htl-card is-waiting'}
        stub={
          <div className="htl-card-stub">
            {whole && (
              <>
                <PriceSummary view={hotel.offer.price} nights={nights} />
                <span className="htl-card-go" aria-hidden="true">
                  {t('stays.card.open')}
                  <Icon icon={arrowIcon} size={16} />
                </span>
              </>
            )}
          </div>
        }
      >
        <div className="htl-card-main">
          <Art className="htl-card-art" src={hotel.image} eager={eager} />
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
            {whole && (
              <>
                <Amenities items={hotel.amenities} most={4} />
                <div className="htl-tags htl-card-offer">
                  <OfferTags offer={hotel.offer} />
                </div>
              </>
            )}
          </div>
        </div>
      </TicketRow>
    </li>
  );
}

/** The card's own geometry while a search answers. */
export function CardSkeleton() {
  return useMemo(
    () => (
      <TicketRow
        as="li"
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
          <div className="htl-card-art htl-art">
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
    ),
    [],
  );
}

/** A click that stays on this page; the others belong to the browser. */
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
