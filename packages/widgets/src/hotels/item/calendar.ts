import type { Booking } from '@portolan/contract';
import type { T } from '@portolan/i18n';

/** The stay as an all-day iCalendar event (RFC 5545), as a `data:` address: check-in day to check-out day. */
export function calendarFile(booking: Booking, t: T): string {
  const { property, checkIn, checkOut } = booking.item;
  const day = (date: string) => date.replaceAll('-', '');
  const where = [property.name, property.address.line1, property.address.city].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//travel//stay//EN',
    'BEGIN:VEVENT',
    `UID:${booking.reference}@stay`,
    `DTSTAMP:${booking.createdAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day(checkIn)}`,
    `DTEND;VALUE=DATE:${day(checkOut)}`,
    `SUMMARY:${escapeText(property.name)}`,
    `LOCATION:${escapeText(where)}`,
    `DESCRIPTION:${escapeText(`${t('checkout.confirmation.reference')}: ${booking.reference}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(fold).join('\r\n') + '\r\n')}`;
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
