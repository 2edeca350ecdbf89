import type { Agency, Role } from '@portolan/contract';
import type { CancellationRules, RewardRules } from '@portolan/core';
import { membersRule, type MarkupBook, type Viewer } from '../pricing/index.ts';

/** An agency as the server keeps it: the contract's shape, and what never leaves. Frozen; a change makes a new one. */
export interface AgencyRecord {
  id: string;
  agency: Agency;
  /** Its base percentages and every rule that holds now or later. */
  markup: MarkupBook;
  /** What it grants beyond a supplier's terms of cancellation. */
  cancellation: CancellationRules;
  /** What it gives back as credit when a stay is over. */
  rewards: RewardRules;
  /** ISO codes of the currencies on offer; the first is the agency's own. */
  currencies: readonly string[];
  /** Where its own site answers, such as `https://book.harbour.example`. */
  siteOrigin: string;
  /** Its hosts, lower case, without port. */
  hosts: readonly string[];
}

/** Who looks, for the price projection. */
export function viewerOf(record: AgencyRecord, role: Role): Viewer {
  return { role, agency: record.agency, members: membersRule(record.markup.base) };
}
