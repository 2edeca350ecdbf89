import { money, nightsBetween, type Money } from '@portolan/core';
import { dueThereOf } from '@portolan/core/price';
import { cancellationTimeline } from '@portolan/core/terms';
import type { T } from '@portolan/i18n';
import type { BookingRow, CancelQuoteRow, PaymentRow } from '../booking/index.ts';
import type { DocumentRow } from './tables.ts';
import { cancellationOf, sellOf } from '../sales/index.ts';
import { projectPrice } from '../pricing/index.ts';
import { stayUnit } from '../services/hotels/index.ts';
import { formatsOf, type Formats } from './formats.ts';
import type { Issuer } from './issuer.ts';
import { foreign, type Paper, type Section } from './paper.ts';

/** What a document is made from. */
export interface Facts {
  booking: BookingRow;
  issuer: Issuer;
  payments: readonly PaymentRow[];
  cancelQuote: CancelQuoteRow | null;
  invoice: DocumentRow | null;
  creditNote: DocumentRow | null;
}

/**
 * What the property reads and the traveller carries. It says nothing of what was paid: that is between traveller and agency, so the
 * penalties are percentages.
 */
export function voucherOf({ booking, issuer, payments }: Facts, t: T): Paper {
  const f = formatsOf(t);
  const own = (text: string) => foreign(text, t.direction);
  const { subject: property, asked: stay, terms } = booking;
  const price = priceOf(booking);
  const board = `stays.board.${terms.board}`;
  const rooms = stay.occupancy.map((room, index) => {
    const guests = booking.travellers.filter(({ group }) => group === index);
    return {
      label: t('documents.room', { number: f.number(index + 1) }),
      lines: [
        f.list([
          t('common.guests.adults-count', { count: room.adults }),
          ...(room.childAges.length > 0
            ? [t('common.guests.children-count', { count: room.childAges.length })]
            : []),
        ]),
        ...guests.map(({ firstName, lastName, age }) =>
          age === undefined
            ? own(`${firstName} ${lastName}`)
            : `${own(`${firstName} ${lastName}`)} (${t('documents.child', { age: f.number(age) })})`,
        ),
      ],
    };
  });
  const due = price.dueThere;
  const zone = property.timeZone;
  // A stay may be confirmed before its money is captured, or when only its deposit is.
  const captured = payments.reduce((sum, payment) => sum + payment.captured, 0);
  const paid = captured > 0 && captured >= booking.price.sell;
  return {
    ...frame('documents.voucher', issuer, booking, t),
    date: booking.created_at.slice(0, 10),
    marks: [
      { label: t('mail.reference'), value: booking.reference },
      ...(booking.supplier_reference
        ? [{ label: t('documents.confirmation'), value: own(booking.supplier_reference) }]
        : []),
      { label: t('documents.booked'), value: f.date(booking.created_at.slice(0, 10), 'long') },
    ],
    sections: [
      { type: 'lead', title: own(property.name), lines: [addressOf(booking, t, f)] },
      {
        type: 'facts',
        facts: [
          {
            label: t('mail.check-in'),
            lines: f.at(stay.checkIn, property.checkInFrom, 'stays.details.from'),
          },
          {
            label: t('mail.check-out'),
            lines: f.at(stay.checkOut, property.checkOutUntil, 'stays.details.until'),
          },
          {
            label: t('mail.room'),
            lines: [
              own(terms.roomName),
              ...(t.has(board) ? [t(board)] : []),
              f.list([
                t('common.dates.nights', { count: nightsBetween(stay.checkIn, stay.checkOut) }),
                t('common.guests.rooms-count', { count: stay.occupancy.length }),
              ]),
            ],
          },
        ],
      },
      { type: 'rows', heading: t('mail.guests'), rows: rooms },
      ...(booking.special_requests
        ? [
            {
              type: 'text' as const,
              heading: t('mail.requests'),
              lines: [own(booking.special_requests), t('documents.requests-note')],
              soft: false,
            },
          ]
        : []),
      ...dueSection(due, dueThereOf(price), t, f),
      {
        type: 'text',
        heading: t('stays.terms.heading'),
        lines: penaltiesOf(booking, t, f, zone),
        soft: false,
      },
      {
        type: 'text',
        heading: null,
        lines: [t('documents.show'), t(paid ? 'documents.prepaid' : 'documents.settled')],
        soft: true,
      },
      {
        type: 'text',
        heading: t('documents.help'),
        lines: [
          t('documents.help-text'),
          ...(issuer.phone ? [`${t('documents.help-phone')}: ${leftToRight(issuer.phone, t)}`] : []),
          ...(issuer.email ? [leftToRight(issuer.email, t)] : []),
        ],
        soft: false,
      },
    ],
  };
}

