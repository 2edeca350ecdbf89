import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished, expect, it } from 'vitest';
import { root } from './paths.mjs';

const run = promisify(execFile);

it('builds what a partner’s page loads to be read in a debugger while somebody works on it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watched-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const outDir = join(folder, 'sdk');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '-c', 'packages/sdk/vite.config.ts'], {
    cwd: root,
    env: { ...process.env, PORTOLAN_WATCH: '1', PORTOLAN_SDK_OUT: outDir },
  });
  const core = (await readdir(outDir)).find((name) => /^core-.*\.js$/.test(name))!;
  const [entry, shared] = await Promise.all(
    ['embed.js', core].map((name) => readFile(join(outDir, name), 'utf8')),
  );
  expect(entry).toContain(core);
  // Names and lines as they were written.
  expect(shared).toContain('#takeOverServerForm(form, language) {');
}, 60_000);
