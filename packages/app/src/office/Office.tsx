import type { ComponentType } from 'react';
import { may, type Permission } from '@portolan/contract/roles';
import { loadOfficeTexts } from '@portolan/i18n/office';
import { useStyles, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { Denied } from '../Denied.tsx';
import { WithAreas } from '../WithAreas.tsx';
import { officeCss } from './office.css.ts';
import { Bookings } from './Bookings.tsx';
import { Proposals } from './Proposals.tsx';
import { Providers } from './Providers.tsx';
import { Texts } from './Texts.tsx';

export type OfficeContext = Pick<
  AppContext,
  'agency' | 'art' | 'notify' | 'office' | 'origin' | 'role' | 'user'
>;
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
  'agent.bookings': { needs: 'bookings.agency', path: '/bookings', Screen: Bookings },
  'agent.proposals': { needs: 'proposals.open', path: '/proposals', Screen: Proposals },
  'agent.settings.texts': { needs: 'settings.website', path: '/settings/texts', Screen: Texts },
};

/** A screen of the back-office with its own texts, for those who may open it. */
export function Office({ name, context }: OfficeProps) {
  useStyles(officeCss);
  const screen = screens[name]!;
  return (
    <WithAreas areas={['common', 'account']} also={loadOfficeTexts}>
      {may(context.role, screen.needs) ? (
        <screen.Screen context={context} />
      ) : (
        <NotAllowed path={screen.path} role={context.role} />
      )}
    </WithAreas>
  );
}

/** The host leads others away before this is shown; a role that was taken away meanwhile ends here. */
function NotAllowed(of: { path: string; role: OfficeContext['role'] }) {
  const t = useT();
  return <Denied {...of} title={t('office.denied.title')} text={t('office.denied.text')} />;
}
