import type { TimelineEntry } from '@portolan/core/booking-page';
import type { T } from '@portolan/i18n';
import { Icon, toneIcons, useStyles } from '@portolan/ui';
import { moment, zoneName } from '../shared/format.ts';
import bookingCss from './booking.css?inline';

export interface TimelineProps {
  /** Oldest first; `null`: not known. */
  entries: readonly TimelineEntry[] | null;
  t: T;
  /** IANA name of the reader's own zone. */
  timeZone: string;
  /** More is expected: the last step is not the end. @default false */
  goesOn?: boolean | undefined;
}

/** What happened to a booking, as a line with a stop for each step; instants are the reader's own, and the zone is named. */
export function Timeline({ entries, t, timeZone, goesOn = false }: TimelineProps) {
  useStyles(bookingCss);
  if (!entries || entries.length === 0) return <p className="trip-small">{t('booking.history.none')}</p>;
  const { language } = t;
  const last = entries.at(-1)!;
  return (
    <>
      <ol className="trip-line">
        {entries.map((entry) => (
          <li key={entry.seq} className={`is-${entry.tone}${goesOn && entry === last ? ' is-now' : ''}`}>
            <span className="trip-stop">
              <Icon icon={toneIcons[entry.tone]} size={14} />
            </span>
            <span>{t(`booking.history.${entry.key}`)}</span>
            <time dateTime={entry.at}>
              <bdi>{moment(entry.at, timeZone, language)}</bdi>
            </time>
          </li>
        ))}
      </ol>
      <p className="trip-small">
        {t('booking.history.zone', { zone: zoneName(last.at, timeZone, language) })}
      </p>
    </>
  );
}
