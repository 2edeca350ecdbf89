import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fingerprint, jsonFile } from './fingerprint.mjs';
import { freePorts, isPortFree } from './free-ports.mjs';
import { installNeeded } from './install.mjs';
import { withLock } from './lock.mjs';
import { createPartnerServer } from './partner-server.mjs';
import { identify, isRunning, waitUntil } from './processes.mjs';
import { createProgress } from './progress.mjs';
import { run } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tooling-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text = '') => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const node = (code: string) => ['-e', code];

describe('run', () => {
  it('gives output and code of a command that ends', async () => {
    const result = await run(
      process.execPath,
      node('console.log("out"); console.error("err"); process.exit(3)'),
    );
    expect(result).toMatchObject({ code: 3, timedOut: false });
    expect(result.output).toMatch(/out/);
    expect(result.output).toMatch(/err/);
  });

  it('ends a command that takes too long, with everything it started', async () => {
    const pidFile = join(folder, 'grandchild');
    const code = `
      const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
      process.on('SIGTERM', () => {});
      setInterval(() => {}, 1000);`;
    const result = await run(process.execPath, node(code), { timeoutMs: 700 });
    expect(result.timedOut).toBe(true);
    const grandchild = identify(Number(readFileSync(pidFile, 'utf8')));
    expect(await waitUntil(() => !isRunning(grandchild), { timeoutMs: 2_000 })).toBe(true);
  });

  it('leaves a slow command alone that keeps printing', async () => {
    const code = `
      let lines = 0;
      const timer = setInterval(() => {
        console.log('line');
        if (++lines === 12) clearInterval(timer);
      }, 300);`;
    const result = await run(process.execPath, node(code), { silenceMs: 2_500 });
    expect(result).toMatchObject({ code: 0, fellSilent: false, timedOut: false });
    expect(result.durationMs).toBeGreaterThan(2_500);
  });

  it('ends a command that falls silent, even if it prints something while it ends', async () => {
    const code = `
      process.on('SIGTERM', () => console.log('asked to end'));
      setInterval(() => {}, 1000);
      console.log('started');`;
    const result = await run(process.execPath, node(code), { silenceMs: 700 });
    expect(result).toMatchObject({ code: null, signal: 'SIGKILL', fellSilent: true, timedOut: false });
  });

  it('ends a command that prints for ever at its limit of time', async () => {
    const code = `setInterval(() => console.log('line'), 50);`;
    const result = await run(process.execPath, node(code), { silenceMs: 5_000, timeoutMs: 1_000 });
    expect(result).toMatchObject({ fellSilent: false, timedOut: true });
  });

  it('reports a command that does not exist instead of throwing', async () => {
    const result = await run('/no/such/command', []);
    expect(result.code).toBe(127);
    expect(result.output).toMatch(/ENOENT/);
  });
});

describe('withLock', () => {
  it('lets one in at a time', async () => {
    const path = join(folder, 'one.lock');
    let inside = 0;
    let most = 0;
    const visit = () =>
      withLock(path, async () => {
        most = Math.max(most, ++inside);
        await new Promise((resolve) => setTimeout(resolve, 5));
        inside--;
      });
    await Promise.all([visit(), visit(), visit(), visit()]);
    expect(most).toBe(1);
    expect(existsSync(path)).toBe(false);
  });

  it('lets one in at a time when many find a dead holder, and when one died while clearing another’s', async () => {
    const path = file('crowd.lock', JSON.stringify({ pid: 4_194_300, startedAt: '1' }));
    file('crowd.lock.clearing', JSON.stringify({ pid: 4_194_301, startedAt: '1' }));
    let inside = 0;
    let most = 0;
    const visit = () =>
      withLock(path, async () => {
        most = Math.max(most, ++inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside--;
      });
    await Promise.all(Array.from({ length: 20 }, visit));
    expect(most).toBe(1);
    expect(existsSync(path)).toBe(false);
    expect(existsSync(`${path}.clearing`)).toBe(false);
  });

  it('passes over a lock whose holder is dead', async () => {
    const path = file('stale.lock', JSON.stringify({ pid: 4_194_300, startedAt: '1' }));
    expect(await withLock(path, async () => 'in', { timeoutMs: 1_000 })).toBe('in');
  });

  it('passes over a lock whose pid now belongs to another process', async () => {
    const path = file('reused.lock', JSON.stringify({ pid: process.pid, startedAt: 'another' }));
    expect(await withLock(path, async () => 'in', { timeoutMs: 1_000 })).toBe('in');
  });

  it('says who holds it when it waits in vain', async () => {
    const path = file('held.lock', JSON.stringify(identify()));
    await expect(withLock(path, async () => 'in', { timeoutMs: 80 })).rejects.toThrow(String(process.pid));
    rmSync(path);
  });

  it('frees the lock when the work fails', async () => {
    const path = join(folder, 'fails.lock');
    await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(path)).toBe(false);
  });
});

