/**
 * Proposals: offers that an agent puts before a client, and the client's answer. Whoever holds the link is the client; looking decides
 * nothing, for programs that look through mails open links. Booking one is a quote like any other.
 */
import { route } from '../http/index.ts';
import type { AreaRoutes } from '../context.ts';
import { createProposals } from './proposals.ts';

export const proposalsRoutes: AreaRoutes = (app, context) => {
  const proposals = createProposals(context);
  route(app, 'createProposal', (call) => proposals.create(call));
  route(app, 'listProposals', (call) => proposals.list(call));
  route(app, 'getProposal', (call) => proposals.get(call));
  route(app, 'decideProposal', (call) => proposals.decide(call));
  route(app, 'withdrawProposal', (call) => proposals.withdraw(call));
};
