import type { Amenity, Board } from '@portolan/contract';
import { filterOptions, type HotelFacets, type HotelFilters } from '@portolan/core/hotels';
import { fromDecimal, numberFormat } from '@portolan/core';
import { Checkbox, RangeFilter, Skeleton, TextField } from '@portolan/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useFlow } from '../flow.ts';
import { roundPrice, score } from '../parts/format.ts';
import { amenityKey, boardKey, Stars } from '../parts/StayParts.tsx';

export interface FilterPanelProps {
  filters: HotelFilters;
  facets: HotelFacets;
  /** Of the prices. */
  currency: string;
  /** Results before any filter; 0 while nothing has arrived. */
  total: number;
  /** Prices are still to come: their filter keeps its place free. */
  pricesExpected: boolean;
  /** @param control names one whose changes come in quick succession */
  onChange(filters: HotelFilters, control?: string): void;
}

const amenitiesAtFirst = 7;

/** Every filter with the number of results it would give. The same panel is the side column and the sheet. */
export function FilterPanel({
  filters,
  facets,
  currency,
  total,
  pricesExpected,
  onChange,
}: FilterPanelProps) {
  const { t } = useFlow().context;
  const [allAmenities, setAllAmenities] = useState(false);
  const set = (part: Partial<HotelFilters>, control?: string) => onChange({ ...filters, ...part }, control);
  const toggle = <V,>(list: readonly V[], item: V, on: boolean) =>
    on ? [...list, item] : list.filter((other) => other !== item);
  const amenities = filterOptions.amenities.filter(
    (item, i) => allAmenities || i < amenitiesAtFirst || filters.amenities.includes(item),
  );

  return (
    <div className="trv-filters" aria-busy={total === 0}>
      <NameFilter value={filters.name} onChange={(name) => set({ name }, 'name')} />

      {pricesExpected && !facets.price && (
        <div className="trv-filter htl-price-wait" aria-hidden="true">
          <Skeleton kind="block" />
        </div>
      )}
      {facets.price && (
        <PriceFilter
          range={facets.price}
          chosen={[filters.minPrice, filters.maxPrice]}
          format={(value) => roundPrice(fromDecimal(value, currency), t.language)}
          onChange={([minPrice, maxPrice]) => set({ minPrice, maxPrice }, 'price')}
        />
      )}

      <FilterGroup title={t('stays.filters.cancellation')}>
        <Checkbox
          label={t('stays.filters.free-cancellation')}
          detail={total > 0 && <Count value={facets.freeCancellation} />}
          checked={filters.freeCancellation}
          onChange={(freeCancellation) => set({ freeCancellation })}
        />
      </FilterGroup>

      <FilterGroup title={t('stays.filters.stars')}>
        {filterOptions.stars.map((stars) => (
          <Checkbox
            key={stars}
            label={<Stars stars={stars} />}
            detail={total > 0 && <Count value={facets.stars[stars]} />}
            checked={filters.stars.includes(stars)}
            onChange={(on) => set({ stars: toggle(filters.stars, stars as number, on) })}
          />
        ))}
      </FilterGroup>

      <FilterGroup title={t('stays.filters.review')}>
        <AnyOrOne
          options={filterOptions.review}
          chosen={filters.review}
          label={(least) => t('stays.filters.review-from', { score: score(least, t.language) })}
          detail={(least) => total > 0 && <Count value={facets.review[String(least)]} />}
          onChange={(review) => set({ review })}
        />
      </FilterGroup>

      <FilterGroup title={t('stays.filters.board')}>
        {filterOptions.boards.map((board: Board) => (
          <Checkbox
            key={board}
            label={t(boardKey(board))}
            detail={total > 0 && <Count value={facets.boards[board]} />}
            checked={filters.boards.includes(board)}
            onChange={(on) => set({ boards: toggle(filters.boards, board, on) })}
          />
        ))}
      </FilterGroup>

      <FilterGroup title={t('stays.filters.amenities')}>
        {amenities.map((amenity: Amenity) => (
          <Checkbox
            key={amenity}
            label={t(amenityKey(amenity))}
            detail={total > 0 && <Count value={facets.amenities[amenity]} />}
            checked={filters.amenities.includes(amenity)}
            onChange={(on) => set({ amenities: toggle(filters.amenities, amenity, on) })}
          />
        ))}
        {!allAmenities && (
          <button type="button" className="trv-link" onClick={() => setAllAmenities(true)}>
            {t('common.more')}
            <span className="vh">: {t('stays.filters.amenities')}</span>
          </button>
        )}
      </FilterGroup>

      <FilterGroup title={t('stays.filters.distance')}>
        <AnyOrOne
          options={filterOptions.distance}
          chosen={filters.maxDistanceKm}
          label={(km) => t('stays.filters.within', { count: km })}
          detail={(km) => total > 0 && <Count value={facets.distance[km]} />}
          onChange={(maxDistanceKm) => set({ maxDistanceKm })}
        />
      </FilterGroup>
    </div>
  );
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="trv-filter">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface AnyOrOneProps {
  options: readonly number[];
  /** `null`: any. */
  chosen: number | null;
  label(option: number): string;
  detail(option: number): ReactNode;
  onChange(chosen: number | null): void;
}

/** Radio buttons for one limit; the first sets none. */
function AnyOrOne({ options, chosen, label, detail, onChange }: AnyOrOneProps) {
  const { t } = useFlow().context;
  const name = useId();
  return (
    <>
      <Checkbox
        type="radio"
        name={name}
        label={t('stays.filters.any')}
        checked={chosen === null}
        onChange={() => onChange(null)}
      />
      {options.map((option) => (
        <Checkbox
          key={option}
          type="radio"
          name={name}
          label={label(option)}
          detail={detail(option)}
          checked={chosen === option}
          onChange={() => onChange(option)}
        />
      ))}
    </>
  );
}

function Count({ value = 0 }: { value?: number | undefined }) {
  const { t } = useFlow().context;
  return (
    <>
      <bdi aria-hidden="true">{numberFormat(t.language).format(value)}</bdi>
      <span className="vh">{t('stays.results.count', { count: value })}</span>
    </>
  );
}

const settleMs = 200;

/** Keeps a value that changes quickly, and passes it on once it has not changed for a moment: the address must not change with each step. */
function useSettled<V>(value: V, key: string, onSettle: (value: V) => void): [V, (value: V) => void] {
  const [draft, setDraft] = useState<{ value: V; key: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSettle);
  latest.current = onSettle;
  useEffect(() => () => clearTimeout(timer.current), []);
  // A value from outside (back, "clear all") wins over an older draft.
  const current = draft && draft.key === key ? draft.value : value;
  return [
    current,
    (next) => {
      setDraft({ value: next, key });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(next), settleMs);
    },
  ];
}

