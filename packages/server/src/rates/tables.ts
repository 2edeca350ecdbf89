import type { Generated } from 'kysely';

/** Rows of the exchange rates of each day. Times are ISO text in UTC, jsonb columns are parsed. */
export interface RateTables {
  exchange_rates: {
    as_of: string;
    source: string;
    rates: Record<string, number>;
    fetched_at: Generated<string>;
  };
}
