import { useEffect, useRef, useState } from 'react';
import { ButtonLink, Icon, Spinner, useT, warningIcon } from '@portolan/ui';
import type { AppContext, Failure } from '../context.ts';
import { AuthScreen } from '../form/AuthScreen.tsx';

interface ExternalProps {
  kind: 'sso' | 'social';
  context: Pick<AppContext, 'art' | 'external'>;
}

/**
 * The landing of another door (ROUTE-PUB-13): begins at the provider, or takes what the provider sent back, keeps the token and follows
 * the way back. One call, however often it is shown.
 */
export function External({ kind, context: { art, external } }: ExternalProps) {
  const t = useT();
  const begun = useRef(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    external.go(kind).catch((error: Failure) => setFailure(error));
  }, [external, kind]);

  if (!failure)
    return (
      <AuthScreen title={t('account.external.title')} art={art}>
        <div role="status">
          <Spinner label={t('account.external.title')} />
        </div>
      </AuthScreen>
    );
  const none = failure.code === 'NOT_FOUND';
  return (
    <AuthScreen
      title={t(none ? 'account.external.none.title' : 'account.external.failed')}
      intro={none ? t('account.external.none.text') : undefined}
      art={art}
    >
      {!none && (
        <p className="auth-failure" role="alert">
          <Icon icon={warningIcon} size={18} /> <span>{failure.message}</span>
        </p>
      )}
      {!none && (
        <ButtonLink variant="primary" size="l" href={external.again(kind)}>
          {t('account.external.again')}
        </ButtonLink>
      )}
      <p className="auth-links">
        <a href="/login">{t('account.back-to-login')}</a>
      </p>
    </AuthScreen>
  );
}