function NameFilter({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useFlow().context;
  const [text, setText] = useSettled(value, value, (next) => onChange(next.trim().slice(0, 60)));
  return (
    <TextField
      label={t('stays.filters.name')}
      value={text}
      onInput={setText}
      type="search"
      maxLength={60}
      enterKeyHint="search"
      autoComplete="off"
    />
  );
}

function PriceFilter({
  range,
  chosen,
  format,
  onChange,
}: {
  range: NonNullable<HotelFacets['price']>;
  chosen: readonly [number | null, number | null];
  format(value: number): string;
  onChange(chosen: [number | null, number | null]): void;
}) {
  const { t } = useFlow().context;
  const { min, max } = range;
  const value: readonly [number, number] = [
    clamp(chosen[0] ?? min, min, max),
    clamp(chosen[1] ?? max, min, max),
  ];
  const [ends, setEnds] = useSettled(value, `${chosen.join()}|${min}|${max}`, ([from, to]) =>
    onChange([from <= min ? null : from, to >= max ? null : to]),
  );
  return (
    <div className="trv-filter">
      <RangeFilter
        label={t('stays.filters.price')}
        min={min}
        max={max}
        step={stepOf(max - min)}
        value={ends}
        onChange={setEnds}
        format={format}
        histogram={range.bins}
      />
    </div>
  );
}

/** A round step of about a hundredth of the range. */
function stepOf(span: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, span / 100)));
  return Math.max(1, power);
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
