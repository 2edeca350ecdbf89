// npm run bench: one table, each figure beside its target, everything measured in one run on this machine.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '@portolan/tooling/children';
import type { Browser } from 'playwright-core';
import { freePorts } from '@portolan/tooling/free-ports';
import { dataDir, root } from '@portolan/tooling/paths';
import { launchBrowser } from '../src/browser.ts';
import { startProduct, type RunningProduct } from '../src/product.ts';
import { benchBooking } from './booking.ts';
import { benchBytes } from './bytes.ts';
import { benchDealsDatabase } from './deals-database.ts';
import { benchRequests, type Served } from './requests.ts';
import { benchFirstPaint } from './first-paint.ts';
import { benchLoadedScripts } from './loaded-scripts.ts';
import { benchLongTasks } from './long-tasks.ts';
import { benchAgencies } from './agencies.ts';
import { benchMemory } from './memory.ts';
import { benchPages } from './pages.ts';
import { benchRolling } from './rolling.ts';
import { benchScriptTime } from './script-time.ts';
import { benchStart } from './start.ts';
import { benchStreaming } from './streaming.ts';
import { printTable, type Figure } from './table.ts';
import { benchSuggestions } from './suggestions.ts';
import { benchUsable } from './usable.ts';

const only = process.argv.slice(2);
const wanted = (part: string) => only.length === 0 || only.includes(part);

const figures: Figure[] = [];
const failures: string[] = [];

/** One part; a part that fails says so in the table's place and the others go on. */
async function part(name: string, run: () => Promise<Figure[]> | Figure[]): Promise<void> {
  if (!wanted(name)) return;
  process.stderr.write(`bench: ${name}\n`);
  try {
    figures.push(...(await run()));
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The bare route beside us: a process of its own, started and its log taken down as our server's is. */
async function bareAt(body: string): Promise<Served> {
  const [port = 0] = await freePorts(1);
  const bodyFile = join(mkdtempSync(join(tmpdir(), 'travel-bare-')), 'body.json');
  writeFileSync(bodyFile, body);
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const child = await startChild(
    {
      name: 'bare',
      args: ['--import', 'tsx', script, String(port), bodyFile],
      env: { NODE_ENV: 'production' },
    },
    { cwd: root, logsDir: join(dataDir, 'logs-bench') },
  );
  return { url: `http://127.0.0.1:${port}`, stop: () => child.stop() };
}

/** Parts that look at one running product. */
async function partsOfProduct(): Promise<void> {
  const product = await startProduct({ name: 'bench', durable: true });
  try {
    await part('bytes', benchBytes);
    const inBrowser = async (run: (browser: Browser, at: RunningProduct) => Promise<Figure[]>) => {
      const browser = await launchBrowser();
      try {
        return await run(browser, product);
      } finally {
        await browser.close();
      }
    };
    await part('bytes', () => inBrowser(benchLoadedScripts));
    await part('usable', () => inBrowser(benchUsable));
    await part('streaming', () => benchStreaming(product));
    await part('requests', () => benchRequests(product, bareAt));
    await part('script', () => inBrowser(benchScriptTime));
    await part('tasks', () => inBrowser(benchLongTasks));
    await part('elements', () => inBrowser(benchMemory));
    await part('paint', () => inBrowser(benchFirstPaint));
    await part('pages', () => inBrowser(benchPages));
    await part('suggestions', () => benchSuggestions(product));
    await part('rolling', () => benchRolling(product));
    await part('database', () => benchDealsDatabase(product));
  } finally {
    await product.stop();
  }
}

// The others start what they need themselves.
const alone = ['booking', 'agencies', 'start'];
if (only.length === 0 || only.some((name) => !alone.includes(name))) await partsOfProduct();
await part('booking', benchBooking);
await part('agencies', benchAgencies);
await part('start', benchStart);

console.log(printTable(figures));
for (const failure of failures) console.log(`not measured: ${failure}`);
process.exitCode = failures.length ? 1 : 0;
