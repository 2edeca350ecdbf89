import { useMemo } from 'react';
import { AppPage } from '@portolan/app';
import { redirectTarget, signInButtons } from '@portolan/core';
import type { Route } from '../routes.ts';
import { useSite, useSiteState } from '../shell/page-context.tsx';
import { createOfficeActions } from './office-actions.ts';
import { useLinkContext } from './use-link-context.ts';
import { appServices, AppServicePage, BookingPage } from './WidgetPages.tsx';

/** The embedded app's pages with what the host shares. */
export function AppPages({ route }: { route: Route }) {
  const { actions, client, navigate, notify, art, origin, content } = useSite();
  const agency = useSiteState((state) => state.agency);
  const role = useSiteState((state) => state.role);
  const user = useSiteState((state) => state.user);
  const links = useLinkContext(route);
  const office = useMemo(() => createOfficeActions(client), [client]);
  if ((appServices as readonly string[]).includes(route.name)) return <AppServicePage route={route} />;
  if (route.name === 'booking') return <BookingPage route={route} />;
  const { query } = navigate.current();
  const { isSSOEnabled, isDirectLoginAllowedForSSOUsers } = agency.sso;
  return (
    <AppPage
      name={route.name}
      context={{
        agency,
        role,
        user,
        art,
        redirect: redirectTarget(query.get('redirect'), origin, agency.redirectOrigins),
        token: query.get('token'),
        fromCheckout: query.get('from') === 'checkout',
        canSignUp: signInButtons(agency).signUp && (!isSSOEnabled || isDirectLoginAllowedForSSOUsers),
        account: actions.account,
        providers: content?.signInProviders ?? null,
        external: actions.external,
        ...links,
        office,
        subscription: {
          read: () => client.call('getSubscription').then(({ data }) => data),
          ask: () => client.call('askSubscription').then(({ data }) => data),
        },
        logIn: actions.logIn,
        logOut: actions.logOut,
        notify,
      }}
    />
  );
}
