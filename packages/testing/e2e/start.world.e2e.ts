import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '@portolan/tooling/build';
import { freePorts, isPortFree } from '@portolan/tooling/free-ports';
import { root } from '@portolan/tooling/paths';
import { isRunning, waitUntil } from '@portolan/tooling/processes';
import { createProgress } from '@portolan/tooling/progress';

// `npm start` itself (on what is built here if it is not yet), in a folder and on ports of its own, through everything that can happen to it.

interface Started {
  process: ChildProcess;
  /** What it printed so far. */
  text: () => string;
  exit: Promise<number | null>;
}

const folder = mkdtempSync(join(tmpdir(), 'start-'));
chmodSync(folder, 0o755);
let env: Record<string, string> = {};
let ports: number[] = [];
const all: Started[] = [];

beforeAll(async () => {
  await build({ progress: createProgress() });
  ports = await freePorts(6);
  const [PORT, PARTNER_PORT, AURORA_PORT, MERIDIAN_PORT, GATEWAY_PORT, SIGN_IN_PORT] = ports.map(String) as [
    string, string, string, string, string, string,
  ]; // prettier-ignore
  env = {
    PORT,
    PARTNER_PORT,
    AURORA_PORT,
    MERIDIAN_PORT,
    GATEWAY_PORT,
    SIGN_IN_PORT,
    PORTOLAN_DATA_DIR: folder,
  };
});
afterAll(async () => {
  for (const { process: child, exit } of all) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exit;
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(more: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [join(root, 'packages/tooling/bin/start.mjs'), '--no-build'], {
    env: { ...process.env, NODE_ENV: '', ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const started = {
    process: child,
    text: () => text,
    exit: once(child, 'exit').then(() => child.exitCode),
  };
  all.push(started);
  return started;
}

async function ready(started: Started): Promise<void> {
  const done = () => started.text().includes('Ctrl-C stops everything') || started.process.exitCode !== null;
  await waitUntil(done, { timeoutMs: 90_000, everyMs: 50 });
  expect(started.text()).toContain('Ready in');
}

interface RunFile {
  owner: { pid: number; startedAt: string };
  children: { pid: number; startedAt: string; name: string }[];
}
const runFile = () => JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as RunFile;
const portsAreFree = async () => (await Promise.all(ports.map(isPortFree))).every(Boolean);

describe('npm start', () => {
  it('brings everything up, says where it is, and tells a second start', async () => {
    const first = start();
    await ready(first);
    expect(first.text()).toContain(`http://harbour.localhost:${env.PORT}`);
    expect(first.text()).toContain(`http://localhost:${env.PARTNER_PORT}`);
    expect(first.text()).toContain('Portolan-demo-1');
    expect((await fetch(`http://127.0.0.1:${env.PORT}/healthz`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${env.PARTNER_PORT}/`)).text()).toContain(
      `http://harbour.localhost:${env.PORT}/sdk/v1/embed.js`,
    );

    const second = start();
    expect(await second.exit).toBe(0);
    expect(second.text()).toMatch(/running and answering already/);
    expect(second.text()).toContain(`http://harbour.localhost:${env.PORT}`);

    const { children } = runFile();
    first.process.kill('SIGINT');
    expect(await first.exit).toBe(0);
    expect(children.length).toBeGreaterThanOrEqual(5);
    expect(children.filter(isRunning)).toEqual([]);
    expect(await portsAreFree()).toBe(true);
  });

  it('leaves nothing that blocks the next start when it is killed', async () => {
    const killed = start();
    await ready(killed);
    const { children } = runFile();
    killed.process.kill('SIGKILL');
    await killed.exit;
    const next = start();
    await ready(next);
    expect(children.filter(isRunning)).toEqual([]);
    next.process.kill('SIGTERM');
    expect(await next.exit).toBe(0);
  });

  it('says which part died and stops the rest', async () => {
    const started = start();
    await ready(started);
    const { children } = runFile();
    const gateway = children.find(({ name }) => name === 'gateway');
    process.kill(gateway!.pid, 'SIGKILL');
    expect(await started.exit).toBe(1);
    expect(started.text()).toContain('gateway was ended by SIGKILL by itself; stopping the rest.');
    expect(children.filter(isRunning)).toEqual([]);
    expect(await portsAreFree()).toBe(true);
  });

  it('names the port that a stranger holds, and how to choose another', async () => {
    const stranger = createServer();
    await new Promise<void>((resolve) => stranger.listen(Number(env.PARTNER_PORT), '127.0.0.1', resolve));
    const started = start();
    expect(await started.exit).toBe(1);
    expect(started.text()).toContain(`Port ${env.PARTNER_PORT} is taken by another program`);
    expect(started.text()).toMatch(/PARTNER_PORT=\d+ npm start/);
    await new Promise((resolve) => stranger.close(resolve));
  });

  it('refuses a port that is none', async () => {
    const started = start({ PORT: 'http' });
    expect(await started.exit).toBe(1);
    expect(started.text()).toContain('PORT is "http"; it must be a port number');
  });
});
