import { addDays, utcMidnight } from '@portolan/core';
import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import type { KeyUsageRow } from './tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { KeyRecord } from './agency-directory.ts';

/** What a key may be used for when nothing else was agreed. */
export const defaultQuota = { perMinute: 1_200, perDay: 250_000 } as const;

/** What is counted, by its column. */
export type Metered = 'requests' | 'refused' | 'searches' | 'details' | 'quotes' | 'bookings';
const columns = ['requests', 'refused', 'searches', 'details', 'quotes', 'bookings'] as const;
type Counts = Record<Metered, number>;

/**
 * Counts what each key is used for: in memory at once, in the database in batches, so that no request waits or writes for it.
 * Per minute is counted by each process for itself; per day for all together, as of the last batch. A process that is killed loses
 * what it counted since then.
 */
export interface KeyMeter {
  /** Counts one request of a partner's page. @returns seconds to wait when that is one too many, else 0 */
  admit(key: KeyRecord): number;
  count(key: Pick<KeyRecord, 'agencyId' | 'key'>, what: Metered): void;
  /** Adds what was counted to the database; what cannot be written now is tried again next time. */
  flush(): Promise<void>;
  /** Writes what is left and stops. */
  close(): Promise<void>;
}

interface Meter {
  agencyId: string;
  key: string;
  day: string;
  /** Not written yet. */
  pending: Counts;
  /** Requests of the day that the database knew at the last batch, from every process. */
  written: number;
  minute: { endsAt: number; requests: number };
}

export function createKeyMeter(deps: {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** @default 10000 */
  flushEveryMs?: number;
}): KeyMeter {
  const { database, clock, logger, flushEveryMs = 10_000 } = deps;
  const meters = new Map<string, Meter>();
  /** Meters of a day that is over, until they are written. */
  let past: Meter[] = [];
  let running = Promise.resolve();

  function meterOf(key: Pick<KeyRecord, 'agencyId' | 'key'>): Meter {
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    let meter = meters.get(key.key);
    if (meter?.day !== day) {
      if (meter) past.push(meter);
      const minute = meter?.minute ?? { endsAt: 0, requests: 0 };
      meter = { agencyId: key.agencyId, key: key.key, day, pending: none(), written: 0, minute };
      meters.set(key.key, meter);
    }
    return meter;
  }

  async function write(): Promise<void> {
    const kept = past;
    past = [];
    const batch = [...kept, ...meters.values()].filter((meter) =>
      columns.some((name) => meter.pending[name] > 0),
    );
    for (const [agencyId, group] of groupByAgency(batch)) {
      const sent = group.map((meter) => ({ meter, counts: meter.pending }));
      for (const { meter, counts } of sent) {
        meter.pending = none();
        meter.written += counts.requests;
      }
      try {
        await add(agencyId, sent);
      } catch (error) {
        for (const { meter, counts } of sent) {
          for (const name of columns) meter.pending[name] += counts[name];
          meter.written -= counts.requests;
          if (meters.get(meter.key) !== meter) past.push(meter);
        }
        logger.warn({ err: error, agency: agencyId }, 'the use of keys could not be written; trying again');
      }
    }
  }

  async function add(agencyId: string, sent: readonly { meter: Meter; counts: Counts }[]): Promise<void> {
    // In one order everywhere, so that two processes never wait for each other.
    const ordered = [...sent].sort((a, b) =>
      a.meter.key + a.meter.day < b.meter.key + b.meter.day ? -1 : 1,
    );
    await database.withAgency(agencyId, async (tx) => {
      for (const { meter, counts } of ordered) {
        const [row] = await tx.query<Pick<KeyUsageRow, 'requests'>>(
          `insert into key_usage (agency_id, key, day, ${columns.join(', ')}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (agency_id, key, day) do update set
             ${columns.map((name) => `${name} = key_usage.${name} + excluded.${name}`).join(', ')}
           returning requests`,
          [agencyId, meter.key, meter.day, ...columns.map((name) => counts[name])],
          'add key usage',
        );
        meter.written = row?.requests ?? meter.written;
      }
    });
  }

  const meter: KeyMeter = {
    admit(key) {
      const now = clock.now();
      const entry = meterOf(key);
      if (entry.minute.endsAt <= now) entry.minute = { endsAt: now + 60_000, requests: 0 };
      let wait = 0;
      if (entry.minute.requests >= (key.perMinute ?? defaultQuota.perMinute))
        wait = entry.minute.endsAt - now;
      if (entry.written + entry.pending.requests >= (key.perDay ?? defaultQuota.perDay))
        wait = utcMidnight(addDays(entry.day, 1)) - now;
      if (wait > 0) {
        entry.pending.refused++;
        return Math.max(1, Math.ceil(wait / 1000));
      }
      entry.minute.requests++;
      entry.pending.requests++;
      return 0;
    },
    count(key, what) {
      meterOf(key).pending[what]++;
    },
    flush() {
      running = running.then(write);
      return running;
    },
    async close() {
      clearInterval(timer);
      await meter.flush();
    },
  };
  const timer = setInterval(() => void meter.flush(), flushEveryMs).unref();
  return meter;
}

function none(): Counts {
  return { requests: 0, refused: 0, searches: 0, details: 0, quotes: 0, bookings: 0 };
}

function groupByAgency(meters: readonly Meter[]): Map<string, Meter[]> {
  const groups = new Map<string, Meter[]>();
  for (const meter of meters) groups.set(meter.agencyId, [...(groups.get(meter.agencyId) ?? []), meter]);
  return groups;
}
