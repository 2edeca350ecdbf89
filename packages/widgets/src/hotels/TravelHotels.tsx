import { hasDestination, viewOf } from '@portolan/core/hotels';
import { Button, Lazy, useStyles } from '@portolan/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { WidgetContext } from '../context.ts';
import { createFlowActions, FlowContext, type HotelsFlow } from './flow.ts';
import { SearchForm } from './form/SearchForm.tsx';
import hotelsFrameCss from './frame.css?inline';
import {
  createHotelsNavigation,
  createRedirectNavigation,
  type HotelsLocation,
  type HotelsNavigation,
} from './navigation.ts';
import frameCss from '../shared/frame.css?inline';
import { Notice, ViewPlaceholder } from '../shared/Notice.tsx';
import { localDay } from '../shared/today.ts';
import { createWidgetSession } from '../shared/widget-session.ts';
import { readQuery, type HotelsAttributes } from './query.ts';
import { hotelsSearch } from './search.ts';
import { lazyViews, preloadView } from './views.tsx';

export interface TravelHotelsProps extends HotelsAttributes {
  context: WidgetContext;
  /** `redirect`: a property and everything after it open on the agency's own site. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** @default the routes of the agency's site, over `context.navigate` */
  navigation?: HotelsNavigation | undefined;
  /** True on a partner's page. @default false */
  embedded?: boolean | undefined;
  /**
   * Set when the first render must give the markup that a server rendered: on that server, and when the browser takes the markup over.
   * Then it holds what the traveller has typed into the form so far, by the names of its fields.
   */
  typed?: Readonly<Record<string, string>> | undefined;
}

/** Finds, shows and books stays of one agency. The address decides which view is shown. */
export function TravelHotels(props: TravelHotelsProps) {
  useStyles(frameCss);
  useStyles(hotelsFrameCss);
  const { context, mode, embedded = false, typed } = props;
  const { destination, checkIn, checkOut, occupancy } = props;
  const { agency, client, currency, navigate, role, t, warn } = context;

  const navigation = useMemo(() => {
    if (props.navigation) return props.navigation;
    const create = mode === 'redirect' ? createRedirectNavigation : createHotelsNavigation;
    return create(navigate, agency.enableHotelsV2);
  }, [props.navigation, mode, navigate, agency.enableHotelsV2]);
  const location = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
  const { view } = location;

  const today = localDay(context.now());
  const isTodayKnown = useIsHydrated(typed !== undefined);
  const readLocation = useCallback(
    ({ params }: HotelsLocation) => {
      const read = readQuery(params, { destination, checkIn, checkOut, occupancy }, today, warn);
      // The page decides on the currency; it has read the address already.
      return { ...read, query: { ...read.query, currency } };
    },
    [destination, checkIn, checkOut, occupancy, today, warn, currency],
  );
  const { query, problems } = useMemo(() => readLocation(location), [readLocation, location]);

  const session = useMemo(
    createWidgetSession,
    // A new client, role, agency or navigation must not show anything of the one before.
    [client, role, agency.subdomain, navigation],
  );
  useEffect(() => session.end, [session]);

  // The search starts here, not in the results: their code may still be loading, and rendering them takes longer than a press may wait.
  const startSearch = useCallback(() => {
    const place = navigation.current();
    const asked = readLocation(place).query;
    if (place.view === 'results' && hasDestination(asked))
      void hotelsSearch({ context, ...session }).run(asked, viewOf(asked));
  }, [navigation, readLocation, context, session]);
  useLayoutEffect(startSearch, [startSearch, location]);

  const flow = useMemo<HotelsFlow>(
    () => ({
      context,
      navigation,
      query,
      problems,
      embedded,
      today,
      isTodayKnown,
      shared: session.shared,
      whenRemoved: session.whenRemoved,
      prefetch: preloadView,
      startSearch,
      ...createFlowActions(navigation),
    }),
    [context, navigation, query, problems, embedded, today, isTodayKnown, session, startSearch],
  );

  return (
    <FlowContext.Provider value={flow}>
      <div className={`htl${t.direction === 'rtl' ? ' is-rtl' : ''}`} data-view={view}>
        {/* The form stays above the results: rendering another one would be the longest part of that step. */}
        {(view === 'search' || (view === 'results' && hasDestination(query))) && (
          <div className="htl-ask">
            <SearchForm typed={typed} />
          </div>
        )}
        {view !== 'search' && (
          <Lazy
            {...lazyViews[view]}
            fallback={<ViewPlaceholder t={t} />}
            error={(retry) => (
              <Notice text={t('errors.default')}>
                <Button onClick={retry}>{t('common.retry')}</Button>
              </Notice>
            )}
            reloadPage={!embedded}
          />
        )}
      </div>
    </FlowContext.Provider>
  );
}

/** False during the first render when that must match a server's markup, and on the server. */
function useIsHydrated(matchesServer: boolean): boolean {
  const [isHydrated, setHydrated] = useState(!matchesServer);
  useLayoutEffect(() => setHydrated(true), []);
  return isHydrated;
}
