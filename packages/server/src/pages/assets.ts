import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hasAlready, weakTag, acceptedEncoding, trustedTypes } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8', '.mjs': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8', '.svg': 'image/svg+xml', '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8', '.ico': 'image/x-icon', '.png': 'image/png', '.webp': 'image/webp',
  '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json',
}; // prettier-ignore

/** A file in memory with its compressed twins. */
interface Asset {
  etag: string;
  type: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  /** The address never means anything else: it holds the content's hash or a version. */
  immutable: boolean;
  /** Where it was read and when it was last written, to notice a rebuild. */
  file: string;
  changedAt: number;
}

/** Where each public prefix lives below the assets' folder; the first folder that has the file wins. */
const prefixes: readonly (readonly [prefix: string, folders: readonly string[]])[] = [
  ['/assets/', ['site', 'assets', 'site/assets']],
  ['/sdk/v1/', ['sdk', 'sdk/v1']],
  ['/locales/', ['site/locales']],
];
/** One version of the widgets' entry for good: what an `integrity` in a partner's page was made for. */
const exactVersion = /^\/sdk\/(\d+\.\d+\.\d+(?:-[\da-f]{8})?\/(?:embed\.js|release\.json))$/;

/** The one file of ours that runs as a worker: a worker has the policy of its own answer and not of its page. */
const workerFile = /\/maplibre-gl-worker-[\w-]{8}\.mjs$/;
/**
 * The worker of maps asks for tiles and does nothing else. It is kept for a year, so it cannot name the origin of the agency's map; the
 * style that names its tiles is asked for by the page, under the page's policy.
 */
const workerPolicy = (https: boolean) =>
  `default-src 'none'; connect-src 'self' https:${https ? '' : ' http:'}; ${trustedTypes()}`;

/** Serves the browser builds: hashed files for ever, stable names by validator, compressed copies as they were built. */
export function createAssetServer(root: string | null, { https }: { https: boolean }) {
  const assets = new LRUCache<string, Asset>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (asset) =>
      asset.plain.length + (asset.br?.length ?? 0) + (asset.gzip?.length ?? 0) + 200,
  });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = decodePath(request.url.split('?')[0] ?? '');
    const asset = path === null ? null : await find(path);
    // What a build brings in a moment must not be missing for longer.
    if (!asset) throw (reply.header('cache-control', 'no-store'), new ApiError('NOT_FOUND'));
    reply.headers({
      'content-type': asset.type,
      etag: asset.etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      // Scripts of an element run on any page; they are the same for everybody and carry no rights.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'cache-control': asset.immutable
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=300, must-revalidate',
      ...(workerFile.test(path!) && { 'content-security-policy': workerPolicy(https) }),
    });
    if (hasAlready(request.headers['if-none-match'], asset.etag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const packed = encoding && asset[encoding];
    // Without a copy from the build it is compressed like every other answer.
    return packed ? reply.header('content-encoding', encoding).send(packed) : reply.send(asset.plain);
  };

  async function find(path: string): Promise<Asset | null> {
    const known = assets.get(path);
    // A hashed file cannot change; a stable name may be rebuilt while we run.
    if (known && (known.immutable || (await changedAt(known.file)) === known.changedAt)) return known;
    for (const file of candidates(path)) {
      const time = await changedAt(file);
      if (time === null) continue;
      const immutable = exactVersion.test(path) || /-[\w-]{8}\.\w+$/.test(file);
      const [plain, br, gzip] = await Promise.all([
        readFile(file),
        optional(`${file}.br`),
        optional(`${file}.gz`),
      ]);
      const asset: Asset = {
        etag: weakTag(plain),
        type: mediaTypes[extname(file)] ?? 'application/octet-stream',
        plain,
        br,
        gzip,
        immutable,
        file,
        changedAt: time,
      };
      // A build swaps a stable name and its copies one after the other: what does not belong together is not kept.
      if (!immutable && !((await unpacksTo(br, unbrotli, plain)) && (await unpacksTo(gzip, ungzip, plain))))
        return { ...asset, br: null, gzip: null };
      assets.set(path, asset);
      return asset;
    }
    return null;
  }

  function candidates(path: string): string[] {
    if (root === null || !mediaTypes[extname(path)]) return [];
    const exact = exactVersion.exec(path)?.[1];
    if (exact) return [join(root, 'sdk/releases', exact)];
    for (const [prefix, folders] of prefixes)
      if (path.startsWith(prefix))
        return folders.map((folder) => join(root, folder, normalize(`/${path.slice(prefix.length)}`)));
    return [];
  }
}

const unbrotli = promisify(brotliDecompress);
const ungzip = promisify(gunzip);

async function unpacksTo(
  packed: Buffer | null,
  unpack: (packed: Buffer) => Promise<Buffer>,
  plain: Buffer,
): Promise<boolean> {
  return packed === null || (await unpack(packed).catch(() => null))?.equals(plain) === true;
}

/** The path without escapes, or `null` when it tries to leave its folder or names a hidden file. */
function decodePath(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  return decoded.split('/').some((part) => part.startsWith('.')) ? null : decoded;
}

async function changedAt(file: string): Promise<number | null> {
  const facts = await stat(file).catch(() => null);
  return facts?.isFile() ? facts.mtimeMs : null;
}

function optional(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null);
}
