import { escapeHtml, type Palette } from '@portolan/core';
import type { T } from '@portolan/i18n';

/** Everything that a mail about an account may say. */
export interface AccountMailData {
  kind: 'verify' | 'known' | 'reset' | 'changed' | 'approved' | 'disapproved';
  brand: {
    name: string;
    palette: Palette;
    siteOrigin: string;
    email: string | null;
    phone: string | null;
  };
  /** First name, empty when nobody said one. */
  name: string;
  /** Where the button leads. */
  link: string;
  /** To be typed where the account was asked for; of `verify` alone. */
  code: string | null;
  /** How long link and code are good; `null` where they do not end. */
  lives: 'day' | 'hour' | null;
  /** The proposal that was answered, and what the client wrote; of `approved` and `disapproved` alone. */
  proposal?: { title: string; client: string; reason: string | null };
}

const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A mail about an account as HTML and as text. Pure. */
export function renderAccountMail(
  data: AccountMailData,
  t: T,
): { subject: string; html: string; text: string } {
  const agency = oneLine(data.brand.name);
  const isolate = (said: string) => (t.direction === 'rtl' ? `\u2068${said}\u2069` : said);
  const { title: proposal = '', client = '', reason = null } = data.proposal ?? {};
  const words = {
    agency: isolate(agency),
    proposal: isolate(oneLine(proposal)),
    client: isolate(oneLine(client)),
  };
  const title = t(`mail.account.${data.kind}.title`, words);
  const intro = t(`mail.account.${data.kind}.text`, words);
  const action = t(`mail.account.${data.kind}.action`, words);
  // A name that somebody typed into a form is said to them alone, and as text: it may hold an advertisement.
  const name = oneLine(data.name).slice(0, 40);
  const hello = name ? t('mail.hello', { name: t.direction === 'rtl' ? `\u2068${name}\u2069` : name }) : '';
  const lives = data.lives ? t(`mail.account.${data.lives}`) : '';
  const wrote = reason ? t('mail.account.reason', { reason: isolate(oneLine(reason)) }) : '';
  const notes = [wrote, lives, t(`mail.account.${data.kind}.note`, words)].filter(Boolean);
  const contacts = [data.brand.email, data.brand.phone].filter((one): one is string => Boolean(one));
  const text = [
    agency, '', title, '', ...(hello ? [hello] : []), intro, '',
    ...(data.code ? [`${t('mail.account.code')}: ${data.code}`, ''] : []),
    `${action}:`, data.link, '', ...notes.flatMap((note) => [note, '']), ...contacts, '-- ', agency, data.brand.siteOrigin, '',
  ].join('\n'); // prettier-ignore
  return {
    subject: oneLine(t(`mail.account.${data.kind}.subject`, words)),
    text,
    html: htmlOf(data, t, { agency, title, hello, intro, action, notes, contacts }),
  };
}

interface Parts {
  agency: string;
  title: string;
  hello: string;
  intro: string;
  action: string;
  notes: readonly string[];
  contacts: readonly string[];
}

/** Tables and inline styles are what mail programs agree on; the style element only adds the dark colours. */
function htmlOf(data: AccountMailData, t: T, parts: Parts): string {
  const { palette, siteOrigin } = data.brand;
  const e = escapeHtml;
  const start = t.direction === 'rtl' ? 'right' : 'left';
  const p = (text: string, look = 'ink', size = 16) =>
    `<p class="${look}" style="margin:0 0 12px;font:${size}px/1.55 ${font};color:${look === 'ink' ? '#1b2130' : '#4b5468'}">${e(text)}</p>`;
  const contact = (value: string) =>
    `<a class="link" href="${value.includes('@') ? 'mailto' : 'tel'}:${e(value.replace(/\s/g, ''))}" style="color:#1b2130;text-decoration:underline"><span dir="ltr">${e(value)}</span></a>`;
  const code = data.code
    ? `<tr><td align="${start}" style="padding:4px 24px 12px"><table role="presentation" class="stub" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f5f9;border:1px dashed #aab2c2;border-radius:12px;border-collapse:separate"><tr><td align="${start}" style="padding:12px 16px"><div class="soft" style="font:13px/1.4 ${font};color:#4b5468">${e(t('mail.account.code'))}</div><div class="ink" style="font:700 30px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;color:#1b2130"><span dir="ltr">${e(data.code)}</span></div></td></tr></table></td></tr>`
    : '';
  return `<!doctype html>
<html lang="${t.language}" dir="${t.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${e(parts.title)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3f5f9">
<div style="display:none;max-height:0;overflow:hidden">${e(parts.intro)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${t.direction}" style="background:#f3f5f9"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${t.direction}" style="max-width:560px;background:#ffffff;border:1px solid #dde1ea;border-radius:16px;border-collapse:separate;overflow:hidden">
<tr><td align="${start}" bgcolor="${palette.fill}" style="padding:18px 24px;background:${palette.fill};border-radius:15px 15px 0 0;font:600 18px/1.3 ${font};color:${palette.on}"><a href="${e(siteOrigin)}" target="_blank" rel="noopener" style="color:${palette.on};text-decoration:none"><span dir="auto">${e(parts.agency)}</span></a></td></tr>
<tr><td align="${start}" style="padding:28px 24px 8px"><h1 class="ink" style="margin:0 0 16px;font:700 26px/1.2 ${font};color:#1b2130">${e(parts.title)}</h1>
${parts.hello ? p(parts.hello) : ''}${p(parts.intro)}</td></tr>
${code}<tr><td align="${start}" style="padding:4px 24px 16px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${palette.fill}" style="background:${palette.fill};border-radius:12px"><a href="${e(data.link)}" target="_blank" rel="noopener" style="display:inline-block;padding:13px 22px;font:600 16px/1.2 ${font};color:${palette.on};text-decoration:none">${e(parts.action)}</a></td></tr></table></td></tr>
<tr><td align="${start}" style="padding:4px 24px 20px">${parts.notes.map((note) => p(note, 'soft', 14)).join('')}</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td class="soft" align="center" style="padding:20px 16px;font:13px/1.6 ${font};color:#4b5468">${
    parts.contacts.length > 0 ? `${parts.contacts.map(contact).join(' · ')}<br>` : ''
  }<span dir="auto">${e(parts.agency)}</span></td></tr></table>
</td></tr></table></body></html>`;
}

/** One line of text, whatever somebody wrote; addresses in it lead nowhere. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S*/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const dark =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){.page{background:#14171f!important}.card{background:#1b1f2a!important;border-color:#333a49!important}.stub{background:#14171f!important;border-color:#5b6579!important}.ink,.link{color:#eef1f7!important}.soft{color:#b3bccd!important}}';
