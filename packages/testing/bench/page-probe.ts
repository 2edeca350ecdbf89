import type { CDPSession, Page } from 'playwright-core';
import { applyCondition, type Condition } from './slow-conditions.ts';

/** How long no request may begin or end before a page counts as quiet. */
const quietMs = 700;
/** A page that never becomes quiet is measured all the same. */
const quietLimitMs = 10_000;
const readyLimitMs = 30_000;

/**
 * Script of the page, as a text because a compiler adds calls of its own to functions. It looks every 10 ms for the element, and calls
 * `tellReady` after the frame that paints it.
 */
const readyScript = (selector: string) => `{
  const path = ${JSON.stringify(selector.split(' >>> '))};
  const find = () => path.reduce((at, part, depth) => (depth ? at?.shadowRoot : at)?.querySelector(part), document);
  const usable = (element) => element && !element.matches(':disabled') && element.getBoundingClientRect().height > 0
    && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const look = () => {
    if (!usable(find())) return setTimeout(look, 10);
    requestAnimationFrame(() => {
      // The message is handled after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tellReady(String(performance.now()));
      port2.postMessage(0);
    });
  };
  addEventListener('travel-ready', () => { window.inChargeMs = performance.now(); });
  look();
}`;

/** A page under measurement. */
export interface ProbedPage {
  session: CDPSession;
  /** Milliseconds from navigation until the element was visible, enabled and painted. */
  readyMs: number;
  /** Resolves when no request has begun or ended for 700 ms; no sooner than 700 ms after the call. */
  quiet(): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
}

/**
 * Opens a page under a condition and waits until an element of it can be used.
 * @param page empty, in a context of its own
 * @param selector of the element; ` >>> ` leads into a shadow root
 */
export async function openProbed(
  page: Page,
  { url, selector }: { url: string; selector: string },
  condition: Condition,
): Promise<ProbedPage> {
  const session = await page.context().newCDPSession(page);
  const open = new Set<string>();
  let changedAt = Date.now();
  const ended = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    changedAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    open.add(requestId);
    changedAt = Date.now();
  });
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  const ready = new Promise<number>((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`${url}: ${selector} was not shown within ${readyLimitMs / 1000} s`)),
      readyLimitMs,
    );
    session.on('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(limit);
      resolve(Number(payload));
    });
  });
  // It may be rejected while the page is still being opened.
  ready.catch(() => undefined);
  await session.send('Network.enable');
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  // Ticks of the thread: time in which the thread waits for a processor does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Runtime.addBinding', { name: 'tellReady' });
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: readyScript(selector) });
  await applyCondition(session, condition);
  await session.send('Page.navigate', { url });
  const readyMs = await ready;
  return {
    session,
    readyMs,
    async quiet() {
      const since = Date.now();
      const isQuiet = () => open.size === 0 && Date.now() - Math.max(since, changedAt) >= quietMs;
      while (!isQuiet() && Date.now() - since < quietLimitMs) await page.waitForTimeout(50);
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as unknown;
    },
  };
}

/** Milliseconds of processor time of the page's main thread since it was opened. */
export async function mainThreadMs({ session }: ProbedPage): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (!task) throw new Error('The browser reports no TaskDuration.');
  return task.value * 1000;
}
