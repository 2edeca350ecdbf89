import { join } from 'node:path';
import { build, defineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite';
import { browserDir } from '@portolan/tooling/paths';
import { browserPreset, plainImports } from '@portolan/tooling/vite-preset';
import { localeFiles } from './ssr/locale-files.ts';
import { chunksOfHome } from './vite-chunks.ts';
import { textsByFile } from './vite-texts.ts';

const src = join(import.meta.dirname, 'src');
const remotes = ['app', 'flights', 'hotels', 'resort', 'pages'];

/** Emits each language as a JSON file, for use outside our scripts. */
function locales(): Plugin {
  return {
    name: 'locales',
    generateBundle() {
      for (const file of localeFiles(join(import.meta.dirname, '../i18n/src/catalogues')))
        this.emitFile({ type: 'asset', ...file });
    },
  };
}

/** Bundles the script that the renderer writes into the head of each document. */
function agencyRequest(): Plugin {
  const entry = join(src, 'document/agency-request.ts');
  return {
    name: 'agency-request',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [plainImports()],
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
        },
      });
      const { output } = (Array.isArray(built) ? built[0]! : built) as Rolldown.RolldownOutput;
      // A script element ends at the first "</script", wherever it is.
      const source = output[0].code.trim().replaceAll('</script', String.raw`<\/script`);
      this.emitFile({ type: 'asset', fileName: 'agency-request.inline', source });
    },
  };
}

const home = chunksOfHome({
  client: join(src, 'client.tsx'),
  home: join(src, 'home/widgets.ts'),
  behindHome:
    /packages\/widgets\/src\/(hotels|deals)\/|sdk\/src\/(define\/(hotels|deals)|booking\/|frame\/)|site\/src\/(frame|remotes)\/(checkout|hotels)|\0texts/,
});

// The host and its five remotes are one graph: a module that two of them need is in one chunk, so there is one copy of each library.
export default defineConfig(
  mergeConfig(browserPreset({ outDir: join(browserDir, 'site'), base: '/assets/' }), {
    root: src,
    plugins: [locales(), textsByFile(), agencyRequest(), home.plugin],
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
              ...home.groups,
              // Searchable lists are in dialogs; a file for their few lines would be one more request of the results.
              { name: 'dialog', test: /packages\/(ui\/src\/dialog\/|core\/src\/fold-text)/ },
            ],
          },
        },
      },
    },
  }),
);
