import { z } from 'zod';
import { Instant, Money } from './common.ts';
import { Item } from './booking.ts';
import { PriceView } from './price.ts';
import { CancellationPolicy } from './terms.ts';

const note = z.string().min(1).max(300).optional();

/** What an agent puts before a client: up to five items, each out of an offer or a stored quote. */
export const ProposalInput = z.strictObject({
  title: z.string().min(1).max(120),
  clientName: z.string().min(1).max(120),
  clientEmail: z
    .string()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
    .optional(),
  message: z.string().min(1).max(2000).optional(),
  /** At most 30 days ahead, and never after the first of them starts. @default 14 days */
  expiresAt: Instant.optional(),
  items: z
    .array(
      z.union([
        z.strictObject({ offerId: z.string().min(1).max(4000), note }),
        z.strictObject({ quoteId: z.string().min(1).max(64), note }),
      ]),
    )
    .min(1)
    .max(5),
});
export type ProposalInput = z.infer<typeof ProposalInput>;

export const proposalStatuses = ['open', 'approved', 'disapproved', 'withdrawn', 'expired'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

export const ProposalItem = z.object({
  /** Its number in the proposal, from 0; what is approved is named by it. */
  number: z.int(),
  item: Item,
  cancellation: CancellationPolicy,
  /** As a traveller sees it, whoever looks: a proposal never shows net prices. */
  price: PriceView,
  note: z.string().nullable(),
  /** Makes a quote, while the proposal can be booked; then `null`. */
  offerId: z.string().nullable(),
});
export type ProposalItem = z.infer<typeof ProposalItem>;

/** A proposal as the holder of its link sees it. One that was withdrawn has no items any more. */
export const Proposal = z.object({
  proposalId: z.string(),
  status: z.enum(proposalStatuses),
  title: z.string(),
  clientName: z.string(),
  /** First name of who made it; `null` when they have left. */
  agentName: z.string().nullable(),
  message: z.string().nullable(),
  items: z.array(ProposalItem),
  createdAt: Instant,
  expiresAt: Instant,
  decidedAt: Instant.nullable(),
  /** The number of the item that was approved. */
  approvedItem: z.int().nullable(),
  /** When the client first looked, or `null` before; for the agency's staff only. */
  seenAt: Instant.nullable().optional(),
});
export type Proposal = z.infer<typeof Proposal>;

/** One line of the agency's list. */
export const ProposalSummary = z.object({
  proposalId: z.string(),
  status: z.enum(proposalStatuses),
  title: z.string(),
  clientName: z.string(),
  clientEmail: z.string().nullable(),
  agentName: z.string().nullable(),
  /** How many items, and what the first of them comes to. */
  items: z.int(),
  total: Money,
  createdAt: Instant,
  expiresAt: Instant,
  decidedAt: Instant.nullable(),
  approvedItem: z.int().nullable(),
  /** When the client first looked; `null` before. */
  seenAt: Instant.nullable(),
  /** What the client wrote with the decision. */
  reason: z.string().nullable(),
});
export type ProposalSummary = z.infer<typeof ProposalSummary>;

export const ProposalDecision = z.strictObject({
  decision: z.enum(['approved', 'disapproved']),
  /** The number of the item that is approved. @default the only one; with several it must be said */
  item: z.int().min(0).max(4).optional(),
  reason: z.string().max(1000).optional(),
});
export type ProposalDecision = z.infer<typeof ProposalDecision>;

export const DealLinkInput = z.strictObject({
  title: z.string().min(1).max(120),
  message: z.string().min(1).max(1000).optional(),
  /** A path of the agency's site, or an address on its list of origins. */
  target: z.string().min(1).max(2000),
  /** Show a page with title and message first; `false` leads straight on. @default true */
  landing: z.boolean().optional(),
  /** At most a year ahead. @default 90 days */
  expiresAt: Instant.optional(),
});
export type DealLinkInput = z.infer<typeof DealLinkInput>;

/** What a visitor who followed a deal link is shown. */
export const DealLink = z.object({
  dealLinkId: z.string(),
  title: z.string(),
  message: z.string().nullable(),
  agentName: z.string().nullable(),
  /** Where its button leads: a path of the site, or an address on the agency's list. */
  target: z.string(),
  expiresAt: Instant,
});
export type DealLink = z.infer<typeof DealLink>;

/** The same for the agency's staff. */
export const DealLinkSummary = DealLink.extend({
  /** Short path that leads to it, such as `/url/3k9f…`. */
  path: z.string(),
  landing: z.boolean(),
  /** How often the short path was followed; nothing is kept of who did. */
  visits: z.int(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
});
export type DealLinkSummary = z.infer<typeof DealLinkSummary>;
