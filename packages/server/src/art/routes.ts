import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { mark, parseArtPath, parsePaletteKey, scene, vendorMark, type MarkVariant } from '@portolan/art';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from '../platform/errors.ts';
import { artPrefix, unslug } from '../platform/art-signer.ts';
import { trustedTypes } from '../http/index.ts';
import { createCache } from '../platform/cache.ts';
import { createRasteriser, RasteriserBusyError } from './rasteriser.ts';

const compress = promisify(gzip);

/** Pictures are for ever, and for any page. */
const kept = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;

/**
 * `GET /art/v1/….svg`: illustrations drawn on demand from signed addresses; a picture never changes under its address. `….png` is the same
 * as pixels for networks, which show no drawings.
 */
export function artRoutes(app: FastifyInstance, context: Context): void {
  const pictures = createCache<{ svg: Buffer; gzipped: Buffer }>({ max: 600, ttlMs: 3_600_000 });
  // Some 100 kB each.
  const pixels = createCache<Buffer>({ max: 60, ttlMs: 3_600_000 });
  const rasteriser = createRasteriser();

  app.get(`${artPrefix}*`, async (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    const { path, format } = context.art.open(address) ?? {};
    const svg = path && draw(path);
    if (!path || !svg) throw new ApiError('NOT_FOUND');
    if (format === 'png') {
      const png = await pixels
        .get(path, () => rasteriser.png(svg()))
        .catch((error: unknown) => {
          throw error instanceof RasteriserBusyError ? new ApiError('RATE_LIMITED') : error;
        });
      reply.headers({ ...kept, 'content-type': 'image/png' });
      return reply.send(png);
    }
    const picture = await pictures.get(path, async () => {
      const plain = Buffer.from(svg());
      return { svg: plain, gzipped: await compress(plain) };
    });
    const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    reply.headers({
      ...kept,
      'content-type': 'image/svg+xml',
      vary: 'accept-encoding',
      // Opened by itself, the drawing is a document: it may do nothing at all.
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; ${trustedTypes()}; sandbox`,
      ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    });
    return reply.send(zipped ? picture.gzipped : picture.svg);
  });
}

/** What draws the picture of a path, or `null` when the path means none. */
function draw(path: string): (() => string) | null {
  const parts = path.slice(artPrefix.length).split('/');
  if (parts[0] === 'vendor' && parts[1])
    return () => vendorMark(unslug(parts[1] ?? ''), unslug(parts[1] ?? ''));
  if (parts[0] === 'mark') {
    const [, variant, key = '', seed = '', name = ''] = parts;
    const palette = parsePaletteKey(key);
    if (!palette) return null;
    return () => mark(unslug(name), unslug(seed), palette, variant as MarkVariant);
  }
  const address = parseArtPath(path);
  if (!address) return null;
  const { kind, seed, shape, palette, mood, variant } = address;
  return () => scene(kind, seed, { ...palette, shape, mood, variant });
}
