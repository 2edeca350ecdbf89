import type { HotelSummary } from '@portolan/contract';
import {
  countFacets,
  countFilters,
  countMisplaced,
  createHotelsSearch,
  hasDestination,
  hotelSorts,
  matchesFilters,
  noFilters,
  pageSize,
  silentSuppliers,
  visibleHotels,
  type HotelFilters,
  type HotelSort,
  type HotelsQuery,
  type HotelsSearchState,
} from '@portolan/core/hotels';
import { seesPrices } from '@portolan/contract/roles';
import { countGuests } from '@portolan/core';
import {
  Button,
  Dialog,
  filterIcon,
  Icon,
  searchIcon,
  SelectField,
  useAfterPaint,
  useSlices,
  useStyles,
} from '@portolan/ui';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { createHotelsApi } from '../api.ts';
import { FlowContext, useFlow, useLateStoreState } from '../flow.ts';
import { SearchForm } from '../form/SearchForm.tsx';
import { clockTime, dayRange, kilometres } from '../parts/format.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Callout, EmptyState } from '../parts/Parts.tsx';
import partsCss from '../parts/parts.css?inline';
import { useArrival } from '../parts/use-arrival.ts';
import { useOnline } from '../parts/use-online.ts';
import { wait } from '../parts/wait.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { CardSkeleton, HotelCard } from './HotelCard.tsx';
import type { ResultsMapProps } from './ResultsMap.tsx';
import resultsCss from './results.css?inline';

/** Keys of what stands for the stays of the first screen. */
const waits = ['wait-0', 'wait-1', 'wait-2', 'wait-3'] as const;

