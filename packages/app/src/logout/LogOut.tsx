import { useEffect, useRef } from 'react';
import { useStyles, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import screenCss from '../screen.css?inline';

/** Logs out as soon as it is shown; the action leads on by itself. */
export function LogOut({ context: { logOut } }: { context: Pick<AppContext, 'logOut'> }) {
  useStyles(screenCss);
  const t = useT();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void logOut();
  }, [logOut]);
  return (
    <div className="app-screen" role="status">
      <h1>{t('account.logout.title')}</h1>
    </div>
  );
}
