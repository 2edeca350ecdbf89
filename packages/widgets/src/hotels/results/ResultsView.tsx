import {
  countFilters,
  countMisplaced,
  hasDestination,
  matchesFilters,
  noFilters,
  pageSize,
  visibleHotels,
  type HotelFilters,
  type HotelSort,
  type HotelsQuery,
} from '@portolan/core/hotels';
import { Button, Dialog, filterIcon, useStyles } from '@portolan/ui';
import { useEffect, useMemo, useState } from 'react';
import { useFlow, useStoreState } from '../flow.ts';
import { SearchForm } from '../form/SearchForm.tsx';
import partsCss from '../../shared/parts.css?inline';
import { useArrival } from '../../shared/use-arrival.ts';
import { useOnline } from '../../shared/use-online.ts';
import { hotelsSearch } from '../search.ts';
import { FilterChips } from './FilterChips.tsx';
import { ResultFilters } from './ResultFilters.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import { ResultsList } from './ResultsList.tsx';
import { LazyResultsMap } from './LazyResultsMap.tsx';
import { ResultsNotes } from './ResultsNotes.tsx';
import { NoMatch, NoResults, SearchFailed } from './EmptyResults.tsx';
import resultsCss from './results.css?inline';

/** What a search found: streamed in without moving anything, narrowed by filters, as a list or on a map. */
export function ResultsView() {
  useStyles(partsCss);
  useStyles(resultsCss);
  const { query } = useFlow();
  return hasDestination(query) ? <Results /> : <DestinationMissing />;
}

/** An address without a destination leads to the form. */
function DestinationMissing() {
  const { t } = useFlow().context;
  const titleRef = useArrival('results');
  return (
    <section className="htl-results">
      <h1 ref={titleRef} tabIndex={-1} className="htl-title">
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
  const { filters, layout, shown } = query;
  const online = useOnline();
  const search = useSearch();
  const state = useStoreState(search);
  const [openSheet, setOpenSheet] = useState<'filters' | 'search' | null>(null);

  const hotels = useMemo(() => [...state.list.hotels.values()], [state.list]);
  const matching = useMemo(
    () => visibleHotels(state.list, (hotel) => matchesFilters(hotel, filters)),
    [state.list, filters],
  );
  const misplaced = useMemo(() => countMisplaced(state.list, matching), [state.list, matching]);
  const activeFilters = countFilters(filters);
  const searching = state.status === 'searching' || state.status === 'idle';
  const nights = state.nights || 1;
  const placeName = state.place?.name ?? (query.destination.split(',')[0] || t('stays.results.here'));

  const changeQuery = (part: Partial<HotelsQuery>) =>
    flow.go('results', { ...query, ...part }, { replace: true });
  const setFilters = (next: HotelFilters) => changeQuery({ filters: next, shown: pageSize });
  const setSort = (sort: HotelSort) => {
    search.sort(sort);
    changeQuery({ sort, shown: pageSize });
  };
  const searchAgain = () => void search.run(query, { force: true });
  const closeSheet = () => setOpenSheet(null);

  // The view that most travellers open next.
  useEffect(() => flow.prefetch('details'), [flow]);

  const canFilter = searching || hotels.length > 0;
  const filterPanel = <ResultFilters hotels={hotels} searching={searching} onChange={setFilters} />;

  return (
    <section className="htl-results" aria-labelledby="htl-results-title">
      <ResultsHeader
        placeName={placeName}
        total={hotels.length}
        matching={matching.length}
        filtered={activeFilters > 0}
        searching={searching}
        onSort={setSort}
        onLayout={(next) => changeQuery({ layout: next })}
        onRefine={() => setOpenSheet('search')}
      />
      <ResultsNotes state={state} online={online} onRetry={searchAgain} />

      <div className={`htl-cols is-${layout}`}>
        <aside className="htl-side" aria-label={t('stays.filters.label')}>
          {canFilter && filterPanel}
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
          {layout === 'map' ? (
            <LazyResultsMap
              hotels={matching}
              place={state.place}
              selectedId={query.propertyId}
              nights={nights}
              onSelect={(propertyId) => changeQuery({ propertyId })}
            />
          ) : (
            <ResultsList
              hotels={matching}
              shown={shown}
              nights={nights}
              searching={searching}
              onMore={() => changeQuery({ shown: shown + pageSize })}
            />
          )}
          {!searching && hotels.length > 0 && matching.length === 0 && (
            <NoMatch total={hotels.length} onClearFilters={() => setFilters(noFilters)} />
          )}
          {state.status === 'done' && hotels.length === 0 && (
            <NoResults placeName={placeName} onChangeSearch={() => setOpenSheet('search')} />
          )}
          {state.status === 'failed' && hotels.length === 0 && (
            <SearchFailed
              online={online}
              message={state.failure?.message}
              onRetry={searchAgain}
              onChangeSearch={() => setOpenSheet('search')}
            />
          )}
        </div>
      </div>

      {canFilter && (
        <div className="htl-float">
          <Button variant="primary" icon={filterIcon} onClick={() => setOpenSheet('filters')}>
            {activeFilters > 0
              ? t('stays.filters.open-count', { count: activeFilters })
              : t('stays.filters.label')}
          </Button>
        </div>
      )}

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

/** The search that `TravelHotels` runs for the query of the address, in the order that the query asks for. */
function useSearch() {
  const flow = useFlow();
  const { sort } = flow.query;
  const search = hotelsSearch(flow);
  useEffect(() => {
    if (search.getState().list.sort !== sort) search.sort(sort);
  }, [search, sort]);
  return search;
}
