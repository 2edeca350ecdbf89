import type { HotelDetails, Offer } from '@portolan/contract';
import { placeMoment } from '@portolan/core';
import { asksForTerms, hasTerms } from '@portolan/core/hotels';
import { priceLines } from '@portolan/core/price';
import { cancellationTimeline, freeCancellationUntil } from '@portolan/core/terms';
import { Button, Checkbox, Icon, TicketRow, checkIcon, clockIcon } from '@portolan/ui';
import { useId, useState } from 'react';
import { useFlow } from '../flow.ts';
import { dayAt } from '../parts/format.ts';
import { Glyph } from '../../shared/Glyph.tsx';
import { CancellationBar, CancellationTerms } from '../../shared/CancellationTerms.tsx';
import { Art, Tag } from '../../shared/Parts.tsx';
import { Amenities, boardKey, StayPrice } from '../parts/StayParts.tsx';
import { PriceLinesList } from '../../shared/PriceLinesList.tsx';

type Room = HotelDetails['rooms'][number];
type BedGroup = Offer['bedGroups'][number];

export interface RoomCardProps {
  room: Room;
  details: HotelDetails;
  nights: number;
  /** Its first rate is the one that the page puts forward. */
  leading: boolean;
  /** The offer whose price is being held. */
  choosing: string | null;
  onSelect(offer: Offer, bed: string | null): void;
}

/** A room with its rates, cheapest first, each a small ticket; those that the list was filtered for come before the others. */
export function RoomCard({ room, details, nights, leading, choosing, onSelect }: RoomCardProps) {
  const { context, query } = useFlow();
  const { t } = context;
  const groups = room.offers[0]?.bedGroups ?? [];
  // A wish only when the traveller made one.
  const [bed, setBed] = useState<number | null>(null);
  const group = useId();
  const isWanted = (offer: Offer) => asksForTerms(query.filters) && hasTerms(offer, query.filters);
  const offers = [...room.offers].sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  const beds = groups.map((item) => bedText(item, t));
  return (
    <li className="htl-room">
      <div className="htl-room-about">
        <Art
          src={room.image}
          className="htl-room-art"
          labelled
          purpose="room"
          alt={t('stays.picture.room')}
        />
        <h3>
          <bdi>{room.name}</bdi>
        </h3>
        <ul className="trv-tags">
          {room.size !== null && (
            <li className="trv-tag">
              <Glyph name="size" size={16} />
              <bdi>{new Intl.NumberFormat(t.language).format(room.size)} m²</bdi>
            </li>
          )}
          <li className="trv-tag">
            <Glyph name="people" size={16} />
            {t('stays.room.sleeps', { count: room.sleeps })}
          </li>
          {beds.length === 1 && (
            <li className="trv-tag">
              <Glyph name="bed" size={16} />
              {beds[0]}
            </li>
          )}
        </ul>
        {beds.length > 1 && (
          <fieldset className="htl-beds">
            <legend>{t('stays.room.beds')}</legend>
            {beds.map((text, i) => (
              <Checkbox
                key={text}
                type="radio"
                name={group}
                label={text}
                checked={(bed ?? 0) === i}
                onChange={() => setBed(i)}
              />
            ))}
            <p className="trv-sub">{t('stays.room.beds-note')}</p>
          </fieldset>
        )}
        <Amenities items={room.amenities} most={6} />
      </div>
      <ul className="htl-rates">
        {offers.map((offer, index) => (
          <RateTicket
            key={offer.offerId}
            offer={offer}
            wanted={isWanted(offer)}
            leading={leading && index === 0}
            details={details}
            nights={nights}
            busy={choosing === offer.offerId}
            blocked={choosing !== null && choosing !== offer.offerId}
            onSelect={() => onSelect(offer, bed === null ? null : (beds[bed] ?? null))}
          />
        ))}
      </ul>
    </li>
  );
}

function RateTicket({
  offer,
  wanted,
  leading,
  details,
  nights,
  busy,
  blocked,
  onSelect,
}: {
  offer: Offer;
  /** It has what the list was filtered for. */
  wanted: boolean;
  leading: boolean;
  details: HotelDetails;
  nights: number;
  busy: boolean;
  blocked: boolean;
  onSelect(): void;
}) {
  const { context, query } = useFlow();
  const { t } = context;
  const until = freeCancellationUntil(offer.cancellation, context.now());
  const lines = offer.price && priceLines(offer.price);
  const checkIn = `${query.stay.checkIn}T${details.checkInFrom || '00:00'}`;
  const startsAt = placeMoment(checkIn, details.timeZone).at;
  return (
    <TicketRow
      as="li"
      className={wanted ? 'htl-rate is-wanted' : 'htl-rate'}
      stub={
        <div className="trv-rate-stub">
          <StayPrice view={offer.price} nights={nights} />
          {offer.price && (
            <Button
              // One filled button a screen: thirty of them say nothing.
              variant={leading ? 'primary' : 'tint'}
              block
              busy={busy}
              disabled={blocked}
              onClick={onSelect}
            >
              {t('stays.rate.select')}
            </Button>
          )}
        </div>
      }
    >
      <div className="htl-rate-terms">
        {wanted && (
          <p className="htl-rate-wanted">
            <Icon icon={checkIcon} size={16} />
            {t('stays.rate.wanted')}
          </p>
        )}
        <p className="htl-rate-board">
          <Glyph name="meal" />
          <b>{t(boardKey(offer.board))}</b>
        </p>
        {until ? (
          <Tag tone="good" icon={checkIcon}>
            {t('stays.offer.free-until', { date: dayAt(until, details.timeZone, t.language) })}
          </Tag>
        ) : (
          <Tag>
            {t(offer.cancellation.refundable ? 'stays.offer.part-refundable' : 'stays.offer.non-refundable')}
          </Tag>
        )}
        {offer.cancellation.refundable && (
          <CancellationBar
            stretches={cancellationTimeline(offer.cancellation, offer.price?.total ?? null, context.now())}
            startsAt={startsAt}
          />
        )}
        {offer.roomsLeft !== null && offer.roomsLeft > 0 && (
          <Tag tone="caution" icon={clockIcon}>
            {t('stays.offer.rooms-left', { count: offer.roomsLeft })}
          </Tag>
        )}
        {offer.supplier && (
          <p className="trv-sub trv-small">{t('stays.offer.supplier', { name: offer.supplier })}</p>
        )}
        <details className="htl-more-terms">
          <summary>{t('stays.rate.terms')}</summary>
          <div>
            <h4>{t('stays.terms.heading')}</h4>
            <CancellationTerms
              policy={offer.cancellation}
              total={offer.price?.dueNow ?? null}
              startsAt={startsAt}
              timeZone={details.timeZone}
            />
            {lines && (
              <>
                <h4>{t('stays.rate.price')}</h4>
                <PriceLinesList
                  lines={lines}
                  base={t('stays.lines.rooms', { count: nights })}
                  timeZone={details.timeZone}
                />
              </>
            )}
          </div>
        </details>
      </div>
    </TicketRow>
  );
}

/** "1 queen bed" or "2 twin beds and 1 sofa bed". */
function bedText(group: BedGroup, t: ReturnType<typeof useFlow>['context']['t']): string {
  const parts = group.map(({ type, count }) => t(`stays.bed.${type}`, { count }));
  return new Intl.ListFormat(t.language, { type: 'conjunction' }).format(parts);
}
