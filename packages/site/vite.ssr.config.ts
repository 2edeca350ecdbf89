import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { browserDir, serverDir } from '@portolan/tooling/paths';
import { ssrPreset } from '@portolan/tooling/vite-preset';
import type { SiteAssets } from './ssr/assets.ts';

interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** The hashed files of the browser build, as the renderer names them in documents. */
function siteAssets(): Plugin {
  const id = 'virtual:site-assets';
  return {
    name: 'site-assets',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readAssets())}` : null),
  };
}

function readAssets(): SiteAssets {
  const dir = join(browserDir, 'site');
  const read = <T>(file: string, fallback: T): T => {
    const path = join(dir, file);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : fallback;
  };
  const readText = (file: string) =>
    existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : '';
  const manifest = read<Record<string, ManifestChunk>>('.vite/manifest.json', {});
  const closure = (key: string, seen = new Set<string>()): string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => closure(next, seen))];
  };
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry);
  const styles = [...new Set(entries.flatMap(([, chunk]) => chunk.css ?? []))];
  return {
    base: '/assets/',
    entries: Object.fromEntries(entries.map(([key, chunk]) => [chunk.name ?? '', closure(key)])),
    afterStart: Object.keys(manifest)
      .filter((key) => /sdk\/src\/define\/agency\.ts$/.test(key))
      .flatMap((key) => closure(key)),
    home: Object.keys(manifest)
      .filter((key) => manifest[key]!.name === 'home')
      .flatMap((key) => closure(key)),
    integrity: read('integrity.json', {}),
    agencyRequest: readText('agency-request.inline'),
    css: styles.map((file) => readFileSync(join(dir, file), 'utf8')).join('\n'),
  };
}

export default defineConfig(
  mergeConfig(ssrPreset({ entry: join(import.meta.dirname, 'ssr/index.ts'), outDir: serverDir }), {
    root: import.meta.dirname,
    base: '/assets/',
    plugins: [siteAssets()],
  }),
);
