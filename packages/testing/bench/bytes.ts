import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@portolan/tooling/paths';
import type { Figure } from './table.ts';

/** The byte budgets, as `npm run check` holds them. */
export function benchBytes(): Figure[] {
  const { stdout } = spawnSync(process.execPath, [join(root, 'packages/tooling/bin/size.mjs')], {
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/^([✓✗]) (\S+)\s+([\d.]+) kB of ([\d.]+), (\d+) of (\d+) scripts$/gmu)].map(
    ([, mark, name, bytes, budget, scripts, most]) => ({
      what: `${name}: script and style until usable, brotli`,
      measured: `${bytes} kB, ${scripts} scripts`,
      target: `≤ ${budget} kB, ≤ ${most} scripts`,
      met: mark === '✓',
    }),
  );
}
