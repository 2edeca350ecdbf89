import { isTravelAgent, type Role } from '@portolan/contract';
import { chooseRules, hasOwnPrices, type MarkupRule, type Sale } from '../pricing/index.ts';
import type { AgencyRecord } from '../tenancy/index.ts';

/** The rules that make the price of a sale. They stand in the agency's record, so this asks no database. */
export function saleRules(
  tenant: Pick<AgencyRecord, 'markup'>,
  { now, ...sale }: Omit<Sale, 'at'> & { now: number },
): readonly MarkupRule[] {
  return chooseRules(tenant.markup, { ...sale, at: now });
}

/** True for everybody who is logged in: members pay what the agency takes off for them. */
export function isMember(role: Role): boolean {
  return role !== 'visitor';
}

/** The agent at work in a call, by whose rules prices are made; `null` for travellers. */
export function agentOf(call: { role: Role; user: { id: string } | null }): string | null {
  return call.user && isTravelAgent(call.role) ? call.user.id : null;
}

/** `agentId` where that agent's prices differ from everybody's: what a cached answer must be told apart by. */
export function pricesApart(tenant: Pick<AgencyRecord, 'markup'>, agentId: string | null): string | null {
  return agentId !== null && hasOwnPrices(tenant.markup, agentId) ? agentId : null;
}
