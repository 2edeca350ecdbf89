import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@portolan/contract';
import { createServer } from './app.ts';
import { ConfigError, createConfig, readEnv, type Config } from './config/index.ts';
import { createContext, type Services } from './context.ts';
import { createJobs } from './jobs/index.ts';

/** How long open requests may take to end, once nobody is sent here any more. */
const graceMs = 10_000;

/** The queue's code takes a tenth of a second to load, during which nobody is answered. */
const jobsAfterMs = 1_000;

/**
 * Runs a server process as the environment says, until it is told to stop. What cannot be started says why and ends the process.
 * @param createServices what the process sells and charges with
 */
export async function runServer(createServices: (config: Config) => Services): Promise<void> {
  try {
    await start(createServices);
  } catch (error) {
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}

async function start(createServices: (config: Config) => Services): Promise<void> {
  const env = readEnv();
  const config = createConfig(env);
  const pages = env.PAGE_RENDERER ? await loadRenderer(env.PAGE_RENDERER) : null;
  const context = await createContext(config, { ...createServices(config), pages });
  const jobs = config.jobs === 'off' ? null : createJobs(context);
  const app = config.jobs === 'only' ? null : await createServer(context);
  await app?.listen({ host: config.host, port: config.port });
  const address = app?.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let jobsTimer: NodeJS.Timeout | undefined;
  if (!app) await jobs?.start();
  // Whoever comes first is served first: the jobs of a serving process begin after.
  else
    jobsTimer = setTimeout(() => {
      void jobs
        ?.start()
        .catch((error: unknown) => context.logger.error({ err: error }, 'jobs did not start'));
    }, jobsAfterMs);
  // The one line on stdout: whoever started us waits for it. Logs go to stderr.
  process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    clearTimeout(jobsTimer);
    context.logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), config.leaveMs + graceMs).unref();
    // First the news that nobody should be sent here, and time for it to be heard; answers are given all the while.
    app?.beginLeaving();
    void new Promise((resolve) => setTimeout(resolve, app ? config.leaveMs : 0))
      .then(() => Promise.all([app?.close(), jobs?.stop()]))
      .then(() => context.close())
      .then(() => context.logger.flush(() => process.exit(0)));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A bug must not leave half-done work running in an unknown state; the supervisor starts a fresh process.
  process.on('uncaughtException', (error, origin) => {
    context.logger.fatal({ err: error, origin }, 'uncaught');
    process.exit(1);
  });
}

/** The renderer that `site/ssr` builds: a module that exports `renderer` or `createRenderer()`, or is one by default. */
async function loadRenderer(path: string): Promise<PageRenderer> {
  const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  const candidate = module['createRenderer'] ?? module['renderer'] ?? module['default'];
  const renderer: unknown = typeof candidate === 'function' ? await candidate() : candidate;
  if (typeof (renderer as PageRenderer | undefined)?.render !== 'function')
    throw new Error(`PAGE_RENDERER ${path} exports no renderer`);
  return renderer as PageRenderer;
}
