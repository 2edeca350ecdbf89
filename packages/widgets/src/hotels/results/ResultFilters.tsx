import type { HotelSummary } from '@portolan/contract';
import { seesPrices } from '@portolan/contract/roles';
import { countFacets, type HotelFilters } from '@portolan/core/hotels';
import { useMemo } from 'react';
import { useFlow } from '../flow.ts';
import { FilterPanel } from './FilterPanel.tsx';

export interface ResultFiltersProps {
  /** All results, filtered or not. */
  hotels: readonly HotelSummary[];
  searching: boolean;
  /** @param control names one whose changes come in quick succession */
  onChange(filters: HotelFilters, control?: string): void;
}

/** The filters of the query, each with the number of results that it would leave. */
export function ResultFilters({ hotels, searching, onChange }: ResultFiltersProps) {
  const { context, query } = useFlow();
  const { filters } = query;
  const facets = useMemo(() => countFacets(hotels, filters), [hotels, filters]);
  return (
    <FilterPanel
      filters={filters}
      facets={facets}
      currency={context.currency}
      total={hotels.length}
      pricesExpected={searching && hotels.length === 0 && seesPrices(context.role, context.agency)}
      onChange={onChange}
    />
  );
}
