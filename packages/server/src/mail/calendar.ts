import { isTimeZone, offsetMsAt, utcMidnight } from '@portolan/core';
import type { CalendarEvent } from '../sales/index.ts';

/** A booking as an iCalendar object (RFC 5545), in the local times of its places. */
export interface BookingCalendar {
  reference: string;
  events: readonly CalendarEvent[];
  description: string;
  organizer: { name: string; email: string };
  /** UTC instants. */
  createdAt: string;
  stampedAt: string;
  cancelled: boolean;
}

/** Its events, each always under the same UID: the one that a cancellation takes back. Lines end with CRLF. */
export function calendarOf(booking: BookingCalendar): string {
  const { events, cancelled } = booking;
  const zones = [...new Set(events.filter(isTimed).map(({ zone }) => zone))].filter(isZone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//travel//booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...zones.flatMap((zone) => {
      const days = events
        .filter((event) => event.zone === zone)
        .flatMap(({ from, to }) => [from.day, to.day]);
      return timeZone(zone, days.sort()[0]!, days.sort().at(-1)!);
    }),
    ...events.flatMap((event) => eventLines(event, booking)),
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('\r\n') + '\r\n';
}

function eventLines(event: CalendarEvent, booking: BookingCalendar): string[] {
  const { reference, organizer, cancelled } = booking;
  const at = ({ day, time }: CalendarEvent['from']) =>
    time === null
      ? `;VALUE=DATE:${compact(day)}`
      : `${isZone(event.zone) ? `;TZID=${event.zone}` : ''}:${compact(day)}T${compact(time)}00`;
  return [
    'BEGIN:VEVENT',
    `UID:${reference}@${event.id}`,
    `SEQUENCE:${cancelled ? 1 : 0}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(booking.stampedAt)}`,
    `CREATED:${utc(booking.createdAt)}`,
    `DTSTART${at(event.from)}`,
    `DTEND${at(event.to)}`,
    `ORGANIZER;CN="${parameter(organizer.name)}":mailto:${organizer.email}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.where)}`,
    `DESCRIPTION:${escapeText(booking.description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function isTimed({ from, to }: CalendarEvent): boolean {
  return from.time !== null || to.time !== null;
}

/** The stretch of a zone's rules that covers the events: whoever reads the file need not know the zone. */
function timeZone(zone: string, from: string, to: string): string[] {
  const day = 86_400_000;
  const first = utcMidnight(from) - 2 * day;
  const last = utcMidnight(to) + 2 * day;
  const year = new Date(first).getUTCFullYear();
  const usual = Math.min(offsetAt(Date.UTC(year, 0, 1), zone), offsetAt(Date.UTC(year, 6, 1), zone));
  const part = (start: number, before: number, after: number) => {
    const kind = after > usual ? 'DAYLIGHT' : 'STANDARD';
    const wall = new Date(start + before * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');
    return [
      `BEGIN:${kind}`, `DTSTART:${wall}`, `TZOFFSETFROM:${written(before)}`, `TZOFFSETTO:${written(after)}`, `END:${kind}`,
    ]; // prettier-ignore
  };
  const parts: string[][] = [];
  let offset = offsetAt(first, zone);
  parts.push(part(first, offset, offset));
  for (let at = first; at < last; at += day) {
    const next = offsetAt(at + day, zone);
    if (next === offset) continue;
    let [low, high] = [at, at + day];
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000;
      if (offsetAt(middle, zone) === offset) low = middle;
      else high = middle;
    }
    parts.push(part(high, offset, next));
    offset = next;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'];
}

/** Minutes east of UTC. */
function offsetAt(instant: number, zone: string): number {
  return offsetMsAt(instant, zone) / 60_000;
}

function written(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

function isZone(zone: string): boolean {
  return /^[\w+/-]+$/.test(zone) && isTimeZone(zone);
}

const compact = (text: string) => text.replace(/[-:]/g, '');
const utc = (instant: string) => new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '') + 'Z';

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Inside quotes nothing can be escaped. */
function parameter(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replaceAll('"', "'");
}

/** Lines of at most 75 octets; no character is split. */
function fold(line: string): string {
  let folded = '';
  let room = 75;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      folded += '\r\n ';
      room = 74;
    }
    folded += character;
    room -= size;
  }
  return folded;
}
