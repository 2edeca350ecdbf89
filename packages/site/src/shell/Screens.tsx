import { Button, ButtonLink, useT } from '@portolan/ui';
import { useSite } from './page-context.tsx';

/** `/errors`: the generic screen (ROUTE-ERR-01, -02), and what a failed agency call ends in (HOST-14). */
export function ErrorScreen({ onRetry }: { onRetry?: () => void }) {
  const t = useT();
  const { art } = useSite();
  return (
    <div className="screen">
      {art.empty && <img src={art.empty} alt="" width="700" height="490" decoding="async" />}
      <h1>{t('site.errors.title')}</h1>
      <p>{t('site.errors.text')}</p>
      <div className="screen-actions">
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {t('site.errors.retry')}
          </Button>
        )}
        <ButtonLink variant={onRetry ? 'outline' : 'primary'} href="/">
          {t('site.errors.home')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** In the place of an area whose script did not come (ERR-22). */
export function RemoteFailed() {
  const t = useT();
  return (
    <div className="screen" role="alert">
      <p>{t('site.remote-failed')}</p>
      <Button variant="outline" onClick={() => location.reload()}>
        {t('site.errors.retry')}
      </Button>
    </div>
  );
}
