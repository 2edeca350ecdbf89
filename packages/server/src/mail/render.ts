import type { CancellationPolicy, PriceView } from '@portolan/contract';
import { money as of, type Legs, type Money } from '@portolan/core';
import { chargedOf } from '@portolan/core/price';
import { cancellationTimeline } from '@portolan/core/terms';
import type { T } from '@portolan/i18n';
import type { MailKind } from './tables.ts';
import { tidy } from '../platform/foreign-text.ts';
import { formatsOf } from '../platform/formats.ts';
import type { DocumentKind } from '../documents/index.ts';
import type { CalendarEvent, Labelled } from '../sales/index.ts';
import { calendarOf } from './calendar.ts';
import { contactsOf, isolate, mailPage, type MailBrand, type MailRow } from './mail-page.ts';

/** Everything that a mail may say. Prices are those of a visitor: no net amount gets as far as here. */
export interface MailData {
  kind: MailKind;
  /** Documents that are attached. */
  documents: readonly DocumentKind[];
  /** `from` is the address that the mail comes from. */
  brand: MailBrand & { from: string };
  reference: string;
  /** Opens the booking without an account. */
  link: string;
  /** What was booked, in a few words, and what its service says of it. */
  title: string;
  rows: readonly Labelled[];
  events: readonly CalendarEvent[];
  /** Of the place, for the times of the terms. */
  zone: string;
  /** Who leads. */
  lead: string;
  wishes: string | null;
  price: Pick<PriceView, 'dueNow' | 'dueLater' | 'total'> & { dueThere: Money };
  cancellation: CancellationPolicy;
  refund: { refund: Money; penalty: Money } | null;
  /** Its supplier cancelled it: nobody asked for that, and all that was paid goes back. */
  bySupplier: boolean;
  /** Where something else can be searched for. */
  searchLink: string;
  /** What the mail asks to be paid, and until when; `null` where it asks for nothing. */
  instalment: { amount: Money; dueAt: string } | null;
  /** Whether money was taken; else it is only reserved, or was. */
  taken: boolean;
  /** What credit and card paid, and what of the refund goes back to each, in the price's currency; `null` when no credit was used. */
  credit: { paid: Legs; back: Legs } | null;
  /** What a card keeps reserved, and until when; `null` in all but the mail that asks for the card again. */
  lapses: { amount: Money; until: string } | null;
  createdAt: string;
  /** When it happened, ms since the epoch. */
  now: number;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  calendar: { method: 'PUBLISH' | 'CANCEL'; content: string } | null;
}

/** A mail as HTML and as text, with its calendar file. Pure: the same data makes the same mail. */
export function renderMail(data: MailData, t: T): RenderedMail {
  const plain = {
    property: isolate(t, tidy(data.title)),
    reference: data.reference,
    ...instalmentParts(data, t),
  };
  const bySupplier = data.kind === 'cancelled' && data.bySupplier;
  const texts = bySupplier ? 'by-supplier' : data.kind;
  const title = t(`mail.${texts}.title`);
  const hello = t('mail.hello', { name: isolate(t, tidy(data.lead)) });
  const intro =
    data.kind === 'refunded' && data.credit?.back.wallet
      ? t(`mail.refunded.text-${data.credit.back.card ? 'both' : 'credit'}`, {
          ...plain,
          ...partsOf(data.credit.back, data, t),
        })
      : bySupplier && !data.taken
        ? t('mail.by-supplier.text-unpaid', plain)
        : t(`mail.${texts}.text`, plain);
  const rows = rowsOf(data, t);
  const notes = [
    ...(data.kind === 'cancelled' && data.refund && data.refund.refund.amount > 0 && !onlyReleased(data)
      ? [refundNote(data, t)]
      : []),
    ...(onlyReleased(data) && data.credit?.paid.card !== 0 ? [t('mail.released-note')] : []),
    ...(data.credit && (data.kind === 'rejected' || data.kind === 'abandoned' || onlyReleased(data))
      ? [t('mail.released-credit', partsOf(data.credit.paid, data, t))]
      : []),
    ...(data.documents.length > 0
      ? [
          t('mail.attached', {
            documents: formatsOf(t).list(data.documents.map((kind) => t(`documents.${kind}`))),
          }),
        ]
      : []),
    ...(data.kind === 'confirmed' ? [t('mail.calendar')] : []),
  ];
  const name = tidy(data.brand.name);
  const contacts = contactsOf(data.brand);
  const action = t(
    data.kind === 'confirm-card' ? 'mail.confirm-card.open' : data.instalment ? 'mail.pay' : 'mail.open',
  );
  const text = [
    name, '', title, '', hello, intro, '',
    `${t('mail.reference')}: ${data.reference}`,
    ...rows.flatMap(({ label, lines }) =>
      lines.length === 1 ? [`${label}: ${lines[0]}`] : [`${label}:`, ...lines.map((line) => `  ${line}`)]),
    '', ...notes.flatMap((note) => [note, '']),
    `${action}:`, data.link, t('mail.link-note'),
    ...(bySupplier ? ['', `${t('mail.search-again')}:`, data.searchLink] : []),
    ...(contacts.length > 0 ? ['', t('mail.questions'), ...contacts] : []),
    '', '-- ', name, data.brand.siteOrigin, '',
  ].join('\n'); // prettier-ignore
  return {
    subject: tidy(t(`mail.${texts}.subject`, plain)),
    html: mailPage(data.brand, name, t, {
      title,
      hello,
      intro,
      plate: { label: t('mail.reference'), value: data.reference, large: false },
      rows,
      notes,
      button: { href: data.link, label: action },
      ...(bySupplier ? { link: { href: data.searchLink, label: t('mail.search-again') } } : {}),
      after: [t('mail.link-note')],
      questions: t('mail.questions'),
    }),
    text,
    // Only what changes a calendar: a booking that stands, and one that does not any more.
    calendar: data.kind === 'confirmed' || data.kind === 'cancelled' ? calendarFor(data, t) : null,
  };
}

