import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';
import { template } from './template.ts';

/** Turns papers into PDFs in a thread of its own, so that nobody else waits for it. The same paper makes the same bytes. */
export interface Typesetter {
  /**
   * @throws {TypesetterBusyError} when more wait than it makes sense to wait for
   * @throws {TypesettingError} when it cannot be done
   */
  set(paper: Paper): Promise<Buffer>;
  close(): Promise<void>;
}

export class TypesetterBusyError extends Error {
  override readonly name = 'TypesetterBusyError';
}

/** Says nothing of the text: that is personal. */
export class TypesettingError extends Error {
  override readonly name = 'TypesettingError';
}

/** Papers that may wait at the same time; one takes some 10 ms. */
const mostWaiting = 64;
/** For one paper, ms; the thread is ended then and the next one begins anew. */
const patienceMs = 20_000;

/**
 * What the thread runs: a text, so that it is the same from TypeScript and from a bundle. PDF/UA first, the standard of accessible
 * documents; it refuses letters that no font has, which then show as a box in a tagged PDF.
 */
const threadCode = `
const { parentPort, workerData } = require('node:worker_threads');
const { readFileSync } = require('node:fs');
const { NodeCompiler } = require(workerData.compiler);
const compiler = NodeCompiler.create({
  workspace: workerData.workspace,
  fontArgs: [{ fontBlobs: workerData.fonts.map((path) => readFileSync(path)) }],
});
parentPort.on('message', ({ id, paper }) => {
  const work = { mainFileContent: workerData.template, inputs: { paper } };
  let pdf = null;
  for (const options of [{ pdfStandard: 'ua-1' }, {}]) {
    try {
      pdf = compiler.pdf(work, options);
      break;
    } catch {}
  }
  try { compiler.evictCache(10); } catch {}
  parentPort.postMessage({ id, pdf });
});
`;

/** Starts its thread with the first paper. */
export function createTypesetter(): Typesetter {
  type Job = { done: (pdf: Buffer) => void; failed: (error: Error) => void; timer: NodeJS.Timeout };
  const waiting = new Map<number, Job>();
  let thread: Worker | null = null;
  let serial = 0;

  function start(): Worker {
    const require = createRequire(import.meta.url);
    const fonts = [
      require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
      require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
      require.resolve('@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf'),
      require.resolve('@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf'),
      // Greek, Cyrillic and the letters of Latin that the first does not have.
      require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
      require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    ];
    const worker = new Worker(threadCode, {
      eval: true,
      workerData: {
        template,
        fonts,
        compiler: require.resolve('@myriaddreamin/typst-ts-node-compiler'),
        // Nothing of the page reads files; were it to, it could read fonts.
        workspace: dirname(require.resolve('@expo-google-fonts/figtree/package.json')),
      },
      execArgv: [],
      env: {},
    });
    worker.unref();
    worker.on('message', ({ id, pdf }: { id: number; pdf: Uint8Array | null }) => {
      const job = take(id);
      if (pdf) job?.done(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
      else job?.failed(new TypesettingError('a document could not be set'));
    });
    const ended = () => {
      if (thread === worker) thread = null;
      else return;
      for (const id of [...waiting.keys()]) take(id)?.failed(new TypesettingError('the thread ended'));
    };
    worker.on('error', ended);
    worker.on('exit', ended);
    return worker;
  }

  function take(id: number): Job | undefined {
    const job = waiting.get(id);
    if (job) clearTimeout(job.timer);
    waiting.delete(id);
    if (waiting.size === 0) thread?.unref();
    return job;
  }

  return {
    set(paper) {
      if (waiting.size >= mostWaiting)
        return Promise.reject(new TypesetterBusyError('too many documents wait'));
      return new Promise((done, failed) => {
        const id = ++serial;
        const worker = (thread ??= start());
        const timer = setTimeout(() => {
          take(id)?.failed(new TypesettingError('a document took too long'));
          if (thread === worker) void worker.terminate();
        }, patienceMs);
        waiting.set(id, { done, failed, timer });
        worker.ref();
        worker.postMessage({ id, paper: JSON.stringify(paper) });
      });
    },
    async close() {
      await thread?.terminate();
    },
  };
}
