import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import { UiProvider, type AdoptStyles } from '@portolan/ui';
import { Home } from './home/Home.tsx';
import type { Route } from './routes.ts';
import { ErrorScreen, RemoteFailed } from './shell/Screens.tsx';
import { Shell } from './shell/Shell.tsx';
import { SiteProvider, useSite, useSiteState, type Site } from './shell/page-context.tsx';

interface SiteAppProps {
  site: Site;
  adopt: AdoptStyles;
  route: Route;
  /** The page of the route's area; `null` when its script did not come. Unused for the host's own pages. */
  Page: ComponentType<{ route: Route }> | null;
  year: number;
}

/** The whole site for one address; the server renders it and the browser takes it over. */
export function SiteApp({ site, adopt, route, Page, year }: SiteAppProps) {
  return (
    <SiteProvider value={site}>
      <Texts adopt={adopt}>
        <SharedState>
          <Shell year={year}>
            <Content route={route} Page={Page} />
          </Shell>
        </SharedState>
      </Texts>
    </SiteProvider>
  );
}

function Texts({ adopt, children }: { adopt: AdoptStyles; children: ReactNode }) {
  const t = useSiteState((state) => state.t);
  return (
    <UiProvider t={t} adopt={adopt}>
      {children}
    </UiProvider>
  );
}

/** The context element that bridges the shared state to widgets (HOST-02 to HOST-05); its `host` is set before tags exist. */
function SharedState({ children }: { children: ReactNode }) {
  return createElement('travel-agency', { id: 'shared-state' }, children);
}

function Content({ route, Page }: Pick<SiteAppProps, 'route' | 'Page'>) {
  const { actions } = useSite();
  const failed = useSiteState((state) => state.status === 'failed');
  // What was shown first stays the first render's: the server decided it.
  const [shown] = useState(route);
  if (failed) return <ErrorScreen onRetry={actions.retry} />;
  if (shown.name === 'home') return <Home />;
  if (shown.name === 'errors') return <ErrorScreen />;
  return Page ? <Page route={shown} /> : <RemoteFailed />;
}
