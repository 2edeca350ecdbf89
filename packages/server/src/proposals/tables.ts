import type { ServiceKey } from '@portolan/contract';
import type { Terms } from '@portolan/suppliers';
import type { Price } from '../pricing/index.ts';

/** Rows of proposals. Times are ISO text in UTC, jsonb columns are parsed. */
export interface ProposalTables {
  proposals: ProposalRow;
  proposal_items: ProposalItemRow;
}

export interface ProposalRow {
  agency_id: string;
  proposal_id: string;
  created_by: string | null;
  title: string;
  client_name: string;
  client_email: string | null;
  message: string | null;
  created_at: string;
  expires_at: string;
  decision: 'approved' | 'disapproved' | null;
  decided_at: string | null;
  approved_item: number | null;
  reason: string | null;
  withdrawn_at: string | null;
  /** When the client first looked. */
  seen_at: string | null;
}

export interface ProposalItemRow {
  agency_id: string;
  proposal_id: string;
  item: number;
  /** The agent whose own rules made the price. */
  sold_by: string | null;
  supplier: string;
  service: ServiceKey;
  supplier_item_id: string | null;
  item_id: string | null;
  offer_key: string;
  asked: unknown;
  terms: Terms<unknown>;
  price: Omit<Price, 'lines'>;
  /** Units for one US dollar of every currency that the price was made from. */
  rates: Record<string, number>;
  subject: unknown;
  note: string | null;
}
