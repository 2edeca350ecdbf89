import { fromDecimal } from '@portolan/core';
import { noFilters, type HotelFilters } from '@portolan/core/hotels';
import { Icon, closeIcon } from '@portolan/ui';
import { useFlow } from '../flow.ts';
import { roundPrice, score } from '../parts/format.ts';
import { amenityKey, boardKey } from '../parts/StayParts.tsx';

/** The filters that are on, each with its own way out. */
export function FilterChips({
  filters,
  currency,
  onChange,
}: {
  filters: HotelFilters;
  currency: string;
  onChange(filters: HotelFilters): void;
}) {
  const { t } = useFlow().context;
  const chips: { label: string; without: Partial<HotelFilters> }[] = [];
  const { minPrice, maxPrice } = filters;
  if (minPrice !== null || maxPrice !== null) {
    const text = (value: number) => roundPrice(fromDecimal(value, currency), t.language);
    chips.push({
      label:
        minPrice === null
          ? t('stays.chip.up-to', { price: text(maxPrice ?? 0) })
          : maxPrice === null
            ? t('stays.chip.from', { price: text(minPrice) })
            : `${text(minPrice)} – ${text(maxPrice)}`,
      without: { minPrice: null, maxPrice: null },
    });
  }
  if (filters.freeCancellation)
    chips.push({ label: t('stays.filters.free-cancellation'), without: { freeCancellation: false } });
  for (const stars of filters.stars)
    chips.push({
      label: t('stays.chip.stars', { count: stars }),
      without: { stars: filters.stars.filter((other) => other !== stars) },
    });
  if (filters.review !== null)
    chips.push({
      label: t('stays.filters.review-from', { score: score(filters.review, t.language) }),
      without: { review: null },
    });
  for (const board of filters.boards)
    chips.push({
      label: t(boardKey(board)),
      without: { boards: filters.boards.filter((other) => other !== board) },
    });
  for (const amenity of filters.amenities)
    chips.push({
      label: t(amenityKey(amenity)),
      without: { amenities: filters.amenities.filter((other) => other !== amenity) },
    });
  if (filters.maxDistanceKm !== null)
    chips.push({
      label: t('stays.filters.within', { count: filters.maxDistanceKm }),
      without: { maxDistanceKm: null },
    });
  if (filters.name !== '') chips.push({ label: `“${filters.name}”`, without: { name: '' } });
  if (chips.length === 0) return null;
  return (
    <ul className="htl-chips" aria-label={t('stays.filters.active')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button type="button" onClick={() => onChange({ ...filters, ...without })}>
            <span className="vh">{t('stays.chip.remove')} </span>
            <bdi>{label}</bdi>
            <Icon icon={closeIcon} size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="is-clear" onClick={() => onChange(noFilters)}>
          {t('stays.filters.clear')}
        </button>
      </li>
    </ul>
  );
}
