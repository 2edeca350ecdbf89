import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, defineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite';
import { browserDir, root } from '@portolan/tooling/paths';
import { browserPreset } from '@portolan/tooling/vite-preset';
import { smallAliases } from './lite-aliases.ts';
import { pressed, pressName } from './vite-press.ts';
import { release } from './vite-release.ts';
import { textsByLanguage } from './vite-texts.ts';

const loader = join(import.meta.dirname, 'src/loader');
const path = (name: string) => join(loader, `${name}.ts`);

/** Which chunk registers which tags, the shared one last; all bring `travel-agency` with them. */
const tags: Readonly<Record<string, string>> = {
  'travel-deals': 'deals',
  'travel-hotels': 'hotels',
  'travel-flights': 'later',
  'travel-resort': 'later',
  'travel-cars': 'later',
  'travel-activities': 'later',
  'travel-cruise': 'later',
  'travel-login-prompt': 'later',
};
const entries = [...new Set(Object.values(tags))];

// `PORTOLAN_REACT_DOM=1` builds the same source on react-dom into a folder of its own, for the bench.
const onReactDom = process.env.PORTOLAN_REACT_DOM === '1';
const outDir = process.env.PORTOLAN_SDK_OUT ?? join(browserDir, 'sdk');
const resolve = { alias: onReactDom ? [] : smallAliases };
/** `npm run dev`: what is to be read in a debugger stays as it is. */
const watching = process.env.PORTOLAN_WATCH === '1';

/** Ids of the modules of which something is left when only this entry is built, without its lazy parts. */
async function usedBy(name: string): Promise<Set<string>> {
  const alone = mergeConfig(browserPreset({ outDir: '.', base: '/' }), {
    configFile: false,
    root,
    logLevel: 'error',
    resolve,
    plugins: [
      textsByLanguage({ files: false }),
      {
        name: 'without-lazy-parts',
        enforce: 'pre',
        resolveDynamicImport: (target: unknown) => ({ id: `lazy:${String(target)}`, external: true }),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: path(name), preserveEntrySignatures: false },
    },
  });
  const { output } = (await build(alone)) as {
    output: { type: string; modules?: Record<string, { renderedLength: number }> }[];
  };
  const modules = output.flatMap((file) => Object.entries(file.modules ?? {}));
  return new Set(modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id));
}

/**
 * One chunk for what all widgets need, one for each widget: three requests for a widget, four for two. What a widget shares with its
 * own lazy views stays in the widget's chunk.
 */
async function chunkOf(): Promise<(id: string) => string | null> {
  const [agency, deals, hotels] = await Promise.all([usedBy('agency'), usedBy('deals'), usedBy('hotels')]);
  return (id) => {
    if (id === path('embed')) return null;
    // Widgets and lazy views of both kinds count money and keep stores; the client knows all routes.
    if (
      (deals!.has(id) || hotels!.has(id)) &&
      /packages\/core\/src\/money\.ts$|\/deal-routes\.ts$|\/zustand\/esm\/vanilla/.test(id)
    )
      return 'core';
    if (agency!.has(id) || (deals!.has(id) && hotels!.has(id))) return 'core';
    return deals!.has(id) ? 'deals' : hotels!.has(id) ? 'hotels' : null;
  };
}

/**
 * Files of which nearly every function is called for the first screen: a browser that knows the hint (Chrome since 136) compiles them
 * while they arrive, beside the page, in place of one by one in the task that shows it.
 */
const calledSoon = /^(core|deals|hotels|rest|ResultsView|HotelCard|use-arrival)-/;

/**
 * Writes the hashed files and their SHA-256 into `embed.js`, and leaves out the helper that would preload by a list of its own. Runs
 * last: nothing may change a chunk once its content was counted.
 */
