import {
  may,
  type Proposal,
  type ProposalItem,
  type ProposalStatus,
  type ProposalSummary,
  type Role,
} from '@portolan/contract';
import { money } from '@portolan/core';
import type { Context } from '../context.ts';
import type { ProposalItemRow, ProposalRow } from './tables.ts';
import { agreedCancellation, offerLifeMs, sealOffer, serviceOf, totalOf, viewPrice } from '../sales/index.ts';
import type { Viewer } from '../pricing/index.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import type { ProposalWithAgent } from './queries.ts';

/** Where a proposal stands; an answer outlives its end. */
export function statusOf(row: ProposalRow, now: number): ProposalStatus {
  if (row.decision) return row.decision;
  if (row.withdrawn_at) return 'withdrawn';
  return Date.parse(row.expires_at) <= now ? 'expired' : 'open';
}

/** The items that can be booked: all of an open one, the approved one of an approved one, none after its end. */
function canBeBooked(row: ProposalRow, item: number, now: number): boolean {
  if (Date.parse(row.expires_at) <= now) return false;
  const status = statusOf(row, now);
  return status === 'open' || (status === 'approved' && row.approved_item === item);
}

/**
 * What the holder of the link sees. They were shown the price, so they see it where visitors see none; and whoever is staff sees what
 * the client sees, never net.
 */
export function viewProposal(
  context: Pick<Context, 'seal' | 'art' | 'clock' | 'services'>,
  { tenant, role }: { tenant: AgencyRecord; role: Role },
  row: ProposalWithAgent,
  items: readonly ProposalItemRow[],
): Proposal {
  const now = context.clock.now();
  const status = statusOf(row, now);
  const viewer: Viewer = {
    role: role === 'visitor' ? 'visitor' : 'customer',
    agency: { ...tenant.agency, allowNonLoginFlow: true },
  };
  return {
    proposalId: row.proposal_id,
    status,
    title: row.title,
    clientName: row.client_name,
    agentName: row.agent_name,
    message: status === 'withdrawn' ? null : row.message,
    items: status === 'withdrawn' ? [] : items.map(viewItem),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    decidedAt: row.decided_at,
    approvedItem: row.approved_item,
    ...(may(role, 'proposals.open') ? { seenAt: row.seen_at } : {}),
  };

  function viewItem(item: ProposalItemRow): ProposalItem {
    const price = viewPrice(context, item, viewer);
    if (!price) throw new Error('A proposal always shows its price');
    return {
      number: item.item,
      item: serviceOf(context, item).view(item, { art: context.art, owner: tenant }),
      cancellation: agreedCancellation(context, item, now),
      price,
      note: item.note,
      offerId: canBeBooked(row, item.item, now)
        ? sealOffer(context.seal, tenant.id, {
            service: item.service,
            supplier: item.supplier,
            supplierItemId: item.supplier_item_id,
            itemId: item.item_id,
            offerKey: item.offer_key,
            asked: item.asked,
            price: item.price,
            rates: item.rates,
            terms: item.terms,
            ...(item.sold_by ? { soldBy: item.sold_by } : {}),
            proposalId: row.proposal_id,
            expiresAt: Math.min(now + offerLifeMs, Date.parse(row.expires_at)),
          })
        : null,
    };
  }
}

/** A line of the agency's own list. */
export function summarise(
  row: ProposalWithAgent,
  items: readonly ProposalItemRow[],
  now: number,
): ProposalSummary {
  const first = items[0];
  if (!first) throw new Error('A proposal has an item at least');
  return {
    proposalId: row.proposal_id,
    status: statusOf(row, now),
    title: row.title,
    clientName: row.client_name,
    clientEmail: row.client_email,
    agentName: row.agent_name,
    items: items.length,
    total: money(totalOf(first.price), first.price.currency),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    decidedAt: row.decided_at,
    approvedItem: row.approved_item,
    seenAt: row.seen_at,
    reason: row.reason,
  };
}
