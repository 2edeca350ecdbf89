import { AppPage } from '@portolan/app';
import type { Route } from '../routes.ts';
import { useSite, useSiteState } from '../shell/page-context.tsx';
import { samesitePath } from '../shell/sign-in-links.ts';
import { appServices, AppServicePage } from './WidgetPages.tsx';

/** The embedded app's pages with what the host shares. */
export function AppPages({ route }: { route: Route }) {
  const { actions, navigate, art, origin } = useSite();
  const agency = useSiteState((state) => state.agency);
  const role = useSiteState((state) => state.role);
  if ((appServices as readonly string[]).includes(route.name)) return <AppServicePage route={route} />;
  const redirect = samesitePath(navigate.current().query.get('redirect'), origin);
  return (
    <AppPage
      name={route.name}
      context={{ agency, role, art, redirect, logIn: actions.logIn, logOut: actions.logOut }}
    />
  );
}
