import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { browserDir } from '@portolan/tooling/paths';
import { browserPreset } from '@portolan/tooling/vite-preset';

const src = join(import.meta.dirname, 'src');

// The script-tag build: `embed.js` is the one stable name, everything behind it is hashed.
export default defineConfig(
  mergeConfig(browserPreset({ outDir: join(browserDir, 'sdk'), base: '/sdk/v1/' }), {
    root: src,
    build: {
      rolldownOptions: {
        input: { embed: join(src, 'loader/embed.ts') },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            groups: [
              {
                name: 'core',
                test: /node_modules\/(preact|@preact|@lit|zustand|wretch)\/|packages\/(client|core\/src\/[^/]+|i18n\/src\/[^/]+|sdk\/src\/(element|define)\/[^/]+)/,
              },
            ],
          },
        },
      },
    },
  }),
);
