import {
  countFilters,
  hasDestination,
  noFilters,
  pageSize,
  type HotelFilters,
  type HotelSort,
  type HotelsQuery,
} from '@portolan/core/hotels';
import { Button, Dialog, useStyles } from '@portolan/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFlow, useStoreState } from '../flow.ts';
import { SearchForm } from '../form/SearchForm.tsx';
import partsCss from '../../shared/parts.css?inline';
import { FilterChips } from '../../shared/results/FilterChips.tsx';
import resultsCss from '../../shared/results/results.css?inline';
import { useListSteps } from '../../shared/results/use-list-steps.ts';
import { useArrival } from '../../shared/use-arrival.ts';
import { useOnline } from '../../shared/use-online.ts';
import { hotelsSearch } from '../search.ts';
import { filterChips } from './filter-chips.ts';
import { HotelsHeader } from './HotelsHeader.tsx';
import { ResultFilters } from './ResultFilters.tsx';
import { ResultsList } from './ResultsList.tsx';
import { LazyResultsMap } from './LazyResultsMap.tsx';
import { ResultsNotes } from './ResultsNotes.tsx';
import { NoMatch, NoResults, SearchFailed } from './EmptyResults.tsx';
import { UnknownPlace } from './UnknownPlace.tsx';
import { useReturnPlace } from './return-place.ts';
import hotelsCss from './results.css?inline';

/** What a search found: streamed in without moving anything, narrowed by filters, as a list or on a map. */
export function ResultsView() {
  useStyles(partsCss);
  useStyles(resultsCss);
  useStyles(hotelsCss);
  const { query } = useFlow();
  return hasDestination(query) ? <Results /> : <DestinationMissing />;
}

/** An address without a destination leads to the form. */
function DestinationMissing() {
  const { t } = useFlow().context;
  const titleRef = useArrival('results');
  return (
    <section className="trv-results">
      <h1 ref={titleRef} tabIndex={-1} className="trv-title">
        {t('stays.results.where')}
      </h1>
      <SearchForm />
    </section>
  );
}

function Results() {
  const flow = useFlow();
  const { context, query } = flow;
  const { t } = context;
  const { filters, layout } = query;
  const online = useOnline();
  // `TravelHotels` runs it for the query of the address, with the filters and the order that the query asks for.
  const search = hotelsSearch(flow);
  const state = useStoreState(search);
  const { shown: matching, misplaced } = state;
  const [openSheet, setOpenSheet] = useState<'filters' | 'search' | null>(null);

  const hotels = useMemo(() => [...state.results.values()], [state.results]);
  const activeFilters = countFilters(filters);
  const searching = state.status === 'searching' || state.status === 'idle';
  const nights = state.head?.nights ?? 1;
  const placeName = state.head?.place.name ?? (query.destination.split(',')[0] || t('stays.results.here'));
  const isUnknownPlace =
    state.status === 'failed' && state.failure?.code === 'PLACE_NOT_FOUND' && query.destination !== '';
  const returnPlace = useReturnPlace(matching, searching);

  const { change, adjust } = useListSteps(flow);
  const sheets = useRef(0);
  const setFilters = (next: HotelFilters, control?: string) =>
    change({ filters: next, shown: pageSize }, openSheet ? `sheet ${sheets.current}` : control);
  const setSort = (sort: HotelSort) => change({ sort, shown: pageSize });
  const setLayout = (next: HotelsQuery['layout']) => change({ layout: next, propertyId: null });
  const searchAgain = () => void search.run(query, { filters, sort: query.sort }, { force: true });
  const closeSheet = () => setOpenSheet(null);
  const openFilters = () => {
    sheets.current++;
    setOpenSheet('filters');
  };

  // The view that most travellers open next.
  useEffect(() => flow.prefetch('details'), [flow]);

  const canFilter = searching || hotels.length > 0;
  const filterPanel = <ResultFilters hotels={hotels} searching={searching} onChange={setFilters} />;

  return (
    <section ref={returnPlace.root} className="trv-results" aria-labelledby="trv-results-title">
      <HotelsHeader
        placeName={placeName}
        total={hotels.length}
        matching={matching.length}
        activeFilters={activeFilters}
        searching={searching}
        onSort={setSort}
        onLayout={setLayout}
        onRefine={() => setOpenSheet('search')}
        onFilters={canFilter ? openFilters : undefined}
      />
      <ResultsNotes state={state} online={online} onRetry={searchAgain} />

      <div className={`trv-cols is-${layout}`}>
        <aside className="trv-side" aria-label={t('stays.filters.label')}>
          {canFilter && filterPanel}
        </aside>
        <div className="trv-main">
          <FilterChips
            chips={filterChips(filters, context.currency, t, setFilters)}
            onClear={() => setFilters(noFilters)}
          />
          {misplaced > 0 && (
            <div className="trv-late" role="status">
              <Button variant="tint" size="s" onClick={search.rank}>
                {t(query.sort === 'price' ? 'stays.late.cheaper' : 'stays.late.better', { count: misplaced })}
              </Button>
            </div>
          )}
          {layout === 'map' ? (
            <LazyResultsMap
              hotels={matching}
              place={state.head?.place ?? null}
              selectedId={query.propertyId}
              nights={nights}
              onSelect={(propertyId) => adjust({ propertyId })}
              onOpen={returnPlace.note}
            />
          ) : (
            <ResultsList
              hotels={matching}
              shown={query.shown}
              nights={nights}
              searching={searching}
              firstScreen={returnPlace.index + 1}
              onOpen={returnPlace.note}
              onMore={() => adjust({ shown: query.shown + pageSize })}
            />
          )}
          {!searching && hotels.length > 0 && matching.length === 0 && (
            <NoMatch total={hotels.length} onClearFilters={() => setFilters(noFilters)} />
          )}
          {state.status === 'done' && hotels.length === 0 && (
            <NoResults placeName={placeName} onChangeSearch={() => setOpenSheet('search')} />
          )}
          {isUnknownPlace && <UnknownPlace onChangeSearch={() => setOpenSheet('search')} />}
          {state.status === 'failed' && !isUnknownPlace && hotels.length === 0 && (
            <SearchFailed
              online={online}
              message={state.failure?.message}
              onRetry={searchAgain}
              onChangeSearch={() => setOpenSheet('search')}
            />
          )}
        </div>
      </div>

      <Dialog
        open={openSheet === 'filters'}
        kind="sheet"
        title={t('stays.filters.label')}
        onClose={closeSheet}
        actions={
          <>
            {activeFilters > 0 && (
              <Button variant="text" onClick={() => setFilters(noFilters)}>
                {t('stays.filters.clear')}
              </Button>
            )}
            <Button variant="primary" block onClick={closeSheet}>
              {t('stays.filters.show', { count: matching.length })}
            </Button>
          </>
        }
      >
        {openSheet === 'filters' && filterPanel}
      </Dialog>
      <Dialog open={openSheet === 'search'} kind="sheet" title={t('stays.refine.title')} onClose={closeSheet}>
        {openSheet === 'search' && <SearchForm bare onDone={closeSheet} />}
      </Dialog>
    </section>
  );
}
