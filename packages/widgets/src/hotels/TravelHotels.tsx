import { defaultStay, decodeHotelsQuery, encodeHotelsQuery } from '@portolan/core/hotels';
import { parseLocalDate, parseOccupancy, stayProblem } from '@portolan/core';
import { createT, loadCatalogues, type Area, type T } from '@portolan/i18n';
import { Button, useStyles } from '@portolan/ui';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { WidgetContext } from '../context.ts';
import { FlowContext, type HotelsFlow } from './flow.ts';
import { SearchForm } from './form/SearchForm.tsx';
import { frameCss } from './frame.css.ts';
import {
  createHotelsNavigation,
  createRedirectNavigation,
  type HotelsNavigation,
  type HotelsView,
} from './navigation.ts';
import { loadView, prefetch } from './prefetch.ts';

export interface TravelHotelsProps {
  context: WidgetContext;
  /** `redirect`: a property and everything after it open on the agency's own site. @default 'inline' */
  mode?: 'inline' | 'redirect' | undefined;
  /** @default the routes of the agency's site, over `context.navigate` */
  navigation?: HotelsNavigation | undefined;
  /** True on a partner's page. @default false */
  embedded?: boolean | undefined;
  /** The element's attributes: what the form starts with where the address says nothing. Unusable values are ignored. */
  destination?: string | undefined;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  /** JSON, as in the address. */
  occupancy?: string | undefined;
}

/** Finds, shows and books stays of one agency. */
export function TravelHotels(props: TravelHotelsProps) {
  useStyles(frameCss);
  const { context, mode = 'inline', embedded = false, navigation: given } = props;
  const { destination, checkIn, checkOut, occupancy } = props;
  const { agency, navigate } = context;
  const navigation = useMemo(
    () =>
      given ??
      (mode === 'redirect'
        ? createRedirectNavigation(navigate, agency.enableHotelsV2)
        : createHotelsNavigation(navigate, agency.enableHotelsV2)),
    [given, mode, navigate, agency.enableHotelsV2],
  );
  const location = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);

  const today = localDay(context.now());
  const { currency } = context;
  const { query, problems } = useMemo(() => {
    const start = attributesOf({ destination, checkIn, checkOut, occupancy }, today);
    const decoded = decodeHotelsQuery(location.params, { today, ...start });
    // The currency is the page's choice (it has read the address already); it is written back with every step.
    return { ...decoded, query: { ...decoded.query, currency } };
  }, [location, today, currency, destination, checkIn, checkOut, occupancy]);

  // A new client, role, agency or address bar is another world: nothing of the old one may be shown in it.
  const key = [context.client, context.role, agency.subdomain, navigation];
  const world = useRef<World | null>(null);
  if (!world.current || world.current.key.some((part, i) => part !== key[i]))
    world.current = { key, shared: new Map(), whenRemoved: new Set() };
  const { shared, whenRemoved } = world.current;
  useEffect(() => () => whenRemoved.forEach((stop) => stop()), [whenRemoved]);
  const flow = useMemo<HotelsFlow>(
    () => ({
      context,
      navigation,
      query,
      problems,
      embedded,
      today,
      prefetch,
      whenRemoved,
      go: (view, next, options) => navigation.go(view, encodeHotelsQuery(next, view), options),
      href: (view, next) => navigation.href(view, encodeHotelsQuery(next, view)),
      shared<V>(name: string, create: () => V): V {
        if (!shared.has(name)) shared.set(name, create());
        return shared.get(name) as V;
      },
    }),
    [context, navigation, query, problems, embedded, today, shared, whenRemoved],
  );

  const { view } = location;
  useEffect(() => {
    // The form has no heading of its own; coming from it is an arrival all the same.
    if (view === 'search') flow.shared('arrival', () => ({ place: '' })).place = 'search';
  }, [view, flow]);

  return (
    <FlowContext.Provider value={flow}>
      <div className={`htl${context.t.direction === 'rtl' ? ' is-rtl' : ''}`} data-view={location.view}>
        {location.view === 'search' ? <SearchForm /> : <LazyView view={location.view} flow={flow} />}
      </div>
    </FlowContext.Provider>
  );
}

interface World {
  readonly key: readonly unknown[];
  readonly shared: Map<string, unknown>;
  readonly whenRemoved: Set<() => void>;
}

/** The texts that a view needs beyond those that came with the form. */
const areasOf: Record<Exclude<HotelsView, 'search'>, readonly Area[]> = {
  results: ['stays'],
  details: ['stays'],
  checkout: ['stays', 'checkout'],
  confirmation: ['stays', 'checkout'],
};
const probes: Partial<Record<Area, string>> = {
  stays: 'stays.results.heading',
  checkout: 'checkout.heading',
};

/** Loads a view's code and texts side by side; a failure can be tried again. */
function LazyView({ view, flow }: { view: Exclude<HotelsView, 'search'>; flow: HotelsFlow }) {
  const { t } = flow.context;
  const [loaded, setLoaded] = useState<{ view: string; View: ComponentType; t: T } | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    setFailed(false);
    Promise.all([loadView(view), withTexts(t, areasOf[view])]).then(
      ([View, texts]) => current && setLoaded({ view, View, t: texts }),
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, [view, t, attempt]);

  const retry = () => {
    // A browser remembers that a script failed; on our own page a second try starts afresh, also after a new release.
    if (attempt > 0 && !flow.embedded) location.reload();
    else setAttempt(attempt + 1);
  };

  // The texts belong to the flow's language; a view of before stays until the next one is there.
  const inner = useMemo(
    () => (loaded ? { ...flow, context: { ...flow.context, t: loaded.t } } : flow),
    [flow, loaded],
  );
  if (failed)
    return (
      <Notice text={t('errors.default')}>
        <Button onClick={retry}>{t('common.retry')}</Button>
      </Notice>
    );
  if (!loaded || loaded.view !== view)
    return (
      <div className="htl-wait" aria-busy="true">
        <span className="vh" role="status">
          {t('common.loading')}
        </span>
      </div>
    );
  const { View } = loaded;
  return (
    <FlowContext.Provider value={inner}>
      <View />
    </FlowContext.Provider>
  );
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="htl-notice" role="alert">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** `t` with the texts of more areas; the same `t` when it has them already. */
async function withTexts(t: T, areas: readonly Area[]): Promise<T> {
  const missing = areas.filter((area) => !t.has(probes[area] ?? ''));
  if (missing.length === 0) return t;
  const more = createT(t.language, await loadCatalogues(t.language, missing));
  return Object.assign(((key, params) => (more.has(key) ? more(key, params) : t(key, params))) as T, {
    language: t.language,
    direction: t.direction,
    has: ((key: string) => more.has(key) || t.has(key)) as T['has'],
  });
}

type Attributes = Pick<TravelHotelsProps, 'destination' | 'checkIn' | 'checkOut' | 'occupancy'>;

function attributesOf(props: Attributes, today: string) {
  const checkIn = parseLocalDate(props.checkIn);
  const checkOut = parseLocalDate(props.checkOut);
  const stay = checkIn && checkOut ? { checkIn, checkOut } : null;
  return {
    destination: props.destination?.slice(0, 200),
    stay: stay && stayProblem(stay, today) === null ? stay : defaultStay(today),
    occupancy: parseOccupancy(props.occupancy) ?? undefined,
  };
}

/** The calendar day of this device. `Date` and not `Intl`, whose first use costs 20 ms (lessons.md). */
function localDay(now: number): string {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
