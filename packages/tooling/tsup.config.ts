import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { serverEntries } from './src/build.mjs';
import { root, serverDir } from './src/paths.mjs';

const present = Object.entries(serverEntries).filter(([, source]) => existsSync(join(root, source)));

// Our packages are bundled; everything from node_modules stays there, native code and data files among it.
export default defineConfig({
  entry: Object.fromEntries(present.map(([name, source]) => [name, join(root, source)])),
  outDir: serverDir,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  clean: false,
  dts: false,
  silent: true,
  tsconfig: join(root, 'tsconfig.node.json'),
  noExternal: [/^@portolan\//],
  skipNodeModulesBundle: true,
  // SQL files are read at run time, from beside the bundle.
  onSuccess: async () => {
    const migrations = join(root, 'packages/server/src/db/migrations');
    if (existsSync(migrations)) cpSync(migrations, join(serverDir, 'migrations'), { recursive: true });
  },
});
