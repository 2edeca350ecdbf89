import { plainQuery } from '@portolan/core/hotels';
import { Button, useStyles, WithTexts } from '@portolan/ui';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { WidgetContext } from '../context.ts';
import { FlowContext, type HotelsFlow } from './flow.ts';
import { SearchForm } from './form/SearchForm.tsx';
import frameCss from './frame.css?inline';
import { loadRest, restNow, type Rest } from './load-rest.ts';
import type { HotelsNavigation } from './navigation.ts';
import { Notice, Wait } from './parts/Notice.tsx';
import { newTask } from './parts/wait.ts';

export interface TravelHotelsProps {
  context: WidgetContext;
  /** `redirect`: a property and everything after it open on the agency's own site. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
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

/** Every address of the widget but the form's, by their beginnings: `/hotel-details`, `/booking/…`, and what lies below hotels. */
const beyondForm = /^\/(hotel-|booki|booknow\/hotels\/(?!v2\/*$).)/i;

/** Beginnings of what an address says to the form; whatever else stands there (`lng`, an advertiser's marks) is not ours to read. */
const ofStay = /^(start|end|occ|place|lat|lon|corr|scen)/;

/** Finds, shows and books stays of one agency. */
export function TravelHotels(props: TravelHotelsProps) {
  useStyles(frameCss);
  const { mode, embedded = false, navigation: given } = props;
  const { destination, checkIn, checkOut, occupancy } = props;
  const { agency, client, navigate, currency, warn } = props.context;
  const texts = props.context.t;

  const [late, setLate] = useState(() => ({ of: texts, t: texts, rest: restNow(texts) }));
  const [failed, setFailed] = useState(false);
  const { rest } = late;
  // With another language its own texts come behind those of the form.
  const t = late.of === texts ? late.t : texts;
  const need = useMemo(() => {
    let asked: Promise<Rest> | null = null;
    return () => {
      // Whoever needs the rest of the code asks for something soon.
      client.wake?.();
      // Behind the task of the press: what it shows and what it asks for would hold a slow device up together.
      return (asked ??= newTask()
        .then(() => loadRest(texts))
        .then(
          async (got) => {
            await newTask();
            setLate({ of: texts, ...got });
            return got.rest;
          },
          (error: unknown) => {
            asked = null;
            throw error;
          },
        ));
    };
  }, [texts, client]);
  // A copy asks for everything at once, the time zone too, which is dear; the first paint does with what it was given.
  const context = useMemo(
    () => (t === texts ? props.context : { ...props.context, t }),
    [props.context, texts, t],
  );

  const navigation = useMemo(
    () =>
      given ??
      (rest &&
        (mode === 'redirect' ? rest.createRedirectNavigation : rest.createHotelsNavigation)(
          navigate,
          agency.enableHotelsV2,
        )),
    [given, rest, mode, navigate, agency.enableHotelsV2],
  );
  const port = useMemo(() => {
    const source = navigation ?? navigate;
    const place = () => {
      if (navigation) return navigation.current();
      const { path, query } = navigate.current();
      return `${path}?${query}`;
    };
    return { subscribe: (listener: () => void) => source.subscribe(listener), place };
  }, [navigation, navigate]);
  const place = useSyncExternalStore<unknown>(port.subscribe, port.place, port.place);

  const today = localDay(props.context.now());
  const { view, query, problems, pending } = useMemo(() => {
    const attributes = { destination, checkIn, checkOut, occupancy };
    const { path, query: params } = navigate.current();
    const location = navigation?.current();
    // The currency is the page's choice (it has read the address already); it is written back with every step.
    if (rest && location) {
      const decoded = rest.readQuery(location.params, attributes, today, warn);
      return { ...decoded, view: location.view, query: { ...decoded.query, currency }, pending: false };
    }
    return {
      view: (location ? location.view !== 'search' : beyondForm.test(path)) ? null : ('search' as const),
      query: plainQuery({
        today,
        currency,
        destination: params.get('destination')?.slice(0, 200) ?? destination,
      }),
      problems: [],
      pending: !!(checkIn || checkOut || occupancy) || [...params.keys()].some((name) => ofStay.test(name)),
    };
    // `place` stands for what `current()` gives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rest, navigation, place, navigate, today, currency, destination, checkIn, checkOut, occupancy]);

  const now = pending || view !== 'search';
  const load = useMemo(
    () => () => {
      setFailed(false);
      need().catch(() => setFailed(true));
    },
    [need],
  );
  useEffect(() => {
    // A change of language asks for the rest of its texts.
    if ((now && !rest) || late.of !== texts) load();
  }, [now, rest, late.of, texts, load]);

  // A new client, role, agency or address bar is another world: nothing of the old one may be shown in it.
  const key = [context.client, context.role, agency.subdomain, navigation];
  const world = useRef<World | null>(null);
  if (!world.current || world.current.key.some((part, i) => part !== key[i]))
    world.current = { key, shared: new Map(), whenRemoved: new Set() };
  const { shared, whenRemoved } = world.current;
  useEffect(() => () => whenRemoved.forEach((stop) => stop()), [whenRemoved]);
  const flow = useMemo(
    () =>
      // Without the rest there is only the form, which asks for nothing more than this.
      ({
        context,
        navigation,
        query,
        problems,
        pending,
        rest,
        need,
        embedded,
        today,
        whenRemoved,
        ...(rest && navigation && rest.movesOf(navigation)),
        shared<V>(name: string, create: () => V): V {
          if (!shared.has(name)) shared.set(name, create());
          return shared.get(name) as V;
        },
      }) as HotelsFlow,
    [context, navigation, query, problems, pending, rest, need, embedded, today, shared, whenRemoved],
  );

  useEffect(() => {
    // The form has no heading of its own; coming from it is an arrival all the same.
    if (view === 'search') flow.shared('arrival', () => ({ place: '' })).place = 'search';
  }, [view, flow]);

  return (
    <WithTexts t={t}>
      <FlowContext.Provider value={flow}>
        <div className={`htl${t.direction === 'rtl' ? ' is-rtl' : ''}`} data-view={view}>
          {/* From the form to what it found it is the same one: making another takes longer than all the rest of that step. */}
          {(view === 'search' || (view === 'results' && rest?.hasDestination(query))) && (
            <div className="htl-ask">
              <SearchForm />
            </div>
          )}
          {view === 'search' ? null : rest && view ? (
            <rest.LazyView view={view} flow={flow} />
          ) : failed ? (
            <Notice text={t('errors.default')}>
              <Button onClick={load}>{t('common.retry')}</Button>
            </Notice>
          ) : (
            <Wait t={t} />
          )}
        </div>
      </FlowContext.Provider>
    </WithTexts>
  );
}

interface World {
  readonly key: readonly unknown[];
  readonly shared: Map<string, unknown>;
  readonly whenRemoved: Set<() => void>;
}

/** The calendar day of this device. `Date` and not `Intl`, whose first use costs 13 ms (docs/decisions/008). */
function localDay(now: number): string {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
