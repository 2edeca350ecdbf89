import type { CancellationPolicy } from '@portolan/contract';
import { cancellationTimeline } from '@portolan/core/hotels';
import { escapeHtml, money as of, type Legs, type Money, type Palette } from '@portolan/core';
import type { T } from '@portolan/i18n';
import type { MailKind } from '../../db/tables-booking.ts';
import type { DocumentKind } from '../../documents/documents.ts';
import { formatsOf } from '../../documents/formats.ts';
import { tidy } from '../../documents/paper.ts';
import { calendarOf } from './calendar.ts';

/** Everything that a mail may say. Prices are those of a visitor: no net amount gets as far as here. */
export interface MailData {
  kind: MailKind;
  /** Documents that are attached. */
  documents: readonly DocumentKind[];
  brand: {
    name: string;
    palette: Palette;
    siteOrigin: string;
    email: string | null;
    phone: string | null;
    /** The address that the mail comes from. */
    from: string;
  };
  reference: string;
  /** Opens the booking without an account. */
  link: string;
  property: {
    name: string;
    address: string;
    timeZone: string;
    checkInFrom: string;
    checkOutUntil: string;
  };
  checkIn: string;
  checkOut: string;
  nights: number;
  adults: number;
  children: number;
  guests: readonly string[];
  roomName: string;
  board: string;
  specialRequests: string | null;
  price: { dueNow: Money; dueAtProperty: Money; total: Money };
  cancellation: CancellationPolicy;
  refund: { refund: Money; penalty: Money } | null;
  /** What credit and card paid, and what of the refund goes back to each, in the price's currency; `null` when no credit was used. */
  credit: { paid: Legs; back: Legs } | null;
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

interface Row {
  label: string;
  /** One line each. */
  lines: readonly string[];
}

/** A mail as HTML and as text, with its calendar file. Pure: the same data makes the same mail. */
export function renderMail(data: MailData, t: T): RenderedMail {
  const plain = { property: isolate(t, tidy(data.property.name)), reference: data.reference };
  const title = t(`mail.${data.kind}.title`);
  const hello = t('mail.hello', { name: isolate(t, tidy(data.guests[0] ?? '')) });
  const intro =
    data.kind === 'refunded' && data.credit?.back.wallet
      ? t(`mail.refunded.text-${data.credit.back.card ? 'both' : 'credit'}`, {
          ...plain,
          ...partsOf(data.credit.back, data, t),
        })
      : t(`mail.${data.kind}.text`, plain);
  const rows = rowsOf(data, t);
  const notes = [
    ...(data.kind === 'cancelled' && data.refund && data.refund.refund.amount > 0
      ? [refundNote(data, t)]
      : []),
    ...(data.credit && (data.kind === 'rejected' || data.kind === 'abandoned')
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
  const { email, phone } = data.brand;
  const name = tidy(data.brand.name);
  const contacts = [email, phone].filter((contact): contact is string => Boolean(contact));
  const text = [
    name, '', title, '', hello, intro, '',
    `${t('mail.reference')}: ${data.reference}`,
    ...rows.flatMap(({ label, lines }) =>
      lines.length === 1 ? [`${label}: ${lines[0]}`] : [`${label}:`, ...lines.map((line) => `  ${line}`)]),
    '', ...notes.flatMap((note) => [note, '']),
    `${t('mail.open')}:`, data.link, t('mail.link-note'),
    ...(contacts.length > 0 ? ['', t('mail.questions'), ...contacts] : []),
    '', '-- ', name, data.brand.siteOrigin, '',
  ].join('\n'); // prettier-ignore
  return {
    subject: tidy(t(`mail.${data.kind}.subject`, plain)),
    html: htmlOf(data, t, { title, hello, intro, rows, notes, contacts }),
    text,
    // Only what changes a calendar: a stay that stands, and one that does not any more.
    calendar: data.kind === 'confirmed' || data.kind === 'cancelled' ? calendarFor(data, t) : null,
  };
}

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

function calendarFor(data: MailData, t: T): RenderedMail['calendar'] {
  const { property, brand } = data;
  const cancelled = data.kind === 'cancelled';
  return {
    method: cancelled ? 'CANCEL' : 'PUBLISH',
    content: calendarOf({
      ...data,
      ...property,
      property: tidy(property.name),
      address: tidy([property.name, property.address].join(', ')),
      // Calendars are shared; the link that opens the booking is not for everybody.
      description: `${t('mail.reference')}: ${data.reference}\n${brand.name}`,
      organizer: { name: brand.name, email: brand.from },
      stampedAt: new Date(data.now).toISOString(),
      cancelled,
    }),
  };
}

function rowsOf(data: MailData, t: T): Row[] {
  const { money, at, list } = formatsOf(t);
  const { property, price, refund } = data;
  const board = `stays.board.${data.board}`;
  const counts = [
    t('common.guests.adults-count', { count: data.adults }),
    ...(data.children > 0 ? [t('common.guests.children-count', { count: data.children })] : []),
  ];
  const rows: Row[] = [
    { label: t('mail.property'), lines: [tidy(data.property.name)] },
    { label: t('mail.address'), lines: [tidy(property.address)] },
    { label: t('mail.check-in'), lines: at(data.checkIn, property.checkInFrom, 'stays.details.from') },
    {
      label: t('mail.check-out'),
      lines: [
        ...at(data.checkOut, property.checkOutUntil, 'stays.details.until'),
        t('common.dates.nights', { count: data.nights }),
      ],
    },
    { label: t('mail.guests'), lines: [list(counts), ...data.guests.map(tidy)] },
    { label: t('mail.room'), lines: [tidy(data.roomName), ...(t.has(board) ? [t(board)] : [])] },
  ];
  if (data.kind === 'confirmed' && data.specialRequests)
    rows.push({ label: t('mail.requests'), lines: [tidy(data.specialRequests)] });
  if (data.kind === 'confirmed') {
    const paid = data.credit?.paid;
    const how = paid && t(`mail.paid-${paid.card ? 'both' : 'credit'}`, partsOf(paid, data, t));
    rows.push({ label: t('mail.paid'), lines: [money(price.dueNow), ...(how ? [how] : [])] });
    if (price.dueAtProperty.amount > 0) {
      rows.push({ label: t('mail.due'), lines: [money(price.dueAtProperty)] });
      rows.push({ label: t('mail.total'), lines: [money(price.total)] });
    }
    rows.push({ label: t('stays.terms.heading'), lines: termsOf(data, t) });
  }
  if (data.kind === 'refunded' && refund)
    rows.push({ label: t('mail.refund'), lines: [money(refund.refund)] });
  if (data.kind === 'cancelled' && refund) {
    rows.push({ label: t('mail.refund'), lines: [money(refund.refund)] });
    rows.push({ label: t('mail.cost'), lines: [money(refund.penalty)] });
  }
  return rows;
}

/** What cancelling costs, from when to when, by the clock of the place. */
function termsOf({ cancellation, price, property, now }: MailData, t: T): string[] {
  if (!cancellation.refundable) return [t('stays.terms.never')];
  const { moment, money } = formatsOf(t);
  const stretches = cancellationTimeline(cancellation, price.dueNow, now);
  const lines = stretches.map(({ from, until, kind, penalty, percent }) => {
    const when =
      from && until
        ? t('stays.terms.between', {
            from: moment(from, property.timeZone),
            until: moment(until, property.timeZone),
          })
        : from
          ? t('stays.terms.from', { date: moment(from, property.timeZone) })
          : until
            ? t('stays.terms.until', { date: moment(until, property.timeZone) })
            : t('stays.terms.always');
    const cost = kind === 'free' ? t('stays.terms.free') : penalty ? money(penalty) : `${percent} %`;
    return `${when}: ${cost}`;
  });
  return stretches.length > 1 ? [...lines, t('stays.terms.zone', { zone: property.timeZone })] : lines;
}

/** A name of unknown direction, so that it does not turn the sentence around it. */
function isolate(t: T, name: string): string {
  return t.direction === 'rtl' ? `\u2068${name}\u2069` : name;
}

interface Parts {
  title: string;
  hello: string;
  intro: string;
  rows: readonly Row[];
  notes: readonly string[];
  contacts: readonly string[];
}

const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Tables and inline styles are what mail programs agree on; the style element only adds the dark colours. */
function htmlOf(data: MailData, t: T, parts: Parts): string {
  const { palette, siteOrigin } = data.brand;
  const name = tidy(data.brand.name);
  const e = escapeHtml;
  const rtl = t.direction === 'rtl';
  const start = rtl ? 'right' : 'left';
  const p = (text: string, style = '') =>
    `<p class="ink" style="margin:0 0 12px;font:16px/1.55 ${font};color:#1b2130;${style}">${e(text)}</p>`;
  const row = ({ label, lines }: Row) =>
    `<tr><td class="soft line" valign="top" align="${start}" width="34%" style="padding:10px 0;border-bottom:1px solid #e6e9f0;font:14px/1.5 ${font};color:#4b5468">${e(label)}</td>` +
    `<td class="ink line" valign="top" align="${start}" style="padding:10px 0;padding-${start}:12px;border-bottom:1px solid #e6e9f0;font:15px/1.5 ${font};color:#1b2130;word-break:break-word">` +
    lines.map((line) => `<div dir="auto" style="text-align:${start}">${e(line)}</div>`).join('') +
    `</td></tr>`;
  const contact = (value: string) =>
    `<a class="link" href="${value.includes('@') ? 'mailto' : 'tel'}:${e(value.replace(/\s/g, ''))}" style="color:#1b2130;text-decoration:underline"><span dir="ltr">${e(value)}</span></a>`;
  return `<!doctype html>
<html lang="${t.language}" dir="${t.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${e(parts.title)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3f5f9">
<div style="display:none;max-height:0;overflow:hidden">${e(parts.intro)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${t.direction}" style="background:#f3f5f9"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${t.direction}" style="max-width:600px;background:#ffffff;border:1px solid #dde1ea;border-radius:16px;border-collapse:separate;overflow:hidden">
<tr><td align="${start}" bgcolor="${palette.fill}" style="padding:18px 24px;background:${palette.fill};border-radius:15px 15px 0 0;font:600 18px/1.3 ${font};color:${palette.on}"><a href="${e(siteOrigin)}" target="_blank" rel="noopener" style="color:${palette.on};text-decoration:none"><span dir="auto">${e(name)}</span></a></td></tr>
<tr><td align="${start}" style="padding:28px 24px 8px">
<h1 class="ink" style="margin:0 0 16px;font:700 26px/1.2 ${font};color:#1b2130">${e(parts.title)}</h1>
${p(parts.hello)}${p(parts.intro)}
</td></tr>
<tr><td align="${start}" style="padding:4px 24px 8px"><table role="presentation" class="stub" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f5f9;border:1px dashed #aab2c2;border-radius:12px;border-collapse:separate"><tr><td align="${start}" style="padding:12px 16px"><div class="soft" style="font:13px/1.4 ${font};color:#4b5468">${e(t('mail.reference'))}</div><div class="ink" style="font:700 20px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:1px;color:#1b2130"><span dir="ltr">${e(data.reference)}</span></div></td></tr></table></td></tr>
<tr><td style="padding:4px 24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${t.direction}">${parts.rows.map(row).join('')}</table></td></tr>
<tr><td align="${start}" style="padding:8px 24px 4px">${parts.notes.map((note) => p(note, 'font-size:14px;')).join('')}</td></tr>
<tr><td align="${start}" style="padding:4px 24px 8px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${palette.fill}" style="background:${palette.fill};border-radius:12px"><a href="${e(data.link)}" target="_blank" rel="noopener" style="display:inline-block;padding:13px 22px;font:600 16px/1.2 ${font};color:${palette.on};text-decoration:none">${e(t('mail.open'))}</a></td></tr></table></td></tr>
<tr><td class="soft" align="${start}" style="padding:4px 24px 24px;font:13px/1.5 ${font};color:#4b5468">${e(t('mail.link-note'))}</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td class="soft" align="center" style="padding:20px 16px;font:13px/1.6 ${font};color:#4b5468">${
    parts.contacts.length > 0
      ? `${e(t('mail.questions'))}<br>${parts.contacts.map(contact).join(' · ')}<br>`
      : ''
  }<span dir="auto">${e(name)}</span></td></tr></table>
</td></tr></table></body></html>`;
}

const dark =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){.page{background:#14171f!important}.card{background:#1b1f2a!important;border-color:#333a49!important}.stub{background:#14171f!important;border-color:#5b6579!important}.ink,.link{color:#eef1f7!important}.soft{color:#b3bccd!important}.line{border-color:#333a49!important}}';
