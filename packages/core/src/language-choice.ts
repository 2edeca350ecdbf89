import { activityPaths, carPaths, flightPaths, hotelPaths, isAtOrBelow } from '@portolan/contract/services';

export interface LanguageSources {
  /** `lng` of the query. */
  readonly query: string | null;
  /** The `pll_language` cookie. */
  readonly cookie: string | null;
  /** What the browser's storage holds. */
  readonly storage: string | null;
  /** `defaultLanguage` of the agency: applied once, on the first visit. */
  readonly agencyDefault: string | null;
  /** The supported language that a tag means, else `null` (`toLanguage` of i18n). */
  readonly supported: (tag: string | null) => string | null;
}

export const languageCookie = 'pll_language';
/** One year (LANG-05, CONST-25). */
export const languageCookieMinutes = 525_600;
export const fallbackLanguageCode = 'en';

/**
 * The language to show: query, cookie, storage, the agency's default, English (LANG-03, LANG-07 to -10, A-30). `save` is set when it
 * must be written to the cookie: by the query, or as the first visit's default, which so applies only once.
 */
export function chooseLanguage(sources: LanguageSources): { language: string; save: boolean } {
  const { supported } = sources;
  const kept = supported(sources.cookie) ?? supported(sources.storage);
  const language =
    supported(sources.query) ?? kept ?? supported(sources.agencyDefault) ?? fallbackLanguageCode;
  return { language, save: language !== supported(sources.cookie) };
}

/** `Set-Cookie` text of a chosen language: one year, strict same-site (LANG-04 to -06). */
export function languageCookieText(language: string, secure: boolean): string {
  const maxAge = languageCookieMinutes * 60;
  return `${languageCookie}=${language}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/**
 * What a language change does to the page beyond new texts (LANG-12 to -19): `reload`, or go to a path and reload. Paths match
 * whatever their case and trailing slash.
 */
export function afterLanguageChange(path: string): { reload: boolean; goTo: string | null } {
  const isAt = (address: string) => isAtOrBelow(path, address);
  if ([carPaths.results, carPaths.details, carPaths.checkout].some(isAt))
    return { reload: true, goTo: carPaths.search };
  const { v2, ...hotels } = hotelPaths;
  const reloaded = [
    ...[activityPaths.search, flightPaths.checkout, hotels.checkout],
    ...[hotels, v2].flatMap(({ results, details, otherDetails }) => [results, details, ...otherDetails]),
  ];
  return { reload: reloaded.some(isAt), goTo: null };
}
