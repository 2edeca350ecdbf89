import type { ComponentType } from 'react';
import { may } from '@portolan/contract/roles';
import { createI18nextT } from '@portolan/i18n/i18next';
import { loadOfficeTexts } from '@portolan/i18n/office';
import { useStyles, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { Denied } from '../Denied.tsx';
import { WithAreas } from '../WithAreas.tsx';
import officeCss from './office.css?inline';
import { Bookings } from './Bookings.tsx';
import { Markup } from './Markup.tsx';
import { Proposals } from './Proposals.tsx';
import { Providers } from './Providers.tsx';
import { officePath, officeScreens, type OfficeScreen } from './screens.ts';
import { Texts } from './Texts.tsx';

export type OfficeContext = Pick<
  AppContext,
  'agency' | 'art' | 'notify' | 'office' | 'origin' | 'role' | 'user'
>;
export interface OfficeProps {
  name: OfficeScreen;
  context: OfficeContext;
}

const components: Readonly<Record<OfficeScreen, ComponentType<{ context: OfficeContext }>>> = {
  'agent.bookings': Bookings,
  'agent.proposals': Proposals,
  'agent.settings.agency': Markup,
  'agent.settings.sign-in': Providers,
  'agent.settings.texts': Texts,
};

/** A screen of the back-office with its own texts, for those who may open it. */
export function Office({ name, context }: OfficeProps) {
  useStyles(officeCss);
  const Screen = components[name];
  return (
    <WithAreas areas={['common', 'account', 'site']} also={loadOfficeTexts} create={createI18nextT}>
      {may(context.role, officeScreens[name]) ? (
        <Screen context={context} />
      ) : (
        <NotAllowed path={officePath(name)} role={context.role} />
      )}
    </WithAreas>
  );
}

/** The host leads others away before this is shown; a role that was taken away meanwhile ends here. */
function NotAllowed(of: { path: string; role: OfficeContext['role'] }) {
  const t = useT();
  return <Denied {...of} title={t('office.denied.title')} text={t('office.denied.text')} />;
}
