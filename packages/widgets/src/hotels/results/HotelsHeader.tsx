import { countGuests } from '@portolan/core';
import { hotelSorts, type HotelSort, type HotelsQuery } from '@portolan/core/hotels';
import type { T } from '@portolan/i18n';
import { Glyph } from '../../shared/Glyph.tsx';
import { ResultsHeader } from '../../shared/results/ResultsHeader.tsx';
import { useFlow } from '../flow.ts';
import { dayRange } from '../parts/format.ts';

export interface HotelsHeaderProps {
  placeName: string;
  /** Results before any filter. */
  total: number;
  /** Results that pass the filters. */
  matching: number;
  activeFilters: number;
  searching: boolean;
  onSort(sort: HotelSort): void;
  onLayout(layout: HotelsQuery['layout']): void;
  onRefine(): void;
  onFilters: (() => void) | undefined;
}

/** Where and how many; the order, and list or map. */
export function HotelsHeader(props: HotelsHeaderProps) {
  const { placeName, total, matching, activeFilters, searching, onSort, onLayout, onRefine, onFilters } =
    props;
  const { context, query } = useFlow();
  const { t } = context;
  const count = () => {
    if (searching && matching === 0) return t('stays.results.searching');
    const found =
      activeFilters > 0
        ? t('stays.results.count-filtered', { count: matching, total })
        : t('stays.results.count', { count: total });
    return searching ? `${found} · ${t('stays.results.more-coming')}` : found;
  };
  return (
    <ResultsHeader
      heading={t('stays.results.heading', { place: placeName })}
      count={count()}
      asked={{ where: query.destination || placeName, line: stayLine(query, t) }}
      onRefine={onRefine}
      activeFilters={activeFilters}
      onFilters={onFilters}
      sort={query.sort}
      sorts={hotelSorts.map((value) => ({ value, label: t(`stays.sort.${value}`) }))}
      onSort={onSort}
    >
      <div className="trv-switch" role="group" aria-label={t('stays.layout.label')}>
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
    </ResultsHeader>
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
