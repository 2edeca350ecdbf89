import { getGlobalDispatcher } from 'maplibre-gl';
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

/** What MapLibre talks to: a worker, or a port to the same code in this thread. */
type WorkerTarget = Worker | MessagePort;
interface WorkerPool {
  start(): Promise<WorkerTarget[]>;
}
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let target: Promise<WorkerTarget> | undefined;

/**
 * Gives MapLibre its worker. By itself it would start one from an address in plain text, or from a `blob:`, which Trusted Types and strict
 * policies forbid. On our own site it gets a worker from our file. A browser starts no worker from another origin's file, so on a partner's
 * page the same code runs in the page's thread; in a frame too, whose policy allows no worker.
 */
export function provideWorker(): void {
  // @NOTE `workerPool` is private in MapLibre's types and has no public setter; `map.browser.test.tsx` fails when it changes.
  const { workerPool } = getGlobalDispatcher() as unknown as { workerPool: WorkerPool };
  workerPool.start = async () => [await (target ??= startWorker())];
}

async function startWorker(): Promise<WorkerTarget> {
  const url = workerFile && new URL(workerFile, import.meta.url);
  if (url && url.origin === location.origin && self === top) {
    try {
      return new Worker(trusted(url.href), { type: 'module' });
    } catch {
      // The policy of the page allows no worker.
    }
  }
  return startInThread();
}

async function startInThread(): Promise<MessagePort> {
  const { default: MapWorker } = await import('maplibre-gl/dist/maplibre-gl-worker.mjs');
  const { port1: page, port2: worker } = new MessageChannel();
  new MapWorker(worker);
  page.start();
  worker.start();
  return page;
}

/** The address of our own file; no other passes this policy, which `server/src/pages/security.ts` names. */
function trusted(href: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('travel-map', {
    createScriptURL(url) {
      if (url !== href) throw new TypeError('Not the file of the map.');
      return url;
    },
  });
  return policy ? policy.createScriptURL(href) : href;
}
