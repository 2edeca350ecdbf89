import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, defineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite';
import { browserDir, root } from '@portolan/tooling/paths';
import { browserPreset } from '@portolan/tooling/vite-preset';
import { readServices, serviceEntries } from './codegen/services.mjs';
import { release } from './vite-release.ts';
import { textsByGroup } from './vite-texts.ts';

const src = join(import.meta.dirname, 'src');
const loader = join(src, 'loader/embed.ts');
const clientCode = join(src, 'element/api.ts');
const services = readServices();

// `PORTOLAN_REACT_DOM=1` builds the same source on react-dom into a folder of its own, for the bench.
const outDir = process.env.PORTOLAN_SDK_OUT ?? join(browserDir, 'sdk');

/**
 * Ids of the modules of which something is left when only this entry is built.
 * @param options.lazy whether what it loads lazily counts too
 */
async function modulesOf(input: string, { lazy }: { lazy: boolean }): Promise<Set<string>> {
  // Every element can show the contact card instead of its service, which makes it no part of the service.
  const withoutLazyParts: Plugin = {
    name: 'without-lazy-parts',
    enforce: 'pre',
    resolveDynamicImport: (target: unknown) =>
      lazy && !/ask-us/.test(String(target)) ? null : { id: `lazy:${String(target)}`, external: true },
  };
  const alone = mergeConfig(browserPreset({ outDir: '.', base: '/' }), {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [serviceEntries(services), textsByGroup({ files: false }), withoutLazyParts],
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  const { output } = (await build(alone)) as {
    output: { type: string; modules?: Record<string, { renderedLength: number }> }[];
  };
  const modules = output.flatMap((file) => Object.entries(file.modules ?? {}));
  return new Set(modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id));
}

/** The files that the loader asks for by name, with the modules that register services. */
const entries = new Map(services.map(({ file, entry }) => [file, entry]));

/**
 * The file of a module. What the first screens of two services need is in `core`; what one first screen shares with lazy views of other
 * services, such as the deals' cards and prices, in a file beside its own, so that no other first screen loads it; everything else of a first
 * screen in the file of its service. Lazy views, and the client that sends requests, have files of their own.
 */
async function fileOf(): Promise<(id: string, context: Rolldown.ChunkingContext) => string | null> {
  const names = [...entries.keys()];
  const all = [...entries.values()];
  const [firstScreens, everything] = await Promise.all([
    Promise.all(all.map((entry) => modulesOf(entry, { lazy: false }))),
    Promise.all(all.map((entry) => modulesOf(entry, { lazy: true }))),
  ]);
  const usersIn = (sets: readonly Set<string>[], id: string) => names.filter((_, at) => sets[at]!.has(id));
  return (id, context) => {
    if (id === loader) return null;
    // What is also imported dynamically has a file of its own, with the module's exports.
    if (context.getModuleInfo(id)?.dynamicImporters.length) return null;
    // Modules that only re-export have no code of their own, so they are in none of the sets.
    if (/node_modules\/(@?preact|@lit)\//.test(id)) return 'core';
    const users = usersIn(firstScreens, id);
    if (users.length > 1) return 'core';
    if (users.length === 0) return null;
    if (usersIn(everything, id).length === 1) return users[0]!;
    return `${users[0]!}-shared`;
  };
}

/**
 * Writes into `embed.js` which files each tag needs, with their SHA-256, and marks the files of first screens for the browser to compile
 * while they arrive: nearly all their functions are called at once (Chrome since 136 reads the mark). Runs last: nothing may change a
 * file after its content was counted.
 */
function loaderTable(): Plugin {
  const mark = '//# allFunctionsCalledOnLoad\n';
  return {
    name: 'loader-table',
    // The mark is part of the content that a file's name stands for.
    augmentChunkHash: () => mark,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map<string, Rolldown.OutputChunk>();
        for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
        const embed = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(loader))!;
        if (embed.imports.length > 0) throw new Error(`embed.js imports ${embed.imports.join()}.`);

        /** A file behind all that it imports. */
        const withImports = (name: string, found = new Set<string>()): string[] => {
          found.add(name);
          for (const imported of chunks.get(name)!.imports)
            if (!found.has(imported)) withImports(imported, found);
          return [...found].reverse();
        };
        const fileWith = (id: string) => {
          const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === id);
          if (!chunk) throw new Error(`No file begins with ${id}.`);
          return chunk.fileName;
        };
        const needed = services.map((service) => {
          const first = service.asksAtOnce ? withImports(fileWith(clientCode)) : [];
          return { service, files: [...new Set([...first, ...withImports(fileWith(`\0${service.entry}`))])] };
        });
        const names = [...new Set(needed.flatMap(({ files }) => files))];
        for (const name of names) chunks.get(name)!.code = mark + chunks.get(name)!.code;
        const files = names.map((name) => {
          const hash = createHash('sha256').update(chunks.get(name)!.code).digest('base64');
          return [name, `sha256-${hash}`];
        });
        const filesOf = needed.map(
          ({ service, files }) => [service.tag, files.map((name) => names.indexOf(name))] as const,
        );
        embed.code = embed.code
          .replace(/(["'`])__FILES__\1/, () => JSON.stringify(files))
          .replace(/(["'`])__FILES_OF__\1/, () => JSON.stringify(Object.fromEntries(filesOf)));
      },
    },
  };
}

// The script-tag build: `embed.js` is the one stable name, all other files are named by their content.
export default defineConfig(async () =>
  mergeConfig(browserPreset({ outDir, base: '/sdk/v1/' }), {
    root,
    plugins: [serviceEntries(services), textsByGroup(), loaderTable(), release(outDir)],
    build: {
      rolldownOptions: {
        input: {
          embed: loader,
          ...Object.fromEntries(entries),
        },
        // Files may export more than `define`: no extra file is made for an entry.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: (chunk: { name: string }) =>
            chunk.name === 'embed' ? 'embed.js' : '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: await fileOf(), debugName: 'by service' }],
          },
        },
      },
    },
  }),
);
