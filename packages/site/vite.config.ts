import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { browserDir } from '@portolan/tooling/paths';
import { browserPreset } from '@portolan/tooling/vite-preset';
import { localeFiles } from './ssr/locale-files.ts';
import { textsByFile } from './vite-texts.ts';

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
    plugins: [locales(), textsByFile()],
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
              { name: 'vendor', test: /node_modules\/(preact|@preact|zustand)\// },
              {
                name: 'elements',
                test: /node_modules\/@lit\/|packages\/sdk\/src\/(element(?!\/(trouble|fixes|mirror))|define\/register)/,
              },
              // What the two widgets of home share; nothing that does something by being loaded.
              {
                name: 'widgets',
                test: /packages\/(core\/src\/guest-count|widgets\/src\/with-texts|ui\/src\/(feedback\/(Skeleton|GoodTag)|media\/|price\/|card\/Ticket|rating\/|form\/Field|date-range\/short-range))/,
              },
              // Lists that are searched come with dialogs: a file for one line would cost the results of a search a request.
              { name: 'dialog', test: /packages\/(ui\/src\/dialog\/|core\/src\/fold-text)/ },
              // Crumbs that every page of the host needs: each file of its own costs a request and packs worse.
              {
                name: 'host',
                test: /packages\/(contract\/src\/(roles|services)|ui\/src\/(icon|button)\/|site\/src\/(texts|home\/Hero|home\/home\.css|consent\/CookieSettings|shell\/(visibility|page-context|shell\.css|marks|redirects|Widget))|core\/src\/sign-in-link)/,
              },
            ],
          },
        },
      },
    },
  }),
);
