import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createPartnerServer } from '@portolan/tooling/partner-server';
import { packSdk, tarball } from '@portolan/tooling/pack';
import { dataDir, root } from '@portolan/tooling/paths';
import { run, tail } from '@portolan/tooling/run';

const require = createRequire(import.meta.url);

/** A copy of an example, with the sdk installed from the packed tarball as a partner's project would have it. */
export interface Example {
  dir: string;
  /** Writes a file into the copy. */
  write(path: string, text: string): void;
  /** Runs a package's program in the copy. @throws {Error} with its last words */
  exec(program: string, args: string[], env?: NodeJS.ProcessEnv): Promise<string>;
  /** Serves the copy's build on a port of its own, as a partner's web server would. */
  serve(): Promise<{ address: string; close(): void }>;
}

const programs: Readonly<Record<string, [packageName: string, path: string]>> = {
  tsc: ['typescript', 'bin/tsc'],
  'vue-tsc': ['vue-tsc', 'bin/vue-tsc.js'],
  vite: ['vite', 'bin/vite.js'],
};

/**
 * Copies `examples/<name>` to `.data/examples/<name>` and installs the tarball there with npm. Everything else that the example names is
 * taken from the folders above, in the same versions, so that this needs no registry.
 * @param options.packages installed from the registry besides, such as `react@18`
 */
export async function anExample(
  name: string,
  options: { as?: string; packages?: readonly string[] } = {},
): Promise<Example> {
  const dir = join(dataDir, 'examples', options.as ?? name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  if (existsSync(join(root, 'examples', name)))
    cpSync(join(root, 'examples', name), dir, {
      recursive: true,
      filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path),
    });
  await packSdk();
  writeFileSync(join(dir, 'package.json'), '{ "private": true, "type": "module" }\n');
  const packages = options.packages ?? [];
  const installed = await run(
    'npm',
    [
      ...[
        'install',
        '--no-package-lock',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel',
        'error',
      ],
      ...(packages.length === 0 ? ['--offline'] : []),
      ...[tarball, ...packages],
    ],
    { cwd: dir, timeoutMs: 120_000 },
  );
  if (installed.code !== 0) throw new Error(`npm install in ${dir} failed:\n${tail(installed.output)}`);

  return {
    dir,
    write(path, text) {
      mkdirSync(join(dir, path, '..'), { recursive: true });
      writeFileSync(join(dir, path), text);
    },
    async exec(program, args, env) {
      const [packageName, path] = programs[program] ?? [];
      const file =
        packageName && path ? join(require.resolve(`${packageName}/package.json`), '..', path) : program;
      const result = await run(process.execPath, [file, ...args], {
        cwd: dir,
        timeoutMs: 120_000,
        env: { NODE_ENV: 'production', NO_COLOR: '1', ...env },
      });
      if (result.code !== 0)
        throw new Error(`${program} ${args.join(' ')} failed:\n${tail(result.output, 40)}`);
      return result.output;
    },
    async serve() {
      const server = createPartnerServer({ root: join(dir, 'dist'), site: '' });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      return {
        address: `http://localhost:${port}/`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      };
    },
  };
}
