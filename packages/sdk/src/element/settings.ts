import { toLanguage, type LanguageCode } from '@portolan/i18n';
import { misuse, type Misuse } from './misuse.ts';
import { parentContext } from './parent-context.ts';

/** How a widget moves on: inside itself, to the agency's site, or in a frame on it. */
export const modes = ['inline', 'redirect', 'frame'] as const;
export type Mode = (typeof modes)[number];

/** `inherit` follows the host page, `auto` the system. */
export const colorSchemes = ['inherit', 'light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** The attributes that every widget and `<travel-agency>` have, as written; `null` where absent. */
export interface SharedAttributes {
  agency: string | null;
  api: string | null;
  lang: string | null;
  currency: string | null;
  colorScheme: string | null;
  mode: string | null;
  profileInformation: string | null;
}

/** What a page sets once for all its widgets: by `data-*` of the script tag, or by `configure()` from npm. */
export type PageSettings = Partial<Record<keyof SharedAttributes, string | undefined>>;

/** Resolved from the element, the nearest `<travel-agency>` and the page, in this order. The agency decides what is `null`. */
export interface Settings {
  /** Publishable key; empty when the page gave something that cannot be a key. */
  readonly agency: string | null;
  /** Origin of the agency API without a slash at the end; `null` when nothing names it. */
  readonly api: string | null;
  readonly language: LanguageCode | null;
  /** The language as the page wrote it; `null` where it says nothing. */
  readonly asked: string | null;
  /** ISO 4217, upper case. */
  readonly currency: string | null;
  readonly colorScheme: ColorScheme;
  readonly mode: Mode;
  readonly profileInformation: string | null;
}

let page: PageSettings = {};
let ofScript: (agency: string | null) => PageSettings = () => ({});

/** Sets the page's values. Members that are missing or are no texts stay as they are. The API at `servedFrom` is used where nothing names one. */
export function setPageSettings(settings: PageSettings, servedFrom?: string): void {
  const texts = Object.entries(settings ?? {}).filter(([, value]) => typeof value === 'string');
  page = { ...page, ...Object.fromEntries(texts) };
  if (servedFrom) ofScript = () => ({ api: servedFrom });
}

/** Adds the script tags of the page as a source: `find` gives the `data-*` that apply to an agency's elements. */
export function setScriptSettings(find: typeof ofScript): void {
  ofScript = find;
}

/** Reports a mistake of the page; `fixes.ts` has the sentences. */
export type NoteMisuse = (kind: Misuse, ...values: string[]) => void;

/**
 * Resolves what an element was told. Bad values become the documented default.
 * @param note called for each of them @default a line in the console
 */
export function resolveSettings(
  element: HTMLElement & SharedAttributes,
  note: NoteMisuse = (...mistake) => misuse(element, ...mistake),
): Settings {
  const above = parentContext(element);
  // The tag of a context may be defined later than ours.
  const inherited = (name: keyof SharedAttributes) => above?.[name] || above?.getAttribute(dashed(name));
  const script = ofScript((element.agency || inherited('agency') || page.agency)?.trim() ?? null);
  const raw = (name: keyof SharedAttributes): string | null => {
    for (const value of [element[name], inherited(name), page[name], script[name]]) {
      const text = shortText(value ?? '', name, note);
      if (text) return text;
    }
    return null;
  };
  /** What the text means; a mistake where that is nothing. */
  const read = <T>(
    name: keyof SharedAttributes & Misuse,
    meaning: (text: string) => T | false | null | undefined,
    choices: readonly string[] = [],
  ): T | null => {
    const text = raw(name);
    const value = text && meaning(text);
    if (text && !value) note(name, text, ...choices);
    return value || null;
  };
  const oneOf = <T extends string>(name: 'colorScheme' | 'mode', values: readonly T[]): T =>
    read(name, (text) => values.find((value) => value === text.toLowerCase()), values) ?? values[0]!;

  return {
    agency:
      read('agency', (key) => /^pk_[\w.-]{1,200}$/.test(key) && key) ?? (raw('agency') === null ? null : ''),
    api:
      read('api', (address) => {
        try {
          const { href } = new URL(address, document.baseURI);
          return /^https?:/.test(href) && href.replace(/\/+$/, '');
        } catch {
          return null;
        }
      }) ??
      (script.api || null),
    language: read('lang', toLanguage),
    asked: raw('lang'),
    currency: read('currency', (code) => /^[a-z]{3}$/i.test(code) && code.toUpperCase()),
    colorScheme: oneOf('colorScheme', colorSchemes),
    mode: oneOf('mode', modes),
    profileInformation: raw('profileInformation'),
  };
}

/**
 * The text of an attribute without space around it; `null` when it is empty, or too long to be meant (a signed profile is the longest
 * valid text).
 */
export function shortText(value: string, name: string, note: NoteMisuse): string | null {
  const most = name === 'profileInformation' ? 20_000 : 2000;
  if (value.length <= most) return value.trim() || null;
  note('long', dashed(name), `${most}`);
  return null;
}

/** `colorScheme` → `color-scheme`. */
export function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
