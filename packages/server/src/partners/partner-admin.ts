import type { Context } from '../context.ts';
import type { Tx } from '../db/index.ts';
import type { KeyUsageRow } from '../tenancy/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { createPartnerSecrets, newSecret } from './secrets.ts';

/** Secrets of one partner that are in force at the same time: the old one goes on signing until the new one is everywhere. */
const maxSecrets = 2;
const maxOrigins = 50;

/** A partner with all that is its own. Secrets are named and never shown again. */
export interface PartnerView {
  partnerId: string;
  name: string;
  keys: {
    key: string;
    origins: string[];
    active: boolean;
    validUntil: string | null;
    replacedBy: string | null;
    perMinute: number | null;
    perDay: number | null;
    /** The last days, newest first. */
    usage: KeyUsageRow[];
  }[];
  secrets: { secretId: string; createdAt: string; validUntil: string | null }[];
}

/** Keys and secrets of an agency's partners: what Command Center will offer, and `/dev/keys` does in demo mode. */
export function createPartnerAdmin(context: Context) {
  const { database, clock, bus, config } = context;
  const secrets = createPartnerSecrets(config.keys.partners);

  return {
    async list(agencyId: string): Promise<PartnerView[]> {
      // Looking is worth a batch: the figures are of this moment.
      await context.keyMeter.flush();
      const since = toInstant(clock.now() - 13 * 24 * 3600_000).slice(0, 10);
      return database.withAgency(agencyId, async ({ db }) => {
        const partners = await db
          .selectFrom('partners')
          .selectAll()
          .where('agency_id', '=', agencyId)
          .orderBy('created_at')
          .orderBy('partner_id')
          .execute();
        const keys = await db
          .selectFrom('agency_keys')
          .selectAll()
          .where('agency_id', '=', agencyId)
          .orderBy('created_at', 'desc')
          .orderBy('key')
          .execute();
        const usage = await db
          .selectFrom('key_usage')
          .selectAll()
          .where('agency_id', '=', agencyId)
          .where('day', '>=', since)
          .orderBy('day', 'desc')
          .execute();
        const held = await db
          .selectFrom('partner_secrets')
          .selectAll()
          .where('agency_id', '=', agencyId)
          .orderBy('created_at', 'desc')
          .execute();
        return partners.map(({ partner_id: partnerId, name }) => ({
          partnerId,
          name,
          keys: keys
            .filter((key) => key.partner_id === partnerId)
            .map((key) => ({
              key: key.key,
              origins: key.origins,
              active: key.active,
              validUntil: key.valid_until,
              replacedBy: key.replaced_by,
              perMinute: key.per_minute,
              perDay: key.per_day,
              usage: usage.filter((row) => row.key === key.key),
            })),
          secrets: held
            .filter((secret) => secret.partner_id === partnerId)
            .map((secret) => ({
              secretId: secret.secret_id,
              createdAt: secret.created_at,
              validUntil: secret.valid_until,
            })),
        }));
      });
    },

    /**
     * A second secret beside the one in force; tokens of either are good.
     * @returns its text, for the only time
     * @throws {ApiError} `NOT_FOUND`; `VALIDATION_FAILED` when two are in force already
     */
    async addSecret(agencyId: string, partnerId: string): Promise<{ secretId: string; secret: string }> {
      const row = { agency_id: agencyId, partner_id: partnerId, secret_id: newId('sec').slice(0, 16) };
      const secret = newSecret();
      await database.withAgency(agencyId, async (tx) => {
        await lockPartner(tx, agencyId, partnerId);
        const inForce = await tx.query(
          'select 1 from partner_secrets where agency_id = $1 and partner_id = $2 and (valid_until is null or valid_until > $3)',
          [agencyId, partnerId, toInstant(clock.now())],
        );
        if (inForce.length >= maxSecrets)
          throw invalid('secret', `two are in force; end the old one before the next one is made`);
        await tx.db
          .insertInto('partner_secrets')
          .values({
            ...row,
            sealed: secrets.seal(secret, row),
            created_at: toInstant(clock.now()),
            valid_until: null,
          })
          .execute();
      });
      return { secretId: row.secret_id, secret };
    },

    /** Ends a secret at once: what it signed is worth nothing from now on. */
    async endSecret(agencyId: string, partnerId: string, secretId: string): Promise<void> {
      const now = toInstant(clock.now());
      const rows = await database.withAgency(agencyId, (tx) =>
        tx.query(
          `update partner_secrets set valid_until = least(coalesce(valid_until, $4), $4)
            where agency_id = $1 and partner_id = $2 and secret_id = $3 returning 1`,
          [agencyId, partnerId, secretId, now],
        ),
      );
      if (rows.length === 0) throw new ApiError('NOT_FOUND');
    },

    /**
     * A new key with the pages and quotas of an old one, which goes on until `keepUntil`.
     * @param keepUntil milliseconds since the epoch; now ends the old one at once
     */
    async rotateKey(agencyId: string, key: string, keepUntil: number): Promise<{ key: string }> {
      const next = newId('pk').slice(0, 29);
      await database.withAgency(agencyId, async (tx) => {
        const rows = await tx.query(
          `insert into agency_keys (agency_id, key, partner_id, origins, per_minute, per_day, created_at)
           select agency_id, $3, partner_id, origins, per_minute, per_day, $4 from agency_keys
            where agency_id = $1 and key = $2 and active and replaced_by is null for update returning 1`,
          [agencyId, key, next, toInstant(clock.now())],
        );
        if (rows.length === 0) throw new ApiError('NOT_FOUND');
        await tx.query(
          'update agency_keys set valid_until = $3, replaced_by = $4 where agency_id = $1 and key = $2',
          [agencyId, key, toInstant(keepUntil), next],
        );
      });
      await bus.publish('agency', agencyId);
      return { key: next };
    },

    /** Ends a key at once. */
    async endKey(agencyId: string, key: string): Promise<void> {
      const rows = await database.withAgency(agencyId, (tx) =>
        tx.query('update agency_keys set active = false where agency_id = $1 and key = $2 returning 1', [
          agencyId,
          key,
        ]),
      );
      if (rows.length === 0) throw new ApiError('NOT_FOUND');
      await bus.publish('agency', agencyId);
    },

    /**
     * The pages that a key may be used on: an origin as it is, `https://*.example.com` for every name below a domain (not the domain
     * itself), `http://localhost:*` for every port of a host.
     * @throws {ApiError} `VALIDATION_FAILED` naming the first that is none
     */
    async setOrigins(agencyId: string, key: string, origins: readonly string[]): Promise<void> {
      const clean = [...new Set(origins.map((origin) => origin.trim().toLowerCase()).filter(Boolean))];
      if (clean.length > maxOrigins) throw invalid('origins', `must be at most ${maxOrigins}`);
      for (const origin of clean)
        if (!isOriginPattern(origin))
          throw invalid('origins', `${origin.slice(0, 100)} is no origin such as https://www.example.com`);
      const rows = await database.withAgency(agencyId, (tx) =>
        tx.query('update agency_keys set origins = $3 where agency_id = $1 and key = $2 returning 1', [
          agencyId,
          key,
          clean,
        ]),
      );
      if (rows.length === 0) throw new ApiError('NOT_FOUND');
      await bus.publish('agency', agencyId);
    },
  };
}

/** True for what a key may list: see `setOrigins`. A star stands for whole names or for the port, never for a top level alone. */
export function isOriginPattern(text: string): boolean {
  const host = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
  return (
    new RegExp(`^https?://(?:${host}|\\[[0-9a-f:]+\\])(?::(?:\\d{1,5}|\\*))?$`).test(text) ||
    new RegExp(`^https?://\\*\\.${host}\\.[a-z][a-z0-9-]*(?::\\d{1,5})?$`).test(text)
  );
}

/** One at a time per partner, so that two requests together never make a third secret. */
async function lockPartner(tx: Tx, agencyId: string, partnerId: string): Promise<void> {
  const rows = await tx.query('select 1 from partners where agency_id = $1 and partner_id = $2 for update', [
    agencyId,
    partnerId,
  ]);
  if (rows.length === 0) throw new ApiError('NOT_FOUND');
}
