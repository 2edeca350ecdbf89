import type { Selectable } from 'kysely';
import type { Config } from '../config/index.ts';
import type { Database, Bus } from '../db/index.ts';
import type { AgencyRow, OwnTextRow, TenancyTables } from './tables.ts';
import type { ArtSigner } from '../platform/art-signer.ts';
import { toInstant, type Clock } from '../platform/clock.ts';
import { createCache, type Cache } from '../platform/cache.ts';
import type { MarkupRuleRow, PlatformFeeRow } from '../pricing/index.ts';
import { ownTextsOf } from './catalogues.ts';
import { ruleFromRow } from './markup-from-rows.ts';
import { agencyFromRow } from './agency-from-row.ts';
import type { AgencyRecord } from './agency-record.ts';
import { hostOf, originPatterns } from './origins.ts';

/** A publishable key: whose it is and on which pages it may be used. */
export interface KeyRecord {
  key: string;
  agencyId: string;
  /** Whose pages these are. */
  partnerId: string;
  origins: readonly string[];
  active: boolean;
  /** When a replaced key ends, in milliseconds since the epoch; `null`: not at all. */
  validUntil: number | null;
  /** Requests that partners' pages may make; `null`: the server's default. */
  perMinute: number | null;
  perDay: number | null;
}

/** True while requests may use it. */
export function keyIsLive(key: KeyRecord, now: number): boolean {
  return key.active && (key.validUntil === null || key.validUntil > now);
}

/** Finds agencies by how a request came. Answers are cached and forgotten when the bus says that an agency changed. */
export interface AgencyDirectory {
  /** By exact host name, lower case, without port. */
  byHost(host: string): Promise<AgencyRecord | null>;
  /**
   * The agency of a whole `Host` header, when it was found a moment ago: no promise, no parsing. Never behind a proxy, whose
   * own header names the host.
   */
  knownHost(header: string | undefined, behindProxy: boolean): AgencyRecord | undefined;
  byId(agencyId: string): Promise<AgencyRecord | null>;
  /** Ended keys too: who uses one must be told so. */
  byKey(key: string): Promise<{ key: KeyRecord; record: AgencyRecord } | null>;
  /** True when any active key may be used on pages of this origin; preflights carry no key. */
  isPartnerOrigin(origin: string): Promise<boolean>;
}

const minute = 60_000;

/** What was found, and at which of the changes it was asked for. */
type Told<T> = T & { askedAt: number };