/** What was charged, how it was paid, and what became of the money since. */
export function invoiceOf(facts: Facts, t: T): Paper {
  const { booking, issuer, invoice, creditNote, payments } = facts;
  if (!invoice) throw new Error('An invoice has a number');
  const f = formatsOf(t);
  const of = (amount: number) => money(amount, invoice.currency);
  const minus = (amount: number) => f.money(of(-amount));
  const paid = payments.filter(({ captured }) => captured > 0);
  const sum = (pick: (payment: PaymentRow) => number) =>
    paid.reduce((total, payment) => total + pick(payment), 0);
  const refunded = sum((payment) => payment.refunded);
  const credited = creditNote?.amount ?? 0;
  const price = priceOf(booking);
  const due = price.dueThere;
  return {
    ...frame('documents.invoice', issuer, booking, t),
    subject: documentNumber(invoice),
    date: invoice.issued_at.slice(0, 10),
    marks: [
      { label: t('documents.invoice-number'), value: documentNumber(invoice) },
      { label: t('documents.issued'), value: f.date(invoice.issued_at.slice(0, 10), 'long') },
      { label: t('mail.reference'), value: booking.reference },
    ],
    sections: [
      billedTo(booking, t, f),
      {
        type: 'table',
        heading: null,
        head: [t('documents.description'), t('documents.amount')],
        rows: [[stayOf('documents.stay', booking, t, f), f.money(of(invoice.amount))]],
        totals: [{ label: t('mail.total'), amount: f.money(of(invoice.amount)) }],
      },
      { type: 'text', heading: null, lines: [t('documents.included')], soft: true },
      {
        type: 'table',
        heading: t('documents.payment'),
        head: [t('documents.description'), t('documents.amount')],
        rows: [
          ...paid.flatMap((payment) => waysOf(payment, t).map(({ way, amount }) => [way, minus(amount)])),
          ...(creditNote
            ? [
                [
                  `${t('documents.credit-note')} ${leftToRight(documentNumber(creditNote), t)}`,
                  minus(credited),
                ],
              ]
            : []),
          ...(refunded > 0 ? [[t('mail.refund'), f.money(of(refunded))]] : []),
        ],
        totals: [
          {
            label: t('documents.balance'),
            amount: f.money(of(invoice.amount - sum((payment) => payment.captured) - credited + refunded)),
          },
        ],
      },
      // Falls away with the stay.
      ...(due.length > 0 && !creditNote && booking.status !== 'cancelled'
        ? [...dueSection(due, dueThereOf(price), t, f), note(t('documents.due-note'))]
        : []),
    ],
  };
}

