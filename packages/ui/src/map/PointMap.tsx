import {
  centreOn,
  clusterPoints,
  fitPoints,
  neighbour,
  project,
  scaleBar,
  zoomAround,
  type MapCluster,
  type MapView,
} from '@portolan/core/map';
import { numberFormat } from '@portolan/core';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { minusIcon, plusIcon } from '../icon/icons.ts';
import { useStyles, useT } from '../provider.tsx';
import { readCredit } from './credit.ts';
import type { Ground, GroundName } from './ground.ts';
import mapCss from './map.css?inline';
import { MapNames } from './MapNames.tsx';
import { PointList } from './PointList.tsx';
import type { MapGround, PlaceLabel, PlaceLine, PlacePoint } from './types.ts';

export interface PointMapProps {
  /** Of the map, for those who do not see it. */
  label: string;
  /** In the order of the list beside the map. */
  points: readonly PlacePoint[];
  /** @default none */
  lines?: readonly PlaceLine[];
  /** @default none */
  labels?: readonly PlaceLabel[];
  /** What the first picture shows. @default all points */
  frame?: readonly PlacePoint[] | undefined;
  ground: MapGround;
  chosenId: string | null;
  onChoose(id: string | null): void;
  /** Says a pin of several points: "4 stays from $120, zoom in". */
  describeCluster(count: number, label: string): string;
  /** What is chosen, below the map. */
  children?: ReactNode;
}

/** `undrawn`: there is no picture and none will come. */
type Picture = 'awaited' | 'own' | 'agency' | 'undrawn';

const noLines: readonly PlaceLine[] = [];
const noLabels: readonly PlaceLabel[] = [];
const arrows = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;

/**
 * Points on a map. Pins and names are HTML above MapLibre's canvas, so they are focusable, written in any script and need no font of
 * their own. Without WebGL, or when the code of the picture does not come, the points are a list.
 * Texts: area `map`.
 */
