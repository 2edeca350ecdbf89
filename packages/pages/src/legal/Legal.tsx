import { useStyles, useT } from '@portolan/ui';
import type { Agency } from '@portolan/contract';
import type { TextKey } from '@portolan/i18n';
import type { PagesContext } from '../context.ts';
import { pagesCss } from '../pages.css.ts';
import { sanitise } from '../sanitise.ts';

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

/** A legal text in the agency's words, sanitised; a neutral sentence where it has none. */
export function Legal({
  name,
  context: { agency },
}: {
  name: LegalName;
  context: Pick<PagesContext, 'agency'>;
}) {
  useStyles(pagesCss);
  const t = useT();
  const [title, textOf] = texts[name];
  const html = sanitise(textOf(agency) ?? '');
  const email = agency.contactEmailId;
  return (
    <article className="doc">
      <h1>{t(title)}</h1>
      {html ? (
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p className="prose">
          {email
            ? t('pages.legal.default-with-contact', { agency: agency.agencyName, email })
            : t('pages.legal.default', { agency: agency.agencyName })}
        </p>
      )}
    </article>
  );
}
