import type { StyleSpecification } from 'maplibre-gl';

/** Colours of our own style, as `rgb()`: MapLibre reads no `oklch()` and no custom property. */
export interface GroundColors {
  readonly sea: string;
  readonly land: string;
  readonly town: string;
  readonly border: string;
  readonly dot: string;
}

const names = ['sea', 'land', 'town', 'border', 'dot'] as const;

/** The zoom of the closest tiles that `server/scripts/build-world-tiles.mjs` writes. */
const lastZoom = 5;

/** Reads `--_map-…` as they are at an element now, light or dark. */
export function readGroundColors(element: Element): GroundColors {
  const probe = element.appendChild(document.createElement('i'));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  const colors = names.map((name) => {
    probe.style.color = `var(--_map-${name})`;
    if (!brush) return [name, '#888'] as const;
    brush.fillStyle = getComputedStyle(probe).color;
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
    return [name, `rgb(${red},${green},${blue})`] as const;
  });
  probe.remove();
  return Object.fromEntries(colors) as unknown as GroundColors;
}

/** Coasts, lakes, rivers, towns and borders of Natural Earth. Names are written by `MapNames`, so no font is loaded. */
export function groundStyle(tiles: string, colors: GroundColors): StyleSpecification {
  const { sea, land, town, border, dot } = colors;
  const appears = ['<=', ['coalesce', ['get', 'from'], 0], ['zoom']] as never;
  const ground = { source: 'ground', filter: appears };
  return {
    version: 8,
    sources: { ground: { type: 'vector', tiles: [tiles], maxzoom: lastZoom } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      { ...ground, id: 'land', type: 'fill', 'source-layer': 'land', paint: { 'fill-color': land } },
      {
        ...ground,
        id: 'towns',
        type: 'fill',
        maxzoom: 9,
        'source-layer': 'towns',
        paint: { 'fill-color': town },
      },
      { ...ground, id: 'lakes', type: 'fill', 'source-layer': 'lakes', paint: { 'fill-color': sea } },
      {
        ...ground,
        id: 'rivers',
        type: 'line',
        'source-layer': 'rivers',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': sea,
          'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 3, 0.6, 12, 5],
        },
      },
      {
        ...ground,
        id: 'borders',
        type: 'line',
        'source-layer': 'borders',
        paint: { 'line-color': border, 'line-width': 1.2, 'line-dasharray': [4, 2] },
      },
      {
        ...ground,
        id: 'places',
        type: 'circle',
        'source-layer': 'places',
        minzoom: 3,
        paint: { 'circle-radius': 2.5, 'circle-color': dot },
      },
      {
        ...ground,
        id: 'countries',
        type: 'circle',
        'source-layer': 'countries',
        maxzoom: 7,
        paint: { 'circle-radius': 1, 'circle-opacity': 0 },
      },
    ],
  };
}
