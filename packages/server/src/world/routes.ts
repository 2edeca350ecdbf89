import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { createWorldTiles } from './world-tiles.ts';

/** Part of the address: raise it with the data, for tiles are kept for a year. */
const version = 1;
const lastZoom = 5;

/** `GET /map/1/{z}/{x}/{y}`: our own map of the world as vector tiles, for every agency and every page that shows its widgets. */
export function worldRoutes(app: FastifyInstance): void {
  const tiles = createWorldTiles();

  app.get<{ Params: { z: string; x: string; y: string } }>(
    `/map/${version}/:z(^\\d$)/:x(^\\d{1,2}$)/:y(^\\d{1,2}$)`,
    async (request, reply) => {
      const [z, x, y] = [request.params.z, request.params.x, request.params.y].map(Number) as [
        number,
        number,
        number,
      ];
      if (z > lastZoom || x >= 2 ** z || y >= 2 ** z) throw new ApiError('NOT_FOUND');
      const tile = await tiles.read(`${z}/${x}/${y}`);
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
      });
      // Open sea is an empty tile and no error.
      if (!tile) return reply.code(204).send();
      // Every browser that can draw the map reads gzip.
      return reply
        .headers({ 'content-type': 'application/vnd.mapbox-vector-tile', 'content-encoding': 'gzip' })
        .send(tile);
    },
  );
}
