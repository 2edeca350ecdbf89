// The whole product on free ports against a database of its own: for end-to-end tests and for the bench.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@portolan/tooling/build';
import { startChild, type Child } from '@portolan/tooling/children';
import { freePorts } from '@portolan/tooling/free-ports';
import { dataDir, root } from '@portolan/tooling/paths';
import { startPostgres } from '@portolan/tooling/postgres';
import { serverSpec, siteOrigin, startProcesses } from '@portolan/tooling/product';
import { createProgress } from '@portolan/tooling/progress';

/** Where a running product is reached; all strings, so that it passes to test workers as it is. */
export interface ProductAddresses {
  /** Harbour & Pine's site, `http://harbour.localhost:<port>`; for another agency replace the first label. */
  site: string;
  /** The API without a tenant in its host, `http://127.0.0.1:<port>`. */
  api: string;
  /** The partner's pages, another origin. */
  partner: string;
  aurora: string;
  meridian: string;
  gateway: string;
  /** The database as its owner: asserts and set-up, never what a request would see. */
  ownerUrl: string;
  /** The database as the application sees it. */
  appUrl: string;
}

/** A running product; `stop` ends its processes and drops its database. */
export interface RunningProduct extends ProductAddresses {
  /** Ends the API with its jobs; suppliers, gateway and database go on, so that their books can be compared. */
  stopServing(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Builds what changed, then starts everything with the demo seed. Logs go to `.data/logs-<name>/`.
 * @param options.name tells runs apart in logs and database names @default 'e2e'
 * @param options.durable keep fsync on, as in production (benches) @default false
 * @param options.env more settings for every process
 * @throws {Error} with the last words of what failed
 */
export async function startProduct(
  options: { name?: string; durable?: boolean; env?: Record<string, string> } = {},
): Promise<RunningProduct> {
  const { name = 'e2e', durable = false, env } = options;
  const progress = createProgress();
  await build({ progress });
  const postgres = await startPostgres({
    dataDir: join(dataDir, durable ? 'bench-postgres' : 'test-postgres'),
    durable,
  });
  const database = `test_${name.replace(/\W+/g, '_')}_${randomBytes(4).toString('hex')}`;
  const stateDir = mkdtempSync(join(tmpdir(), 'travel-product-'));
  const dispose = async () => {
    rmSync(stateDir, { recursive: true, force: true });
    await postgres.dropDatabase(database);
  };
  try {
    await postgres.ensureDatabase(database);
    const [api = 0, partner = 0, aurora = 0, meridian = 0, gateway = 0, signIn = 0] = await freePorts(6);
    const ports = { api, partner, aurora, meridian, gateway, signIn };
    const product = await startProcesses({
      ports,
      databaseUrl: postgres.url(database),
      appDatabaseUrl: postgres.url(database, 'app'),
      demo: true,
      migrate: true,
      stateDir,
      logsDir: join(dataDir, `logs-${name}`),
      progress,
      ...(env ? { env } : {}),
    });
    return {
      site: siteOrigin(ports),
      api: `http://127.0.0.1:${api}`,
      partner: `http://localhost:${partner}`,
      aurora: `http://127.0.0.1:${aurora}`,
      meridian: `http://127.0.0.1:${meridian}`,
      gateway: `http://127.0.0.1:${gateway}`,
      ownerUrl: postgres.url(database),
      appUrl: postgres.url(database, 'app'),
      async stopServing() {
        await product.children.find(({ name }) => name === 'server')?.stop();
      },
      async stop() {
        await product.stop();
        await dispose();
        await postgres.stop();
      },
    };
  } catch (error) {
    await dispose().catch(() => undefined);
    await postgres.stop();
    throw error;
  }
}

/**
 * One more API process over the database and the neighbours of a running product: for tests that need other settings than the one they
 * share. Its log goes to `.data/logs-<name>/`.
 * @param options.port where it listens
 * @param options.env settings that differ
 */
export function startAnotherServer(
  product: ProductAddresses,
  options: { name: string; port: number; env: Record<string, string> },
): Promise<Child> {
  const portOf = (address: string) => Number(new URL(address).port);
  const logsDir = join(dataDir, `logs-${options.name}`);
  const spec = serverSpec({
    ports: {
      api: options.port,
      partner: portOf(product.partner),
      aurora: portOf(product.aurora),
      meridian: portOf(product.meridian),
      gateway: portOf(product.gateway),
    },
    databaseUrl: product.ownerUrl,
    appDatabaseUrl: product.appUrl,
    demo: true,
    migrate: false,
    stateDir: tmpdir(),
    logsDir,
    progress: createProgress(),
    env: options.env,
  });
  return startChild(spec, { cwd: root, logsDir });
}
