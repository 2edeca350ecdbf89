import { ButtonLink, useStyles, useT } from '@portolan/ui';
import type { PagesContext } from './context.ts';
import pagesCss from './pages.css?inline';

/** A page that is not written yet: the agency's contact and the way back. */
export function Soon({ context: { agency, art } }: { context: Pick<PagesContext, 'agency' | 'art'> }) {
  useStyles(pagesCss);
  const t = useT();
  return (
    <div className="doc doc-note">
      {art.empty && <img src={art.empty} alt="" width="700" height="490" decoding="async" />}
      <h1>{t('pages.soon.title')}</h1>
      <p>{t('pages.soon.text', { agency: agency.agencyName })}</p>
      {agency.contactEmailId && (
        <ButtonLink variant="primary" href={`mailto:${agency.contactEmailId}`}>
          {t('pages.ask-us.write')}
        </ButtonLink>
      )}
      <a href="/">{t('pages.ask-us.home')}</a>
    </div>
  );
}