/** What a search found: streamed in without jumping, narrowed by filters, as a list or on a map. */
export function ResultsView() {
  useStyles(partsCss);
  useStyles(resultsCss);
  const flow = useFlow();
  const { context, query } = flow;
  const { t } = context;
  const search = flow.shared('search', () =>
    createHotelsSearch(createHotelsApi(context.client), { now: context.now, wait }),
  );
  const state = useLateStoreState(search);
  const title = useArrival('results');
  const online = useOnline();
  const [sheet, setSheet] = useState<'filters' | 'search' | null>(null);
  const asked = hasDestination(query);

  useEffect(() => {
    if (!asked) return;
    void search.run(query);
    flow.prefetch('details');
  }, [search, query, asked, flow]);
  useEffect(() => {
    if (state.list.sort !== query.sort) search.sort(query.sort);
  }, [search, query.sort, state.list.sort]);
  // The first of its kind takes a slow device 9 ms: in a task of its own, while the search is on its way.
  useEffect(() => void setTimeout(kilometres, 0, 0, t.language), [t.language]);
  // A search goes on behind a property that was opened; without the widget it has nobody to tell.
  useEffect(() => void flow.whenRemoved.add(search.stop), [flow, search]);

  // On a slow device the heading alone fills the task in which the view is made.
  const beside = useAfterPaint(true, false);

  const { filters } = query;
  const all = useMemo(() => [...state.list.hotels.values()], [state.list]);
  const visible = useMemo(
    () => visibleHotels(state.list, (hotel) => matchesFilters(hotel, filters)),
    [state.list, filters],
  );
  const listed = useMemo(() => visible.slice(0, query.shown), [visible, query.shown]);
  const misplaced = useMemo(() => countMisplaced(state.list, visible), [state.list, visible]);
  const active = countFilters(filters);
  // The search begins behind the first frame, which waits for it already.
  const searching = state.status === 'searching' || state.status === 'idle';
  const nights = state.nights || 1;

  const change = (part: Partial<HotelsQuery>) => flow.go('results', { ...query, ...part }, { replace: true });
  const setFilters = (next: HotelFilters) => change({ filters: next, shown: pageSize });
  const setSort = (sort: string) => {
    search.sort(sort as HotelSort);
    change({ sort: sort as HotelSort, shown: pageSize });
  };

  if (!asked)
    return (
      <section className="htl-results">
        <h1 ref={title} tabIndex={-1} className="htl-title">
          {t('stays.results.where')}
        </h1>
        <SearchForm />
      </section>
    );

  const where = state.place?.name ?? (query.destination.split(',')[0] || t('stays.results.here'));
  const filtersOf = { all, searching, onChange: setFilters };

  return (
    <section className="htl-results" aria-labelledby="htl-results-title">
      <button type="button" className="htl-refine-button" onClick={() => setSheet('search')}>
        <Icon icon={searchIcon} />
        <span>
          <b>{query.destination || where}</b>
          <small>{stayLine(query, t)}</small>
        </span>
      </button>

      <header className="htl-results-head">
        <div>
          <h1 ref={title} tabIndex={-1} id="htl-results-title" className="htl-title">
            {t('stays.results.heading', { place: where })}
          </h1>
          <p className="htl-sub" role="status">
            {searching && visible.length === 0
              ? t('stays.results.searching')
              : active > 0
                ? t('stays.results.count-filtered', { count: visible.length, total: all.length })
                : t('stays.results.count', { count: all.length })}
            {searching && visible.length > 0 && <> · {t('stays.results.more-coming')}</>}
          </p>
        </div>
        <Tools
          sort={query.sort}
          layout={query.layout}
          onSort={setSort}
          onLayout={(layout) => change({ layout })}
        />
      </header>

      <Notes state={state} online={online} onRetry={() => void search.run(query, { force: true })} />

      <div className={`htl-cols is-${query.layout}`}>
        <aside className="htl-side" aria-label={t('stays.filters.label')}>
          {beside && (searching || all.length > 0) && <Filters {...filtersOf} inSlices />}
        </aside>
        <div className="htl-main">
          <FilterChips filters={filters} currency={context.currency} onChange={setFilters} />
          {misplaced > 0 && (
            <div className="htl-late" role="status">
              <Button variant="tint" size="s" onClick={() => search.sort(query.sort)}>
                {t(query.sort === 'price' ? 'stays.late.cheaper' : 'stays.late.better', { count: misplaced })}
              </Button>
            </div>
          )}
          {query.layout === 'map' ? (
            <LazyMap
              hotels={visible}
              place={state.place}
              selectedId={query.propertyId}
              nights={nights}
              onSelect={(propertyId) => change({ propertyId })}
            />
          ) : (
            <ResultsList hotels={listed} nights={nights} searching={searching} />
          )}
          {query.layout === 'list' && visible.length > query.shown && (
            <div className="htl-more">
              <p className="htl-sub">
                {t('stays.results.shown', {
                  shown: Math.min(query.shown, visible.length),
                  count: visible.length,
                })}
              </p>
              <Button variant="outline" onClick={() => change({ shown: query.shown + pageSize })}>
                {t('common.more')}
              </Button>
            </div>
          )}
          {!searching && all.length > 0 && visible.length === 0 && (
            <EmptyState
              title={t('stays.empty.filtered-title')}
              text={t('stays.empty.filtered-text', { count: all.length })}
            >
              <Button variant="primary" onClick={() => setFilters(noFilters)}>
                {t('stays.filters.clear')}
              </Button>
            </EmptyState>
          )}
          {state.status === 'done' && all.length === 0 && (
            <EmptyState
              slot="empty"
              title={t('stays.empty.none-title', { place: where })}
              text={t('stays.empty.none-text')}
            >
              <Button variant="primary" onClick={() => setSheet('search')}>
                {t('stays.empty.change')}
              </Button>
            </EmptyState>
          )}
          {state.status === 'failed' && all.length === 0 && (
            <EmptyState
              slot="error"
              title={t(online ? 'stays.error.title' : 'errors.offline')}
              text={online && state.failure?.message ? state.failure.message : t('stays.error.text')}
            >
              <Button variant="primary" onClick={() => void search.run(query, { force: true })}>
                {t('common.retry')}
              </Button>
              <Button onClick={() => setSheet('search')}>{t('stays.empty.change')}</Button>
            </EmptyState>
          )}
        </div>
      </div>

      {(searching || all.length > 0) && (
        <div className="htl-float">
          <Button variant="primary" icon={filterIcon} onClick={() => setSheet('filters')}>
            {active > 0 ? t('stays.filters.open-count', { count: active }) : t('stays.filters.label')}
          </Button>
        </div>
      )}

      <Dialog
        open={sheet === 'filters'}
        kind="sheet"
        title={t('stays.filters.label')}
        onClose={() => setSheet(null)}
        actions={
          <>
            {active > 0 && (
              <Button variant="text" onClick={() => setFilters(noFilters)}>
                {t('stays.filters.clear')}
              </Button>
            )}
            <Button variant="primary" block onClick={() => setSheet(null)}>
              {t('stays.filters.show', { count: visible.length })}
            </Button>
          </>
        }
      >
        {sheet === 'filters' && <Filters {...filtersOf} />}
      </Dialog>
      <Dialog
        open={sheet === 'search'}
        kind="sheet"
        title={t('stays.refine.title')}
        onClose={() => setSheet(null)}
      >
        {sheet === 'search' && <SearchForm bare onDone={() => setSheet(null)} />}
      </Dialog>
    </section>
  );
}

