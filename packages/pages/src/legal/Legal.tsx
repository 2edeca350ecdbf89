import { useStyles, useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { pagesCss } from '../pages.css.ts';
import { legalTitle, legalText, type LegalName } from './legal-texts.ts';
import { prose } from '../prose.ts';

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
  const html = prose(legalText(name, agency) ?? '');
  const email = agency.contactEmailId;
  return (
    <article className="doc">
      <h1>{t(legalTitle(name))}</h1>
      {String(html.__html) ? (
        <div className="prose" dangerouslySetInnerHTML={html} />
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
