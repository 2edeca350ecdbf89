import type { Agency, LegalName as LegalKey } from '@portolan/contract';
import type { TextKey } from '@portolan/i18n';

/** Route name → title and, where the agency record has one, its text (ROUTE-LEGAL-07). */
const texts = {
  'legal.privacy': ['pages.legal.privacy', (agency: Agency) => agency.privacyPolicy],
  'legal.user-terms': ['pages.legal.user-terms', () => null],
  'legal.agency-terms': ['pages.legal.agency-terms', () => null],
  'legal.cookies': ['pages.legal.cookies', (agency: Agency) => agency.cookiesPolicy],
  'legal.disclaimer': ['pages.legal.disclaimer', (agency: Agency) => agency.disclaimer],
  'legal.cancellation': ['pages.legal.cancellation', () => null],
} as const satisfies Record<string, readonly [TextKey, (agency: Agency) => string | null]>;
export type LegalName = keyof typeof texts;

export function isLegalName(name: string): name is LegalName {
  return Object.hasOwn(texts, name);
}

/** What the API calls the text. */
export function legalKey(name: LegalName): LegalKey {
  return name.slice('legal.'.length) as LegalKey;
}

export function legalTitle(name: LegalName): TextKey {
  return texts[name][0];
}

/** What the agency's record says (AGY-28 to -30), for an agency that wrote no text of its own here; `null` where it says nothing. */
export function legalText(name: LegalName, agency: Agency): string | null {
  return texts[name][1](agency);
}