/** What of an invoice is taken back because the stay was cancelled. */
export function creditNoteOf(facts: Facts, t: T): Paper {
  const { booking, issuer, invoice, creditNote, cancelQuote, payments } = facts;
  if (!creditNote || !invoice || !cancelQuote)
    throw new Error('A credit note has an invoice and a cancellation');
  const f = formatsOf(t);
  const of = (amount: number) => money(amount, creditNote.currency);
  const back = payments.reduce((sum, payment) => sum + payment.refunded, 0);
  return {
    ...frame('documents.credit-note', issuer, booking, t),
    subject: documentNumber(creditNote),
    date: creditNote.issued_at.slice(0, 10),
    marks: [
      { label: t('documents.credit-note-number'), value: documentNumber(creditNote) },
      { label: t('documents.issued'), value: f.date(creditNote.issued_at.slice(0, 10), 'long') },
      { label: t('documents.for-invoice'), value: documentNumber(invoice) },
      { label: t('mail.reference'), value: booking.reference },
      {
        label: t('documents.cancelled-on'),
        value: f.date((booking.cancelled_at ?? creditNote.issued_at).slice(0, 10), 'long'),
      },
    ],
    sections: [
      billedTo(booking, t, f),
      {
        type: 'table',
        heading: null,
        head: [t('documents.description'), t('documents.amount')],
        rows: [
          [stayOf('documents.cancelled-stay', booking, t, f), f.money(of(-invoice.amount))],
          ...(cancelQuote.penalty > 0 ? [[t('mail.cost'), f.money(of(cancelQuote.penalty))]] : []),
        ],
        totals: [{ label: t('documents.credited'), amount: f.money(of(-creditNote.amount)) }],
      },
      note(back >= cancelQuote.refund ? t('documents.refund-done') : t('documents.refund-pending')),
    ],
  };
}