/** Cancelled before anything was taken, and for nothing: what was reserved is given back, and no refund is one. */
const onlyReleased = ({ kind, taken, refund }: MailData) =>
  kind === 'cancelled' && !taken && refund?.penalty.amount === 0 && refund.refund.amount > 0;

/** Where the refund of a cancellation goes. */
function refundNote(data: MailData, t: T): string {
  const back = data.credit?.back;
  if (!back?.wallet) return t('mail.refund-note');
  return back.card
    ? t('mail.refund-note-both', partsOf(back, data, t))
    : t('mail.refund-note-credit', partsOf(back, data, t));
}

/** The amounts of both, as a sentence names them. */
function partsOf({ wallet, card }: Legs, { price }: MailData, t: T): { credit: string; card: string } {
  const { currency } = price.dueNow;
  const amount = (value: number) => isolate(t, formatsOf(t).money(of(value, currency)));
  return { credit: amount(wallet), card: amount(card) };
}

/** Amount and last moment of the instalment, as a sentence names them. */
function instalmentParts({ instalment, zone }: MailData, t: T): { amount?: string; date?: string } {
  if (!instalment) return {};
  const { money, moment } = formatsOf(t);
  return { amount: isolate(t, money(instalment.amount)), date: isolate(t, moment(instalment.dueAt, zone)) };
}

function calendarFor(data: MailData, t: T): RenderedMail['calendar'] {
  const { brand } = data;
  const cancelled = data.kind === 'cancelled';
  return {
    method: cancelled ? 'CANCEL' : 'PUBLISH',
    content: calendarOf({
      reference: data.reference,
      events: data.events,
      // Calendars are shared; the link that opens the booking is not for everybody.
      description: `${t('mail.reference')}: ${data.reference}\n${brand.name}`,
      organizer: { name: brand.name, email: brand.from },
      createdAt: data.createdAt,
      stampedAt: new Date(data.now).toISOString(),
      cancelled,
    }),
  };
}

function rowsOf(data: MailData, t: T): MailRow[] {
  const { money, day, moment } = formatsOf(t);
  const { price, refund, instalment, zone } = data;
  const rows: MailRow[] = [...data.rows];
  if (data.kind === 'confirmed' && data.wishes)
    rows.push({ label: t('mail.requests'), lines: [tidy(data.wishes)] });
  if (data.kind === 'confirmed') {
    const paid = data.credit?.paid;
    const how = paid && t(`mail.paid-${paid.card ? 'both' : 'credit'}`, partsOf(paid, data, t));
    rows.push({
      label: t(data.taken ? 'mail.paid' : 'mail.reserved'),
      lines: [money(price.dueNow), ...(how ? [how] : [])],
    });
    for (const { amount, by } of price.dueLater ?? [])
      rows.push({
        label: t('stays.lines.later', { date: day(by, zone) }),
        lines: [money(amount)],
      });
    if (price.dueThere.amount > 0) rows.push({ label: t('mail.due'), lines: [money(price.dueThere)] });
    if (price.dueThere.amount > 0 || price.dueLater)
      rows.push({ label: t('mail.total'), lines: [money(price.total)] });
    rows.push({ label: t('stays.terms.heading'), lines: termsOf(data, t) });
  }
  if (data.lapses) {
    const { amount, until } = data.lapses;
    rows.push({ label: t('mail.reserved'), lines: [money(amount)] });
    rows.push({ label: t('mail.confirm-card.by'), lines: [`${moment(until, data.zone)} (${data.zone})`] });
  }
  if (data.kind === 'refunded' && refund)
    rows.push({ label: t('mail.refund'), lines: [money(refund.refund)] });
  if (data.kind === 'cancelled' && refund) {
    if (!data.bySupplier || refund.refund.amount > 0)
      rows.push({
        label: t(onlyReleased(data) ? 'mail.released' : 'mail.refund'),
        lines: [money(refund.refund)],
      });
    if (!data.bySupplier) rows.push({ label: t('mail.cost'), lines: [money(refund.penalty)] });
  }
  if (instalment) {
    rows.push({ label: t('mail.instalment.amount'), lines: [money(instalment.amount)] });
    rows.push({
      label: t('mail.instalment.by'),
      lines: [moment(instalment.dueAt, zone), t('stays.terms.zone', { zone })],
    });
    rows.push({ label: t('stays.terms.heading'), lines: termsOf(data, t) });
  }
  return rows;
}

/** What cancelling costs, from when to when, by the clock of the place. */
function termsOf({ cancellation, price, zone, now }: MailData, t: T): string[] {
  if (!cancellation.refundable) return [t('stays.terms.never')];
  const { moment, money } = formatsOf(t);
  const stretches = cancellationTimeline(cancellation, chargedOf(price), now);
  const lines = stretches.map(({ from, until, kind, penalty, percent }) => {
    const when =
      from && until
        ? t('stays.terms.between', {
            from: moment(from, zone),
            until: moment(until, zone),
          })
        : from
          ? t('stays.terms.from', { date: moment(from, zone) })
          : until
            ? t('stays.terms.until', { date: moment(until, zone) })
            : t('stays.terms.always');
    const cost = kind === 'free' ? t('stays.terms.free') : penalty ? money(penalty) : `${percent} %`;
    return `${when}: ${cost}`;
  });
  return stretches.length > 1 ? [...lines, t('stays.terms.zone', { zone })] : lines;
}
