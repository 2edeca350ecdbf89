import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listFiles } from '@portolan/tooling/publish';
import { version } from './src/version.ts';

/** What `release.json` says beside each `embed.js`: the address that never changes, and what everything behind it must be. */
export interface Release {
  version: string;
  /** Path of the entry, which is immutable. */
  address: string;
  /** For the `integrity` of the script tag. */
  integrity: string;
  /** File below `/sdk/v1/` → its integrity, for the `integrity` of an import map. */
  chunks: Record<string, string>;
}

/**
 * Gives the build an address of its own, `/sdk/<version>/`. A version means one content for ever: when another build has taken it,
 * this one is between two releases and bears its hash, `0.1.0-1a2b3c4d`.
 */
export function release(to: string): Plugin {
  let outDir = '';
  return {
    name: 'release',
    apply: () => process.env.PORTOLAN_WATCH !== '1',
    configResolved: (config) => void (outDir = config.build.outDir),
    writeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const entry = readFileSync(join(outDir, 'embed.js'));
        const taken = join(to, 'releases', version, 'embed.js');
        const own = !existsSync(taken) || readFileSync(taken).equals(entry);
        const hash = createHash('sha256').update(entry).digest('hex').slice(0, 8);
        const name = own ? version : `${version}-${hash}`;
        const chunks = listFiles(outDir).filter((file) => /-[\w-]{8}\.js$/.test(file));
        const facts: Release = {
          version: name,
          address: `/sdk/${name}/embed.js`,
          integrity: integrityOf(entry),
          chunks: Object.fromEntries(
            chunks.map((file) => [file, integrityOf(readFileSync(join(outDir, file)))]),
          ),
        };
        const text = `${JSON.stringify(facts, null, 2)}\n`;
        const folder = join(outDir, 'releases', name);
        mkdirSync(folder, { recursive: true });
        for (const file of ['embed.js', 'embed.js.br', 'embed.js.gz'])
          if (existsSync(join(outDir, file))) cpSync(join(outDir, file), join(folder, file));
        for (const file of ['release.json', join('releases', name, 'release.json')])
          writeFileSync(join(outDir, file), text);
      },
    },
  };
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