interface ToolsProps {
  sort: HotelSort;
  layout: HotelsQuery['layout'];
  onSort(sort: string): void;
  onLayout(layout: HotelsQuery['layout']): void;
}

/** Order, and list or map. Their place is kept in the first frame, which has a heading and its styles to lay out. */
function Tools({ sort, layout, onSort, onLayout }: ToolsProps) {
  const { t } = useFlow().context;
  const painted = useAfterPaint(true, false);
  return (
    <div className="htl-results-tools">
      {painted && (
        <>
          <SelectField
            label={t('stays.sort.label')}
            hideLabel
            value={sort}
            onChange={onSort}
            options={hotelSorts.map((value) => ({ value, label: t(`stays.sort.${value}`) }))}
          />
          <div className="htl-switch" role="group" aria-label={t('stays.layout.label')}>
            {(['list', 'map'] as const).map((kind) => (
              <button key={kind} type="button" aria-pressed={layout === kind} onClick={() => onLayout(kind)}>
                <Glyph name={kind} />
                <span>{t(`stays.layout.${kind}`)}</span>
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

interface ResultsListProps {
  hotels: readonly HotelSummary[];
  nights: number;
  searching: boolean;
}

/** The stays as cards, one behind the other: where one is to stand, its place is kept. */
function ResultsList({ hotels: found, nights, searching }: ResultsListProps) {
  const flow = useFlow();
  // The first stays come behind the heading and the counts that speak of them: a card with its styles is a task of its own.
  const painted = useAfterPaint(found, found);
  const hotels = painted.length ? found : painted;
  const all = Math.max(found.length, searching ? waits.length : 0);
  const wait = Math.min(all, waits.length);
  const keys = useMemo(
    () => ['', ...waits.slice(0, wait), ...hotels.map(({ propertyId }) => propertyId)],
    [hotels, wait],
  );
  const cards = wait + 1;
  // Nothing in the task that makes the view; what stands for stays, two in a task; the first two screens one by one.
  const ready = useSlices(keys, (place) =>
    place < cards ? (place ? 1 / 2 : 1) : place < cards + 9 ? 1 : 1 / 2,
  );
  // Where a stay will stand before long, or after one that stands, its place is kept by what looks like one.
  const last = hotels.findLastIndex(({ propertyId }) => ready.has(propertyId)) + 1;
  const places = Math.max(
    last,
    keys.findLastIndex((key, i) => i < cards && ready.has(key)),
  );
  const later = all - places;
  const details = flow.href('details', flow.query);
  // Filters and order are no part of where a card leads: dozens of them need not hear of every change.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const still = useMemo(() => flow, [flow.context, details]);
  return (
    <FlowContext.Provider value={still}>
      <ul
        className="htl-list"
        aria-busy={searching || hotels !== found || ready.size < keys.length}
        // Not by a variable, which all cards would inherit and be styled anew for.
        style={{ paddingBlockEnd: later ? `calc(${later}*(var(--_card) + var(--_4)))` : undefined }}
      >
        {Array.from({ length: places }, (_, i) => {
          const hotel = hotels[i];
          return hotel && ready.has(hotel.propertyId) ? (
            <HotelCard
              key={hotel.propertyId}
              hotel={hotel}
              nights={nights}
              eager={i < waits.length}
              first={last === 1}
            />
          ) : (
            <CardSkeleton key={`wait-${i}`} />
          );
        })}
      </ul>
    </FlowContext.Provider>
  );
}

interface FiltersProps {
  all: readonly HotelSummary[];
  searching: boolean;
  onChange(filters: HotelFilters): void;
  /** Beside the list, which comes first: its counts and its groups follow in tasks of their own. */
  inSlices?: boolean;
}

const none: readonly HotelSummary[] = [];

function Filters({ all, searching, onChange, inSlices = false }: FiltersProps) {
  const { context, query } = useFlow();
  const { filters } = query;
  const counted = useAfterPaint(all, inSlices ? none : all);
  const facets = useMemo(() => countFacets(counted, filters), [counted, filters]);
  const latest = useRef(onChange);
  latest.current = onChange;
  const total = counted.length;
  const waiting = (searching || counted !== all) && total === 0 && seesPrices(context.role, context.agency);
  return useMemo(
    () => (
      <FilterPanel
        filters={filters}
        facets={facets}
        currency={context.currency}
        total={total}
        waiting={waiting}
        inSlices={inSlices}
        onChange={(next) => latest.current(next)}
      />
    ),
    [filters, facets, context.currency, total, waiting, inSlices],
  );
}

/** Suppliers that stayed silent, a search that broke off, being offline: one line each, results stay. */
function Notes({ state, online, onRetry }: { state: HotelsSearchState; online: boolean; onRetry(): void }) {
  const { context } = useFlow();
  const { t } = context;
  const silent = silentSuppliers(state.suppliers);
  const some = state.list.order.length > 0;
  const retry = { label: t('common.retry'), run: onRetry };
  if (!online)
    return (
      <Callout tone="caution">
        {t('errors.offline')}{' '}
        {some &&
          state.updatedAt !== null &&
          t('stays.note.stamped', { time: clockTime(state.updatedAt, context.timeZone, t.language) })}
      </Callout>
    );
  if (state.status === 'failed' && some)
    return (
      <Callout tone="bad" action={retry}>
        {t('stays.note.broken')}
      </Callout>
    );
  if (silent > 0)
    return (
      <Callout tone="caution" action={state.status === 'searching' ? undefined : retry}>
        {t('stays.note.silent', { count: silent })}
      </Callout>
    );
  return null;
}

/** The map is a chunk of its own: most travellers never open it. */
function LazyMap(props: ResultsMapProps) {
  const { t } = useFlow().context;
  const [Map, setMap] = useState<ComponentType<ResultsMapProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    import('./ResultsMap.tsx').then(
      (module) => current && setMap(() => module.ResultsMap),
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, []);
  if (Map) return <Map {...props} />;
  if (failed) return <Callout tone="bad">{t('stays.map.failed')}</Callout>;
  return <div className="htl-map htl-sk" role="status" aria-label={t('common.loading')} />;
}

type Text = ReturnType<typeof useFlow>['context']['t'];

/** "12 – 16 Mar · 2 adults, 1 child · 1 room". */
export function stayLine(query: HotelsQuery, t: Text): string {
  const { rooms, adults, children } = countGuests(query.occupancy);
  return [
    dayRange(query.stay.checkIn, query.stay.checkOut, t),
    t('common.guests.adults-count', { count: adults }),
    ...(children > 0 ? [t('common.guests.children-count', { count: children })] : []),
    t('common.guests.rooms-count', { count: rooms }),
  ].join(' · ');
}
