import { hotelPaths, isAtOrBelow } from '@portolan/contract/services';
import { isPlum } from '@portolan/core';
import { names } from './names.ts';

/** How a visit began: by a deal link, a proposal, or a partner's own deep link (STORE-08, STORE-09). */
export type RouteType = 'deal' | 'proposal' | 'partner';

const id = /^[A-Za-z0-9_-]{1,64}$/;
const isId = (value: string | null): boolean => value !== null && id.test(value);

/** What kind of link leads to an address; `null`: none. */
export function routeTypeOf(path: string, query: URLSearchParams): RouteType | null {
  if (isId(query.get('dealLinkId'))) return 'deal';
  const ofProposal = [hotelPaths.proposal, '/allowAgentProposal', '/disapproveProposal'].some((address) =>
    isAtOrBelow(path, address),
  );
  if (ofProposal || isId(query.get('proposalId'))) return 'proposal';
  return isPlum(query.get('plum')) ? 'partner' : null;
}

/** Where nobody is to be led back to. */
const passing = /^\/(login|logout|sso|social|signup|forgotpassword|newpassword|verify|expired|errors)(\/|$)/i;

/** Remembers for the visit by which link it came; the next link takes its place. */
export function keepDeepLink(
  { path, query }: { path: string; query: URLSearchParams },
  storage: { set(key: string, value: string): void },
): void {
  const type = passing.test(path) ? null : routeTypeOf(path, query);
  const address = query.size > 0 ? `${path}?${query}` : path;
  if (!type || address.length > 2_000) return;
  storage.set(names.deepLink, address);
  storage.set(names.routeType, type);
}
