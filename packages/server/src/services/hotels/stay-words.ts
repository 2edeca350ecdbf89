import { nightsBetween } from '@portolan/core';
import type { CalendarEvent, Labelled, NamedTraveller, VoucherParts, Words } from '../../sales/index.ts';
import type { SoldStay } from './stay.ts';
import { wallTime } from './stay-moments.ts';

/** What a voucher and an invoice say of a stay. */
export function stayVoucher(
  { asked, terms, subject }: SoldStay,
  travellers: readonly NamedTraveller[],
  words: Words,
): VoucherParts {
  const { t, format, own } = words;
  const { roomName } = terms.facts;
  const board = boardOf(terms.facts.board, words);
  const address = [addressOf(subject, ', ', own), format.country(subject.address.countryCode)].join(
    t.direction === 'rtl' ? '، ' : ', ',
  );
  const length = format.list([
    t('common.dates.nights', { count: nightsBetween(asked.checkIn, asked.checkOut) }),
    t('common.guests.rooms-count', { count: asked.occupancy.length }),
  ]);
  return {
    title: own(subject.name),
    address,
    facts: [
      { label: t('mail.check-in'), lines: from(asked.checkIn, subject.checkInFrom, words) },
      { label: t('mail.check-out'), lines: until(asked.checkOut, subject.checkOutUntil, words) },
      { label: t('mail.room'), lines: [own(roomName), ...board, length] },
    ],
    travellers: {
      heading: t('mail.guests'),
      rows: asked.occupancy.map((room, index) => ({
        label: t('documents.room', { number: format.number(index + 1) }),
        lines: [
          format.list(countsOf(room.adults, room.childAges.length, words)),
          ...travellers.filter(({ group }) => group === index).map((guest) => named(guest, words)),
        ],
      })),
    },
    charged: {
      name: t('documents.stay'),
      cancelledName: t('documents.cancelled-stay'),
      lines: [
        `${own(subject.name)}, ${address}`,
        [own(roomName), ...board].join(', '),
        `${format.date(asked.checkIn, 'long')} – ${format.date(asked.checkOut, 'long')}`,
        length,
      ],
    },
  };
}

/** What a mail says of a stay. */
export function stayMailRows(
  { asked, terms, subject }: SoldStay,
  travellers: readonly NamedTraveller[],
  words: Words,
): Labelled[] {
  const { t, format, own } = words;
  const adults = asked.occupancy.reduce((sum, room) => sum + room.adults, 0);
  const children = asked.occupancy.reduce((sum, room) => sum + room.childAges.length, 0);
  const nights = t('common.dates.nights', { count: nightsBetween(asked.checkIn, asked.checkOut) });
  return [
    { label: t('mail.property'), lines: [own(subject.name)] },
    { label: t('mail.address'), lines: [own(wholeAddress(subject, words))] },
    { label: t('mail.check-in'), lines: from(asked.checkIn, subject.checkInFrom, words) },
    { label: t('mail.check-out'), lines: [...until(asked.checkOut, subject.checkOutUntil, words), nights] },
    {
      label: t('mail.guests'),
      lines: [
        format.list(countsOf(adults, children, words)),
        ...travellers.map(({ firstName, lastName }) => own(`${firstName} ${lastName}`)),
      ],
    },
    { label: t('mail.room'), lines: [own(terms.facts.roomName), ...boardOf(terms.facts.board, words)] },
  ];
}

/** A stay is one event from check-in to check-out, of whole days where the property names no times. */
export function stayCalendar({ asked, subject }: SoldStay, words: Words): CalendarEvent[] {
  const [arrive, leave] = [wallTime(subject.checkInFrom), wallTime(subject.checkOutUntil)];
  const timed = arrive !== null && leave !== null;
  return [
    {
      id: 'stay',
      title: words.own(subject.name),
      where: words.own([subject.name, wholeAddress(subject, words)].join(', ')),
      from: { day: asked.checkIn, time: timed ? arrive : null },
      to: { day: asked.checkOut, time: timed ? leave : null },
      zone: subject.timeZone,
    },
  ];
}

function from(day: string, clock: string, { t, format }: Words): string[] {
  const time = wallTime(clock);
  return [format.date(day), ...(time ? [t('stays.details.from', { time: format.time(time) })] : [])];
}

function until(day: string, clock: string, { t, format }: Words): string[] {
  const time = wallTime(clock);
  return [format.date(day), ...(time ? [t('stays.details.until', { time: format.time(time) })] : [])];
}

function countsOf(adults: number, children: number, { t }: Words): string[] {
  return [
    t('common.guests.adults-count', { count: adults }),
    ...(children > 0 ? [t('common.guests.children-count', { count: children })] : []),
  ];
}

function named({ firstName, lastName, age }: NamedTraveller, { t, format, own }: Words): string {
  const name = own(`${firstName} ${lastName}`);
  return age === undefined ? name : `${name} (${t('documents.child', { age: format.number(age) })})`;
}

function boardOf(board: string, { t }: Words): string[] {
  const key = `stays.board.${board}`;
  return t.has(key) ? [t(key)] : [];
}

/** The place is written in its own letters. */
function addressOf({ address }: SoldStay['subject'], comma: string, own: Words['own']): string {
  return own([address.line1, address.city, address.state].filter(Boolean).join(comma));
}

function wholeAddress({ address }: SoldStay['subject'], { format }: Words): string {
  return [address.line1, address.city, address.state, format.country(address.countryCode)]
    .filter(Boolean)
    .join(', ');
}
