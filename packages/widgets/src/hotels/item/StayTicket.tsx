import type { Booking } from '@portolan/contract';
import { BookingTicket } from '../../booking-page/BookingTicket.tsx';
import { travellerName } from '../../booking-page/traveller-name.ts';
import { Art } from '../../shared/Parts.tsx';
import { useFlow } from '../../shared/flow.ts';
import { StayDates, StayTags } from './StaySummary.tsx';

/** The ticket of a stay: where, when, who. */
export function StayTicket({ booking }: { booking: Booking }) {
  const { t } = useFlow().context;
  const { item } = booking;
  const { property } = item;
  return (
    <BookingTicket booking={booking} base={t('stays.lines.rooms', { count: item.nights })}>
      <div className="trv-itinerary-what">
        <Art src={property.image} purpose="hotels" className="trv-itinerary-art" labelled eager />
        <div className="trv-summary-body">
          <h2>
            <bdi>{property.name}</bdi>
          </h2>
          <p className="trv-sub">
            <bdi>
              {[...new Set([property.address.line1, property.address.city, property.address.state])]
                .filter(Boolean)
                .join(', ')}
            </bdi>
          </p>
          <StayDates item={item} />
          <StayTags item={item} />
          <dl className="trv-lines trv-who">
            <Guests booking={booking} />
            {booking.supplierReference && (
              <div>
                <dt>{t('checkout.confirmation.hotel-reference')}</dt>
                <dd>
                  <bdi>{booking.supplierReference}</bdi>
                </dd>
              </div>
            )}
            {booking.wishes && (
              <div>
                <dt>{t('checkout.requests.label')}</dt>
                <dd className="trv-wrap">
                  <bdi>{booking.wishes}</bdi>
                </dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </BookingTicket>
  );
}

/** Everybody who was named: the one who leads first, then room by room. */
function Guests({ booking: { travellers, item } }: { booking: Booking }) {
  const { t } = useFlow().context;
  const { occupancy } = item;
  const [lead, ...others] = travellers;
  const rooms = occupancy.flatMap((_, room) => {
    const names = others.filter((guest) => guest.group === room).map((guest) => travellerName(guest, t));
    return names.length > 0 ? [{ room, names }] : [];
  });
  return (
    <>
      {lead && (
        <div>
          <dt>{t('checkout.guests.lead')}</dt>
          <dd className="trv-wrap">
            <bdi>{travellerName(lead, t)}</bdi>
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
          <dd className="trv-wrap">
            {names.map((name, i) => (
              <bdi key={i}>{name}</bdi>
            ))}
          </dd>
        </div>
      ))}
    </>
  );
}
