import type { Rates } from '@portolan/core';
import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import type { Clock } from '../platform/clock.ts';
import { snapshot } from './snapshot.ts';

/** A dated table of rates: units of each currency for one US dollar (CUR-06). */
export interface RateTable {
  values: Rates;
  /** Day of the rates, `YYYY-MM-DD`. */
  asOf: string;
}

/** The rates in use. They start as the built-in snapshot and get newer, never older. */
export interface ExchangeRateBook {
  current(): RateTable;
  /** Fetches from the configured address now; answers whether something newer was found. */
  refresh(): Promise<boolean>;
  close(): void;
}

const refreshEveryMs = 6 * 3_600_000;

export async function createExchangeRates(deps: {
  config: Pick<Config, 'ratesUrl'>;
  database: Database;
  logger: Logger;
  clock: Clock;
  fetch?: typeof fetch;
}): Promise<ExchangeRateBook> {
  const { config, database, logger } = deps;
  let table: RateTable = snapshot;

  const [stored] = await database.readPlatform<{ as_of: string; rates: Record<string, number> }>(
    'rates',
    'latest rates',
    'select as_of, rates from exchange_rates order by as_of desc limit 1',
    [],
  );
  if (stored && stored.as_of > table.asOf) table = { values: stored.rates, asOf: stored.as_of };

  const book: ExchangeRateBook = {
    current: () => table,
    async refresh() {
      if (!config.ratesUrl) return false;
      const response = await (deps.fetch ?? fetch)(config.ratesUrl, { signal: AbortSignal.timeout(10_000) });
      if (!response.ok) throw new Error(`The rates source answered ${response.status}`);
      const next = parseRates(await response.json());
      if (!next || next.asOf <= table.asOf) return false;
      table = next;
      await database.withPlatform('rates', async (tx) => {
        await tx.query(
          `insert into exchange_rates (as_of, source, rates) values ($1, $2, $3)
           on conflict (as_of) do update set source = excluded.source, rates = excluded.rates, fetched_at = now()`,
          [next.asOf, new URL(config.ratesUrl ?? '').host, JSON.stringify(next.values)],
        );
      });
      return true;
    },
    close: () => clearInterval(timer),
  };
  const tick = () =>
    void book
      .refresh()
      .catch((error: unknown) => logger.warn({ err: error }, 'exchange rates were not refreshed'));
  const timer = setInterval(tick, refreshEveryMs).unref();
  if (config.ratesUrl) tick();
  return book;
}

/**
 * Rates from a source's JSON, `{ date | asOf, base: 'USD', rates }`; `null` for anything that is not a whole, sane table: fewer
 * than 20 currencies, a base other than USD, a rate that is not positive, or one that is 20 times away from what we know.
 */
export function parseRates(value: unknown): RateTable | null {
  if (typeof value !== 'object' || value === null) return null;
  const { date, asOf, base, rates } = value as Record<string, unknown>;
  const day = date ?? asOf;
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  if (base !== 'USD' || typeof rates !== 'object' || rates === null) return null;
  const values: Record<string, number> = { USD: 1 };
  for (const [currency, rate] of Object.entries(rates)) {
    if (!/^[A-Z]{3}$/.test(currency)) continue;
    if (typeof rate !== 'number' || !Number.isFinite(rate) || rate <= 0) return null;
    const known = snapshot.values[currency];
    if (known && (rate > known * 20 || rate < known / 20)) return null;
    values[currency] = rate;
  }
  if (values['USD'] !== 1 || Object.keys(values).length < 20) return null;
  return { values: { ...snapshot.values, ...values }, asOf: day };
}
