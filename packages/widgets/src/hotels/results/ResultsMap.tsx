import type { Place } from '@portolan/contract';
import {
  clusterPoints,
  fitPoints,
  kilometresToPixels,
  panBy,
  project,
  scaleBar,
  zoomAround,
  type ChosenHotel,
  type MapCluster,
  type MapView,
} from '@portolan/core/hotels';
import { Icon, useStyles, minusIcon, plusIcon } from '@portolan/ui';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useFlow } from '../flow.ts';
import { mapDistance, roundPrice } from '../parts/format.ts';
import { HotelCard } from './HotelCard.tsx';
import mapCss from './map.css?inline';

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

const rings = [1, 2, 5, 10, 20] as const;
/** A chart's rhumb lines: sixteen winds. */
const winds = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

/**
 * A schematic map of our own, drawn like a sea chart: no tiles, no third party. Distances and directions are true; streets are
 * not shown. Pins are buttons in list order; arrows move between neighbours, +/− zoom, dragging moves the paper.
 */
export function ResultsMap({ hotels, place, selectedId, nights, onSelect, onOpen }: ResultsMapProps) {
  useStyles(mapCss);
  const { t } = useFlow().context;
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 640, height: 480 });
  const [moved, setMoved] = useState<MapView | null>(null);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth || 640, height: element.clientHeight || 480 });
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const points = useMemo(() => hotels.map(pointOf), [hotels]);
  const byId = useMemo(() => new Map(hotels.map((hotel) => [hotel.result.propertyId, hotel])), [hotels]);
  // Outliers must not shrink the town to a dot: the frame holds the nearest nine in ten.
  const fitted = useMemo(() => {
    const near = [...hotels]
      .sort((a, b) => a.result.distanceKm - b.result.distanceKm)
      .slice(0, Math.max(1, Math.ceil(hotels.length * 0.9)));
    const around = near.map(pointOf);
    if (place && place.type !== 'region')
      around.push({ id: 'place', latitude: place.latitude, longitude: place.longitude });
    return fitPoints(around, size, 56);
  }, [hotels, place, size]);
  const view = moved ?? fitted;
  // Pins are as wide as their prices: two that would overlap are one.
  const apart = useMemo(() => {
    let widest = 4;
    for (const { offer } of hotels)
      if (offer.price) widest = Math.max(widest, roundPrice(offer.price.total, t.language).length);
    return { x: widest * 8.5 + 30, y: 34 };
  }, [hotels, t]);
  const clusters = useMemo(() => clusterPoints(points, view, size, apart), [points, view, size, apart]);
  const selected = selectedId ? byId.get(selectedId) : undefined;

  const centre = { x: size.width / 2, y: size.height / 2 };
  const zoom = (factor: number, at = centre) => setMoved(zoomAround(view, factor, at, size));

  // A wheel listener of the framework is passive; ours must be able to keep the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoom(event.deltaY < 0 ? 1.25 : 0.8, { x: event.clientX - box.x, y: event.clientY - box.y });
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  });

  const drag = useRef<{ x: number; y: number; view: MapView } | null>(null);
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    drag.current = { x: event.clientX, y: event.clientY, view };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const start = drag.current;
    if (start) setMoved(panBy(start.view, event.clientX - start.x, event.clientY - start.y));
  };
  const up = () => void (drag.current = null);

  const open = (cluster: MapCluster) => {
    if (cluster.members.length === 1) return onSelect(cluster.members[0] ?? null);
    const inside = points.filter((point) => cluster.members.includes(point.id));
    const next = fitPoints(inside, size, 72);
    // The very same spot cannot be parted by zooming: choose its best-ranked hotel.
    if (next.scale <= view.scale * 1.05 || clusterPoints(inside, next, size, apart).length === 1)
      onSelect(cluster.members[0] ?? null);
    setMoved(next.scale > view.scale ? next : zoomAround(view, 2, cluster, size));
  };

  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const arrows = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
    if (event.key === '+' || event.key === '=') zoom(1.6);
    else if (event.key === '-') zoom(1 / 1.6);
    else if (event.key === '0') setMoved(null);
    else if (event.key === 'Escape' && selected) onSelect(null);
    else if (event.key in arrows) {
      const [dx, dy] = arrows[event.key as keyof typeof arrows];
      const pin = (event.target as HTMLElement).closest<HTMLElement>('[data-cluster]');
      if (!pin) setMoved(panBy(view, -dx * 80, -dy * 80));
      else {
        const from = clusters.find((cluster) => cluster.id === pin.dataset.cluster);
        const next = from && neighbour(clusters, from, dx, dy);
        if (next)
          frame.current?.querySelector<HTMLElement>(`[data-cluster="${CSS.escape(next.id)}"]`)?.focus();
      }
    } else return;
    event.preventDefault();
  };

  const bar = scaleBar(view, 110);
  const here = place ? project(place, view, size) : centre;

  return (
    <div className="htl-map-wrap">
      <div
        ref={frame}
        className="htl-map"
        role="group"
        aria-label={t('stays.map.label', { count: hotels.length })}
        aria-describedby="htl-map-help"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={keys}
        dir="ltr"
      >
        <svg className="htl-chart" width={size.width} height={size.height} aria-hidden="true">
          <g className="htl-chart-winds">
            {winds.map((angle) => (
              <line
                key={angle}
                x1={here.x}
                y1={here.y}
                x2={here.x + Math.cos(angle) * 4000}
                y2={here.y + Math.sin(angle) * 4000}
              />
            ))}
          </g>
          {place &&
            rings.map((km) => {
              const radius = kilometresToPixels(km, place.latitude, view);
              if (radius < 26 || radius > 2200) return null;
              return (
                <g key={km} className="htl-chart-ring">
                  <circle cx={here.x} cy={here.y} r={radius} />
                  <text x={here.x} y={here.y - radius - 5} {...{ 'text-anchor': 'middle' }}>
                    {mapDistance(km * 1000, t.language)}
                  </text>
                </g>
              );
            })}
          {place && (
            <g className="htl-chart-place">
              <circle cx={here.x} cy={here.y} r="5" />
              <circle cx={here.x} cy={here.y} r="10" />
            </g>
          )}
        </svg>
        <Compass />
        <div className="htl-pins">
          {clusters.map((cluster) => {
            const hotel = byId.get(cluster.members[0] ?? '');
            if (!hotel) return null;
            const many = cluster.members.length > 1;
            const on = selectedId !== null && cluster.members.includes(selectedId);
            const cost = cheapestOf(cluster, byId);
            const label = cost ? roundPrice(cost, t.language) : many ? '' : hotel.result.name.slice(0, 14);
            return (
              <button
                key={cluster.id}
                type="button"
                data-cluster={cluster.id}
                className={`htl-pin${many ? ' is-many' : ''}${on ? ' is-on' : ''}`}
                style={{
                  transform: `translate(${Math.round(cluster.x)}px,${Math.round(cluster.y)}px) translate(-50%,-50%)`,
                }}
                aria-pressed={many ? undefined : on}
                onClick={() => open(cluster)}
              >
                {many && <b aria-hidden="true">{cluster.members.length}</b>}
                <bdi aria-hidden="true">{label}</bdi>
                <span className="vh">
                  {many
                    ? t('stays.map.cluster', { count: cluster.members.length, price: label })
                    : t('stays.map.pin', { name: hotel.result.name, price: label })}
                </span>
              </button>
            );
          })}
        </div>
        <div className="htl-map-tools">
          <button type="button" onClick={() => zoom(1.6)} aria-label={t('stays.map.zoom-in')}>
            <Icon icon={plusIcon} />
          </button>
          <button type="button" onClick={() => zoom(1 / 1.6)} aria-label={t('stays.map.zoom-out')}>
            <Icon icon={minusIcon} />
          </button>
          {moved && (
            <button type="button" className="is-text" onClick={() => setMoved(null)}>
              {t('stays.map.reset')}
            </button>
          )}
        </div>
        <div className="htl-scale" aria-hidden="true">
          <i style={{ inlineSize: `${bar.pixels}px` }} />
          <span>{mapDistance(bar.metres, t.language)}</span>
        </div>
      </div>
      <p id="htl-map-help" className="htl-map-help">
        {t('stays.map.help')}
      </p>
      <ul className="htl-map-card" aria-live="polite">
        {selected && (
          <li key={selected.result.propertyId}>
            <HotelCard hotel={selected.result} offer={selected.offer} nights={nights} onOpen={onOpen} />
          </li>
        )}
      </ul>
    </div>
  );
}

