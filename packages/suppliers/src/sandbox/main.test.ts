import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createAurora } from '../adapters/aurora/hotels/index.ts';

const dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

const main = join(import.meta.dirname, 'main.ts');
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

async function start(...args: string[]): Promise<{ child: ChildProcess; ready: unknown; url: string }> {
  const child = spawn(process.execPath, ['--import', tsx, main, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const ready = JSON.parse(line) as { port: number };
    return { child, ready, url: `http://127.0.0.1:${ready.port}` };
  }
  throw new Error('The sandbox ended without a ready line');
}

const exit = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve));

it(
  'says when it is ready, keeps acknowledged bookings through a kill -9, and stops politely',
  { timeout: 30_000 },
  async () => {
    const args = ['--supplier', 'aurora', '--port', '0', '--data', dir, '--latency', '0', '--demo'];
    const first = await start(...args);
    expect(first.ready).toEqual({ ready: true, port: expect.any(Number), supplier: 'aurora' });

    const aurora = createAurora({ baseUrl: first.url });
    const day = (ahead: number): string =>
      new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const stay = { checkIn: day(60), checkOut: day(62), occupancy: [{ adults: 2, childAges: [] }] };
    const search = aurora.search(
      { ...stay, latitude: 48.8534, longitude: 2.3488, radiusKm: 10, limit: 5 },
      {},
    );
    const found = [];
    for await (const batch of search) found.push(...batch);
    const [{ propertyId, offers } = { propertyId: '', offers: [] }] = found;
    const asked = { ...stay, propertyId };
    const quote = await aurora.quote({ key: offers[0]?.key ?? '', asked }, {});
    if (quote.status !== 'available') throw new Error(quote.status);
    const { quoteKey } = quote;
    const lead = { firstName: 'Ada', lastName: 'Lovelace' };
    const request = {
      ...{ reference: 'KILL-1', quoteKey, holdId: null, asked, wishes: null },
      travellers: [{ kind: 'adult', group: 0, ...lead }] as const,
      contact: { email: 'ada@example.com', phone: '+44 20 7946 0000' },
    };
    const submittedAt = new Date().toISOString();
    const ref = { reference: 'KILL-1', supplierReference: null, holdId: null, quoteKey, submittedAt, lead };
    const booked = await aurora.book(request, {});
    first.child.kill('SIGKILL');
    await exit(first.child);

    const second = await start(...args);
    const again = createAurora({ baseUrl: second.url });
    expect(await again.retrieve(ref, {})).toEqual(booked);
    // the quote survives too, and asking again does not book twice
    expect(await again.book(request, {})).toEqual(booked);
    const counted = await (await fetch(`${second.url}/control/bookings?reference=KILL-1`)).json();
    expect(counted).toMatchObject({ attempts: 2, bookings: 1 });
    second.child.kill('SIGTERM');
    expect(await exit(second.child)).toBe(0);
  },
);

it('refuses what it cannot be', { timeout: 15_000 }, async () => {
  const child = spawn(process.execPath, ['--import', tsx, main, '--supplier', 'nobody'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await exit(child)).toBe(1);
  expect(said).toContain('--supplier must be aurora or meridian, not nobody');
});
