import { join } from 'node:path';
import type { Options } from 'tsup';
import { defineConfig } from 'tsup';
import { innerPaths, packDir, packEntries } from './src/pack.mjs';
import { root } from './src/paths.mjs';

const { react, ...elements } = packEntries();

const shared: Options = {
  outDir: packDir,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  splitting: true,
  clean: false,
  silent: true,
  minify: true,
  tsconfig: join(root, 'tsconfig.browser.json'),
  dts: { compilerOptions: { incremental: false, composite: false, paths: innerPaths() } },
};

export default defineConfig([
  {
    ...shared,
    entry: elements,
    // preact stands in for React and is bundled: the host needs neither.
    noExternal: [/^@portolan\//, /^zustand/, /^wretch/, /^preact/, /^@preact/, /^react/],
    external: ['@lit/reactive-element'],
    esbuildOptions(options) {
      options.define = { ...options.define, 'process.env.NODE_ENV': '"production"' };
      options.alias = {
        'react/jsx-runtime': 'preact/jsx-runtime',
        'react/jsx-dev-runtime': 'preact/jsx-runtime',
        'react-dom/client': '@preact/compat/client',
        'react-dom': '@preact/compat',
        react: '@preact/compat',
      };
    },
  },
  // The wrappers run in the host's own React.
  ...(react
    ? [{ ...shared, entry: { react }, splitting: false, external: ['react', /^\.\.\/(?:index|define)/] }]
    : []),
]);
