import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { WidgetAgency, WidgetContext } from '../context.ts';
import type { Flow } from './flow.ts';
import {
  createNavigation,
  createRedirectNavigation,
  type ServiceAddresses,
  type ServiceNavigation,
  type ServiceView,
} from './navigation.ts';
import { localDay } from './today.ts';
import { createWidgetSession } from './widget-session.ts';

/** What the views of a service's widget share: its context, its place, and the stores that outlive a change of view. */
export interface ServiceFlow<View extends ServiceView, Query, Problem> extends Flow {
  readonly navigation: ServiceNavigation<View>;
  readonly view: View | 'search';
  readonly query: Query;
  /** What the address said that could not be used. */
  readonly problems: readonly Problem[];
  /** True on a partner's page: no page title of ours, no address bar to rely on. */
  readonly embedded: boolean;
  /** The traveller's own day. */
  readonly today: string;
  /** False while the widget takes over the server's markup, which cannot know the traveller's day: dates are blank. */
  readonly isTodayKnown: boolean;
  /** Sends the search that the address asks for, unless it is running or answered. */
  startSearch(): void;
  /** Loads the code of a view before it is needed. Failures are silent. */
  prefetch(view: Exclude<View, 'search'>): void;
  go(view: View, query: Query, options?: { replace?: boolean | undefined }): void;
  href(view: View, query: Query): string;
}

/** What a service is to its widget. Declared once, outside components. */
export interface ServiceShell<View extends ServiceView, Query> {
  addresses(agency: WidgetAgency): ServiceAddresses<View>;
  /** The parameters that say a query in the address of a view. */
  write(query: Query, view: View): Record<string, string>;
  /** Runs the search that a query asks for, if it names enough to search; the same question is asked only once. */
  search(flow: Flow, query: Query): void;
  prefetch(view: Exclude<View, 'search'>): void;
}

export interface ServiceFlowOptions<Query, Problem> {
  context: WidgetContext;
  /** `redirect`: the details and everything after them open on the agency's own site. */
  mode: 'inline' | 'redirect' | 'frame' | undefined;
  /** True on a partner's page. */
  embedded: boolean;
  /** True when the first render must give the markup that a server rendered. */
  takesOver: boolean;
  /** The query of an address; the same function until the attributes or the currency change. */
  read(params: URLSearchParams, today: string): { query: Query; problems: readonly Problem[] };
}

/** The flow of a service's widget. The address decides which view is shown. */
export function useServiceFlow<View extends ServiceView, Query, Problem>(
  shell: ServiceShell<View, Query>,
  { context, mode, embedded, takesOver, read }: ServiceFlowOptions<Query, Problem>,
): ServiceFlow<View, Query, Problem> {
  const { agency, client, navigate, role } = context;

  const addresses = shell.addresses(agency);
  const navigation = useMemo(() => {
    const create = mode === 'redirect' ? createRedirectNavigation : createNavigation;
    return create(navigate, addresses);
    // Of the addresses only the family: the rest of them is the same for every agency.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mode, navigate, addresses.v2]);
  const location = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);

  const today = localDay(context.now());
  const isTodayKnown = useIsHydrated(takesOver);
  const { query, problems } = useMemo(() => read(location.params, today), [read, location, today]);

  // A new client, role, agency or navigation must not show anything of the one before.
  const session = useMemo(createWidgetSession, [client, role, agency.subdomain, navigation]);
  useEffect(() => session.end, [session]);

  // The search starts here, not in the results: their code may still be loading, and rendering them takes longer than a press may wait.
  const startSearch = useCallback(() => {
    const { view, params } = navigation.current();
    if (view === 'results') shell.search({ context, ...session }, read(params, today).query);
  }, [shell, navigation, read, today, context, session]);
  useLayoutEffect(startSearch, [startSearch, location]);

  return useMemo(
    () => ({
      context,
      navigation,
      view: location.view,
      query,
      problems,
      embedded,
      today,
      isTodayKnown,
      shared: session.shared,
      whenRemoved: session.whenRemoved,
      startSearch,
      prefetch: shell.prefetch,
      go: (view, next, options) => navigation.go(view, shell.write(next, view), options),
      href: (view, next) => navigation.href(view, shell.write(next, view)),
    }),
    [
      shell,
      context,
      navigation,
      location,
      query,
      problems,
      embedded,
      today,
      isTodayKnown,
      session,
      startSearch,
    ],
  );
}

/** False during the first render when that must match a server's markup, and on the server. */
function useIsHydrated(matchesServer: boolean): boolean {
  const [isHydrated, setHydrated] = useState(!matchesServer);
  useLayoutEffect(() => setHydrated(true), []);
  return isHydrated;
}
