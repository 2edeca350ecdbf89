import { ButtonLink, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { AuthScreen } from '../form/AuthScreen.tsx';

interface ExpiredProps {
  context: Pick<AppContext, 'art'>;
  /** Where a new link is asked for. @default '/forgotpassword' */
  again?: string;
}

/** A link or a session that is over, and what to do now (ROUTE-PUB-13). */
export function Expired({ context: { art }, again = '/forgotpassword' }: ExpiredProps) {
  const t = useT();
  return (
    <AuthScreen title={t('account.expired.title')} intro={t('account.expired.text')} art={art}>
      <ButtonLink variant="primary" size="l" href="/login">
        {t('account.login.submit')}
      </ButtonLink>
      <p className="auth-links">
        <a href={again}>{t('account.expired.again')}</a>
      </p>
    </AuthScreen>
  );
}
