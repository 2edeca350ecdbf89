import { fromDecimal } from '@portolan/core';
import type { HotelFilters } from '@portolan/core/hotels';
import type { T } from '@portolan/i18n';
import type { FilterChip } from '../../shared/results/FilterChips.tsx';
import { roundPrice, score } from '../parts/format.ts';
import { amenityKey, boardKey } from '../parts/StayParts.tsx';

/** A chip for each filter that is on; a list of choices has one for each choice. */
export function filterChips(
  filters: HotelFilters,
  currency: string,
  t: T,
  onChange: (filters: HotelFilters) => void,
): FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (label: string, without: Partial<HotelFilters>) =>
    chips.push({ label, remove: () => onChange({ ...filters, ...without }) });
  const { minPrice, maxPrice, stars, review, boards, amenities, maxDistanceKm, name } = filters;

  if (minPrice !== null || maxPrice !== null) {
    const text = (value: number) => roundPrice(fromDecimal(value, currency), t.language);
    const label =
      minPrice === null
        ? t('stays.chip.up-to', { price: text(maxPrice ?? 0) })
        : maxPrice === null
          ? t('stays.chip.from', { price: text(minPrice) })
          : `${text(minPrice)} – ${text(maxPrice)}`;
    add(label, { minPrice: null, maxPrice: null });
  }
  if (filters.freeCancellation) add(t('stays.filters.free-cancellation'), { freeCancellation: false });
  for (const count of stars)
    add(t('stays.chip.stars', { count }), { stars: stars.filter((other) => other !== count) });
  if (review !== null)
    add(t('stays.filters.review-from', { score: score(review, t.language) }), { review: null });
  for (const board of boards) add(t(boardKey(board)), { boards: boards.filter((other) => other !== board) });
  for (const amenity of amenities)
    add(t(amenityKey(amenity)), { amenities: amenities.filter((other) => other !== amenity) });
  if (maxDistanceKm !== null)
    add(t('stays.filters.within', { count: maxDistanceKm }), { maxDistanceKm: null });
  if (name !== '') add(`“${name}”`, { name: '' });
  return chips;
}
