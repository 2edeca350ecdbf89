import { countGuests } from '@portolan/core';
import { hotelSorts, type HotelSort, type HotelsQuery } from '@portolan/core/hotels';
import type { T } from '@portolan/i18n';
import { Button, filterIcon, Icon, searchIcon, SelectField } from '@portolan/ui';
import { useFlow } from '../flow.ts';
import { dayRange } from '../parts/format.ts';
import { Glyph } from '../../shared/Glyph.tsx';
import { useArrival } from '../../shared/use-arrival.ts';

export interface ResultsHeaderProps {
  placeName: string;
  /** Results before any filter. */
  total: number;
  /** Results that pass the filters. */
  matching: number;
  activeFilters: number;
  searching: boolean;
  onSort(sort: HotelSort): void;
  onLayout(layout: HotelsQuery['layout']): void;
  /** Opens the search form. */
  onRefine(): void;
  /** Opens the filters where they have no column of their own; absent when there is nothing to filter. */
  onFilters: (() => void) | undefined;
}

/**
 * Where and how many; the order, and list or map. In a narrow widget a button with the query opens the search form, and the tools stay at
 * the top of the screen with a button for the filters.
 */
export function ResultsHeader({
  placeName,
  total,
  matching,
  activeFilters,
  searching,
  onSort,
  onLayout,
  onRefine,
  onFilters,
}: ResultsHeaderProps) {
  const { context, query } = useFlow();
  const { t } = context;
  const titleRef = useArrival('results');
  const count = () => {
    if (searching && matching === 0) return t('stays.results.searching');
    if (activeFilters > 0) return t('stays.results.count-filtered', { count: matching, total });
    return t('stays.results.count', { count: total });
  };
  return (
    <>
      <button type="button" className="htl-refine-button" onClick={onRefine}>
        <Icon icon={searchIcon} />
        <span>
          <b>{query.destination || placeName}</b>
          <small>{stayLine(query, t)}</small>
        </span>
      </button>
      <header className="htl-results-head">
        <div>
          <h1 ref={titleRef} tabIndex={-1} id="htl-results-title" className="htl-title">
            {t('stays.results.heading', { place: placeName })}
          </h1>
          <p className="htl-sub" role="status">
            {count()}
            {searching && matching > 0 && <> · {t('stays.results.more-coming')}</>}
          </p>
        </div>
        <div className="htl-results-tools">
          {onFilters && (
            <div className="htl-open-filters">
              <Button icon={filterIcon} onClick={onFilters}>
                {activeFilters > 0
                  ? t('stays.filters.open-count', { count: activeFilters })
                  : t('stays.filters.label')}
              </Button>
            </div>
          )}
          <SelectField
            label={t('stays.sort.label')}
            hideLabel
            value={query.sort}
            onChange={(sort) => onSort(sort as HotelSort)}
            options={hotelSorts.map((value) => ({ value, label: t(`stays.sort.${value}`) }))}
          />
          <div className="htl-switch" role="group" aria-label={t('stays.layout.label')}>
            {(['list', 'map'] as const).map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={query.layout === kind}
                onClick={() => onLayout(kind)}
              >
                <Glyph name={kind} />
                <span>{t(`stays.layout.${kind}`)}</span>
              </button>
            ))}
          </div>
        </div>
      </header>
    </>
  );
}

/** "12 – 16 Mar · 2 adults, 1 child · 1 room". */
function stayLine(query: HotelsQuery, t: T): string {
  const { rooms, adults, children } = countGuests(query.occupancy);
  return [
    dayRange(query.stay.checkIn, query.stay.checkOut, t),
    t('common.guests.adults-count', { count: adults }),
    ...(children > 0 ? [t('common.guests.children-count', { count: children })] : []),
    t('common.guests.rooms-count', { count: rooms }),
  ].join(' · ');
}
