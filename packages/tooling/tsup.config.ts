import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { serverEntries } from './src/build.mjs';
import { nodeBundle } from './src/node-bundle.mjs';
import { root, serverDir } from './src/paths.mjs';

const present = Object.entries(serverEntries).filter(([, source]) => existsSync(join(root, source)));

export default defineConfig({
  ...nodeBundle(Object.fromEntries(present.map(([name, source]) => [name, join(root, source)])), serverDir),
  // SQL files and the tiles of the map are read at run time, from beside the bundle.
  onSuccess: async () => {
    const migrations = join(root, 'packages/server/src/db/migrations');
    if (existsSync(migrations)) cpSync(migrations, join(serverDir, 'migrations'), { recursive: true });
    const world = join(root, 'packages/server/src/world/world.zip');
    if (existsSync(world)) cpSync(world, join(serverDir, 'world.zip'));
  },
});
