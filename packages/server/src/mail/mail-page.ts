import { createPalette, escapeHtml as e, type Palette } from '@portolan/core';
import { colorName } from '@portolan/core/color-names';
import type { T } from '@portolan/i18n';
import type { AgencyRecord } from '../tenancy/index.ts';

/** Whose mail it is. */
export interface MailBrand {
  name: string;
  palette: Palette;
  siteOrigin: string;
  email: string | null;
  phone: string | null;
}

/** A line of facts. */
export interface MailRow {
  label: string;
  /** One line each. */
  lines: readonly string[];
}

/** What a mail shows, from top to bottom; all of it text. */
export interface MailPage {
  title: string;
  /** `Hello Mia`; empty where no name is known. */
  hello: string;
  /** Also what mail programs show beside the subject. */
  intro: string;
  /** What is read off or typed elsewhere, on a plate of its own. */
  plate: { label: string; value: string; large: boolean } | null;
  rows: readonly MailRow[];
  notes: readonly string[];
  button: { href: string; label: string };
  /** What else can be done; last, so that `after` is read with the button. */
  link?: { href: string; label: string };
  /** Small, below the button. */
  after: readonly string[];
  /** Comes before the agency's contacts; empty for nothing. */
  questions: string;
}

export function brandOf({ agency, siteOrigin }: AgencyRecord): MailBrand {
  return {
    name: agency.agencyName,
    palette: createPalette(agency.primaryColor, colorName),
    siteOrigin,
    email: agency.contactEmailId || null,
    phone: agency.contactPhoneNumber || null,
  };
}

/** How to reach the agency, as far as it says. */
export function contactsOf({ email, phone }: MailBrand): string[] {
  return [email, phone].filter((contact): contact is string => Boolean(contact));
}

/** A name of unknown direction, so that it does not turn the sentence around it. */
export function isolate(t: T, name: string): string {
  return t.direction === 'rtl' ? `\u2068${name}\u2069` : name;
}

const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A mail as HTML. Tables and inline styles are what mail programs agree on; the style element only adds the dark colours. */
export function mailPage(brand: MailBrand, agency: string, t: T, page: MailPage): string {
  const { palette, siteOrigin } = brand;
  const { plate, button, link } = page;
  const start = t.direction === 'rtl' ? 'right' : 'left';
  const contacts = contactsOf(brand);
  const p = (text: string, look: 'ink' | 'soft' = 'ink', size = 16) =>
    `<p class="${look}" style="margin:0 0 12px;font:${size}px/1.55 ${font};color:${look === 'ink' ? '#1b2130' : '#4b5468'}">${e(text)}</p>`;
  const row = ({ label, lines }: MailRow) =>
    `<tr><td class="soft line" valign="top" align="${start}" width="34%" style="padding:10px 0;border-bottom:1px solid #e6e9f0;font:14px/1.5 ${font};color:#4b5468">${e(label)}</td>` +
    `<td class="ink line" valign="top" align="${start}" style="padding:10px 0;padding-${start}:12px;border-bottom:1px solid #e6e9f0;font:15px/1.5 ${font};color:#1b2130;word-break:break-word">` +
    lines.map((line) => `<div dir="auto" style="text-align:${start}">${e(line)}</div>`).join('') +
    `</td></tr>`;
  const contact = (value: string) =>
    `<a class="link" href="${value.includes('@') ? 'mailto' : 'tel'}:${e(value.replace(/\s/g, ''))}" style="color:#1b2130;text-decoration:underline"><span dir="ltr">${e(value)}</span></a>`;
  const part = (html: string, padding: string) =>
    html && `<tr><td align="${start}" style="padding:${padding}">${html}</td></tr>\n`;
  return `<!doctype html>
<html lang="${t.language}" dir="${t.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${e(page.title)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3f5f9">
<div style="display:none;max-height:0;overflow:hidden">${e(page.intro)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${t.direction}" style="background:#f3f5f9"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${t.direction}" style="max-width:600px;background:#ffffff;border:1px solid #dde1ea;border-radius:16px;border-collapse:separate;overflow:hidden">
<tr><td align="${start}" bgcolor="${palette.fill}" style="padding:18px 24px;background:${palette.fill};border-radius:15px 15px 0 0;font:600 18px/1.3 ${font};color:${palette.on}"><a href="${e(siteOrigin)}" target="_blank" rel="noopener" style="color:${palette.on};text-decoration:none"><span dir="auto">${e(agency)}</span></a></td></tr>
<tr><td align="${start}" style="padding:28px 24px 8px">
<h1 class="ink" style="margin:0 0 16px;font:700 26px/1.2 ${font};color:#1b2130">${e(page.title)}</h1>
${page.hello && p(page.hello)}${p(page.intro)}
</td></tr>
${part(
  plate
    ? `<table role="presentation" class="stub" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f5f9;border:1px dashed #aab2c2;border-radius:12px;border-collapse:separate"><tr><td align="${start}" style="padding:12px 16px"><div class="soft" style="font:13px/1.4 ${font};color:#4b5468">${e(plate.label)}</div><div class="ink" style="font:700 ${plate.large ? 30 : 20}px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:${plate.large ? 6 : 1}px;color:#1b2130"><span dir="ltr">${e(plate.value)}</span></div></td></tr></table>`
    : '',
  '4px 24px 12px',
)}${part(
    page.rows.length > 0
      ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${t.direction}">${page.rows.map(row).join('')}</table>`
      : '',
    '0 24px 12px',
  )}${part(page.notes.map((note) => p(note, 'ink', 14)).join(''), '8px 24px 4px')}${part(
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${palette.fill}" style="background:${palette.fill};border-radius:12px"><a href="${e(button.href)}" target="_blank" rel="noopener" style="display:inline-block;padding:13px 22px;font:600 16px/1.2 ${font};color:${palette.on};text-decoration:none">${e(button.label)}</a></td></tr></table>`,
    '4px 24px 12px',
  )}${part(page.after.map((note) => p(note, 'soft', 14)).join(''), '4px 24px 20px')}${part(
    link
      ? `<p style="margin:0 0 12px;font:600 16px/1.55 ${font}"><a class="link" href="${e(link.href)}" target="_blank" rel="noopener" style="color:#1b2130;text-decoration:underline">${e(link.label)}</a></p>`
      : '',
    '0 24px 12px',
  )}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td class="soft" align="center" style="padding:20px 16px;font:13px/1.6 ${font};color:#4b5468">${
    contacts.length > 0
      ? `${page.questions && `${e(page.questions)}<br>`}${contacts.map(contact).join(' · ')}<br>`
      : ''
  }<span dir="auto">${e(agency)}</span></td></tr></table>
</td></tr></table></body></html>`;
}

const dark =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){.page{background:#14171f!important}.card{background:#1b1f2a!important;border-color:#333a49!important}.stub{background:#14171f!important;border-color:#5b6579!important}.ink,.link{color:#eef1f7!important}.soft{color:#b3bccd!important}.line{border-color:#333a49!important}}';
