import type { Quote } from '@portolan/contract';
import { countGuests } from '@portolan/core';
import { priceLines } from '@portolan/core/hotels';
import { Ticket } from '@portolan/ui';
import { useId } from 'react';
import { useFlow } from '../flow.ts';
import { dayRange, shortDay, wallTime } from '../parts/format.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { CancellationTerms } from '../parts/CancellationTerms.tsx';
import { Amount, Art, boardKey, LockedPrice, Stars } from '../parts/Parts.tsx';
import { PriceLinesList } from '../parts/PriceLinesList.tsx';

/** The ticket beside the form: what is being booked, until when it can be undone, and what it costs. */
export function Summary({ quote }: { quote: Quote }) {
  const { t } = useFlow().context;
  const title = useId();
  const { property, price } = quote;
  return (
    <aside className="htl-summary" aria-labelledby={title}>
      <Ticket
        as="div"
        stub={
          <div className="htl-summary-price">
            {price ? (
              <>
                <PriceLinesList lines={priceLines(price)} nights={quote.nights} />
                {(price.net || price.markup) && (
                  <dl className="htl-lines htl-agent">
                    {price.net && (
                      <div>
                        <dt>{t('stays.price.wholesale')}</dt>
                        <dd>
                          <Amount value={price.net} />
                        </dd>
                      </div>
                    )}
                    {price.markup && (
                      <div>
                        <dt>{t('stays.price.markup')}</dt>
                        <dd>
                          <Amount value={price.markup} />
                        </dd>
                      </div>
                    )}
                  </dl>
                )}
              </>
            ) : (
              <LockedPrice />
            )}
          </div>
        }
      >
        <div className="htl-summary-what">
          <Art src={property.image} className="htl-summary-art" labelled />
          <div className="htl-summary-body">
            <Stars stars={property.stars} />
            <h2 id={title}>
              <bdi>{property.name}</bdi>
            </h2>
            <p className="htl-sub htl-small">
              <bdi>{[property.address.line1, property.address.city].filter(Boolean).join(', ')}</bdi>
            </p>
            <StayDates quote={quote} />
            <ul className="htl-tags">
              <li className="htl-tag">
                <Glyph name="bed" size={16} />
                <bdi>{quote.roomName}</bdi>
              </li>
              <li className="htl-tag">
                <Glyph name="meal" size={16} />
                {t(boardKey(quote.board))}
              </li>
              <li className="htl-tag">
                <Glyph name="people" size={16} />
                {guestsLine(quote, t)}
              </li>
            </ul>
            <h3>{t('stays.terms.heading')}</h3>
            <CancellationTerms
              policy={quote.cancellation}
              total={price?.dueNow ?? null}
              checkIn={quote.checkIn}
              timeZone={property.timeZone}
            />
          </div>
        </div>
      </Ticket>
    </aside>
  );
}

/** The same in one line, for narrow widgets: the ticket itself stands below the form there. */
export function Brief({ quote }: { quote: Quote }) {
  const { t } = useFlow().context;
  return (
    <div className="htl-brief">
      <span>
        <b>
          <bdi>{quote.property.name}</bdi>
        </b>
        <small>
          {dayRange(quote.checkIn, quote.checkOut, t)} · {t('common.dates.nights', { count: quote.nights })}
        </small>
      </span>
      {quote.price && (
        <span>
          <b>
            <Amount value={quote.price.total} />
          </b>
          <small>{t('stays.lines.total')}</small>
        </span>
      )}
    </div>
  );
}

/** Check-in and check-out as on a boarding pass. */
export function StayDates({ quote }: { quote: Pick<Quote, 'checkIn' | 'checkOut' | 'nights' | 'property'> }) {
  const { t } = useFlow().context;
  return (
    <div className="htl-dates">
      <div>
        <small>{t('common.dates.check-in')}</small>
        <b>{shortDay(quote.checkIn, t.language)}</b>
        <small>{t('stays.details.from', { time: wallTime(quote.property.checkInFrom, t.language) })}</small>
      </div>
      <p>
        <i aria-hidden="true" />
        <span>{t('common.dates.nights', { count: quote.nights })}</span>
      </p>
      <div>
        <small>{t('common.dates.check-out')}</small>
        <b>{shortDay(quote.checkOut, t.language)}</b>
        <small>
          {t('stays.details.until', { time: wallTime(quote.property.checkOutUntil, t.language) })}
        </small>
      </div>
    </div>
  );
}

export function guestsLine(
  quote: Pick<Quote, 'occupancy'>,
  t: ReturnType<typeof useFlow>['context']['t'],
): string {
  const { rooms, adults, children } = countGuests(quote.occupancy);
  return [
    t('common.guests.adults-count', { count: adults }),
    ...(children > 0 ? [t('common.guests.children-count', { count: children })] : []),
    t('common.guests.rooms-count', { count: rooms }),
  ].join(' · ');
}
