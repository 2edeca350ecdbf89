import { describe, expect, it } from 'vitest';
import { clusterPoints, fitPoints, panBy, project, scaleBar, zoomAround } from './map.ts';
import { createSuggestStore } from '../search/index.ts';
import { apiError, lisbon } from './testing.ts';

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

  it('zooms around the pointer, pans, and draws a bar of a round length', () => {
    const view = fitPoints(points, size);
    const at = { x: 100, y: 80 };
    const before = project(points[0]!, view, size);
    const after = project(points[0]!, zoomAround(view, 2, at, size), size);
    expect(after.x - at.x).toBeCloseTo((before.x - at.x) * 2);
    expect(project(points[0]!, panBy(view, 30, -10), size)).toMatchObject({
      x: expect.closeTo(before.x + 30),
      y: expect.closeTo(before.y - 10),
    });
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
});

describe('suggestions', () => {
  const answer = (value: unknown) => createSuggestStore({ suggest: async () => value as never });

  it('are read from locations and from locationSuggestions (SUGG-01)', async () => {
    for (const value of [{ locations: [lisbon] }, { locationSuggestions: [lisbon] }]) {
      const store = answer(value);
      await store.ask('lis');
      expect(store.getState().places).toEqual([lisbon]);
    }
  });

  it('keep the allData flag (SUGG-02)', async () => {
    const store = answer({ locationSuggestions: [lisbon], allData: true });
    await store.ask('lis');
    expect(store.getState().allData).toBe(true);
    await store.ask('');
    expect(answer({}).getState().allData).toBe(false);
  });

  it('fail with "Failed to fetch suggestions" when the server says nothing (ERR-05)', async () => {
    for (const code of ['UNKNOWN', 'NETWORK']) {
      const store = createSuggestStore({ suggest: async () => Promise.reject(apiError(code)) });
      await store.ask('lis');
      expect(store.getState()).toMatchObject({ error: 'Failed to fetch suggestions', loading: false });
    }
  });

  it('fail with the server’s own words when it has some (ERR-06)', async () => {
    const store = createSuggestStore({ suggest: async () => Promise.reject(apiError('UNKNOWN', 'X')) });
    await store.ask('lis');
    expect(store.getState().error).toBe('X');
  });

  it('empty the list when they fail (ERR-07)', async () => {
    let fails = false;
    const store = createSuggestStore({
      suggest: async () => (fails ? Promise.reject(apiError('UNKNOWN')) : { locations: [lisbon] }),
    });
    await store.ask('lis');
    expect(store.getState().places).toHaveLength(1);
    fails = true;
    await store.ask('lisb');
    expect(store.getState().places).toEqual([]);
  });

  it('ignore an answer that was overtaken', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    const store = createSuggestStore({
      suggest: () => new Promise((resolve) => waiting.push(resolve as never)),
    });
    const first = store.ask('l');
    const second = store.ask('li');
    waiting[1]!({ locations: [lisbon] });
    waiting[0]!({ locations: [] });
    await Promise.all([first, second]);
    expect(store.getState()).toMatchObject({ text: 'li', places: [lisbon], loading: false });
  });
});
