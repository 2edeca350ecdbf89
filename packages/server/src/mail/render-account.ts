import type { T } from '@portolan/i18n';
import { tidy } from '../platform/foreign-text.ts';
import { contactsOf, isolate, mailPage, type MailBrand } from './mail-page.ts';

/** Everything that a mail about an account may say. */
export interface AccountMailData {
  kind: 'verify' | 'known' | 'reset' | 'changed' | 'approved' | 'disapproved' | 'subscription';
  brand: MailBrand;
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

/** A mail about an account as HTML and as text. Pure. */
export function renderAccountMail(
  data: AccountMailData,
  t: T,
): { subject: string; html: string; text: string } {
  const agency = oneLine(data.brand.name);
  const { title: proposal = '', client = '', reason = null } = data.proposal ?? {};
  const words = {
    agency: isolate(t, agency),
    proposal: isolate(t, oneLine(proposal)),
    client: isolate(t, oneLine(client)),
  };
  const title = t(`mail.account.${data.kind}.title`, words);
  const intro = t(`mail.account.${data.kind}.text`, words);
  const action = t(`mail.account.${data.kind}.action`, words);
  // A name that somebody typed into a form is said to them alone, and as text: it may hold an advertisement.
  const name = oneLine(data.name).slice(0, 40);
  const hello = name ? t('mail.hello', { name: isolate(t, name) }) : '';
  const lives = data.lives ? t(`mail.account.${data.lives}`) : '';
  const wrote = reason ? t('mail.account.reason', { reason: isolate(t, oneLine(reason)) }) : '';
  const notes = [wrote, lives, t(`mail.account.${data.kind}.note`, words)].filter(Boolean);
  const contacts = contactsOf(data.brand);
  const text = [
    agency, '', title, '', ...(hello ? [hello] : []), intro, '',
    ...(data.code ? [`${t('mail.account.code')}: ${data.code}`, ''] : []),
    `${action}:`, data.link, '', ...notes.flatMap((note) => [note, '']), ...contacts, '-- ', agency, data.brand.siteOrigin, '',
  ].join('\n'); // prettier-ignore
  return {
    subject: oneLine(t(`mail.account.${data.kind}.subject`, words)),
    text,
    html: mailPage(data.brand, agency, t, {
      title,
      hello,
      intro,
      plate: data.code ? { label: t('mail.account.code'), value: data.code, large: true } : null,
      rows: [],
      notes: [],
      button: { href: data.link, label: action },
      after: notes,
      questions: '',
    }),
  };
}

/** One line of text, whatever somebody wrote; addresses in it lead nowhere. */
function oneLine(text: string): string {
  return tidy(tidy(text).replace(/\b(?:https?:\/\/|www\.)\S*/gi, ''));
}