describe('fingerprint', () => {
  it('changes with the content, not with the time, and ignores tests', () => {
    file('a.ts', 'one');
    const before = fingerprint(folder, ['a.ts', 'a.test.ts', 'missing']);
    file('a.ts', 'one');
    file('a.test.ts', 'a test');
    expect(fingerprint(folder, ['a.ts', 'a.test.ts', 'missing']).content).toBe(before.content);
    file('a.ts', 'two');
    expect(fingerprint(folder, ['a.ts', 'a.test.ts', 'missing'], before).content).not.toBe(before.content);
  });

  it('reads a torn state file as the fallback', () => {
    const state = jsonFile(file('state.json', '{"half":'), { half: 0 });
    expect(state.read()).toEqual({ half: 0 });
    state.write({ half: 1 });
    expect(state.read()).toEqual({ half: 1 });
  });
});

describe('installNeeded', () => {
  const lock = (packages: object) => JSON.stringify({ packages });
  const at = (record: string | undefined, wanted: string) => {
    const root = mkdtempSync(join(folder, 'root-'));
    writeFileSync(join(root, 'package-lock.json'), wanted);
    if (record) {
      mkdirSync(join(root, 'node_modules'));
      writeFileSync(join(root, 'node_modules', '.package-lock.json'), record);
    }
    return installNeeded(root);
  };
  const wanted = lock({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/os': { version: '1.0.0', optional: true },
  });

  it('tells a missing, a changed and a complete install apart', () => {
    expect(at(undefined, wanted)).toBe('missing');
    expect(at(lock({ 'node_modules/a': { version: '0.9.0' } }), wanted)).toBe('changed');
    expect(at(lock({}), wanted)).toBe('changed');
    expect(at(lock({ 'node_modules/a': { version: '1.0.0' } }), wanted)).toBe('nothing');
  });
});

describe('ports', () => {
  it('hands out different free ports and sees a taken one', async () => {
    const [first = 0, second = 0] = await freePorts(2);
    expect(first).not.toBe(second);
    expect(await isPortFree(first)).toBe(true);
    const server = createPartnerServer({ root: folder, site: 'http://x' });
    await new Promise<void>((resolve) => server.listen(first, '127.0.0.1', resolve));
    expect(await isPortFree(first)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('the partner’s web server', () => {
  it('puts the site’s address into pages and serves nothing outside its folder', async () => {
    file('index.html', '<a href="http://harbour.localhost:4000/x">x</a>');
    const server = createPartnerServer({ root: folder, site: 'http://harbour.localhost:5000' });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address() as { port: number };
    const get = (path: string) => fetch(`http://127.0.0.1:${address.port}${path}`);
    expect(await (await get('/')).text()).toContain('http://harbour.localhost:5000/x');
    expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404);
    expect((await get('/%')).status).toBe(404);
    expect((await get('/%00')).status).toBe(404);
    expect((await get('/none.html')).status).toBe(404);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('progress', () => {
  it('prints plain lines where there is no terminal', () => {
    let text = '';
    const stream = { isTTY: false, write: (chunk: string) => ((text += chunk), true) };
    const progress = createProgress({ stream: stream as unknown as NodeJS.WriteStream });
    progress.step('Quick').done('well');
    progress.step('Broken').fail();
    expect(text).toMatch(/^✓ Quick: well \(0\.0 s\)\n✗ Broken \(0\.0 s\)\n$/);
    expect(text).not.toContain('\x1b');
  });

  it('shows a spinner on a terminal and clears it when done', () => {
    let text = '';
    const stream = { isTTY: true, columns: 60, write: (chunk: string) => ((text += chunk), true) };
    const ci = process.env.CI;
    delete process.env.CI;
    const progress = createProgress({ stream: stream as unknown as NodeJS.WriteStream });
    if (ci !== undefined) process.env.CI = ci;
    const step = progress.step('Slow');
    expect(text).toMatch(/⠋|⠙/);
    step.done();
    progress.close();
    expect(text).toMatch(/✓.*Slow/);
  });
});
