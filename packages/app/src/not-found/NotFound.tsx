import { ButtonLink, useStyles, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { screenCss } from '../screen.css.ts';

/** The embedded app's 404 (ROUTE-ERR-05 to -08). */
export function NotFound({ context: { agency, art } }: { context: Pick<AppContext, 'agency' | 'art'> }) {
  useStyles(screenCss);
  const t = useT();
  const picture = art['not-found'] ?? art.empty;
  return (
    <div className="app-screen">
      {picture && <img src={picture} alt="" width="700" height="490" decoding="async" />}
      <h1>{t('site.not-found.title')}</h1>
      <div className="app-actions">
        <ButtonLink variant="primary" href="/">
          {t('site.not-found.home')}
        </ButtonLink>
        {agency.contactEmailId && (
          <ButtonLink href={`mailto:${agency.contactEmailId}`}>{t('site.not-found.contact')}</ButtonLink>
        )}
      </div>
    </div>
  );
}
