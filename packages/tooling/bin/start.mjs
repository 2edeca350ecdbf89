#!/usr/bin/env node
// npm start [-- --verbose --no-build --reset]   npm run dev
// Node only: on a fresh clone nothing else is there yet.

import { assertNodeVersion } from '../src/node-version.mjs';

assertNodeVersion();
// Loaded after the check: an older Node would stumble over it with a riddle.
const { start } = await import('../src/start.mjs');
const args = process.argv.slice(2);
process.exit(
  await start({
    watch: args.includes('--watch'),
    verbose: args.includes('--verbose'),
    noBuild: args.includes('--no-build'),
    reset: args.includes('--reset'),
  }),
);
