import type { Agency } from '@portolan/contract';
import { hotelPaths, isAtOrBelow } from '@portolan/contract/services';
import { isTravelAgent, type Role } from '@portolan/contract/roles';

export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}
export interface Hiding {
  readonly header: boolean;
  readonly footer: boolean;
}

/**
 * Whether header and footer are hidden: proposal answers hide both for everybody; `hideHeader` and `hideFooter` by query or
 * cookie; visitors see no header on checkout, nor on deal and proposal links unless the agency says `false` explicitly; `true`
 * hides it there for everybody.
 */
export function hiding(
  { path, query }: PageAddress,
  agency: Pick<Agency, 'hideHeaderforDealProposal'>,
  auth: boolean,
  cookies: { readonly hideHeader: boolean; readonly hideFooter: boolean },
): Hiding {
  const answer = /disapproveproposal|allowagentproposal/i.test(path);
  const rule = agency.hideHeaderforDealProposal;
  const header =
    answer ||
    query.get('hideHeader') === 'true' ||
    cookies.hideHeader ||
    (!auth && isCheckout(path, query)) ||
    (isDealLink(path, query) && (rule === true || (!auth && rule !== false)));
  return { header, footer: answer || query.get('hideFooter') === 'true' || cookies.hideFooter };
}

/** A deal or proposal link, which visitors may follow without logging in (API-GEN-07 to -09, VIS-05). */
export function isDealLink(path: string, query: URLSearchParams): boolean {
  return query.has('dealLinkId') || query.has('proposalId') || isAtOrBelow(path, hotelPaths.proposal);
}

/** A URL that is a checkout, or says that it is one. */
export function isCheckout(path: string, query: URLSearchParams): boolean {
  return /\/checkout(\/|$)/i.test(path) || query.get('checkout') === 'true';
}

/**
 * Whether an agent's page has the left navigation (NAV-01 to NAV-06, A-59): not the pages that are read rather than worked with, and
 * none where the header is away.
 */
export function hasAgentNav(path: string, role: Role, hidden: Hiding): boolean {
  return isTravelAgent(role) && !hidden.header && !readPages.test(path);
}
const readPages =
  /^\/(privacy-policy|user-terms-and-conditions|agency-terms-and-conditions|cookies-policy|disclaimer|cancellation-policy|faqs|about|destination|top-destination|hidden-gems|subscription)(\/|$)/i;
