// The partner's own web server in the demo: static pages on another origin than the agency's, as in real life.
//
//   node partner-server.mjs --port 4100 --root examples/plain-html --site http://harbour.localhost:4000
//
// The pages are written for http://harbour.localhost:4000 (the example works as it stands); with other ports the
// address is replaced while serving.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { parseArgs } from 'node:util';

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
});
const writtenFor = 'http://harbour.localhost:4000';

/**
 * @param {{ root: string, site: string }} options `site`: origin of the agency's site, put in the pages' addresses
 * @returns {import('node:http').Server}
 */
export function createPartnerServer({ root, site }) {
  return createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = await find(root, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        '<!doctype html><title>Not found</title><p>There is no such page. <a href="/">To the start</a></p>',
      );
      return;
    }
    const type = types[extname(file.path)] ?? 'application/octet-stream';
    const body = type.startsWith('text/html')
      ? Buffer.from(file.bytes.toString('utf8').replaceAll(writtenFor, site))
      : file.bytes;
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

/**
 * The file of a request: `/` and `/name` find `index.html` and `name.html`. Nothing outside `root` is served.
 * @param {string} root
 * @param {string} url
 */
async function find(root, url) {
  let path;
  try {
    path = normalize(decodeURIComponent(url.split('?')[0] ?? '/'));
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.split(/[/\\]/).includes('..')) return undefined;
  for (const candidate of [path, `${path}.html`, join(path, 'index.html')]) {
    const full = join(root, candidate);
    if (!full.startsWith(root + sep)) continue;
    try {
      return { path: full, bytes: await readFile(full) };
    } catch {
      // The next candidate.
    }
  }
  return undefined;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, root: { type: 'string' }, site: { type: 'string' } },
  });
  if (!values.port || !values.root || !values.site) {
    console.error('Usage: partner-server.mjs --port <port> --root <folder> --site <origin>');
    process.exit(2);
  }
  const server = createPartnerServer({ root: values.root.replace(/[/\\]$/, ''), site: values.site });
  server.once('error', (error) => {
    console.error(`partner pages: ${error.message}`);
    process.exit(1);
  });
  server.listen(Number(values.port), '127.0.0.1', () => {
    const address = server.address();
    console.log(
      JSON.stringify({ ready: true, port: typeof address === 'object' ? address?.port : values.port }),
    );
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}
