import type { Booking } from '@portolan/contract';
import { priceLines } from '@portolan/core/hotels';
import { amountState, paymentParts, paymentState } from '@portolan/core/booking-page';
import { Icon, Ticket, infoIcon } from '@portolan/ui';
import { partsText } from '../../shared/booking/parts-text.ts';
import { guestsLine, StayDates } from '../checkout/Summary.tsx';
import { useFlow } from '../flow.ts';
import { CancellationTerms } from '../parts/CancellationTerms.tsx';
import { dayAt, price } from '../parts/format.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Art, boardKey } from '../parts/Parts.tsx';
import { PriceLinesList } from '../parts/PriceLinesList.tsx';

/** The ticket to keep: where, when, who; what it cost, what became of the money, and until when it could be undone. */
export function Itinerary({ booking }: { booking: Booking }) {
  const { t } = useFlow().context;
  const lines = priceLines(booking.price);
  const { property, cancelled } = booking;
  const state = paymentState(booking);
  const parts = paymentParts(booking);
  // The bank is asked for the card's part only.
  const amount = state === 'asked' && parts ? parts.card : booking.price.dueNow;
  return (
    <Ticket
      className="htl-itinerary"
      stub={
        <div className="htl-itinerary-stub">
          <section>
            <h3>{t('stays.rate.price')}</h3>
            <PriceLinesList
              lines={lines}
              nights={booking.nights}
              now={t(`booking.line.${amountState(booking)}`)}
            />
            {lines.split && !cancelled && (
              <p className="htl-due">
                <Icon icon={infoIcon} size={18} />
                {t('checkout.confirmation.due', { amount: price(lines.dueAtProperty, t.language) })}
              </p>
            )}
            <div className="htl-paid">
              <h4>{t('booking.payment.heading')}</h4>
              <p>
                {t(`booking.payment.${state}`, {
                  amount: price(amount, t.language),
                  refund: price(cancelled?.refund ?? booking.price.dueNow, t.language),
                })}
              </p>
              {parts && <p className="htl-sub htl-small">{partsText(parts, t)}</p>}
            </div>
          </section>
          <section>
            {cancelled ? (
              <>
                <h3>
                  {t('booking.cancelled.heading', {
                    date: dayAt(cancelled.at, property.timeZone, t.language),
                  })}
                </h3>
                <dl className="htl-lines">
                  <div>
                    <dt>{t('booking.cancel.cost')}</dt>
                    <dd>
                      <bdi>
                        {cancelled.penalty.amount === 0
                          ? t('booking.cancel.free')
                          : price(cancelled.penalty, t.language)}
                      </bdi>
                    </dd>
                  </div>
                  <div className="is-sum">
                    <dt>{t('booking.cancel.back')}</dt>
                    <dd>
                      <bdi>{price(cancelled.refund, t.language)}</bdi>
                    </dd>
                  </div>
                </dl>
              </>
            ) : (
              <>
                <h3>{t('stays.terms.heading')}</h3>
                <CancellationTerms
                  policy={booking.cancellation}
                  total={booking.price.dueNow}
                  checkIn={booking.checkIn}
                  timeZone={property.timeZone}
                />
              </>
            )}
          </section>
        </div>
      }
    >
      <div className="htl-itinerary-what">
        <Art src={property.image} className="htl-itinerary-art" labelled eager />
        <div className="htl-summary-body">
          <h2>
            <bdi>{property.name}</bdi>
          </h2>
          <p className="htl-sub">
            <bdi>
              {[property.address.line1, property.address.city, property.address.state]
                .filter(Boolean)
                .join(', ')}
            </bdi>
          </p>
          <StayDates quote={booking} />
          <ul className="htl-tags">
            <li className="htl-tag">
              <Glyph name="bed" size={16} />
              <bdi>{booking.roomName}</bdi>
            </li>
            <li className="htl-tag">
              <Glyph name="meal" size={16} />
              {t(boardKey(booking.board))}
            </li>
            <li className="htl-tag">
              <Glyph name="people" size={16} />
              {guestsLine(booking, t)}
            </li>
          </ul>
          <dl className="htl-lines htl-who">
            <Guests booking={booking} />
            {booking.supplierReference && (
              <div>
                <dt>{t('checkout.confirmation.hotel-reference')}</dt>
                <dd>
                  <bdi>{booking.supplierReference}</bdi>
                </dd>
              </div>
            )}
            {booking.specialRequests && (
              <div>
                <dt>{t('checkout.requests.label')}</dt>
                <dd className="htl-wrap">
                  <bdi>{booking.specialRequests}</bdi>
                </dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </Ticket>
  );
}

/** Everybody who was named: the one who leads first, then room by room. */
function Guests({ booking: { guests, occupancy } }: { booking: Booking }) {
  const { t } = useFlow().context;
  const [lead, ...others] = guests;
  const rooms = occupancy.flatMap((_, room) => {
    const names = others.filter((guest) => guest.room === room).map(nameOf);
    return names.length > 0 ? [{ room, names }] : [];
  });
  return (
    <>
      {lead && (
        <div>
          <dt>{t('checkout.guests.lead')}</dt>
          <dd className="htl-wrap">
            <bdi>{nameOf(lead)}</bdi>
          </dd>
        </div>
      )}
      {rooms.map(({ room, names }) => (
        <div key={room}>
          <dt>
            {occupancy.length > 1
              ? t('booking.guests.room', { number: room + 1 })
              : t('booking.guests.heading')}
          </dt>
          <dd className="htl-wrap">
            {names.map((name, i) => (
              <bdi key={i}>{name}</bdi>
            ))}
          </dd>
        </div>
      ))}
    </>
  );

  function nameOf({ firstName, lastName, age }: Booking['guests'][number]): string {
    const name = `${firstName} ${lastName}`;
    return age === undefined ? name : t('booking.guests.child', { name, count: age });
  }
}
