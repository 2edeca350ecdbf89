import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { may, type Permission } from '@portolan/contract/roles';
import { createT, loadCatalogues, type T } from '@portolan/i18n';
import { loadOfficeTexts } from '@portolan/i18n/office';
import { ButtonLink, Spinner, useStyles, useT, WithTexts } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { screenCss } from '../screen.css.ts';
import { officeCss } from './office.css.ts';
import { Providers } from './Providers.tsx';

export type OfficeContext = Pick<AppContext, 'agency' | 'art' | 'notify' | 'office' | 'origin' | 'role'>;
export interface OfficeProps {
  /** Name of one of {@link officeScreens}. */
  name: string;
  context: OfficeContext;
}

interface OfficeScreen {
  readonly needs: Permission;
  /** Where it is, for coming back after logging in. */
  readonly path: string;
  readonly Screen: ComponentType<{ context: OfficeContext }>;
}
const screens: Readonly<Record<string, OfficeScreen>> = {
  'agent.settings.sign-in': { needs: 'sign-in.manage', path: '/settings/sign-in', Screen: Providers },
};

/** A screen of the back-office with its own texts, for those who may open it. */
export function Office({ name, context }: OfficeProps) {
  useStyles(officeCss);
  const screen = screens[name]!;
  return (
    <WithOfficeTexts>
      {may(context.role, screen.needs) ? (
        <screen.Screen context={context} />
      ) : (
        <Denied path={screen.path} context={context} />
      )}
    </WithOfficeTexts>
  );
}

function WithOfficeTexts({ children }: { children: ReactNode }) {
  const { language, own } = useT();
  const [t, setT] = useState<T | null>(null);
  useEffect(() => {
    let current = true;
    void Promise.all([loadOfficeTexts(language), loadCatalogues(language, ['common', 'account'])]).then(
      (files) => current && setT(() => createT(language, files.flat(), own)),
    );
    return () => void (current = false);
  }, [language, own]);
  return t ? <WithTexts t={t}>{children}</WithTexts> : <Spinner />;
}

/** The host leads others away before this is shown; a role that was taken away meanwhile ends here. */
function Denied({ path, context: { role } }: { path: string; context: OfficeContext }) {
  useStyles(screenCss);
  const t = useT();
  return (
    <div className="app-screen">
      <h1>{t('office.denied.title')}</h1>
      <p>{t('office.denied.text')}</p>
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
    </div>
  );
}
