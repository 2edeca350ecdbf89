import { may, type Proposal, type ProposalSummary } from '@portolan/contract';
import { instantAt } from '@portolan/core';
import type { Context } from '../context.ts';
import type { ProposalRow } from './tables.ts';
import { answerOnce, type Call } from '../http/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { beginsOf } from '../sales/index.ts';
import { toInstant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { itemFrom, type NewItem } from './items.ts';
import {
  answerProposal,
  findProposal,
  insertProposal,
  itemsOf,
  newestProposals,
  noteSeen,
  takeBack,
} from './queries.ts';
import { statusOf, summarise, viewProposal } from './view.ts';

const dayMs = 86_400_000;
/** How long a client may think, unless the agent says otherwise; and at most, for exchange rates stand as long. */
export const proposalLifeMs = 14 * dayMs;
export const longestProposalMs = 30 * dayMs;
/** Lines of the agency's list. */
const listed = 200;

/** What staff and clients do with proposals. */
export function createProposals(context: Context) {
  const { database, clock } = context;

  return {
    create(call: Call<'createProposal'>): Promise<{ data: ProposalSummary }> {
      return answerOnce(context, call, 'createProposal', {}, () => make(call));
    },

    async list({ tenant }: Call<'listProposals'>): Promise<{ data: ProposalSummary[] }> {
      return database.withAgency(tenant.id, async (tx) => {
        const rows = await newestProposals(tx, tenant.id, listed);
        const ids = rows.map((row) => row.proposal_id);
        const items = grouped(await itemsOf(tx, tenant.id, ids));
        const now = clock.now();
        return { data: rows.map((row) => summarise(row, items.get(row.proposal_id) ?? [], now)) };
      });
    },

    async get(call: Call<'getProposal'>): Promise<{ data: Proposal }> {
      return { data: await show(call) };
    },

    async decide(call: Call<'decideProposal'>): Promise<{ data: Proposal }> {
      const { tenant, params, body } = call;
      const before = await show(call);
      const approved = body.decision === 'approved';
      const item = approved ? (body.item ?? (before.items.length === 1 ? 0 : null)) : null;
      // The same answer again is no news, whichever way it is asked.
      if (before.status === body.decision && (item === null || item === before.approvedItem))
        return { data: before };
      if (before.status !== 'open') throw closed(before);
      if (approved && item === null) throw invalid('item', 'must say which of them is approved');
      if (item !== null && !before.items.some((one) => one.number === item))
        throw invalid('item', 'is none of this proposal');
      const reason = body.reason?.trim() || null;
      const done = await database.withAgency(tenant.id, (tx) =>
        answerProposal(tx, tenant.id, params.proposalId, {
          decision: body.decision,
          approved_item: item,
          reason,
          now: toInstant(clock.now()),
        }),
      );
      const after = await show(call);
      // Somebody else with the link was a moment faster.
      const same = after.status === body.decision && after.approvedItem === item;
      if (!done && !same) throw closed(after);
      return { data: after };
    },

    async withdraw({ tenant, params }: Call<'withdrawProposal'>): Promise<void> {
      const now = clock.now();
      const [done, row] = await database.withAgency(tenant.id, async (tx) => [
        await takeBack(tx, tenant.id, params.proposalId, toInstant(now)),
        await findProposal(tx, tenant.id, params.proposalId),
      ]);
      if (!row) throw new ApiError('NOT_FOUND');
      if (!done && !row.withdrawn_at) throw closed({ status: statusOf(row, now) });
    },
  };

  async function make(call: Call<'createProposal'>): Promise<{ data: ProposalSummary }> {
    const { tenant, body, user } = call;
    for (const name of ['title', 'clientName'] as const)
      if (!body[name].trim()) throw invalid(name, 'must not be blank');
    const items: NewItem[] = [];
    for (const [at, named] of body.items.entries()) items.push(await itemFrom(context, call, named, at));
    const now = clock.now();
    const row: ProposalRow = {
      agency_id: tenant.id,
      proposal_id: newId('pr'),
      created_by: user?.id ?? null,
      title: body.title.trim(),
      client_name: body.clientName.trim(),
      client_email: body.clientEmail ?? null,
      message: body.message?.trim() || null,
      created_at: toInstant(now),
      expires_at: toInstant(endOf(context, body.expiresAt, items, now)),
      decision: null,
      decided_at: null,
      approved_item: null,
      reason: null,
      withdrawn_at: null,
      seen_at: null,
    };
    const rows = items.map((item, at) => ({
      ...item,
      agency_id: tenant.id,
      proposal_id: row.proposal_id,
      item: at,
    }));
    const stored = await database.withAgency(tenant.id, async (tx) => {
      await insertProposal(tx, row, rows);
      return findProposal(tx, tenant.id, row.proposal_id);
    });
    if (!stored) throw new Error('A proposal that was just written is not there');
    return { data: summarise(stored, rows, now) };
  }

  async function show(call: Pick<Call<'getProposal'>, 'tenant' | 'role' | 'params'>): Promise<Proposal> {
    const { tenant, role, params } = call;
    const [row, items] = await database.withAgency(tenant.id, async (tx) => {
      const found = await findProposal(tx, tenant.id, params.proposalId);
      // Programs that look through mails open the page and run nothing of it, so they make no call.
      if (found && !found.seen_at && !may(role, 'proposals.open'))
        await noteSeen(tx, tenant.id, params.proposalId, toInstant(clock.now()));
      return [found, await itemsOf(tx, tenant.id, [params.proposalId])];
    });
    if (!row) throw new ApiError('NOT_FOUND');
    return viewProposal(context, call, row, items);
  }
}

/** Until when a client may answer: never after the day begins on which the first item starts. */
function endOf(
  context: Pick<Context, 'services'>,
  wanted: string | undefined,
  items: readonly NewItem[],
  now: number,
): number {
  const begins = Math.min(
    ...items.map((item) => {
      const { startsOn, zone } = beginsOf(context, item);
      return instantAt(startsOn, zone);
    }),
  );
  if (wanted === undefined) return Math.max(now + 3_600_000, Math.min(now + proposalLifeMs, begins));
  const end = Date.parse(wanted);
  if (!(end > now)) throw invalid('expiresAt', 'must lie ahead');
  if (end > now + longestProposalMs) throw invalid('expiresAt', 'must be within 30 days');
  if (end > begins) throw invalid('expiresAt', 'must be before the first of them starts');
  return end;
}

function closed({ status }: { status: Proposal['status'] }): ApiError {
  return new ApiError('PROPOSAL_CLOSED', { data: { status } });
}

function grouped<T extends { proposal_id: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.proposal_id);
    if (group) group.push(row);
    else groups.set(row.proposal_id, [row]);
  }
  return groups;
}