export function PointMap(props: PointMapProps) {
  const { label, points, lines = noLines, labels = noLabels, frame = points } = props;
  const { ground: source, chosenId, onChoose, describeCluster, children } = props;
  useStyles(mapCss);
  const t = useT();
  const helpId = useId();
  const box = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const ground = useRef<Ground | null>(null);
  const [picture, setPicture] = useState<Picture>(() => (canDraw() ? 'awaited' : 'undrawn'));
  const isUndrawn = picture === 'undrawn';
  const [size, setSize] = useState({ width: 640, height: 480 });
  const [moved, setMoved] = useState<MapView | null>(null);
  const [names, setNames] = useState<readonly GroundName[]>([]);
  const [credits, setCredits] = useState<readonly string[]>([]);
  const [markedId, setMarkedId] = useState<string | null>(null);
  /** Of the one pin that the Tab key reaches; arrow keys go on from there. */
  const [tabStop, setTabStop] = useState<string | null>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      setSize({ width: element.clientWidth || 640, height: element.clientHeight || 480 });
      ground.current?.resize();
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isUndrawn]);

  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points]);
  const fitted = useMemo(() => fitPoints(frame, size, 56), [frame, size]);
  const view = moved ?? fitted;
  const first = useRef(view);
  first.current = view;

  const { tiles, styleUrl } = source;
  useEffect(() => {
    const element = paper.current;
    if (!element) return;
    let current = true;
    const give = () => {
      if (current) setPicture('undrawn');
    };
    import('./ground.ts')
      .then(({ createGround }) => {
        if (!current) return;
        ground.current = createGround(element, { tiles, styleUrl }, first.current, {
          moved: setMoved,
          named: setNames,
          credited: setCredits,
          drawn: (own) => setPicture(own ? 'own' : 'agency'),
          lost: give,
        });
      })
      .catch(give);
    return () => {
      current = false;
      ground.current?.remove();
      ground.current = null;
    };
  }, [tiles, styleUrl]);

  const isDrawn = picture === 'own' || picture === 'agency';
  useEffect(() => {
    if (!moved) ground.current?.show(fitted);
  }, [moved, fitted, isDrawn]);
  useEffect(() => {
    const element = paper.current;
    if (element) ground.current?.lines(lines, getComputedStyle(element).borderTopColor);
  }, [lines, isDrawn]);

  // A wheel listener of the framework is passive; ours must be able to keep the page from zooming.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      // Without these keys the wheel scrolls the page that the map is in.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { x, y } = element.getBoundingClientRect();
      ground.current?.zoom(event.deltaY < 0 ? 1.5 : 1 / 1.5, { x: event.clientX - x, y: event.clientY - y });
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [isUndrawn]);

  // Pins are as wide as their labels: two that would cover each other are one.
  const apart = useMemo(() => {
    const widest = points.reduce((most, point) => Math.max(most, point.label.length), 4);
    return { x: widest * 8.5 + 30, y: 36 };
  }, [points]);
  const clusters = useMemo(() => clusterPoints(points, view, size, apart), [points, view, size, apart]);
  const chosen = chosenId === null ? undefined : byId.get(chosenId);
  const holder = (id: string | null) =>
    id === null ? undefined : clusters.find(({ members }) => members.includes(id));
  const reachable = clusters.find(({ id }) => id === tabStop) ?? holder(chosenId) ?? clusters[0];

  const go = (next: MapView) => {
    if (ground.current) ground.current.fly(next);
    else setMoved(next);
  };

  const open = (cluster: MapCluster) => {
    const [only = null, ...others] = cluster.members;
    if (others.length === 0) return onChoose(only);
    const inside = points.filter(({ id }) => cluster.members.includes(id));
    const next = fitPoints(inside, size, 72);
    // Points of the very same spot cannot be parted by zooming: the first one is chosen.
    if (next.scale <= view.scale * 1.05 || clusterPoints(inside, next, size, apart).length === 1)
      onChoose(only);
    go(next.scale > view.scale ? next : zoomAround(view, 2, cluster, size));
  };

  const chooseFromList = (id: string) => {
    onChoose(id);
    const point = byId.get(id);
    if (!point || isUndrawn) return;
    const { x, y } = project(point, view, size);
    const isOutside = x < 40 || y < 40 || x > size.width - 40 || y > size.height - 40;
    if (isOutside) go(centreOn(view, point));
  };

  // Whoever chose a pin sees what was chosen, also on a small screen.
  const shownId = chosen?.id;
  const before = useRef(shownId);
  useEffect(() => {
    if (shownId && before.current !== shownId) card.current?.scrollIntoView?.({ block: 'nearest' });
    before.current = shownId;
  }, [shownId]);

  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === '+' || event.key === '=') ground.current?.zoom(2);
    else if (event.key === '-') ground.current?.zoom(0.5);
    else if (event.key === '0') setMoved(null);
    else if (event.key === 'Escape' && chosen) onChoose(null);
    else if (event.key in arrows) {
      const [dx, dy] = arrows[event.key as keyof typeof arrows];
      const pin = (event.target as HTMLElement).closest<HTMLElement>('[data-cluster]');
      if (!pin) ground.current?.pan(dx * 80, dy * 80);
      else {
        const from = clusters.find(({ id }) => id === pin.dataset.cluster);
        const next = from && neighbour(clusters, from, dx, dy);
        if (next) box.current?.querySelector<HTMLElement>(`[data-cluster="${CSS.escape(next.id)}"]`)?.focus();
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const bar = scaleBar(view, 96);
  const list = (
    <PointList
      points={points}
      chosenId={chosenId}
      label={t('map.list')}
      onChoose={chooseFromList}
      onMark={setMarkedId}
    />
  );
  const live = (
    <p className="vh" role="status">
      {chosen ? t('map.chosen', { name: chosen.name, label: chosen.label }) : ''}
    </p>
  );
  const below = (
    <div ref={card} className="map-card">
      {children}
    </div>
  );

  if (isUndrawn)
    return (
      <section className="map is-undrawn" aria-label={label}>
        <p className="map-note">{t('map.undrawn')}</p>
        {below}
        {list}
        {live}
      </section>
    );

  return (
    <section className="map" aria-label={label}>
      <div className="map-columns">
        {list}
        {/* The keys of the buttons inside: arrows, plus, minus and Escape. */}
        <div className={`map-sheet is-${picture}`} onKeyDown={keys}>
          <div ref={box} className="map-box" dir="ltr">
            <div ref={paper} className="map-paper" onTransitionEnd={() => ground.current?.recolor()} />
            <MapNames names={names} labels={labels} view={view} size={size} pins={clusters} pinSize={apart} />
            <ul className="map-pins" aria-label={t('map.pins')} aria-describedby={helpId}>
              {clusters.map((cluster) => {
                const inside = cluster.members.flatMap((id) => byId.get(id) ?? []);
                const [point] = inside;
                if (!point) return null;
                const text = leastOf(inside).label;
                const many = inside.length > 1;
                const isOn = chosenId !== null && cluster.members.includes(chosenId);
                const isMarked = markedId !== null && cluster.members.includes(markedId);
                return (
                  <li
                    key={cluster.id}
                    className="map-place"
                    style={{ transform: `translate(${Math.round(cluster.x)}px,${Math.round(cluster.y)}px)` }}
                  >
                    <button
                      type="button"
                      data-cluster={cluster.id}
                      tabIndex={cluster === reachable ? 0 : -1}
                      className={`map-pin${many ? ' is-many' : ''}${isOn ? ' is-on' : ''}${isMarked ? ' is-marked' : ''}`}
                      aria-pressed={many ? undefined : isOn}
                      onClick={() => open(cluster)}
                      onFocus={() => setTabStop(cluster.id)}
                      onPointerEnter={() => setMarkedId(cluster.id)}
                      onPointerLeave={() => setMarkedId(null)}
                    >
                      {many && <b aria-hidden="true">{inside.length}</b>}
                      <bdi aria-hidden="true">{text}</bdi>
                      <span className="vh">
                        {many
                          ? describeCluster(inside.length, text)
                          : t('map.pin', { name: point.name, label: text })}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
          {/* Beside the picture and not on it: no pin is ever below a button. */}
          <div className="map-bar">
            <span className="map-scale" aria-hidden="true" dir="ltr">
              <i style={{ inlineSize: `${bar.pixels}px` }} />
              {distance(bar.metres, t.language)}
            </span>
            <span className="map-tools">
              {moved && (
                <button type="button" className="is-text" onClick={() => setMoved(null)}>
                  {t('map.reset')}
                </button>
              )}
              <button type="button" onClick={() => ground.current?.zoom(2)} aria-label={t('map.zoom-in')}>
                <Icon icon={plusIcon} />
              </button>
              <button type="button" onClick={() => ground.current?.zoom(0.5)} aria-label={t('map.zoom-out')}>
                <Icon icon={minusIcon} />
              </button>
            </span>
          </div>
        </div>
      </div>
      {picture === 'own' && <p className="map-note">{t('map.no-streets')}</p>}
      {picture === 'agency' && credits.length > 0 && (
        <p className="map-note">
          {credits.flatMap(readCredit).map(({ text, href }, at) =>
            href ? (
              <a key={at} href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      )}
      <p id={helpId} className="vh">
        {t('map.help')}
      </p>
      {below}
      {live}
    </section>
  );
}

/** The one whose label stands for all. */
function leastOf(points: readonly PlacePoint[]): PlacePoint {
  return points.reduce((least, point) =>
    (point.value ?? Infinity) < (least.value ?? Infinity) ? point : least,
  );
}

/** "500 m" or "2 km". */
function distance(metres: number, language: string): string {
  const far = metres >= 1000;
  const format = numberFormat(language, { style: 'unit', unit: far ? 'kilometer' : 'meter' });
  return format.format(far ? metres / 1000 : metres);
}

/** Asked before the code of the picture is loaded. */
function canDraw(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
