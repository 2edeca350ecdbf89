import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { browserDir } from '@portolan/tooling/paths';
import { browserPreset } from '@portolan/tooling/vite-preset';
import { localeFiles } from './ssr/locale-files.ts';

const src = join(import.meta.dirname, 'src');
const remotes = ['app', 'flights', 'hotels', 'resort', 'pages'];

/** Text files beside the scripts, which have their texts in chunks of their own. */
function locales(): Plugin {
  return {
    name: 'locales',
    generateBundle() {
      for (const file of localeFiles(join(import.meta.dirname, '../i18n/src/catalogues')))
        this.emitFile({ type: 'asset', ...file });
    },
  };
}

// The host and its five remotes in one graph: what two of them need is one chunk, so there is one copy of each library.
export default defineConfig(
  mergeConfig(browserPreset({ outDir: join(browserDir, 'site'), base: '/assets/' }), {
    root: src,
    plugins: [locales()],
    build: {
      rolldownOptions: {
        input: {
          client: join(src, 'client.tsx'),
          frame: join(src, 'frame/frame.ts'),
          'frame-checkout': join(src, 'frame/checkout.ts'),
          'frame-sign-in': join(src, 'frame/sign-in.tsx'),
          'frame-window': join(src, 'frame/window.tsx'),
          ...Object.fromEntries(remotes.map((name) => [`remote-${name}`, join(src, `remotes/${name}.ts`)])),
        },
        // The host loads remotes by name: their exports must stay.
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              { name: 'vendor', test: /node_modules\/(preact|@preact|zustand|wretch|i18next)\// },
              {
                name: 'elements',
                test: /node_modules\/@lit\/|packages\/sdk\/src\/(element|define\/register)/,
              },
            ],
          },
        },
      },
    },
  }),
);
