#!/usr/bin/env node
// npm run build [-- sdk site ssr server] [--force] [--clean]

import { build, buildParts, cleanBuild } from '../src/build.mjs';
import { ensureInstalled } from '../src/install.mjs';
import { root } from '../src/paths.mjs';
import { createProgress } from '../src/progress.mjs';

const args = process.argv.slice(2);
const known = buildParts().map((part) => part.name);
const only = args.filter((arg) => !arg.startsWith('--'));
const unknown = only.filter((name) => !known.includes(name));
const progress = createProgress();

try {
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  await ensureInstalled(root, progress);
  if (args.includes('--clean')) cleanBuild();
  await build({ progress, force: args.includes('--force'), ...(only.length > 0 ? { only } : {}) });
  progress.close();
  console.log('Everything is built in dist/.');
} catch (error) {
  progress.close();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
