import type { Agency } from '@portolan/contract';
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

export function legalTitle(name: LegalName): TextKey {
  return texts[name][0];
}

/** The agency's own HTML; `null` where it has none. */
export function legalText(name: LegalName, agency: Agency): string | null {
  return texts[name][1](agency);
}
