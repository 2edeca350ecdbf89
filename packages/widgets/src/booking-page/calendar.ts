import type { Booking } from '@portolan/contract';
import type { T } from '@portolan/i18n';

/** What a calendar is told of a booking. */
export interface CalendarEvent {
  /** What it is, such as `stay`: part of the event's id and of the file's. */
  readonly kind: string;
  readonly title: string;
  readonly where: string;
  /** Local days for an event of whole days, instants for one with times; `ends` is the first day, or the instant, after it. */
  readonly starts: string;
  readonly ends: string;
}

/** An iCalendar file of one event (RFC 5545), as a `data:` address. */
export function calendarFile(booking: Booking, event: CalendarEvent, t: T): string {
  const { kind, title, where, starts, ends } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//travel//${kind}//EN`,
    'BEGIN:VEVENT',
    `UID:${booking.reference}@${kind}`,
    `DTSTAMP:${instant(booking.createdAt)}`,
    `DTSTART${moment(starts)}`,
    `DTEND${moment(ends)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(where)}`,
    `DESCRIPTION:${escapeText(`${t('checkout.confirmation.reference')}: ${booking.reference}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(fold).join('\r\n') + '\r\n')}`;
}

/** A day or an instant as the value of a property, with the parameter that a day needs. */
function moment(text: string): string {
  return text.length === 10 ? `;VALUE=DATE:${text.replaceAll('-', '')}` : `:${instant(text)}`;
}

function instant(text: string): string {
  return text.replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** No line over 75 octets: continuation lines start with a space. Cut well before, so that no character is split. */
function fold(line: string): string {
  const parts = [...line];
  const lines: string[] = [];
  while (parts.length > 0) lines.push(parts.splice(0, 36).join(''));
  return lines.join('\r\n ');
}
