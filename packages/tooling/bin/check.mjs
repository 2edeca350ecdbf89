#!/usr/bin/env node
// npm run check [-- lint types …]

import { checks, runChecks } from '../src/checks.mjs';
import { ensureInstalled } from '../src/install.mjs';
import { root } from '../src/paths.mjs';
import { createProgress } from '../src/progress.mjs';

const only = process.argv.slice(2);
const unknown = only.filter((name) => !checks.some((check) => check.name === name));
const progress = createProgress();
try {
  if (unknown.length > 0) {
    throw new Error(
      `No such check: ${unknown.join(', ')}. There are ${checks.map(({ name }) => name).join(', ')}.`,
    );
  }
  await ensureInstalled(root, progress);
  const outcomes = await runChecks({ progress, ...(only.length > 0 ? { only } : {}) });
  progress.close();
  const failed = outcomes.filter(({ ok }) => !ok);
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
} catch (error) {
  progress.close();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
