/** Geometry of maps: projection, clusters and a scale bar. Pixels in, pixels out; nothing is drawn here. */

export interface MapPoint {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Web Mercator, with 1 for the whole world's width, so that angles are right at any zoom. */
export interface MapView {
  /** Centre in world units. */
  readonly x: number;
  readonly y: number;
  /** Pixels for the world's width. */
  readonly scale: number;
}

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

const earthCircumferenceKm = 40_075.017;
/** One house fills the screen at the one, a continent at the other. */
const scaleLimits = { least: 2 ** 12, most: 2 ** 27 };
const maxLatitude = 85;

export function toWorld({ latitude, longitude }: { latitude: number; longitude: number }): {
  x: number;
  y: number;
} {
  const clamped = Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The place of a point of the world. */
export function fromWorld({ x, y }: { x: number; y: number }): { latitude: number; longitude: number } {
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    longitude: x * 360 - 180,
  };
}

/** Pixels from the top start corner of the map (which is left in every writing direction: east stays east). */
export function project(
  point: { latitude: number; longitude: number },
  view: MapView,
  size: MapSize,
): { x: number; y: number } {
  const world = toWorld(point);
  return {
    x: (nearestTurn(world.x, view.x) - view.x) * view.scale + size.width / 2,
    y: (world.y - view.y) * view.scale + size.height / 2,
  };
}

/** The view that shows every point with `padding` pixels around; a whole world's view when there is none. */
export function fitPoints(points: readonly MapPoint[], size: MapSize, padding = 48): MapView {
  const [first, ...rest] = points.map(toWorld);
  if (!first) return { x: 0.5, y: 0.4, scale: Math.max(size.width, scaleLimits.least) };
  let [minX, maxX, minY, maxY] = [first.x, first.x, first.y, first.y];
  for (const point of rest) {
    // Measured from the first point, so that places on both sides of the date line stay together.
    const x = nearestTurn(point.x, first.x);
    [minX, maxX] = [Math.min(minX, x), Math.max(maxX, x)];
    [minY, maxY] = [Math.min(minY, point.y), Math.max(maxY, point.y)];
  }
  const room = {
    width: Math.max(40, size.width - 2 * padding),
    height: Math.max(40, size.height - 2 * padding),
  };
  const scale = Math.min(room.width / Math.max(maxX - minX, 1e-9), room.height / Math.max(maxY - minY, 1e-9));
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2, scale: clampScale(Math.min(scale, 2 ** 23)) };
}

/** The view after a zoom around a pixel that stays where it is. */
export function zoomAround(
  view: MapView,
  factor: number,
  at: { x: number; y: number },
  size: MapSize,
): MapView {
  const scale = clampScale(view.scale * factor);
  const dx = at.x - size.width / 2;
  const dy = at.y - size.height / 2;
  return { x: view.x + dx / view.scale - dx / scale, y: view.y + dy / view.scale - dy / scale, scale };
}

/** The view of the same scale around a place. */
export function centreOn(view: MapView, point: { latitude: number; longitude: number }): MapView {
  return { ...view, ...toWorld(point) };
}

/** Pins that would cover each other, as one; a lone pin is a cluster of one. */
export interface MapCluster {
  /** Stable while its members stay the same. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Ids in the order given. */
  readonly members: readonly string[];
}

/**
 * Clusters of what is within the map (and a cell around it), in the order of their first member. Greedy from the first point
 * on, so the best-ranked hotel of a cluster names it and places do not flicker while the list is stable.
 * @param apart pixels below which two pins are one
 */
export function clusterPoints(
  points: readonly MapPoint[],
  view: MapView,
  size: MapSize,
  apart: { x: number; y: number } = { x: 64, y: 34 },
): MapCluster[] {
  const cells = new Map<string, { x: number; y: number; members: string[] }[]>();
  const clusters: { x: number; y: number; members: string[] }[] = [];
  for (const point of points) {
    const { x, y } = project(point, view, size);
    if (x < -apart.x || y < -apart.y || x > size.width + apart.x || y > size.height + apart.y) continue;
    const column = Math.floor(x / apart.x);
    const row = Math.floor(y / apart.y);
    let home: { members: string[] } | undefined;
    for (let dx = -1; dx <= 1 && !home; dx++)
      for (let dy = -1; dy <= 1 && !home; dy++)
        home = cells
          .get(`${column + dx},${row + dy}`)
          ?.find((cluster) => Math.abs(cluster.x - x) < apart.x && Math.abs(cluster.y - y) < apart.y);
    if (home) {
      home.members.push(point.id);
      continue;
    }
    const cluster = { x, y, members: [point.id] };
    clusters.push(cluster);
    const cell = cells.get(`${column},${row}`);
    if (cell) cell.push(cluster);
    else cells.set(`${column},${row}`, [cluster]);
  }
  return clusters.map((cluster) => ({ id: cluster.members[0] ?? '', ...cluster }));
}

/** A round distance that fits `maxPixels` at the view's centre: `{ metres, pixels }`. */
export function scaleBar(view: MapView, maxPixels = 96): { metres: number; pixels: number } {
  const { latitude } = fromWorld(view);
  const metresPerPixel = (earthCircumferenceKm * 1000 * Math.cos((latitude * Math.PI) / 180)) / view.scale;
  const most = metresPerPixel * maxPixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * power).find((candidate) => candidate <= most) ?? power;
  return { metres, pixels: metres / metresPerPixel };
}

function clampScale(scale: number): number {
  return Math.max(scaleLimits.least, Math.min(scaleLimits.most, scale));
}

/** The world repeats every 1: the turn of `x` that is nearest to `around`. */
function nearestTurn(x: number, around: number): number {
  return x + Math.round(around - x);
}

/** What is nearest on one side, for arrow keys; what is far off the direction counts as farther. `undefined` when nothing is there. */
export function neighbour<Pin extends { x: number; y: number }>(
  pins: readonly Pin[],
  from: Pin,
  dx: number,
  dy: number,
): Pin | undefined {
  let best: Pin | undefined;
  let least = Infinity;
  for (const pin of pins) {
    const ahead = (pin.x - from.x) * dx + (pin.y - from.y) * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs((pin.x - from.x) * dy) + Math.abs((pin.y - from.y) * dx);
    if (ahead + aside * 2 < least) [best, least] = [pin, ahead + aside * 2];
  }
  return best;
}
