import type { Amenity, Board, HotelSummary, OfferSummary, PriceView } from '@portolan/contract';
import { freeCancellationUntil } from '@portolan/core/terms';
import type { T } from '@portolan/i18n';
import { Rating, ReviewScore, checkIcon, clockIcon } from '@portolan/ui';
import { Glyph } from '../../shared/Glyph.tsx';
import type { GlyphName } from '../../shared/glyphs.ts';
import { PriceSummary, Tag } from '../../shared/Parts.tsx';
import { useFlow } from '../flow.ts';
import { dayAt, price } from './format.ts';

/** Stars out of 5 (PRICE-09); nothing when the property is unrated. */
export function Stars({ stars }: { stars: number }) {
  return <Rating value={stars} />;
}

export function Review({ review }: { review: HotelSummary['review'] }) {
  const { t } = useFlow().context;
  return review ? (
    <ReviewScore score={review.score} count={review.count} />
  ) : (
    <span className="trv-sub trv-small">{t('stays.review.none')}</span>
  );
}

export const boardKey = (board: Board) => `stays.board.${board}` as const;
export const amenityKey = (amenity: Amenity) => `stays.amenity.${amenity}` as const;

/** The amenities of a list as marks with words. */
export function Amenities({ items, most = 18 }: { items: readonly Amenity[]; most?: number }) {
  const { t } = useFlow().context;
  const rest = items.length - most;
  return (
    <ul className="trv-tags">
      {items.slice(0, most).map((amenity) => (
        <li key={amenity} className="trv-tag">
          <Glyph name={amenity as GlyphName} size={16} />
          {t(amenityKey(amenity))}
        </li>
      ))}
      {rest > 0 && <li className="trv-tag">{t('stays.amenities.more', { count: rest })}</li>}
    </ul>
  );
}

/** Board, free cancellation and real scarcity of an offer. */
export function OfferTags({
  offer,
  timeZone,
}: {
  offer: Pick<OfferSummary, 'board' | 'cancellation' | 'roomsLeft'>;
  timeZone?: string | undefined;
}) {
  const { context } = useFlow();
  const { t } = context;
  const until = freeCancellationUntil(offer.cancellation, context.now());
  return (
    <>
      <span className="trv-tag">
        <Glyph name="meal" size={16} />
        {t(boardKey(offer.board))}
      </span>
      {until ? (
        <Tag tone="good" icon={checkIcon}>
          {t('stays.offer.free-until', { date: dayAt(until, timeZone ?? context.timeZone, t.language) })}
        </Tag>
      ) : (
        <Tag>
          {t(offer.cancellation.refundable ? 'stays.offer.part-refundable' : 'stays.offer.non-refundable')}
        </Tag>
      )}
      {offer.roomsLeft !== null && offer.roomsLeft > 0 && (
        <Tag tone="caution" icon={clockIcon}>
          {t('stays.offer.rooms-left', { count: offer.roomsLeft })}
        </Tag>
      )}
    </>
  );
}

/** What a stay costs, in all and for a night. */
export function StayPrice({ view, nights }: { view: PriceView | null; nights: number }) {
  const { t } = useFlow().context;
  return <PriceSummary view={view} notes={stayPriceNotes(view, nights, t)} />;
}

/** What the total of a stay is for. */
export function stayPriceNotes(view: PriceView | null, nights: number, t: T): string[] {
  return [
    t('stays.price.total-for', { count: nights }),
    ...(nights > 1 && view?.unit
      ? [t('common.price.per-night', { price: price(view.unit.amount, t.language) })]
      : []),
  ];
}
