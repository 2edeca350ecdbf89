import { fromWorld, toWorld, type MapView } from '@portolan/core/map';
import { Map as Picture, type GeoJSONSource } from 'maplibre-gl';
import { groundStyle, readGroundColors } from './ground-style.ts';
import type { MapGround, PlaceLine } from './types.ts';
import { provideWorker } from './worker.ts';

/** A name of our own style's data. */
export interface GroundName {
  readonly latitude: number;
  readonly longitude: number;
  /** A country's ISO code, or absent. */
  readonly country?: string | undefined;
  /** Of a town: names by language; `name` is the one of its people or in English. */
  readonly names: Readonly<Record<string, unknown>>;
  /** Small numbers are large places. */
  readonly rank: number;
}

export interface GroundEvents {
  /** A traveller moved the map, or it moves on by itself after that. */
  moved(view: MapView): void;
  /** The names that are in the picture now; none with the agency's own style, which writes its own. */
  named(names: readonly GroundName[]): void;
  /** What the makers of the agency's map want to be named for. */
  credited(html: readonly string[]): void;
  /** The picture is there. @param own our own style's, which has no streets */
  drawn(own: boolean): void;
  /** The browser took the picture away and does not give it back. */
  lost(): void;
}

/** MapLibre's own size of the world at zoom 0, in pixels. */
const worldPixels = 512;
const zoomOf = (view: MapView) => Math.log2(view.scale / worldPixels);

/** The picture below the pins: MapLibre on a canvas, north up and flat. */
export interface Ground {
  /** Shows a view at once. */
  show(view: MapView): void;
  /** Zooms by a factor around a pixel of the map, smoothly where the traveller has nothing against motion. */
  zoom(factor: number, at?: { x: number; y: number }): void;
  /** Moves the view by so many pixels. */
  pan(x: number, y: number): void;
  /** Glides to a view. */
  fly(view: MapView): void;
  lines(lines: readonly PlaceLine[], color: string): void;
  resize(): void;
  /** Reads the colours again. */
  recolor(): void;
  remove(): void;
}

/** @throws where the browser has no WebGL 2 */
export function createGround(
  container: HTMLElement,
  { tiles, styleUrl }: MapGround,
  view: MapView,
  events: GroundEvents,
): Ground {
  provideWorker();
  let own = !styleUrl;
  const ownStyle = () => groundStyle(tiles, readGroundColors(container));
  const map = new Picture({
    container,
    style: styleUrl ?? ownStyle(),
    ...cameraOf(view),
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    renderWorldCopies: true,
    // The page's own keys and wheel: see PointMap.
    keyboard: false,
    scrollZoom: false,
    minZoom: 1,
    maxZoom: styleUrl ? 19 : 15,
    fadeDuration: 0,
    trackResize: false,
    // What we draw ourselves is right, and the validator costs time.
    validateStyle: !own,
  });
  map.touchZoomRotate.disableRotation();
  map.getCanvas().tabIndex = -1;
  map.getCanvas().setAttribute('aria-hidden', 'true');

  let shownLines: { lines: readonly PlaceLine[]; color: string } = { lines: [], color: '#000' };
  let begun = false;

  /** Moves that we make to show given points are no moves of the traveller. */
  const ours = { ours: true };
  map.on('move', (event) => {
    if (!('ours' in event)) events.moved(viewOf(map));
  });
  map.on('style.load', () => {
    begun = true;
    drawLines();
  });
  map.on('idle', () => {
    events.drawn(own);
    events.named(own ? namesIn(map) : []);
    if (!own) events.credited(creditsOf(map));
  });
  map.on('error', () => {
    // A style that does not come is no reason to show no map. A tile that does not come is left out.
    if (own || begun) return;
    own = true;
    map.setStyle(ownStyle(), { validate: false });
  });
  map.on('webglcontextlost', () => events.lost());

  function drawLines() {
    const data = {
      type: 'FeatureCollection' as const,
      features: shownLines.lines.map(({ id, path }) => ({
        type: 'Feature' as const,
        properties: { id },
        geometry: {
          type: 'LineString' as const,
          coordinates: path.map(({ latitude, longitude }) => [longitude, latitude]),
        },
      })),
    };
    const source = map.getSource<GeoJSONSource>('lines');
    if (source) return void source.setData(data);
    if (data.features.length === 0) return;
    map.addSource('lines', { type: 'geojson', data });
    map.addLayer({
      id: 'lines',
      type: 'line',
      source: 'lines',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': shownLines.color, 'line-width': 3 },
    });
  }

  return {
    show: (next) => void map.jumpTo(cameraOf(next), ours),
    zoom(factor, at) {
      const around = at && map.unproject([at.x, at.y]);
      map.easeTo({ zoom: map.getZoom() + Math.log2(factor), duration: 250, ...(around && { around }) });
    },
    pan: (x, y) => void map.panBy([x, y], { duration: 150 }),
    fly: (next) => void map.easeTo({ ...cameraOf(next), duration: 400 }),
    lines(lines, color) {
      shownLines = { lines, color };
      if (begun) drawLines();
    },
    resize: () => void map.resize(ours),
    recolor() {
      if (own) map.setStyle(ownStyle(), { validate: false });
    },
    remove: () => map.remove(),
  };
}

function cameraOf(view: MapView) {
  const { latitude, longitude } = fromWorld(view);
  return { center: { lat: latitude, lng: longitude }, zoom: zoomOf(view) };
}

function viewOf(map: Picture): MapView {
  const { lat, lng } = map.getCenter();
  const { x, y } = toWorld({ latitude: lat, longitude: lng });
  return { x, y, scale: worldPixels * 2 ** map.getZoom() };
}

function namesIn(map: Picture): GroundName[] {
  const found = map.queryRenderedFeatures({ layers: ['countries', 'places'] });
  const names = new Map<string, GroundName>();
  for (const { geometry, properties } of found) {
    if (geometry.type !== 'Point') continue;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const country = typeof properties.code === 'string' ? properties.code : undefined;
    if (country && map.getZoom() > Number(properties.until) + 1) continue;
    const rank = country ? -1 : Number(properties.rank ?? 10);
    // A feature near an edge is in several tiles.
    const id = country ?? `${properties.name} ${latitude.toFixed(1)} ${longitude.toFixed(1)}`;
    names.set(id, { latitude, longitude, country, names: properties, rank });
  }
  return [...names.values()].sort((a, b) => a.rank - b.rank);
}

function creditsOf(map: Picture): string[] {
  const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id));
  return [...new Set(sources.flatMap((source) => (source as { attribution?: string })?.attribution ?? []))];
}