function loaderNames(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'loader-names',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
    // What is done to a chunk below is part of what its name stands for.
    augmentChunkHash: () => `${pressName}, own names, ${calledSoon}`,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const holding = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id))!;
        const embed = holding(path('embed'));
        const widgets = entries.map((name) => holding(path(name)));
        // react-dom, in another module format, brings a helper of the bundler's: only the bench builds that.
        const ours = ({ imports }: { imports: readonly string[] }) =>
          imports.filter((name) => !(onReactDom && name.startsWith('rolldown-runtime')));
        const core = new Set(widgets.flatMap(ours));
        const [shared] = core;
        if (core.size !== 1 || ours(embed).length > 0 || ours(chunkNamed(shared!)).length > 0)
          throw new Error(
            `A widget is to load its own file and core: ${[[...core], ours(embed), ours(chunkNamed(shared!))].join(' | ')}.`,
          );
        function chunkNamed(name: string) {
          return chunks.find(({ fileName }) => fileName === name)!;
        }
        if (!watching) {
          for (const chunk of chunks) if (chunk !== embed) chunk.code = await pressed(chunk.code);
          shareNames(chunkNamed(shared!), chunks);
        }
        for (const chunk of chunks)
          // Texts bear the names of their widgets.
          if (calledSoon.test(chunk.fileName) && !chunk.moduleIds.every((id) => /virtual:texts/.test(id)))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        const files = [chunkNamed(shared!), ...widgets].map(({ fileName, code }) => [
          fileName,
          `sha256-${createHash('sha256').update(code).digest('base64')}`,
        ]);
        embed.code = embed.code
          .replace('__TAGS__', Object.keys(tags).join(','))
          .replace(/(["'`])__FILES__\1/, () => JSON.stringify(files));
      },
    },
  };
}

/**
 * What the shared chunk exports goes by the names that the minifier gave it there: a second, shorter name for each of seventy things
 * says nothing new, and takes a tenth of a kilobyte to say.
 */
function shareNames(shared: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): void {
  const own = new Map<string, string>();
  shared.code = shared.code.replace(/export\{([^{}]+)\};?\s*$/, (_, list: string) => {
    for (const [name = '', given = name] of list.split(',').map((each) => each.split(' as ')))
      own.set(given, name);
    return `export{${[...own.values()].sort().join(',')}};`;
  });
  if (own.size === 0) throw new Error(`${shared.fileName} ends with no list of exports.`);
  for (const chunk of chunks) {
    if (!chunk.imports.includes(shared.fileName)) continue;
    let found = 0;
    chunk.code = chunk.code.replace(
      /import\{([^{}]+)\}from(["'`])\.\/([\w-]+\.js)\2/g,
      (whole, list: string, _, file) => {
        if (file !== shared.fileName) return whole;
        found++;
        const named = list.split(',').map((each) => {
          const [given = '', here = given] = each.split(' as ');
          const name = own.get(given);
          if (!name) throw new Error(`${chunk.fileName} imports ${given}, which ${file} does not export.`);
          return name === here ? name : `${name} as ${here}`;
        });
        return `import{${named.join(',')}}from"./${file}"`;
      },
    );
    if (found === 0)
      throw new Error(`${chunk.fileName} imports ${shared.fileName} in a way that is not known.`);
  }
}

// The script-tag build: `embed.js` is the one stable name, everything behind it is hashed.
export default defineConfig(async () =>
  mergeConfig(browserPreset({ outDir, base: '/sdk/v1/' }), {
    root,
    resolve,
    define: { __HOST_SITE__: 'undefined', ...(onReactDom ? {} : { __SCRIPT_TAG__: 'true' }) },
    plugins: [textsByLanguage(), loaderNames(), release(outDir)],
    build: {
      rolldownOptions: {
        input: Object.fromEntries(['embed', ...entries].map((name) => [name, path(name)])),
        preserveEntrySignatures: false,
        output: {
          entryFileNames: (chunk: { name: string }) =>
            chunk.name === 'embed' ? 'embed.js' : '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: await chunkOf(), debugName: 'by widget' }] },
        },
      },
    },
  }),
);
