/**
 * Writes src/world/world.zip: vector tiles of the zooms 0 to 5 from Natural Earth (public domain, https://www.naturalearthdata.com).
 * Run: node scripts/build-world-tiles.mjs <folder with the GeoJSON files that `layers` names>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zipSync } from 'fflate';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with the files of Natural Earth.');

const lastZoom = 5;
/** Units across a tile. At the last zoom one unit is 153 metres at the equator, which is finer than the data. */
const extent = 8192;

/** @typedef {{ type: 'Feature', geometry: any, properties: Record<string, any> }} Feature */

/** @param {string} name @returns {Feature[]} */
const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')).features;
/** @param {string} name @param {(feature: Feature) => Record<string, unknown>} [properties] */
const shapes = (name, properties = () => ({})) =>
  read(name).map((feature) => ({ ...feature, properties: properties(feature) }));
/** @param {Feature} feature */
const from = ({ properties }) => ({ from: Number(properties.min_zoom ?? 0) });

/** Which file is the source of a layer at which zooms, the first that reaches the zoom; `from` is the zoom at which a shape appears. */
const layers = {
  land: [
    { upTo: 1, features: shapes('ne_110m_land') },
    { upTo: 3, features: shapes('ne_50m_land') },
    { upTo: lastZoom, features: [...shapes('ne_10m_land'), ...shapes('ne_10m_minor_islands')] },
  ],
  towns: [{ upTo: lastZoom, features: shapes('ne_50m_urban_areas', () => ({ from: 4 })) }],
  lakes: [
    { upTo: 1, features: shapes('ne_110m_lakes') },
    { upTo: 3, features: shapes('ne_50m_lakes', from) },
    { upTo: lastZoom, features: shapes('ne_10m_lakes', from) },
  ],
  rivers: [
    { upTo: 3, features: shapes('ne_50m_rivers_lake_centerlines', from) },
    { upTo: lastZoom, features: shapes('ne_10m_rivers_lake_centerlines', from) },
  ],
  borders: [
    { upTo: 3, features: shapes('ne_50m_admin_0_boundary_lines_land') },
    { upTo: lastZoom, features: shapes('ne_10m_admin_0_boundary_lines_land') },
  ],
  places: [{ upTo: lastZoom, features: read('ne_10m_populated_places').map(placeOf) }],
  countries: [{ upTo: lastZoom, features: read('ne_110m_admin_0_countries').flatMap(countryOf) }],
};

/** @param {Feature} feature */
function placeOf({ geometry, properties }) {
  const name = properties.NAME;
  const names = ['en', 'de', 'es', 'fr', 'pt'].flatMap((language) => {
    // "Bassar (Togo)" tells two articles of an encyclopedia apart, not two places on a map.
    const own = properties[`NAME_${language.toUpperCase()}`]?.replace(/ \(.*\)$/, '');
    return own && own !== name ? [[language, own]] : [];
  });
  return {
    type: 'Feature',
    geometry,
    properties: { name, ...Object.fromEntries(names), from: properties.min_zoom, rank: properties.SCALERANK },
  };
}

/** A point in the middle of a country's largest part, for its name. @param {Feature} feature */
function countryOf({ geometry, properties }) {
  const code = properties.ISO_A2 === '-99' ? properties.WB_A2 : properties.ISO_A2;
  if (!/^[A-Z]{2}$/.test(code)) return [];
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = parts.map((/** @type {number[][][]} */ part) => part[0]);
  const ring = rings.reduce((/** @type {number[][]} */ best, /** @type {number[][]} */ next) =>
    Math.abs(areaOf(next)) > Math.abs(areaOf(best)) ? next : best,
  );
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: middleOf(ring) },
    properties: { code, from: Math.max(1, properties.MIN_LABEL), until: properties.MAX_LABEL },
  };
}

/** @param {number[][]} ring */
function areaOf(ring) {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** The point of a grid inside a ring that is farthest from the ring. @param {number[][]} ring */
function middleOf(ring) {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let best = [(left + right) / 2, (bottom + top) / 2];
  let farthest = -1;
  for (let column = 1; column < 40; column++)
    for (let row = 1; row < 40; row++) {
      const point = [left + ((right - left) * column) / 40, bottom + ((top - bottom) * row) / 40];
      if (!isInside(point, ring)) continue;
      const distance = Math.min(...ring.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));
      if (distance > farthest) [best, farthest] = [point, distance];
    }
  return best;
}

/** @param {number[]} point @param {number[][]} ring */
function isInside([x, y], ring) {
  return ring.reduce((inside, [fromX, fromY], at) => {
    const [toX, toY] = ring[(at + 1) % ring.length];
    const crosses = fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    return crosses ? !inside : inside;
  }, false);
}

/** @type {Record<string, Uint8Array>} */
const files = {};
const indexes = Object.fromEntries(
  Object.entries(layers).map(([layer, sources]) => [
    layer,
    sources.map(({ upTo, features }) => ({
      upTo,
      tiles: new GeoJSONVT(
        { type: 'FeatureCollection', features },
        { maxZoom: lastZoom, indexMaxZoom: 4, extent, buffer: 128, tolerance: 8 },
      ),
    })),
  ]),
);
for (let z = 0; z <= lastZoom; z++)
  for (let x = 0; x < 2 ** z; x++)
    for (let y = 0; y < 2 ** z; y++) {
      const content = Object.entries(indexes).flatMap(([layer, sources]) => {
        const tile = sources.find(({ upTo }) => z <= upTo)?.tiles.getTile(z, x, y);
        // A map reads the tiles of the last zoom at all closer ones, so they hold what appears later.
        const features = tile?.features.filter(({ tags }) => z === lastZoom || (tags?.from ?? 0) <= z + 1);
        return features?.length ? [[layer, { ...tile, features }]] : [];
      });
      if (content.length > 0)
        files[`${z}/${x}/${y}`] = fromGeojsonVt(Object.fromEntries(content), { version: 2, extent });
    }

const zip = zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
writeFileSync(join(import.meta.dirname, '../src/world/world.zip'), zip);
const bytes = Object.values(files).map((file) => file.length);
console.log(
  `${bytes.length} tiles, the largest ${Math.max(...bytes)} bytes; the archive ${zip.length} bytes.`,
);
