// What every vite build of the repository shares. A package's vite.config.ts merges its entries into one of these.
// Plain JavaScript, because vite gives what a config imports from a package to Node as it is.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, publish } from './publish.mjs';
import { reactAliases } from './react-aliases.mjs';
import { usedRoutes } from './used-routes.mjs';

/** Set by `npm run dev`: outputs change every few seconds, so what only production needs is left out. */
const watching = process.env.PORTOLAN_WATCH === '1';

/** JSX as React's automatic runtime; the aliases turn it into preact's. */
const jsx = /** @type {const} */ ({ runtime: 'automatic', importSource: 'react' });

/**
 * For code that browsers load: preact/compat for React, hashed chunks, `.vite/manifest.json`, `integrity.json`
 * (file → `sha384-…`), and a `.br` and `.gz` beside every text file, to be served as they are.
 * @param {object} options
 * @param {string} options.outDir absolute folder, below `dist/browser/`; hashed files of earlier builds stay in it for 90 days
 * @param {string} options.base public address of `outDir`, e.g. `/sdk/v1/`
 * @returns {import('vite').UserConfig}
 */
export function browserPreset(options) {
  return {
    base: options.base,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    resolve: { alias: reactAliases() },
    oxc: { jsx },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      // Written aside, then put in place at once: a running server never sees half a build.
      outDir: `${options.outDir}.next`,
      emptyOutDir: true,
      manifest: true,
      // The loader preloads its closure itself, with the page's nonce.
      modulePreload: false,
      target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // A map names our sources and packages; nothing that a partner's page loads may.
      sourcemap: false,
      minify: !watching,
      // The sheets are written for the browsers above: lowering `light-dark()` would double every colour.
      cssTarget: 'esnext',
    },
    plugins: [
      plainImports(),
      usedRoutes(),
      shippedPackages(),
      integrity(),
      precompress(),
      inPlace(options.outDir),
    ],
  };
}

/**
 * For code that renders pages on the server: one self-contained ES module for Node, with the same aliases.
 * @param {object} options
 * @param {string} options.entry absolute path of the source
 * @param {string} options.outDir absolute folder, not emptied: others write there too
 * @param {string} [options.fileName] name of the output without extension (default `ssr`)
 * @returns {import('vite').UserConfig}
 */
export function ssrPreset(options) {
  return {
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    resolve: { alias: reactAliases() },
    oxc: { jsx },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: options.entry,
      outDir: options.outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      // Pages carry their style sheets.
      cssMinify: 'lightningcss',
      cssTarget: 'esnext',
      rolldownOptions: {
        output: { entryFileNames: `${options.fileName ?? 'ssr'}.js`, codeSplitting: false, format: 'es' },
      },
    },
  };
}

/**
 * Writes `.vite/packages.json`: the npm packages of which something is in the output, for `npm run check -- ships`.
 * @returns {import('vite').Plugin}
 */
function shippedPackages() {
  return {
    name: 'shipped-packages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const paths = Object.values(bundle).flatMap((file) =>
          file.type === 'asset'
            ? file.originalFileNames
            : Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
                renderedLength > 0 ? id : [],
              ),
        );
        const names = paths.flatMap((path) => packageOf(path) ?? []);
        const source = `${JSON.stringify([...new Set(names)].sort(), null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source });
      },
    },
  };
}

/** Name of the npm package that a file belongs to; `undefined` for our own. @param {string} path */
function packageOf(path) {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

/**
 * Leaves `import()` as it is: our pages preload by lists of their own, with the page's nonce.
 * @returns {import('vite').Plugin}
 */
function plainImports() {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/**
 * Writes `integrity.json`: for each script and style of the output its subresource-integrity value.
 * @returns {import('vite').Plugin}
 */
export function integrity() {
  let outDir = '';
  return {
    name: 'integrity-manifest',
    apply: 'build',
    configResolved: (config) => void (outDir = config.build.outDir),
    writeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const files = listFiles(outDir).filter((file) => /\.(?:m?js|css)$/.test(file));
        const entries = files.map((file) => {
          const hash = createHash('sha384').update(readFileSync(join(outDir, file)));
          return [file, `sha384-${hash.digest('base64')}`];
        });
        writeFileSync(
          join(outDir, 'integrity.json'),
          `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
        );
      },
    },
  };
}

/** Puts the finished build in the place of the one before. @param {string} to @returns {import('vite').Plugin} */
function inPlace(to) {
  let outDir = '';
  return {
    name: 'publish-build',
    apply: 'build',
    // Behind everything that adds a file, whoever brings it.
    enforce: 'post',
    configResolved: (config) => void (outDir = config.build.outDir),
    writeBundle: { sequential: true, order: 'post', handler: () => publish({ from: outDir, to }) },
  };
}

const compressible = new Set([
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.html',
  '.txt',
  '.map',
  '.webmanifest',
]);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `file.br` (quality 11) and `file.gz` (level 9) beside every text file that gains from it.
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  let outDir = '';
  return {
    name: 'precompress',
    apply: () => !watching,
    configResolved: (config) => void (outDir = config.build.outDir),
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const files = listFiles(outDir).filter(
          (file) =>
            compressible.has(extname(file)) && !file.startsWith('.vite/') && file !== 'integrity.json',
        );
        await Promise.all(files.map((file) => compressFile(join(outDir, file))));
      },
    },
  };
}

/** @param {string} path */
async function compressFile(path) {
  const source = readFileSync(path);
  /** @param {number} mode @param {number} postfix */
  const brotliOptions = (mode, postfix) => ({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
  const { BROTLI_MODE_GENERIC: generic, BROTLI_MODE_TEXT: text } = constants;
  // Which is smallest depends on the file; a build has the time to find out.
  const [gzipped, ...packed] = await Promise.all([
    toGzip(source, { level: 9 }),
    toBrotli(source, brotliOptions(text, 0)),
    ...[0, 1, 3].map((postfix) => toBrotli(source, brotliOptions(generic, postfix))),
  ]);
  const brotli = packed.reduce((best, next) => (next.length < best.length ? next : best));
  if (brotli.length < source.length) writeFileSync(`${path}.br`, brotli);
  if (gzipped.length < source.length) writeFileSync(`${path}.gz`, gzipped);
}
