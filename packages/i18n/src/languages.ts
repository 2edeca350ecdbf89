/** A language the product speaks (LANG-02). `name` is English, `nativeName` is what a reader of it looks for in a menu. */
export interface LanguageInfo {
  readonly code: LanguageCode;
  readonly name: string;
  readonly nativeName: string;
}

/** The nine languages; every catalogue exists in each of them. */
export const languageCodes = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** In menu order. Flags are for countries, so there are none here. */
export const supportedLanguages: readonly LanguageInfo[] = [
  { code: 'en', name: 'English', nativeName: 'English' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português' },
  { code: 'es', name: 'Spanish', nativeName: 'Español' },
  { code: 'da', name: 'Danish', nativeName: 'Dansk' },
  { code: 'no', name: 'Norwegian', nativeName: 'Norsk' },
  { code: 'de', name: 'German', nativeName: 'Deutsch' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية' },
  { code: 'fr', name: 'French', nativeName: 'Français' },
  { code: 'sv', name: 'Swedish', nativeName: 'Svenska' },
];

/** What is shown when a language or a text is missing (LANG-03). */
export const fallbackLanguage: LanguageCode = 'en';

/**
 * The supported language that a tag means: `pt-BR` is `pt`, `nb` and `nn` are `no`, case does not matter.
 * `null` for everything else, so that the caller can go on to its next source.
 */
export function toLanguage(tag: string | null | undefined): LanguageCode | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  const code = primary === 'nb' || primary === 'nn' ? 'no' : primary;
  return (languageCodes as readonly string[]).includes(code ?? '') ? (code as LanguageCode) : null;
}

/** Writing direction of a language; `ltr` for what we do not know. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return toLanguage(language) === 'ar' ? 'rtl' : 'ltr';
}
