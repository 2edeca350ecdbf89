import type { Role } from '@portolan/contract/roles';
import { ButtonLink, useT } from '@portolan/ui';
import { Screen } from './Screen.tsx';

interface DeniedProps {
  title: string;
  text: string;
  role: Role;
  /** Where it is, for coming back after logging in. */
  path: string;
}

/** In the place of a screen that is not for whoever reads it: why, the way in for who is not logged in, and the way home. */
export function Denied({ title, text, role, path }: DeniedProps) {
  const t = useT();
  return (
    <Screen title={title}>
      <p>{text}</p>
      <div className="app-actions">
        {role === 'visitor' && (
          <ButtonLink variant="primary" href={`/login?redirect=${encodeURIComponent(path)}`}>
            {t('account.login.submit')}
          </ButtonLink>
        )}
        <ButtonLink variant="text" href="/">
          {t('account.ask.home')}
        </ButtonLink>
      </div>
    </Screen>
  );
}
