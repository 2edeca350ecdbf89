// The npm package of the sdk: bundled with preact and our inner packages, so that a Vue or plain host installs one
// thing. Written to dist/npm/sdk, with a package.json of its own; the one in the sources is for the workspace.

import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { distDir, root } from './paths.mjs';
import { run, tail } from './run.mjs';

const require = createRequire(import.meta.url);

/** Where the package is written. */
export const packDir = join(distDir, 'npm', 'sdk');
const source = join(root, 'packages', 'sdk');

/** Doors of the published package → sources. `react` is left out while there are no wrappers. */
export function packEntries() {
  /** @type {Record<string, string>} */
  const entries = { index: join(source, 'src', 'index.ts') };
  for (const name of existsSync(join(source, 'src', 'define'))
    ? readdirSync(join(source, 'src', 'define'))
    : []) {
    if (/^[a-z-]+\.ts$/.test(name) && name !== 'register.ts' && !/\.test\./.test(name)) {
      entries[`define/${name.replace(/\.ts$/, '')}`] = join(source, 'src', 'define', name);
    }
  }
  const react = ['index.ts', 'index.tsx'].map((name) => join(source, 'src', 'react', name)).find(existsSync);
  if (react) entries['react'] = react;
  return entries;
}

/**
 * Doors of our inner packages as TypeScript `paths`: types that come by a path are written into the published
 * declarations, while types from node_modules stay imports of packages that nobody can install.
 * @returns {Record<string, string[]>}
 */
export function innerPaths() {
  /** @type {Record<string, string[]>} */
  const paths = {};
  for (const folder of readdirSync(join(root, 'packages'))) {
    const manifest = join(root, 'packages', folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const [door, target] of Object.entries(exports ?? {})) {
      if (typeof target === 'string') paths[name + door.slice(1)] = [join(root, 'packages', folder, target)];
    }
  }
  return paths;
}

/**
 * Builds the package anew.
 * @throws {Error} with the bundler's last words
 */
export async function packSdk() {
  rmSync(packDir, { recursive: true, force: true });
  mkdirSync(packDir, { recursive: true });
  const tsup = join(require.resolve('tsup/package.json'), '..', 'dist', 'cli-default.js');
  const result = await run(process.execPath, [tsup, '--config', 'packages/tooling/tsup.npm.config.ts'], {
    cwd: root,
  });
  if (result.code !== 0) throw new Error(`Bundling the sdk failed:\n${tail(result.output, 40)}`);

  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const entries = Object.keys(packEntries());
  /** @type {Record<string, unknown>} */
  const exports = {};
  for (const name of entries) {
    const door = name === 'index' ? '.' : `./${name}`;
    exports[door] = { types: `./${name}.d.ts`, default: `./${name}.js` };
  }
  exports['./package.json'] = './package.json';
  const published = {
    name: manifest.name,
    version: manifest.version,
    description: 'Travel widgets as custom elements, for any page and any framework.',
    license: manifest.license,
    type: 'module',
    // Registration is what the define files are for; everything else may be dropped when unused.
    sideEffects: ['./define/*.js', './chunk-*.js'],
    exports,
    files: ['**/*.js', '**/*.d.ts', 'README.md', 'LICENSE'],
    dependencies: {
      '@lit/reactive-element': `^${manifest.dependencies['@lit/reactive-element']}`,
      ...typeDependencies(),
    },
    ...(entries.includes('react')
      ? { peerDependencies: { react: '>=18' }, peerDependenciesMeta: { react: { optional: true } } }
      : {}),
    engines: { node: '>=20' },
  };
  writeFileSync(join(packDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(packDir, 'LICENSE'));
  const readme = join(source, 'README.md');
  if (existsSync(readme)) cpSync(readme, join(packDir, 'README.md'));
}

/**
 * Packages that only the declarations import: without them in `dependencies` a strict TypeScript user gets errors
 * from our types. React's types live in a package of their own.
 * @returns {Record<string, string>}
 */
function typeDependencies() {
  const declarations = readdirSync(packDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.d.ts'),
  );
  // Import statements and import() types, not examples in comments; the name without its subpath.
  const importing =
    /(?:^(?:import|export)[^'"\n]*from |import\()['"]((?:@[\w-]+\/)?[\w-][\w.-]*)[^'"\n]*['"]/gm;
  const names = new Set(
    declarations.flatMap((name) =>
      [...readFileSync(join(packDir, name), 'utf8').matchAll(importing)].map((match) => match[1] ?? ''),
    ),
  );
  names.delete('@lit/reactive-element');
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const types = name === 'react' || name === 'react-dom' ? `@types/${name}` : name;
      return [
        types,
        `^${JSON.parse(readFileSync(join(root, 'node_modules', types, 'package.json'), 'utf8')).version}`,
      ];
    }),
  );
}
