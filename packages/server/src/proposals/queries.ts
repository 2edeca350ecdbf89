import type { Tx } from '../db/index.ts';
import type { QuoteRow } from '../booking/index.ts';
import type { ProposalItemRow, ProposalRow } from './tables.ts';
import { tell } from '../outbox/index.ts';

/** A proposal, with the first name of who made it. */
export type ProposalWithAgent = ProposalRow & { agent_name: string | null };

const asJson = <T>(value: T): T => JSON.stringify(value) as unknown as T;

export function findQuote(tx: Tx, agencyId: string, quoteId: string): Promise<QuoteRow | undefined> {
  return tx.db
    .selectFrom('quotes')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
}

export async function insertProposal(
  tx: Tx,
  proposal: ProposalRow,
  items: readonly ProposalItemRow[],
): Promise<void> {
  await tx.db.insertInto('proposals').values(proposal).execute();
  await tx.db
    .insertInto('proposal_items')
    .values(
      items.map((row) => ({
        ...row,
        asked: asJson(row.asked),
        terms: asJson(row.terms),
        price: asJson(row.price),
        rates: asJson(row.rates),
        subject: asJson(row.subject),
      })),
    )
    .execute();
}

function proposals(tx: Tx, agencyId: string) {
  return tx.db
    .selectFrom('proposals')
    .leftJoin('users', (join) =>
      join
        .onRef('users.agency_id', '=', 'proposals.agency_id')
        .onRef('users.user_id', '=', 'proposals.created_by'),
    )
    .selectAll('proposals')
    .select('users.first_name as agent_name')
    .where('proposals.agency_id', '=', agencyId);
}

export function findProposal(tx: Tx, agencyId: string, id: string): Promise<ProposalWithAgent | undefined> {
  return proposals(tx, agencyId).where('proposals.proposal_id', '=', id).executeTakeFirst();
}

export function newestProposals(tx: Tx, agencyId: string, limit: number): Promise<ProposalWithAgent[]> {
  return proposals(tx, agencyId)
    .orderBy('proposals.created_at', 'desc')
    .orderBy('proposals.proposal_id', 'desc')
    .limit(limit)
    .execute();
}

/** Their items, in the order of each proposal. */
export function itemsOf(tx: Tx, agencyId: string, ids: readonly string[]): Promise<ProposalItemRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.db
    .selectFrom('proposal_items')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('proposal_id', 'in', ids)
    .orderBy('proposal_id')
    .orderBy('item')
    .execute();
}

/** Answers an open proposal, and has its agent told. @returns false when it is not open any more */
export async function answerProposal(
  tx: Tx,
  agencyId: string,
  id: string,
  set: Pick<ProposalRow, 'decision' | 'approved_item' | 'reason'> & { now: string },
): Promise<boolean> {
  const { now, ...answer } = set;
  const done = await tx.db
    .updateTable('proposals')
    .set({ ...answer, decided_at: now })
    .where('agency_id', '=', agencyId)
    .where('proposal_id', '=', id)
    .where('decision', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('proposal_id')
    .executeTakeFirst();
  if (!done) return false;
  await tell(tx, { agencyId, topic: 'proposal.decided', payload: { proposalId: id } }, Date.parse(now));
  return true;
}

/** Notes the client's first look; a later one changes nothing. */
export async function noteSeen(tx: Tx, agencyId: string, id: string, now: string): Promise<void> {
  await tx.db
    .updateTable('proposals')
    .set({ seen_at: now })
    .where('agency_id', '=', agencyId)
    .where('proposal_id', '=', id)
    .where('seen_at', 'is', null)
    .execute();
}

/** @returns false when it was answered or withdrawn already */
export async function takeBack(tx: Tx, agencyId: string, id: string, now: string): Promise<boolean> {
  const done = await tx.db
    .updateTable('proposals')
    .set({ withdrawn_at: now })
    .where('agency_id', '=', agencyId)
    .where('proposal_id', '=', id)
    .where('decision', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('proposal_id')
    .executeTakeFirst();
  return done !== undefined;
}
