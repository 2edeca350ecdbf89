import type { Browser, CDPSession, Page } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { atMost, reported, type Figure } from './table.ts';

const rounds = 1000;
const more = 16;

/** What the page holds once everything that can go has gone. Bytes are those of the script heap alone. */
interface Held {
  bytes: number;
  nodes: number;
  listeners: number;
}

async function held(session: CDPSession): Promise<Held> {
  // Twice: what the first finds dead in the DOM lets go of script, and the other way round.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Bytes of the script heap by what they are: machine code that the engine made of functions that ran often, weak references, all else. */
async function heapParts(session: CDPSession): Promise<{ code: number; weak: number; rest: number }> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
    nodes: number[];
    strings: string[];
  };
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  const parts = { code: 0, weak: 0, rest: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type]!];
    // The DOM is counted by itself.
    if (kind === 'native') continue;
    const part = kind === 'code' ? 'code' : strings[nodes[at + name]!] === 'WeakRef' ? 'weak' : 'rest';
    parts[part] += nodes[at + size]!;
  }
  return parts;
}

/** The partner's page, looked at until its own deals stand; every further answer is one of those that came so far. */
async function openPage(browser: Browser, product: RunningProduct) {
  const { page, context, close } = await aVisitor(browser);
  const answers = new Map<
    string,
    Promise<{ status: number; headers: Record<string, string>; body: Buffer }>
  >();
  // A thousand visits in a minute are a load for the server and its quotas, which is measured elsewhere.
  await context.route(`${product.site}/api/**`, async (route) => {
    const request = route.request();
    const id = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
    let answer = answers.get(id);
    if (!answer) {
      // By the address that needs no name server; the key says which agency is meant.
      const url = request.url().replace(product.site, product.api);
      answer = route.fetch({ url }).then(async (response) => ({
        status: response.status(),
        headers: response.headers(),
        body: await response.body(),
      }));
      answers.set(id, answer);
    }
    await route.fulfill(await answer).catch(() => undefined);
  });
  await page.goto(`${product.partner}/index.html`);
  await page.locator('travel-deals').scrollIntoViewIfNeeded();
  await page.locator('travel-deals').getByRole('link', { name: 'View Deal' }).first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  return { page, session, close };
}

/** Further elements on the page, which have all shown their deals. */
function addDeals(page: Page, count: number): Promise<void> {
  return page.evaluate(async (wanted) => {
    for (let at = 0; at < wanted; at++) {
      const element = document.body.appendChild(document.createElement('travel-deals'));
      // The second row comes last.
      while (!element.shadowRoot?.querySelector('.is-rest article'))
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, count);
}

/** What one more element costs a page that has some. */
async function furtherInstance(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const { page, session, close } = await openPage(browser, product);
  try {
    // Until nothing is compiled any more; compiled code is not the instance's.
    await addDeals(page, 12);
    const before = await held(session);
    await addDeals(page, more);
    const after = await held(session);
    const each = (part: keyof Held) => (after[part] - before[part]) / more;
    return [
      atMost('travel-deals: script heap of a further instance', each('bytes') / 1000, 300, 'kB'),
      reported('travel-deals: DOM nodes of a further instance', each('nodes').toFixed(0)),
    ];
  } finally {
    await close();
  }
}

/** Elements shown, moved and removed, every fourth of them before it had anything to show; returns nothing that could hold one. */
function showMoveRemove(page: Page, count: number): Promise<void> {
  return page.evaluate(async (wanted) => {
    const gone = ((window as unknown as { gone?: WeakRef<Element>[] }).gone ??= []);
    for (let at = 0; at < wanted; at++) {
      const element = document.createElement('travel-deals');
      gone.push(new WeakRef(element));
      document.body.append(element);
      while (at % 4 < 3 && !element.shadowRoot?.querySelector('article'))
        await new Promise((resolve) => setTimeout(resolve));
      const place = document.body.appendChild(document.createElement('section'));
      place.append(element);
      await new Promise((resolve) => setTimeout(resolve));
      place.remove();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, count);
}

/** What elements that are gone leave behind. */
async function goneElements(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const { page, session, close } = await openPage(browser, product);
  /** Elements that are still there although nothing is being done with them. */
  const settle = async () => {
    let left: number;
    const end = Date.now() + 15_000;
    do {
      await held(session);
      left = await page.evaluate(() => {
        const { gone } = window as unknown as { gone: WeakRef<Element>[] };
        return gone.filter((ref) => ref.deref()).length;
      });
    } while (left > 0 && Date.now() < end && (await page.waitForTimeout(250), true));
    return left;
  };
  try {
    // What is made once is there after these.
    await showMoveRemove(page, 100);
    await settle();
    const before = { ...(await held(session)), ...(await heapParts(session)) };
    await showMoveRemove(page, rounds);
    const elements = await settle();
    const after = { ...(await held(session)), ...(await heapParts(session)) };
    const each = (part: keyof typeof after) => Math.max(0, after[part] - before[part]) / rounds;
    const what = `travel-deals: ${rounds} times shown, moved, removed`;
    return [
      atMost(`${what}: elements retained`, elements, 0, '', 0),
      atMost(`${what}: DOM nodes retained a round`, each('nodes'), 0.01, '', 3),
      atMost(`${what}: listeners retained a round`, each('listeners'), 0.01, '', 3),
      // Not the weak references that count the elements, and no machine code: functions that run a thousand times are compiled once more,
      // which is no round's.
      atMost(`${what}: script heap retained a round`, each('rest'), 10, 'B', 0),
      reported(`${what}: machine code made meanwhile`, `${((each('code') * rounds) / 1000).toFixed(0)} kB`),
    ];
  } finally {
    await close();
  }
}

/** What widgets hold of a page's memory, and what they let go of. */
export async function benchMemory(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  return [...(await furtherInstance(browser, product)), ...(await goneElements(browser, product))];
}