/** How an invoice or credit note is named in a series of its own. */
export function documentNumber({ kind, number }: Pick<DocumentRow, 'kind' | 'number'>): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${String(number).padStart(6, '0')}`;
}

/** Countries that print on letter paper. */
const letter = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'PA', 'DO', 'PR']);

function frame(
  title: 'documents.voucher' | 'documents.invoice' | 'documents.credit-note',
  issuer: Issuer,
  booking: BookingRow,
  t: T,
) {
  const own = (text: string) => foreign(text, t.direction);
  return {
    title: t(title),
    subject: booking.reference,
    language: t.language,
    direction: t.direction,
    size: letter.has(issuer.country ?? '') ? ('us-letter' as const) : ('a4' as const),
    brand: {
      name: own(issuer.name),
      fill: issuer.fill,
      on: issuer.on,
      lines: [
        ...issuer.address.map(own),
        ...[issuer.phone, issuer.email, issuer.site].flatMap((line) => (line ? [leftToRight(line, t)] : [])),
      ],
    },
    pageOf: t('documents.page', { page: '{page}', pages: '{pages}' }),
  };
}

/** As a visitor sees it, whoever asks: documents are passed on, and no net amount gets as far as here. */
function priceOf({ price, asked: stay }: BookingRow) {
  const view = projectPrice(
    price,
    {
      role: 'visitor',
      agency: {
        allowNonLoginFlow: true,
        showPublishedPriceToCustomer: { hotels: false, activities: false, cars: false },
      },
    },
    'hotels',
    stayUnit({ asked: stay }),
  );
  if (!view) throw new Error('A visitor sees the price where the agency shows it');
  return view;
}

function addressOf({ subject: { address } }: BookingRow, t: T, f: Formats): string {
  const place = [address.line1, address.city, address.state].filter(Boolean).join(', ');
  // The place is written in its own letters, the country in the reader's.
  return [foreign(place, t.direction), f.country(address.countryCode)].join(
    t.direction === 'rtl' ? '، ' : ', ',
  );
}

function dueSection(
  due: readonly { code: string; amount: Money }[],
  total: Money,
  t: T,
  f: Formats,
): Section[] {
  if (due.length === 0)
    return [{ type: 'text', heading: t('mail.due'), lines: [t('documents.nothing-due')], soft: false }];
  return [
    {
      type: 'table',
      heading: t('mail.due'),
      head: [t('documents.description'), t('documents.amount')],
      rows: due.map(({ code, amount }) => {
        const key = `stays.tax.${code}`;
        return [t.has(key) ? t(key) : t('stays.tax.other'), f.money(amount)];
      }),
      totals: due.length > 1 ? [{ label: t('mail.total'), amount: f.money(total) }] : [],
    },
  ];
}

/** What cancelling costs, from when to when, by the clock of the place, as parts of the price. */
function penaltiesOf(booking: BookingRow, t: T, f: Formats, zone: string): string[] {
  const { terms, price, asked: stay } = booking;
  // At the moment of booking: a document must not change because time goes by.
  const now = Date.parse(booking.created_at);
  const policy = cancellationOf(terms, sellOf(price), { checkIn: stay.checkIn, zone, now });
  if (!policy.refundable) return [t('stays.terms.never')];
  const stretches = cancellationTimeline(policy, null, now);
  const lines = stretches.map(({ from, until, kind, percent, penalty }) => {
    const when =
      from && until
        ? t('stays.terms.between', { from: f.moment(from, zone), until: f.moment(until, zone) })
        : from
          ? t('stays.terms.from', { date: f.moment(from, zone) })
          : until
            ? t('stays.terms.until', { date: f.moment(until, zone) })
            : t('stays.terms.always');
    const cost =
      kind === 'free'
        ? t('stays.terms.free')
        : percent === null && penalty
          ? f.money(penalty)
          : t('documents.percent', { percent: f.percent(percent ?? 100) });
    return `${when}: ${cost}`;
  });
  return stretches.length > 1 ? [...lines, t('stays.terms.zone', { zone: leftToRight(zone, t) })] : lines;
}

function billedTo({ travellers, contact }: BookingRow, t: T, f: Formats): Section {
  const lead = travellers[0];
  return {
    type: 'rows',
    heading: null,
    rows: [
      {
        label: t('documents.billed-to'),
        lines: [
          ...(lead ? [foreign(`${lead.firstName} ${lead.lastName}`, t.direction)] : []),
          leftToRight(contact.email, t),
          leftToRight(contact.phone, t),
          ...(contact.countryCode ? [f.country(contact.countryCode)] : []),
        ],
      },
    ],
  };
}

function stayOf(
  title: 'documents.stay' | 'documents.cancelled-stay',
  booking: BookingRow,
  t: T,
  f: Formats,
): string {
  const { subject: property, terms, asked: stay } = booking;
  const own = (text: string) => foreign(text, t.direction);
  const board = `stays.board.${terms.board}`;
  return [
    `${t(title)}: ${own(property.name)}, ${addressOf(booking, t, f)}`,
    [own(terms.roomName), ...(t.has(board) ? [t(board)] : [])].join(', '),
    `${f.date(stay.checkIn, 'long')} – ${f.date(stay.checkOut, 'long')}`,
    f.list([
      t('common.dates.nights', { count: nightsBetween(stay.checkIn, stay.checkOut) }),
      t('common.guests.rooms-count', { count: stay.occupancy.length }),
    ]),
  ].join('\n');
}

/** What a payment was made with: travel credit, a card, or both. */
function waysOf(payment: PaymentRow & { wallet_amount?: number }, t: T): { way: string; amount: number }[] {
  const credit = Math.min(payment.captured, payment.wallet_amount ?? 0);
  return [
    { way: t('documents.wallet'), amount: credit },
    { way: cardOf(payment, t), amount: payment.captured - credit },
  ].filter(({ amount }) => amount > 0);
}

function cardOf({ card }: PaymentRow, t: T): string {
  if (!card) return t('documents.card-plain');
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return t('documents.card', { brand: foreign(brand, t.direction), digits: leftToRight(card.last4, t) });
}

function note(text: string): Section {
  return { type: 'text', heading: null, lines: [text], soft: true };
}

/** Numbers, addresses of mail and the like, which read from the left in every language. */
function leftToRight(text: string, t: T): string {
  const line = foreign(text, 'ltr');
  return t.direction === 'rtl' ? `\u2066${line}\u2069` : line;
}
