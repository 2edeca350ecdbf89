import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@portolan/tooling/paths';
import type { Figure } from './table.ts';

/** The byte bounds, as `npm run check` holds them. @throws {Error} when the check reports nothing that can be read */
export function benchBytes(): Figure[] {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'packages/tooling/bin/size.mjs')], {
    encoding: 'utf8',
  });
  const lines = stdout.matchAll(/^([✓✗]) (\S.*?)\s+([\d.]+) kB of ([\d.]+), (\d+) scripts$/gmu);
  const figures = [...lines].map(([, mark, name, kilobytes, bound, scripts]) => ({
    what: `${name}: script and style until usable, brotli`,
    measured: `${kilobytes} kB, ${scripts} scripts`,
    target: `≤ ${bound} kB`,
    met: mark === '✓',
  }));
  if (figures.length === 0) throw new Error(`The byte check reported no figures:\n${stdout}${stderr}`);
  return figures;
}
