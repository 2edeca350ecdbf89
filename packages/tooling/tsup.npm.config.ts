import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';
import { defineConfig } from 'tsup';
import { reactAliases } from './src/react-aliases.mjs';
import { packDir, packEntries } from './src/pack.mjs';
import { root } from './src/paths.mjs';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const { react, ...elements } = packEntries();
const catalogues = join(root, 'packages/i18n/src/catalogues');
/** Text files that widgets never read. */
const ofSites = ['site.json', 'account.json'];

const shared: Options = {
  outDir: packDir,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  clean: false,
  silent: true,
  minify: true,
  tsconfig: join(root, 'tsconfig.browser.json'),
  // The declarations are written by `npm run codegen`: what a bundler would write imports zod and React's types.
  dts: false,
};

/** React is compiled to preact, as in the vite builds. */
const preactForReact: Plugin = {
  name: 'preact-for-react',
  setup(build) {
    for (const { find, replacement } of reactAliases())
      build.onResolve({ filter: find }, () =>
        build.resolve(replacement, { kind: 'import-statement', resolveDir: root }),
      );
  },
};

/** `x.css?inline` is the minified text of a style sheet, as in the vite builds. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?inline', '')),
      namespace: 'inline-styles',
    }));
    build.onLoad({ filter: /./, namespace: 'inline-styles' }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const { code } = await build.esbuild.transform(source, { loader: 'css', minify: true });
      return { contents: code.trim(), loader: 'text' };
    });
  },
};

/** An npm package has no address of its own for the file of a worker: maps do that work in the page's thread (ui/src/map/worker.ts). */
const noWorkerFile: Plugin = {
  name: 'no-worker-file',
  setup(build) {
    build.onResolve({ filter: /\.mjs\?url$/ }, ({ path }) => ({ path, namespace: 'no-worker-file' }));
    build.onLoad({ filter: /./, namespace: 'no-worker-file' }, () => ({ contents: "export default ''" }));
  },
};

/** One chunk a language instead of one for each of its files. */
const textsByLanguage: Plugin = {
  name: 'texts-by-language',
  setup(build) {
    build.onLoad({ filter: /[\\/]i18n[\\/]src[\\/]load-texts\.ts$/ }, () => {
      const languages = readdirSync(catalogues, { withFileTypes: true }).filter((one) => one.isDirectory());
      const table = languages.map(({ name }) => `${JSON.stringify(name)}: () => import('texts:${name}')`);
      return {
        contents: `const texts = { ${table.join(', ')} };
export const loadTexts = (language) => texts[language]().then((file) => file.default);`,
        loader: 'js',
      };
    });
    build.onResolve({ filter: /^texts:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'texts' }));
    build.onLoad({ filter: /./, namespace: 'texts' }, ({ path }) => {
      const folder = join(catalogues, path);
      const files = readdirSync(folder).filter((name) => !ofSites.includes(name));
      const all = files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as object);
      return { contents: `export default ${JSON.stringify(Object.assign({}, ...all))}`, loader: 'js' };
    });
  },
};

/** The wrappers run in the host's own React, on the classes of the package itself. */
const ownIndex: Plugin = {
  name: 'own-index',
  setup(build) {
    build.onResolve({ filter: /^@portolan\/sdk$/ }, () => ({ path: './index.js', external: true }));
  },
};

export default defineConfig([
  {
    ...shared,
    entry: elements,
    splitting: true,
    noExternal: [/./],
    esbuildPlugins: [preactForReact, inlineStyles, noWorkerFile, textsByLanguage],
    esbuildOptions(options) {
      options.inject = [join(root, 'packages/tooling/src/html-element.mjs')];
      options.charset = 'utf8';
      options.define = { ...options.define, 'process.env.NODE_ENV': '"production"' };
    },
  },
  {
    ...shared,
    entry: { react: react! },
    splitting: false,
    external: ['react'],
    esbuildPlugins: [ownIndex],
    // Frameworks that render on a server need to know that it belongs to the browser.
    banner: { js: "'use client';" },
  },
]);
