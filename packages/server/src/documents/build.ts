import { money, type Money } from '@portolan/core';
import { dueThereOf } from '@portolan/core/price';
import { cancellationTimeline } from '@portolan/core/terms';
import type { T } from '@portolan/i18n';
import type { BookingRow, CancelQuoteRow, PaymentRow } from '../booking/index.ts';
import type { DocumentRow } from './tables.ts';
import { foreign } from '../platform/foreign-text.ts';
import { formatsOf, type Formats } from '../platform/formats.ts';
import { projectAgreedPrice } from '../pricing/index.ts';
import { agreedCancellation, serviceOf, type BookableServices, type VoucherParts } from '../sales/index.ts';
import type { Issuer } from './issuer.ts';
import type { Paper, Section } from './paper.ts';

/** What a document is made from. */
export interface Facts {
  booking: BookingRow;
  /** One of them knows what was sold. */
  services: BookableServices;
  issuer: Issuer;
  payments: readonly PaymentRow[];
  cancelQuote: CancelQuoteRow | null;
  invoice: DocumentRow | null;
  creditNote: DocumentRow | null;
}

/**
 * What the provider reads and the traveller carries. It says nothing of what was paid: that is between traveller and agency, so the
 * penalties are percentages.
 */
export function voucherOf(facts: Facts, t: T): Paper {
  const { booking, issuer, payments } = facts;
  const f = formatsOf(t);
  const own = (text: string) => foreign(text, t.direction);
  const item = itemOf(facts, t);
  const price = projectAgreedPrice(booking.price, booking.service);
  const due = price.dueThere;
  // It may be confirmed before its money is captured, or when only its deposit is.
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
      { type: 'lead', title: item.title, lines: [item.address] },
      { type: 'facts', facts: item.facts },
      { type: 'rows', heading: item.travellers.heading, rows: item.travellers.rows },
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
        lines: penaltiesOf(facts, t, f),
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
  const item = itemOf(facts, t);
  const price = projectAgreedPrice(booking.price, booking.service);
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
        rows: [[chargedFor(item.charged.name, item), f.money(of(invoice.amount))]],
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
      // Falls away with the booking.
      ...(due.length > 0 && !creditNote && booking.status !== 'cancelled'
        ? [...dueSection(due, dueThereOf(price), t, f), note(t('documents.due-note'))]
        : []),
    ],
  };
}

/** What of an invoice is taken back because it was cancelled. */
export function creditNoteOf(facts: Facts, t: T): Paper {
  const { booking, issuer, invoice, creditNote, cancelQuote, payments } = facts;
  const item = itemOf(facts, t);
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
          [chargedFor(item.charged.cancelledName, item), f.money(of(-invoice.amount))],
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
function penaltiesOf(facts: Facts, t: T, f: Formats): string[] {
  const { zone, created_at } = facts.booking;
  // As it was when it was booked: a document must not change because time goes by.
  const now = Date.parse(created_at);
  const policy = agreedCancellation(facts, facts.booking, now);
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

/** What its service says of what was booked. */
function itemOf({ services, booking }: Facts, t: T): VoucherParts {
  const own = (text: string) => foreign(text, t.direction);
  const words = { t, format: formatsOf(t), own };
  return serviceOf({ services }, booking).voucher(booking, booking.travellers, words);
}

function chargedFor(name: string, { charged: { lines } }: VoucherParts): string {
  const [first = '', ...more] = lines;
  return [`${name}: ${first}`, ...more].join('\n');
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
