import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { BrotliCompress, Gzip } from 'minizlib';

/** The encodings that we send, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const { constants } = zlib;

/**
 * Streams are compressed on this thread: a line costs some microseconds, and handing it to the thread pool would keep it back until the
 * event loop has time for the result. That is tens of milliseconds while the offers behind it are priced.
 */
const synchronousStreams = {
  createBrotliCompress: (options: zlib.BrotliOptions) => new BrotliCompress(options),
  createGzip: (options: zlib.ZlibOptions) => new Gzip(options),
};

/** Bytes; below it a header more costs as much as compressing saves. */
export const smallestCompressed = 1024;

/**
 * Compresses every text answer of routes that are registered later: brotli, else gzip, by `Accept-Encoding` with its weights. A stream is
 * flushed after each chunk, so a line arrives when it is sent. What has a `content-encoding` already is left alone, and so are routes
 * with `compress: false`: those whose answers carry secrets.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: [...encodings],
    zlib: { ...zlib, ...synchronousStreams },
    threshold: smallestCompressed,
    // All bodies in one step: a stream of one chunk would be compressed on this thread too, and lose its length.
    syncThreshold: Number.POSITIVE_INFINITY,
    customTypes: /^text\/(?!event-stream)|[/+](?:json|x-ndjson|xml)(?:;|$)/,
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      // The highest level whose time does not show beside making the answer.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
    // Requests are small; unpacking them would let a small one become a large one.
    globalDecompression: false,
  });
  // The framework's last hook of a HEAD route measures the body and drops it. Compressing is moved before it, so that HEAD and GET have
  // the same headers.
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' || !Array.isArray(route.onSend)) return;
    const last = route.onSend.pop();
    if (last) route.onSend.unshift(last);
  });
}

/** Browsers send a handful of different headers; others are read each time. */
const mostKnownHeaders = 100;
const known = new Map<string, Encoding | null>();
const negotiator = new Negotiator({ supportedValues: [...encodings] });

/** The best encoding that a caller takes. @returns `null`: none of ours, or no header */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (header === undefined) return null;
  let encoding = known.get(header);
  if (encoding === undefined) {
    encoding = negotiator.negotiate(header.toLowerCase()) as Encoding | null;
    if (known.size < mostKnownHeaders) known.set(header, encoding);
  }
  return encoding;
}

const toBrotli = promisify(zlib.brotliCompress);
const toGzip = promisify(zlib.gzip);

/** Compresses bytes that are sent many times, as small as they get; takes a thread of the pool some milliseconds. */
export function compressWell(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body, { level: constants.Z_BEST_COMPRESSION });
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
