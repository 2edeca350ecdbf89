import type { HotelItem } from '@portolan/contract';
import { countGuests } from '@portolan/core';
import type { QuoteOf } from '@portolan/core/checkout';
import { chargedOf } from '@portolan/core/price';
import type { T } from '@portolan/i18n';
import { useId } from 'react';
import { SummaryTicket } from '../../checkout/SummaryTicket.tsx';
import { CancellationTerms } from '../../shared/CancellationTerms.tsx';
import { Glyph } from '../../shared/Glyph.tsx';
import { Amount, Art } from '../../shared/Parts.tsx';
import { useFlow } from '../../shared/flow.ts';
import { dayRange, shortDay, wallTime } from '../parts/format.ts';
import { boardKey, Stars } from '../parts/StayParts.tsx';

/** What is being booked, until when it can be undone, and what it costs. */
export function Summary({ quote }: { quote: QuoteOf<HotelItem> }) {
  const { t } = useFlow().context;
  const title = useId();
  const { item, price, cancellation } = quote;
  const { property } = item;
  return (
    <SummaryTicket
      labelledBy={title}
      price={price}
      base={t('stays.lines.rooms', { count: item.nights })}
      timeZone={item.starts.zone}
    >
      <div className="trv-summary-what">
        <Art src={property.image} purpose="hotels" className="trv-summary-art" labelled />
        <div className="trv-summary-body">
          <Stars stars={property.stars} />
          <h2 id={title}>
            <bdi>{property.name}</bdi>
          </h2>
          <p className="trv-sub trv-small">
            <bdi>{[property.address.line1, property.address.city].filter(Boolean).join(', ')}</bdi>
          </p>
          <StayDates item={item} />
          <StayTags item={item} />
          <h3>{t('stays.terms.heading')}</h3>
          <CancellationTerms
            policy={cancellation}
            total={price && chargedOf(price)}
            startsAt={item.starts.at}
            timeZone={item.starts.zone}
          />
        </div>
      </div>
    </SummaryTicket>
  );
}

/** The same in one line. */
export function Brief({ quote: { item, price } }: { quote: QuoteOf<HotelItem> }) {
  const { t } = useFlow().context;
  return (
    <div className="trv-brief">
      <span>
        <b>
          <bdi>{item.title}</bdi>
        </b>
        <small>
          {dayRange(item.checkIn, item.checkOut, t)} · {t('common.dates.nights', { count: item.nights })}
        </small>
      </span>
      {price && (
        <span>
          <b>
            <Amount value={price.total} />
          </b>
          <small>{t('stays.lines.total')}</small>
        </span>
      )}
    </div>
  );
}

/** Check-in and check-out as on a boarding pass. */
export function StayDates({ item }: { item: HotelItem }) {
  const { t } = useFlow().context;
  const { property } = item;
  return (
    <div className="trv-dates">
      <div>
        <small>{t('common.dates.check-in')}</small>
        <b>{shortDay(item.checkIn, t.language)}</b>
        <small>{t('stays.details.from', { time: wallTime(property.checkInFrom, t.language) })}</small>
      </div>
      <p>
        <i aria-hidden="true" />
        <span>{t('common.dates.nights', { count: item.nights })}</span>
      </p>
      <div>
        <small>{t('common.dates.check-out')}</small>
        <b>{shortDay(item.checkOut, t.language)}</b>
        <small>{t('stays.details.until', { time: wallTime(property.checkOutUntil, t.language) })}</small>
      </div>
    </div>
  );
}

/** Room, meals and guests as marks with words. */
export function StayTags({ item }: { item: HotelItem }) {
  const { t } = useFlow().context;
  return (
    <ul className="trv-tags">
      <li className="trv-tag">
        <Glyph name="bed" size={16} />
        <bdi>{item.roomName}</bdi>
      </li>
      <li className="trv-tag">
        <Glyph name="meal" size={16} />
        {t(boardKey(item.board))}
      </li>
      <li className="trv-tag">
        <Glyph name="people" size={16} />
        {guestsLine(item, t)}
      </li>
    </ul>
  );
}

function guestsLine({ occupancy }: HotelItem, t: T): string {
  const { rooms, adults, children } = countGuests(occupancy);
  return [
    t('common.guests.adults-count', { count: adults }),
    ...(children > 0 ? [t('common.guests.children-count', { count: children })] : []),
    t('common.guests.rooms-count', { count: rooms }),
  ].join(' · ');
}
