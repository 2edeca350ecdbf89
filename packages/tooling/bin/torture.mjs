#!/usr/bin/env node
// npm run torture [-- --rounds N | --minutes N] [--seed S] [--only R]: random bookings while everything breaks, and then the books.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../src/paths.mjs';

const main = join(root, 'packages/testing/src/torture/main.ts');
const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// Its processes and its disk in memory are put away before it goes.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
