import type { LegalText } from '@portolan/contract';
import { directionOf } from '@portolan/i18n';
import { useStyles, useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { Failed, Waiting } from '../Note.tsx';
import pagesCss from '../pages.css?inline';
import { prose } from '../prose.ts';
import { useContent } from '../use-content.ts';
import { legalKey, legalTitle, legalText, type LegalName } from './legal-texts.ts';

/** A legal text in the agency's words; a neutral sentence where it has none. */
export function Legal({ name, context }: { name: LegalName; context: PagesContext }) {
  useStyles(pagesCss);
  const t = useT();
  const { agency } = context;
  const { status, value, retry } = useContent<LegalText | null>(
    context.content?.legal,
    async (signal) =>
      (await context.client.call('getLegalText', { params: { name: legalKey(name) }, signal })).data,
  );
  if (status === 'loading') return <Waiting text={t('pages.about.loading')} />;
  if (status === 'failed') return <Failed onRetry={retry} />;
  const html = prose(value?.content ?? legalText(name, agency) ?? '');
  const written = value ? { lang: value.language, dir: directionOf(value.language) } : {};
  const email = agency.contactEmailId;
  return (
    <article className="doc">
      <h1>{t(legalTitle(name))}</h1>
      {String(html.__html) ? (
        <div className="prose" {...written} dangerouslySetInnerHTML={html} />
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
