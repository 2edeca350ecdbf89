import { ButtonLink, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { Screen } from '../Screen.tsx';

/** The embedded app's 404 (ROUTE-ERR-05 to -08). */
export function NotFound({ context: { agency, art } }: { context: Pick<AppContext, 'agency' | 'art'> }) {
  const t = useT();
  return (
    <Screen picture={art['not-found'] ?? art.empty} title={t('site.not-found.title')}>
      <div className="app-actions">
        <ButtonLink variant="primary" href="/">
          {t('site.not-found.home')}
        </ButtonLink>
        {agency.contactEmailId && (
          <ButtonLink href={`mailto:${agency.contactEmailId}`}>{t('site.not-found.contact')}</ButtonLink>
        )}
      </div>
    </Screen>
  );
}
