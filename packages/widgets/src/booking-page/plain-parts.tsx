import type { Booking, ItemBase } from '@portolan/contract';
import { useFlow } from '../shared/flow.ts';
import { shortDay, wallTime } from '../shared/format.ts';
import { Art } from '../shared/Parts.tsx';
import type { BookingParts } from './BookingPage.tsx';
import { BookingTicket } from './BookingTicket.tsx';
import { calendarFile } from './calendar.ts';
import { travellerName } from './traveller-name.ts';

/** The page of a booking from what every service says of it: for a service without parts of its own, or whose code does not come. */
export const plainParts: BookingParts = {
  Ticket: PlainTicket,
  calendarFile(booking, t) {
    const { title, line, starts, ends } = booking.item;
    return calendarFile(
      booking,
      { kind: 'booking', title, where: line, starts: starts.at, ends: ends.at },
      t,
    );
  },
};

/** What, from when to when, and who. */
function PlainTicket({ booking }: { booking: Booking }) {
  const { t } = useFlow().context;
  const { item, travellers, supplierReference, wishes } = booking;
  return (
    <BookingTicket booking={booking} base={t('booking.manage.heading')}>
      <div className="trv-itinerary-what">
        <Art src={item.image} purpose={item.service} className="trv-itinerary-art" labelled eager />
        <div className="trv-summary-body">
          <h2>
            <bdi>{item.title}</bdi>
          </h2>
          <p className="trv-sub">
            <bdi>{item.line}</bdi>
          </p>
          <div className="trv-dates">
            <Moment label={t('booking.item.starts')} at={item.starts} />
            <p>
              <i aria-hidden="true" />
            </p>
            <Moment label={t('booking.item.ends')} at={item.ends} />
          </div>
          <dl className="trv-lines trv-who">
            <div>
              <dt>{t('common.guests.label')}</dt>
              <dd className="trv-wrap">
                {travellers.map((traveller, i) => (
                  <bdi key={i}>{travellerName(traveller, t)}</bdi>
                ))}
              </dd>
            </div>
            {supplierReference && (
              <div>
                <dt>{t('booking.item.reference')}</dt>
                <dd>
                  <bdi>{supplierReference}</bdi>
                </dd>
              </div>
            )}
            {wishes && (
              <div>
                <dt>{t('checkout.requests.label')}</dt>
                <dd className="trv-wrap">
                  <bdi>{wishes}</bdi>
                </dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </BookingTicket>
  );
}

/** Day and time by the clocks of the place. */
function Moment({ label, at: { local } }: { label: string; at: ItemBase['starts'] }) {
  const { language } = useFlow().context.t;
  const [day = '', time = ''] = local.split('T');
  return (
    <div>
      <small>{label}</small>
      <b>{shortDay(day, language)}</b>
      <small>{wallTime(time, language)}</small>
    </div>
  );
}
