// Part of npm run codegen: the sdk's manifest, published types, React wrappers and the tables of docs/embedding.md, from its docstrings.
// With --check (npm run check -- codegen) nothing is written.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portolan/tooling/paths';
import { manifestProblems } from './manifest-schema.mjs';
import { entryFiles, sdkFiles, staleSdkFiles } from './sdk-files.mjs';

if (process.argv.includes('--check')) {
  try {
    const stale = await staleSdkFiles();
    for (const path of stale) console.error(`${path} is not what the sources say: npm run codegen`);
    const problems = await manifestProblems(join(root, 'packages/sdk/custom-elements.json'));
    for (const problem of problems) console.error(`custom-elements.json: ${problem}`);
    if (stale.length + problems.length === 0) console.log('What is written from the sdk says what it says.');
    process.exit(stale.length + problems.length === 0 ? 0 : 1);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

for (const [path, text] of await entryFiles()) writeFileSync(join(root, path), text);
const files = await sdkFiles();
for (const [path, text] of files) writeFileSync(join(root, path), text);
console.log(`${[...files.keys()].join(', ')}: written.`);
