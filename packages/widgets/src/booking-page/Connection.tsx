import type { BookingPageState } from '@portolan/core/booking-page';
import type { T } from '@portolan/i18n';
import { useStyles } from '@portolan/ui';
import { moment } from '../shared/format.ts';
import bookingCss from './booking.css?inline';

/** How fresh what is on show is, where that matters: while something is expected, or offline. */
export function Connection({
  state: { connection, seenAt },
  t,
  timeZone,
}: {
  state: Pick<BookingPageState, 'connection' | 'seenAt'>;
  t: T;
  timeZone: string;
}) {
  useStyles(bookingCss);
  return (
    <p className={`trip-live is-${connection}`} role="status">
      {connection !== 'settled' && (
        <>
          <i aria-hidden="true" />
          <span>
            {t(`booking.live.${connection}`, {
              time: seenAt === null ? '' : moment(seenAt, timeZone, t.language),
            })}
          </span>
        </>
      )}
    </p>
  );
}
