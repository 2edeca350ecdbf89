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
  /** Its academy, another site that its agents learn on; `null` without one. */
  academy: Academy | null;
  /** Where its own site answers, such as `https://book.harbour.example`. */
  siteOrigin: string;
  /** Its hosts, lower case, without port. */
  hosts: readonly string[];
}

/** Where an agency's agents learn (BV-06). */
export interface Academy {
  /** What the menu calls it. @default what the entry of the menu is called */
  label: string | null;
  /** An https address. */
  url: string;
  /** Name of the query parameter that carries the token of who comes. @default "token" */
  tokenParam: string;
}

/** Who looks, for the price projection. */
export function viewerOf(record: AgencyRecord, role: Role): Viewer {
  return { role, agency: record.agency, members: membersRule(record.markup.base) };
}
