import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { freePorts } from '@portolan/tooling/free-ports';
import { join } from 'node:path';
import { dataDir, root } from '@portolan/tooling/paths';
import { atMost, median, type Figure } from './table.ts';

/** Seconds from `npm start` on a built, seeded checkout to the first 200 of the agency's home. */
export async function benchStart(): Promise<Figure[]> {
  const seconds: number[] = [];
  // The seed names its address: one that moved would have the demo world written anew.
  const [signIn = 0] = await freePorts(1);
  for (let round = 0; round < 4; round++) {
    const [port = 0, partner = 0, aurora = 0, meridian = 0, gateway = 0] = await freePorts(5);
    const began = performance.now();
    const child = spawn('npm', ['start'], {
      cwd: root,
      env: {
        ...process.env,
        // a state of its own, so that a product that runs from this checkout is left alone
        PORTOLAN_DATA_DIR: join(dataDir, 'bench-start'),
        PORT: String(port),
        PARTNER_PORT: String(partner),
        AURORA_PORT: String(aurora),
        MERIDIAN_PORT: String(meridian),
        GATEWAY_PORT: String(gateway),
        SIGN_IN_PORT: String(signIn),
      },
      stdio: ['ignore', 'ignore', 'ignore'],
      detached: true,
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    try {
      await firstOk(port, child);
      // the first round installs, builds and seeds what is missing
      if (round > 0) seconds.push((performance.now() - began) / 1000);
    } finally {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      await ended;
    }
  }
  return [atMost('warm npm start, until the home page answers 200', median(seconds), 2, 's', 2)];
}

async function firstOk(port: number, child: ReturnType<typeof spawn>): Promise<void> {
  const deadline = performance.now() + 300_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const status = await new Promise<number>((resolve) => {
      get(
        { port, host: '127.0.0.1', path: '/', headers: { host: `harbour.localhost:${port}` } },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      ).on('error', () => resolve(0));
    });
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('npm start did not answer within five minutes');
}