export function createAgencyDirectory(deps: {
  config: Config;
  database: Database;
  bus: Bus;
  art: ArtSigner;
  clock: Clock;
}): AgencyDirectory {
  const { config, database, bus, art, clock } = deps;
  const hosts = createCache<Told<{ agencyId: string | null }>>({ max: 5_000, ttlMs: minute });
  const keys = createCache<Told<{ key: KeyRecord | null }>>({ max: 5_000, ttlMs: minute });
  const records = createCache<{ record: AgencyRecord | null }>({ max: 2_000, ttlMs: 5 * minute });
  const partnerOrigins = createCache<{ known: boolean }>({ max: 5_000, ttlMs: minute });
  /** Whole `Host` headers of the last minute; few, for a stranger's are not kept. */
  const headers = new Map<string, AgencyRecord>();
  let headersUntil = 0;
  // One agency's change costs the others nothing, and itself no look at all that is known: of ten thousand there is always one that
  // changes. So what was found says when it was asked for, and each agency when it changed last.
  let changes = 0;
  let everythingSince = 0;
  const changedAt = new Map<string, number>();
  bus.on('agency', (agencyId) => {
    changedAt.set(agencyId, ++changes);
    records.delete(agencyId);
    partnerOrigins.clear();
    for (const [header, record] of headers) if (record.id === agencyId) headers.delete(header);
  });
  bus.onGap(() => {
    for (const cache of [hosts, keys, records, partnerOrigins]) cache.clear();
    headers.clear();
    everythingSince = ++changes;
  });
  /** What was found to be nobody's may be somebody's after any change; what is an agency's stands until its own. */
  const stillHolds = (agencyId: string | null, askedAt: number) =>
    askedAt >= everythingSince &&
    (agencyId === null ? askedAt === changes : askedAt >= (changedAt.get(agencyId) ?? 0));
  /** As `cache.get`, but for what was asked before its agency changed. */
  async function fresh<T extends object>(
    cache: Cache<Told<T>>,
    key: string,
    agencyOf: (found: T) => string | null,
    load: () => Promise<T>,
  ): Promise<T> {
    const tell = async () => {
      const askedAt = changes;
      return { askedAt, ...(await load()) };
    };
    const known = await cache.get(key, tell);
    if (stillHolds(agencyOf(known), known.askedAt)) return known;
    // Unless somebody has asked anew already.
    if (cache.peek(key) === known) cache.delete(key);
    return cache.get(key, tell);
  }

  const directory: AgencyDirectory = {
    knownHost(header, behindProxy) {
      if (header === undefined || behindProxy) return undefined;
      const now = Date.now();
      if (now > headersUntil) {
        headers.clear();
        headersUntil = now + minute;
      }
      const known = headers.get(header);
      if (!known && headers.size < 2_000) {
        const askedAt = changes;
        void directory.byHost(hostOf(header)).then(
          (record) => record && stillHolds(record.id, askedAt) && headers.set(header, record),
          () => undefined,
        );
      }
      return known;
    },

    async byHost(asked) {
      // In demo mode the machine's own names are the first agency's; never elsewhere.
      const host =
        config.demo && (asked === 'localhost' || asked === '127.0.0.1') ? 'harbour.localhost' : asked;
      if (!host) return null;
      const { agencyId } = await fresh(
        hosts,
        host,
        (found) => found.agencyId,
        async () => {
          const rows = await database.readPlatform<{ agency_id: string }>(
            'routing',
            'host',
            'select agency_id from agency_hosts where host = $1',
            [host],
          );
          return { agencyId: rows[0]?.agency_id ?? null };
        },
      );
      return agencyId ? directory.byId(agencyId) : null;
    },

    async byId(agencyId) {
      const found = await records.get(agencyId, () =>
        database.withAgency(agencyId, async (tx) => {
          const now = toInstant(clock.now());
          const [rows, hostRows, ruleRows, feeRows, textRows] = await Promise.all([
            tx.query<AgencyRow>('select * from agencies where agency_id = $1', [agencyId], 'agency'),
            tx.query<{ host: string; is_primary: boolean }>(
              'select host, is_primary from agency_hosts where agency_id = $1 order by is_primary desc, host',
              [agencyId],
              'agency hosts',
            ),
            // With the agency itself: whoever has the record makes prices without another question.
            tx.query<MarkupRuleRow>(
              'select * from markup_rules where agency_id = $1 and (ends_at is null or ends_at > $2) order by rule_id',
              [agencyId, now],
              'markup rules',
            ),
            tx.query<PlatformFeeRow>(
              'select * from platform_fees where ends_at is null or ends_at > $1 order by rule_id',
              [now],
              'platform fees',
            ),
            tx.query<OwnTextRow>('select * from own_texts where agency_id = $1', [agencyId], 'own texts'),
          ]);
          const rules = [...ruleRows, ...feeRows].map(ruleFromRow);
          const texts = await ownTextsOf(textRows);
          return { record: rows[0] ? agencyFromRow(rows[0], hostRows, config, art, rules, texts) : null };
        }),
      );
      return found.record;
    },

    async byKey(text) {
      if (!/^pk_[a-z0-9_]{3,60}$/i.test(text)) return null;
      const load = async () => {
        const [row] = await database.readPlatform<Selectable<TenancyTables['agency_keys']>>(
          'routing',
          'key',
          `select agency_id, partner_id, origins, active, valid_until, per_minute, per_day
             from agency_keys where key = $1`,
          [text],
        );
        return {
          key: row
            ? {
                key: text,
                agencyId: row.agency_id,
                partnerId: row.partner_id,
                origins: row.origins,
                active: row.active,
                validUntil: row.valid_until === null ? null : Date.parse(row.valid_until),
                perMinute: row.per_minute,
                perDay: row.per_day,
              }
            : null,
        };
      };
      const { key } = await fresh(keys, text, (found) => found.key?.agencyId ?? null, load);
      const record = key && (await directory.byId(key.agencyId));
      return key && record ? { key, record } : null;
    },

    async isPartnerOrigin(origin) {
      const patterns = originPatterns(origin);
      if (!patterns) return false;
      const { known } = await partnerOrigins.get(origin, async () => {
        const [row] = await database.readPlatform<{ known: boolean }>(
          'routing',
          'partner origin',
          'select is_partner_origin($1::text[]) as known',
          [patterns],
        );
        return { known: row?.known ?? false };
      });
      return known;
    },
  };
  return directory;
}
