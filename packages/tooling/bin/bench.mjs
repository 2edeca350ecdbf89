#!/usr/bin/env node
// npm run bench [bytes|usable|streaming|requests|script|tasks|elements|paint|pages|agencies|rolling|database|start …]: the figures and their targets, as one table.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../src/paths.mjs';

const main = join(root, 'packages/testing/bench/main.ts');
const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
