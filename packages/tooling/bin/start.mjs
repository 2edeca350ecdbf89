#!/usr/bin/env node
// npm start [-- --verbose]   npm run dev
// Node only: on a fresh clone nothing else is there yet.

import { start } from '../src/start.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: 20.19 or later is needed (https://nodejs.org).`);
  process.exit(1);
}
const args = process.argv.slice(2);
process.exit(await start({ watch: args.includes('--watch'), verbose: args.includes('--verbose') }));
