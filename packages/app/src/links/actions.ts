import type {
  DealLink,
  DealLinkInput,
  DealLinkSummary,
  Proposal,
  ProposalDecision,
  ProposalItem,
} from '@portolan/contract';

/** What the screens of links ask of the host; each rejects with a failure that has the server's own words and code. */
export interface LinkActions {
  proposal(id: string): Promise<Proposal>;
  decide(id: string, decision: ProposalDecision): Promise<Proposal>;
  /** Holds the price and leads to the checkout; where only known people may book, to the log-in and back. */
  book(proposalId: string, item: ProposalItem): Promise<void>;
  dealLink(id: string): Promise<DealLink>;
  dealLinks(): Promise<readonly DealLinkSummary[]>;
  createDealLink(input: DealLinkInput): Promise<DealLinkSummary>;
  endDealLink(id: string): Promise<void>;
}
