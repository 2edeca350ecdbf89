import { toLanguage, type LanguageCode } from '@portolan/i18n';
import { parentContext, type ContextValues } from './parent-context.ts';

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

/** What a page sets once for all its widgets: the script's `data-*`, or `configure()` from npm. */
export type PageSettings = Partial<Record<keyof SharedAttributes, string | undefined>>;

/** Resolved: element, nearest `<travel-agency>`, the page; what stays `null` the agency decides. */
export interface Settings {
  readonly agency: string | null;
  /** Origin of the agency API without a slash at the end; `null` when nothing names it. */
  readonly api: string | null;
  readonly language: LanguageCode | null;
  /** ISO 4217, upper case. */
  readonly currency: string | null;
  readonly colorScheme: ColorScheme;
  readonly mode: Mode;
  readonly profileInformation: string | null;
}

let page: PageSettings = {};
let ofScript: (agency: string | null) => PageSettings = () => ({});

/** Sets the page's values; members that are not given, or are no text, stay. The API at `servedFrom` is the weakest source. */
export function setPageSettings(settings: PageSettings, servedFrom?: string): void {
  const texts = Object.entries(settings ?? {}).filter(([, value]) => typeof value === 'string');
  page = { ...page, ...Object.fromEntries(texts) };
  if (servedFrom) ofScript = () => ({ api: servedFrom });
}

/** Brings in the script tags of the page: `find` gives the `data-*` that count for an agency's elements. */
export function setScriptSettings(find: typeof ofScript): void {
  ofScript = find;
}

/**
 * Resolves what an element was told. Bad values become the documented default, and `warn` says so in one line.
 * @param warn called with the fix, such as `mode="popup" is not one of inline, redirect, frame; using inline.`
 */
export function resolveSettings(
  element: HTMLElement & SharedAttributes,
  warn: (fix: string) => void,
): Settings {
  const above: ContextValues | null = parentContext(element);
  const script = ofScript((element.agency || above?.agency || page.agency)?.trim() ?? null);
  const raw = (name: keyof SharedAttributes): string | null =>
    [element, above, page, script].map((from) => from?.[name]?.trim()).find(Boolean) ?? null;
  const oneOf = <T extends string>(name: keyof SharedAttributes, values: readonly T[], fallback: T): T => {
    const value = raw(name)?.toLowerCase();
    if (!value || (values as readonly string[]).includes(value)) return (value as T | undefined) ?? fallback;
    warn(`${dashed(name)}="${value}" is not one of ${values.join(', ')}; using ${fallback}.`);
    return fallback;
  };

  const lang = raw('lang');
  const language = toLanguage(lang);
  if (lang && !language) warn(`lang="${lang}" is not a supported language; using the agency's own.`);
  const currencyText = raw('currency')?.toUpperCase() ?? null;
  const currency = currencyText && /^[A-Z]{3}$/.test(currencyText) ? currencyText : null;
  if (currencyText && !currency)
    warn(`currency="${currencyText}" is not an ISO 4217 code such as EUR; using the agency's own.`);

  let api = raw('api');
  if (api) {
    try {
      api = new URL(api, document.baseURI).href.replace(/\/+$/, '');
    } catch {
      warn(`api="${api}" is not an address; using the one that served the script.`);
      api = script.api ?? null;
    }
  }
  return {
    agency: raw('agency'),
    api,
    language,
    currency,
    colorScheme: oneOf('colorScheme', colorSchemes, 'inherit'),
    mode: oneOf('mode', modes, 'inline'),
    profileInformation: raw('profileInformation'),
  };
}

/** `colorScheme` → `color-scheme`. */
export function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
