import { randomBytes } from 'node:crypto';
import type { DealLink, DealLinkSummary } from '@portolan/contract';
import { redirectTarget } from '@portolan/core';
import type { Context } from '../context.ts';
import type { Tx } from '../db/index.ts';
import type { DealLinkRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { AgencyRecord } from '../tenancy/index.ts';

const dayMs = 86_400_000;
const lifeMs = 90 * dayMs;
const longestMs = 366 * dayMs;
/** Lines of the agency's list. */
const listed = 200;

type WithAgent = DealLinkRow & { agent_name: string | null };

/** What staff do with deal links, and what becomes of who follows one. */
export function createDealLinks({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    async create({ tenant, body, user }: Call<'createDealLink'>): Promise<{ data: DealLinkSummary }> {
      if (!body.title.trim()) throw invalid('title', 'must not be blank');
      const target = allowedTarget(tenant, body.target.trim());
      if (!target)
        throw invalid('target', 'must be a path of this site, or an address that the agency allows');
      const now = clock.now();
      const end = body.expiresAt === undefined ? now + lifeMs : Date.parse(body.expiresAt);
      if (!(end > now)) throw invalid('expiresAt', 'must lie ahead');
      if (end > now + longestMs) throw invalid('expiresAt', 'must be within a year');
      const row: DealLinkRow = {
        agency_id: tenant.id,
        deal_link_id: newId('dl'),
        short_id: newShortId(),
        created_by: user?.id ?? null,
        title: body.title.trim(),
        message: body.message?.trim() || null,
        target,
        landing: body.landing ?? true,
        visits: 0,
        created_at: toInstant(now),
        expires_at: toInstant(end),
        ended_at: null,
      };
      const stored = await database.withAgency(tenant.id, async (tx) => {
        await tx.db.insertInto('deal_links').values(row).execute();
        return linkById(tx, tenant.id, row.deal_link_id);
      });
      return { data: summarise(stored!) };
    },

    async list({ tenant }: Call<'listDealLinks'>): Promise<{ data: DealLinkSummary[] }> {
      const rows = await database.withAgency(tenant.id, (tx) =>
        links(tx, tenant.id)
          .orderBy('deal_links.created_at', 'desc')
          .orderBy('deal_links.deal_link_id', 'desc')
          .limit(listed)
          .execute(),
      );
      return { data: rows.map(summarise) };
    },

    async get({ tenant, params }: Call<'getDealLink'>): Promise<{ data: DealLink }> {
      const row = await database.withAgency(tenant.id, (tx) => linkById(tx, tenant.id, params.dealLinkId));
      if (!row) throw new ApiError('NOT_FOUND');
      // The agency's list may have changed since.
      if (isOver(row, clock.now()) || !allowedTarget(tenant, row.target)) throw new ApiError('LINK_EXPIRED');
      return { data: view(row) };
    },

    async end({ tenant, params }: Call<'endDealLink'>): Promise<void> {
      const done = await database.withAgency(tenant.id, (tx) =>
        tx.db
          .updateTable('deal_links')
          .set((eb) => ({ ended_at: eb.fn.coalesce('ended_at', eb.val(toInstant(clock.now()))) }))
          .where('agency_id', '=', tenant.id)
          .where('deal_link_id', '=', params.dealLinkId)
          .returning('deal_link_id')
          .executeTakeFirst(),
      );
      if (!done) throw new ApiError('NOT_FOUND');
    },

    /** Where a short address leads, and one visit more; `null` for what leads nowhere, or nowhere any more. */
    async follow(tenant: AgencyRecord, shortId: string, count: boolean): Promise<string | null> {
      if (!/^[a-z0-9]{8,16}$/.test(shortId)) return null;
      const row = await database.withAgency(tenant.id, (tx) =>
        links(tx, tenant.id).where('deal_links.short_id', '=', shortId).executeTakeFirst(),
      );
      if (!row || isOver(row, clock.now())) return null;
      const target = allowedTarget(tenant, row.target);
      if (!target) return null;
      if (count)
        await database.withAgency(tenant.id, (tx) =>
          tx.query(
            'update deal_links set visits = visits + 1 where agency_id = $1 and deal_link_id = $2',
            [tenant.id, row.deal_link_id],
            'count a visit',
          ),
        );
      if (row.landing) return `/deal-link?dealLinkId=${row.deal_link_id}`;
      return withDealLink(target, row.deal_link_id);
    },
  };
}

function allowedTarget(tenant: AgencyRecord, target: string): string | null {
  const allowed = redirectTarget(target, tenant.siteOrigin, tenant.agency.redirectOrigins);
  // A link to a link would run in circles.
  return allowed && /^\/+url(\/|$)/i.test(allowed) ? null : allowed;
}

/** On the site itself the page is told which link it was; whoever else is on the list is told nothing of it. */
function withDealLink(target: string, id: string): string {
  if (!target.startsWith('/')) return target;
  const url = new URL(target, 'http://site');
  url.searchParams.set('dealLinkId', id);
  return url.pathname + url.search + url.hash;
}

function isOver(row: DealLinkRow, now: number): boolean {
  return row.ended_at !== null || Date.parse(row.expires_at) <= now;
}

function links(tx: Tx, agencyId: string) {
  return tx.db
    .selectFrom('deal_links')
    .leftJoin('users', (join) =>
      join
        .onRef('users.agency_id', '=', 'deal_links.agency_id')
        .onRef('users.user_id', '=', 'deal_links.created_by'),
    )
    .selectAll('deal_links')
    .select('users.first_name as agent_name')
    .where('deal_links.agency_id', '=', agencyId);
}

function linkById(tx: Tx, agencyId: string, id: string): Promise<WithAgent | undefined> {
  return links(tx, agencyId).where('deal_links.deal_link_id', '=', id).executeTakeFirst();
}

function view(row: WithAgent): DealLink {
  return {
    dealLinkId: row.deal_link_id,
    title: row.title,
    message: row.message,
    agentName: row.agent_name,
    target: withDealLink(row.target, row.deal_link_id),
    expiresAt: row.expires_at,
  };
}

function summarise(row: WithAgent): DealLinkSummary {
  return {
    ...view(row),
    target: row.target,
    path: `/url/${row.short_id}`,
    landing: row.landing,
    visits: row.visits,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}

/** 60 random bits in 12 letters and digits that nobody takes for one another. */
function newShortId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  return Array.from(randomBytes(12), (byte) => alphabet[byte & 31]).join('');
}