function pointOf({ result }: ChosenHotel) {
  return { id: result.propertyId, latitude: result.latitude, longitude: result.longitude };
}

function Compass() {
  const { t } = useFlow().context;
  return (
    <svg className="htl-compass" viewBox="-32 -32 64 64" role="img" aria-label={t('stays.map.north')}>
      <circle r="21" />
      <circle r="25" />
      <g className="is-minor">
        {[45, 135, 225, 315].map((angle) => (
          <path key={angle} d="M0-19 3-3 0 0-3-3z" transform={`rotate(${angle})`} />
        ))}
      </g>
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path className="is-dark" d="M0-25V0L-5-5z" />
          <path className="is-light" d="M0-25V0L5-5z" />
        </g>
      ))}
      <text y="-26" {...{ 'text-anchor': 'middle' }}>
        N
      </text>
    </svg>
  );
}

function cheapestOf(cluster: MapCluster, byId: ReadonlyMap<string, ChosenHotel>) {
  const totals = cluster.members.flatMap((id) => byId.get(id)?.offer.price?.total ?? []);
  return totals.sort((a, b) => a.amount - b.amount)[0];
}

/** The nearest cluster on that side, measured with a penalty for leaving the direction. */
function neighbour(
  clusters: readonly MapCluster[],
  from: MapCluster,
  dx: number,
  dy: number,
): MapCluster | undefined {
  let best: MapCluster | undefined;
  let least = Infinity;
  for (const cluster of clusters) {
    const ahead = (cluster.x - from.x) * dx + (cluster.y - from.y) * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs((cluster.x - from.x) * dy) + Math.abs((cluster.y - from.y) * dx);
    if (ahead + aside * 2 < least) [best, least] = [cluster, ahead + aside * 2];
  }
  return best;
}
