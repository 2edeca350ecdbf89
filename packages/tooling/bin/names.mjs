#!/usr/bin/env node
// npm run check names: what browsers load is the agency's; our own name must not be in it.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserDir, root } from '../src/paths.mjs';
import { historyOf } from '../src/publish.mjs';

const text = /\.(?:m?js|css|html|svg|json|txt|map|webmanifest)$/;
// Of the last build; what earlier ones left for old pages was looked at then.
const files = (existsSync(browserDir) ? readdirSync(browserDir) : []).flatMap((part) =>
  historyOf(join(browserDir, part))
    .current.filter((name) => text.test(name))
    .map((name) => join(part, name)),
);
if (files.length === 0) {
  console.error(`There is nothing in ${browserDir}: run "npm run build" first.`);
  process.exit(1);
}
let found = 0;
for (const name of files) {
  const content = readFileSync(join(browserDir, name), 'utf8');
  for (const match of content.matchAll(/portolan/gi)) {
    found++;
    const around = content.slice(Math.max(0, match.index - 60), match.index + 60).replace(/\s+/g, ' ');
    console.error(`${join(browserDir, name).slice(root.length + 1)}: …${around}…`);
  }
}
console.log(found === 0 ? `${files.length} files, none bears our name.` : `${found} places bear our name.`);
process.exitCode = found === 0 ? 0 : 1;
