import type { BookingSummary } from '@portolan/contract';
import { bookingPath, fillPath } from '@portolan/contract/services';
import { formatMoney } from '@portolan/core';
import { bookingKind, type BookingKind } from '@portolan/core/booking-page';
import { dateFormat, Tag, useT } from '@portolan/ui';
import { datesOf } from '../item-dates.ts';

const tones: Readonly<Record<BookingKind, 'good' | 'caution' | 'bad' | 'neutral'>> = {
  confirmed: 'good',
  completed: 'neutral',
  open: 'caution',
  review: 'caution',
  lost: 'bad',
  cancelling: 'caution',
  cancel_unknown: 'caution',
  cancelled: 'bad',
};

/** The columns of the table of bookings, in their order. */
export const bookingColumns = ['reference', 'traveller', 'what', 'dates', 'status', 'total', 'made'] as const;

/** A booking as a row of {@link bookingColumns}; its reference leads to it. */
export function BookingRow({ booking }: { booking: BookingSummary }) {
  const t = useT();
  const { reference, item, lead, price, createdAt } = booking;
  const { language } = t;
  const kind = bookingKind(booking);
  return (
    <tr>
      <th scope="row">
        <a className="office-code" href={fillPath(bookingPath, { reference })}>
          {reference}
        </a>
      </th>
      <td>
        <bdi>{lead}</bdi>
      </td>
      <td>
        <bdi>{item.title}</bdi>
        {item.line && (
          <small className="office-soft">
            <bdi>{item.line}</bdi>
          </small>
        )}
      </td>
      <td>{datesOf(item, t)}</td>
      <td>
        <Tag tone={tones[kind]}>{t(`office.bookings.kind.${kind}`)}</Tag>
      </td>
      <td className="office-sum">{formatMoney(price.total, language)}</td>
      <td>{dateFormat(language, { dateStyle: 'medium' }).format(Date.parse(createdAt))}</td>
    </tr>
  );
}
