import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { unzipSync } from 'fflate';

const compress = promisify(gzip);

/** The archive that `scripts/build-world-tiles.mjs` wrote. */
export interface WorldTiles {
  /** A vector tile compressed by gzip; `null` where the sea has nothing to draw. */
  read(name: string): Promise<Buffer | null>;
}

export function createWorldTiles(): WorldTiles {
  let archive: Buffer | undefined;
  const tiles = new Map<string, Promise<Buffer | null>>();
  return {
    read(name) {
      // At most the thousand tiles of the archive are kept, and no name that is not in it.
      const known = tiles.get(name);
      if (known) return known;
      archive ??= readFileSync(findArchive());
      const file = unzipSync(archive, { filter: (entry) => entry.name === name })[name];
      if (!file) return Promise.resolve(null);
      const tile = compress(file);
      tiles.set(name, tile);
      return tile;
    },
  };
}

/** Beside this file in the sources; beside the bundle once built. */
function findArchive(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    for (const candidate of [join(folder, 'world.zip'), join(folder, 'packages/server/src/world/world.zip')])
      if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error('The archive of the map was not found.');
  }
}
