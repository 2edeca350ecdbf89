import { isWritable } from '../platform/unwritable.ts';

/** Values that requests carry in headers and cookies, each with its documented default when absent or odd. */

import { toLanguage } from '@portolan/i18n';

/** The first supported language of `Accept-Language` (LANG-02), else `fallback`. */
export function requestLanguage(header: string | undefined, fallback: string): string {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const language = toLanguage(part.split(';')[0]?.trim());
    if (language) return language;
  }
  return fallback;
}

const knownZones = new Map<string, boolean>([['UTC', true]]);

/** The IANA zone of the `timeZone` header, `UTC` when it is absent or unknown. */
export function requestTimeZone(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !/^[A-Za-z0-9_+\-/]{1,60}$/.test(header)) return 'UTC';
  let known = knownZones.get(header);
  if (known === undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: header });
      known = true;
    } catch {
      known = false;
    }
    if (knownZones.size < 2_000) knownZones.set(header, known);
  }
  return known ? header : 'UTC';
}

/** Cookies by name; the first of a name wins, as in browsers. Odd bytes are kept as they are. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').slice(0, 8_192).split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(0, at)).trim();
    if (!name || cookies.has(name)) continue;
    const raw = part.slice(at + 1).trim();
    try {
      const value = decodeURIComponent(raw);
      cookies.set(name, isWritable(value) ? value : raw);
    } catch {
      cookies.set(name, raw);
    }
  }
  return cookies;
}

/**
 * A query as an object without prototype: the first value of a repeated name wins, and no name can be a member of `Object`.
 */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  if (text === '') return query;
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > 100) break;
    // As in HTML: what no text can hold becomes the sign for "unreadable", and reaches no query to the database.
    if (name !== '__proto__' && query[name] === undefined) query[name] = value.replaceAll('\0', '\uFFFD');
  }
  return query;
}
