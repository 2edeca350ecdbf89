import { isTravelAgent, seesPrices } from '@portolan/contract';
import type { Call } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import type { Viewer } from '../pricing/index.ts';
import { viewerOf } from '../tenancy/index.ts';

type AnyCall = Pick<Call<'getQuote'>, 'tenant' | 'role' | 'user'>;

/**
 * Quotes and bookings need a log-in where the agency sells to known people only.
 * @throws {ApiError} `UNAUTHENTICATED`
 */
export function requireBuyer(call: AnyCall): void {
  if (!seesPrices(call.role, call.tenant.agency)) throw new ApiError('UNAUTHENTICATED');
}

/** True when the caller may see what belongs to `userId` (`null`: to a visitor, whoever holds its id or token). */
export function mayUse(call: AnyCall, userId: string | null): boolean {
  return userId === null || userId === call.user?.id || isTravelAgent(call.role);
}

/** Who looks at a price that was agreed with them: a holder of the token sees the total even where visitors see no prices. */
export function buyerOf(call: AnyCall): Viewer {
  const viewer = viewerOf(call.tenant, call.role);
  return { ...viewer, agency: { ...viewer.agency, allowNonLoginFlow: true } };
}
