import type { HotelSupplier } from '@portolan/suppliers';
import { createServices } from './adapters.ts';
import { ConfigError, createConfig, readEnv } from './config/index.ts';
import { migrate } from './db/migrate.ts';
import { seedDemoProposals, importCatalogue, type ImportResult, seedDemo } from './seed/index.ts';

/**
 * `migrate.ts [--seed demo] [--catalogue]`: prepares the database that DATABASE_URL names, as its owner. `--seed demo` writes the
 * demo world and imports the suppliers' catalogue; `--catalogue` does only the import.
 */
async function main(): Promise<void> {
  const env = readEnv();
  const config = createConfig(env);
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_URL is missing: migrations run as the owner of the database.');
  const demo = process.argv[process.argv.indexOf('--seed') + 1] === 'demo' && process.argv.includes('--seed');
  if (demo && !config.demo) throw new Error('--seed demo has public passwords: it needs PORTOLAN_DEMO=1.');
  const say = (line: string) => process.stdout.write(`${line}\n`);

  const appLogin = env.APP_DATABASE_URL ? decodeURIComponent(new URL(env.APP_DATABASE_URL).username) : null;
  const ran = await migrate({ ownerUrl: env.DATABASE_URL, appLogin });
  say(ran.length > 0 ? `migrated: ${ran.join(', ')}` : 'the database is up to date');
  if (demo)
    say(
      (await seedDemo(env.DATABASE_URL, config.keys.partners, env.SANDBOX_SIGN_IN_URL ?? null))
        ? 'seeded the demo world'
        : 'the demo world is up to date',
    );
  if (demo || process.argv.includes('--catalogue')) {
    const { suppliers } = createServices(config);
    for (const { supplier, properties, changed } of await importWhenReady(env.DATABASE_URL, suppliers))
      say(`catalogue of ${supplier}: ${properties} properties, ${changed ? 'imported' : 'unchanged'}`);
    if (demo) await seedDemoProposals(env.DATABASE_URL, suppliers);
  }
}

/** The sandbox suppliers may be starting at this very moment: wait for them, but not for ever. */
async function importWhenReady(
  ownerUrl: string,
  suppliers: ReadonlyMap<string, HotelSupplier>,
): Promise<ImportResult[]> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await importCatalogue(ownerUrl, suppliers);
    } catch (error) {
      const passing = error instanceof Error && error.name === 'SupplierError';
      if (!passing || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

try {
  await main();
} catch (error) {
  const plain =
    error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${plain}\n`);
  process.exit(1);
}
