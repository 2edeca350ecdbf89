import { describe, expect, it } from 'vitest';
import {
  centreOn,
  clusterPoints,
  fitPoints,
  fromWorld,
  neighbour,
  project,
  scaleBar,
  toWorld,
  zoomAround,
} from './index.ts';

describe('the map', () => {
  const size = { width: 600, height: 400 };
  const points = [
    { id: 'a', latitude: 38.71, longitude: -9.14 },
    { id: 'b', latitude: 38.7101, longitude: -9.1401 },
    { id: 'c', latitude: 38.78, longitude: -9.09 },
  ];

  it('fits every point into the frame and keeps north up', () => {
    const view = fitPoints(points, size);
    for (const point of points) {
      const { x, y } = project(point, view, size);
      expect(x >= 47 && x <= 553 && y >= 47 && y <= 353).toBe(true);
    }
    expect(project(points[2]!, view, size).y).toBeLessThan(project(points[0]!, view, size).y);
  });

  it('joins pins that would cover each other, and parts them when zoomed in', () => {
    const view = fitPoints(points, size);
    expect(clusterPoints(points, view, size).map((cluster) => cluster.members)).toEqual([['a', 'b'], ['c']]);
    const near = zoomAround(view, 4000, project(points[0]!, view, size), size);
    expect(clusterPoints(points, near, size).map((cluster) => cluster.members)).toEqual([['a'], ['b']]);
  });

  it('zooms around the pointer, centres on a place, and draws a bar of a round length', () => {
    const view = fitPoints(points, size);
    const at = { x: 100, y: 80 };
    const before = project(points[0]!, view, size);
    const after = project(points[0]!, zoomAround(view, 2, at, size), size);
    expect(after.x - at.x).toBeCloseTo((before.x - at.x) * 2);
    expect(project(points[2]!, centreOn(view, points[2]!), size)).toEqual({ x: 300, y: 200 });
    const { metres, pixels } = scaleBar(view, 96);
    expect(pixels).toBeLessThanOrEqual(96);
    expect([1, 2, 5]).toContain(metres / 10 ** Math.floor(Math.log10(metres)));
  });

  it('keeps both sides of the date line together, and survives one point or none', () => {
    const across = [{ id: 'x', latitude: -17, longitude: 179.9 }, { id: 'y', latitude: -17, longitude: -179.9 }]; // prettier-ignore
    const view = fitPoints(across, size);
    expect(Math.abs(project(across[0]!, view, size).x - project(across[1]!, view, size).x)).toBeGreaterThan(
      400,
    );
    expect(fitPoints([], size).scale).toBeGreaterThan(0);
    expect(Number.isFinite(fitPoints(points.slice(0, 1), size).scale)).toBe(true);
  });

  it('finds the place of a point of the world again', () => {
    for (const point of points) {
      const { latitude, longitude } = fromWorld(toWorld(point));
      expect(latitude).toBeCloseTo(point.latitude, 9);
      expect(longitude).toBeCloseTo(point.longitude, 9);
    }
  });

  it('goes from pin to pin in the direction of the key, or nowhere', () => {
    const [left, right, below] = [
      { x: 0, y: 0 },
      { x: 90, y: 20 },
      { x: 10, y: 80 },
    ];
    const pins = [left, right, below];
    expect(neighbour(pins, left, 1, 0)).toBe(right);
    expect(neighbour(pins, left, 0, 1)).toBe(below);
    expect(neighbour(pins, left, -1, 0)).toBeUndefined();
  });
});
