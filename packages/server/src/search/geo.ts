const earthKm = 6371.0088;
const radians = Math.PI / 180;

export interface Point {
  latitude: number;
  longitude: number;
}

/** Unit vector of a point, as the catalogue keeps it. */
export function unitVector({ latitude, longitude }: Point): [x: number, y: number, z: number] {
  const cos = Math.cos(latitude * radians);
  return [
    cos * Math.cos(longitude * radians),
    cos * Math.sin(longitude * radians),
    Math.sin(latitude * radians),
  ];
}

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const [ax, ay, az] = unitVector(a);
  const [bx, by, bz] = unitVector(b);
  const chord = Math.hypot(ax - bx, ay - by, az - bz);
  return 2 * Math.asin(Math.min(1, chord / 2)) * earthKm;
}

/** Squared chord of a distance: what a query compares with, for a chord grows with its arc. */
export function squaredChord(km: number): number {
  return (2 * Math.sin(Math.min(Math.PI / 2, km / earthKm / 2))) ** 2;
}

const rows = 720;
const columns = 1440;

/**
 * The cells (see migration 003) that a circle can touch; all the way round near a pole, over the date line where it must.
 * @param km at most 200
 */
export function cellsAround(point: Point, km: number): number[] {
  const degrees = km / 110.5;
  const fromRow = Math.max(0, Math.floor((point.latitude - degrees + 90) * 4));
  const toRow = Math.min(rows, Math.floor((point.latitude + degrees + 90) * 4));
  const highest = Math.min(90, Math.abs(point.latitude) + degrees);
  const widest = highest >= 89 ? 180 : Math.min(180, degrees / Math.cos(highest * radians));
  const fromColumn = Math.floor((point.longitude - widest + 180) * 4);
  const toColumn = Math.min(fromColumn + columns - 1, Math.floor((point.longitude + widest + 180) * 4));
  const cells: number[] = [];
  for (let row = fromRow; row <= toRow; row++)
    for (let column = fromColumn; column <= toColumn; column++)
      cells.push(row * columns + (((column % columns) + columns) % columns));
  return cells;
}
