// The npm package of the sdk: bundled with preact and our inner packages, so that a Vue or plain host installs one
// thing. Written to dist/npm/sdk, with a package.json of its own; the one in the sources is for the workspace.

import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fingerprint, jsonFile } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { distDir, root } from './paths.mjs';
import { run, tail } from './run.mjs';

const require = createRequire(import.meta.url);

/** Where the package is written. */
export const packDir = join(distDir, 'npm', 'sdk');
/** The same as npm would fetch it; the examples install this file. */
export const tarball = join(distDir, 'npm', 'sdk.tgz');
const source = join(root, 'packages', 'sdk');

/** Scripts of the published package → sources. */
export function packEntries() {
  /** @type {Record<string, string>} */
  const entries = {
    index: join(source, 'src', 'index.ts'),
    react: join(source, 'src', 'react', 'index.ts'),
  };
  for (const name of readdirSync(join(source, 'src', 'define'))) {
    if (/^[a-z-]+\.ts$/.test(name) && name !== 'register.ts')
      entries[`define/${name.replace(/\.ts$/, '')}`] = join(source, 'src', 'define', name);
  }
  return entries;
}

/** Everything that ends up in the package. */
const inputs = [
  ...['contract', 'core', 'i18n', 'client', 'ui', 'widgets', 'sdk'].map((name) => `packages/${name}`),
  'packages/tooling/src',
  'packages/tooling/tsup.npm.config.ts',
  'package-lock.json',
];
/** What was packed last. */
const packed = jsonFile(join(distDir, 'npm', 'sdk.json'), /** @type {{ content?: string }} */ ({}));

/**
 * Builds the package, unless it stands as its sources say. Two processes that ask at once build once.
 * @param {{ force?: boolean }} [options]
 * @throws {Error} with the bundler's last words
 */
export async function packSdk({ force = false } = {}) {
  await withLock(
    join(distDir, 'npm.lock'),
    async () => {
      const { content } = fingerprint(root, inputs);
      if (!force && packed.read().content === content && existsSync(tarball)) return;
      await packAnew();
      packed.write({ content });
    },
    { timeoutMs: 300_000 },
  );
}

/** @throws {Error} with the bundler's last words */
async function packAnew() {
  rmSync(tarball, { force: true });
  rmSync(packDir, { recursive: true, force: true });
  mkdirSync(packDir, { recursive: true });
  const tsup = join(require.resolve('tsup/package.json'), '..', 'dist', 'cli-default.js');
  const result = await run(process.execPath, [tsup, '--config', 'packages/tooling/tsup.npm.config.ts'], {
    cwd: root,
  });
  if (result.code !== 0) throw new Error(`Bundling the sdk failed:\n${tail(result.output, 40)}`);

  writePackage();
  const archive = await run('npm', ['pack', '--pack-destination', dirname(tarball), '--loglevel', 'error'], {
    cwd: packDir,
  });
  const name = archive.output.trim().split('\n').at(-1) ?? '';
  if (archive.code !== 0) throw new Error(`Packing the sdk failed:\n${tail(archive.output)}`);
  renameSync(join(dirname(tarball), name), tarball);
}

/** What stands beside the scripts: declarations, manifest, package.json. */
function writePackage() {
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  cpSync(join(source, 'types'), packDir, { recursive: true });
  cpSync(join(source, 'custom-elements.json'), join(packDir, 'custom-elements.json'));
  const { modules } = JSON.parse(readFileSync(join(packDir, 'custom-elements.json'), 'utf8'));
  /** @type {Map<string, string>} door → class */
  const classes = new Map(
    modules.map(
      (/** @type {{ path: string, declarations: { name: string }[] }} */ { path, declarations }) => [
        path.replace(/^define\/|\.js$/g, ''),
        declarations[0]?.name,
      ],
    ),
  );
  /** @type {Record<string, unknown>} */
  const exports = { '.': { types: './index.d.ts', default: './index.js' } };
  for (const entry of Object.keys(packEntries()).filter((name) => name.startsWith('define/'))) {
    const door = entry.replace('define/', '');
    const name = classes.get(door);
    // The class comes along with its registration, for `instanceof` and types.
    writeFileSync(
      join(packDir, `${entry}.d.ts`),
      name ? `export { ${name} } from '../index.js';\n` : "export * from '../index.js';\n",
    );
    exports[`./${door}`] = { types: `./${entry}.d.ts`, default: `./${entry}.js` };
  }
  exports['./react'] = { types: './react.d.ts', default: './react.js' };
  for (const name of ['react', 'preact', 'vue']) {
    writeFileSync(join(packDir, 'jsx', `${name}.js`), 'export {};\n');
    exports[`./jsx/${name}`] = { types: `./jsx/${name}.d.ts`, default: `./jsx/${name}.js` };
  }
  exports['./custom-elements.json'] = './custom-elements.json';
  exports['./package.json'] = './package.json';
  const published = {
    name: manifest.name,
    version: manifest.version,
    description: 'Travel widgets as custom elements, for any page and any framework.',
    license: manifest.license,
    type: 'module',
    // Registration is what the define files are for; everything else may be dropped when unused.
    sideEffects: ['./define/*.js'],
    exports,
    customElements: 'custom-elements.json',
    files: ['**/*.js', '**/*.d.ts', 'custom-elements.json', 'README.md', 'LICENSE'],
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
    engines: { node: '>=20' },
  };
  writeFileSync(join(packDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(packDir, 'LICENSE'));
  cpSync(join(source, 'README.md'), join(packDir, 'README.md'));
}
