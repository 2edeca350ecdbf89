#!/usr/bin/env node
// npm run check pack: the sdk as npm users would get it, judged by publint and arethetypeswrong.

import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packDir, packSdk } from '../src/pack.mjs';
import { root } from '../src/paths.mjs';
import { run, tail } from '../src/run.mjs';

const require = createRequire(import.meta.url);

try {
  await packSdk({ force: true });
  const [{ publint }, { formatMessage }] = await Promise.all([import('publint'), import('publint/utils')]);
  const { messages, pkg } = await publint({ pkgDir: packDir, strict: true, pack: false });
  for (const message of messages) console.error(`publint: ${formatMessage(message, pkg)}`);

  const attw = join(require.resolve('@arethetypeswrong/cli/package.json'), '..', 'dist', 'index.js');
  const result = await run(
    process.execPath,
    [attw, '--pack', packDir, '--profile', 'esm-only', '--no-emoji', '--no-color', '--format', 'ascii'],
    { cwd: root },
  );
  if (result.code !== 0) console.error(`arethetypeswrong:\n${tail(result.output, 40)}`);

  // Every door must open in Node too: servers import the sdk while rendering.
  const doors = Object.values(pkg.exports ?? {}).flatMap((door) =>
    typeof door === 'object' && door?.default ? [join(packDir, door.default)] : [],
  );
  const opened = await run(process.execPath, [
    '--input-type=module',
    '-e',
    `for (const door of ${JSON.stringify(doors)}) await import(door);`,
  ]);
  if (opened.code !== 0) console.error(`Importing the package in Node fails:\n${tail(opened.output)}`);

  // What a page imports brings no other package's types along; only the doors named after a framework do.
  const plain = readdirSync(packDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.d.ts') && !/^(?:react\.d\.ts|jsx[/\\])/.test(name),
  );
  const foreign = plain.flatMap((name) =>
    [...readFileSync(join(packDir, name), 'utf8').matchAll(/(?:from |import\()['"]([^.'"][^'"]*)/g)].map(
      ([, module]) => `${name} imports ${module}`,
    ),
  );
  for (const line of foreign) console.error(`${line}: its reader may not have it.`);

  // Its scripts run in partners' pages, where only the agency has a name.
  const named = readdirSync(packDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && /portolan/i.test(readFileSync(join(packDir, name), 'utf8')),
  );
  if (named.length > 0) console.error(`These bear our name: ${named.join(', ')}`);

  const failed =
    named.length > 0 || foreign.length > 0 || messages.length > 0 || result.code !== 0 || opened.code !== 0;
  if (!failed) console.log(`${pkg.name} ${pkg.version} resolves, with its types.`);
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
