import type { Place } from '@portolan/contract';
import type { ChosenHotel } from '@portolan/core/hotels';
import type { T } from '@portolan/i18n';
import { PointMap, type PlacePoint } from '@portolan/ui';
import { useCallback, useMemo } from 'react';
import { useFlow } from '../flow.ts';
import { roundPrice } from '../parts/format.ts';
import { HotelCard } from './HotelCard.tsx';

export interface ResultsMapProps {
  /** Each with the offer to show. */
  hotels: readonly ChosenHotel[];
  place: Place | null;
  selectedId: string | null;
  nights: number;
  onSelect(propertyId: string | null): void;
  /** Called before a property is opened. */
  onOpen(propertyId: string, card: Element): void;
}

/** The version of our tiles, part of their address: see `server/src/world`. */
const tiles = '/map/1/{z}/{x}/{y}';

/** The stays on a map, each with its price; the chosen one as a card. */
export function ResultsMap({ hotels, place, selectedId, nights, onSelect, onOpen }: ResultsMapProps) {
  const { t, siteOrigin, agency } = useFlow().context;
  const points = useMemo(() => hotels.map((hotel) => pointOf(hotel, t)), [hotels, t]);
  // A few far away must not shrink the town to a dot: the first picture holds the nearest nine in ten, and the place of the search.
  const frame = useMemo(() => {
    const near = [...hotels]
      .sort((a, b) => a.result.distanceKm - b.result.distanceKm)
      .slice(0, Math.max(1, Math.ceil(hotels.length * 0.9)));
    const around = near.map((hotel) => pointOf(hotel, t));
    if (place && place.type !== 'region') around.push({ ...locationOf(place), id: '', name: '', label: '' });
    return around;
  }, [hotels, place, t]);
  const labels = useMemo(
    () => (place && place.type !== 'region' ? [{ ...locationOf(place), text: place.name }] : []),
    [place],
  );
  const ground = useMemo(
    () => ({ tiles: siteOrigin + tiles, styleUrl: agency.mapStyle }),
    [siteOrigin, agency.mapStyle],
  );
  const describeCluster = useCallback(
    (count: number, price: string) => t('stays.map.cluster', { count, price }),
    [t],
  );
  const selected = hotels.find(({ result }) => result.propertyId === selectedId);

  return (
    <PointMap
      label={t('stays.map.label', { count: hotels.length })}
      points={points}
      frame={frame}
      labels={labels}
      ground={ground}
      chosenId={selected ? selectedId : null}
      onChoose={onSelect}
      describeCluster={describeCluster}
    >
      {selected && (
        <ul>
          <li key={selected.result.propertyId}>
            <HotelCard hotel={selected.result} offer={selected.offer} nights={nights} onOpen={onOpen} />
          </li>
        </ul>
      )}
    </PointMap>
  );
}

function locationOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}

function pointOf({ result, offer }: ChosenHotel, t: T): PlacePoint {
  const total = offer.price?.total;
  return {
    ...locationOf(result),
    id: result.propertyId,
    name: result.name,
    label: total ? roundPrice(total, t.language) : result.name.slice(0, 14),
    note: result.stars ? t('stays.chip.stars', { count: result.stars }) : undefined,
    value: total?.amount,
  };
}
