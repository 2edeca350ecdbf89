import type { OperationId } from '@portolan/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from '../platform/errors.ts';
import { type Call, sendCached, type CachedAnswer, route, type Answered } from '../http/index.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import { agentOf, pricesApart } from '../sales/index.ts';
import type { Watcher } from './watcher.ts';
import { createHotelDeals } from './hotel-deals.ts';
import { createOtherDeals } from './other-deals.ts';

export function dealsRoutes(app: FastifyInstance, context: Context): void {
  const hotels = createHotelDeals(context);
  const others = createOtherDeals(context);

  route(app, 'searchHotelDeals', (call) => {
    requireProvider(call.tenant, call.params.provider);
    return sendSoon(call, hotels.v1(call.tenant, watcherOf(call), call.timeZone, call.body));
  });
  route(app, 'searchActivityDeals', (call) => {
    requireProvider(call.tenant, call.params.provider);
    return sendSoon(call, others.activities(call.tenant, watcherOf(call), call.body));
  });
  route(app, 'searchCarDeals', (call) => {
    requireProvider(call.tenant, call.params.provider);
    return sendSoon(call, others.cars(call.tenant, watcherOf(call), call.timeZone, call.body));
  });
  route(app, 'getHotelDealsV2', async (call) =>
    sendCached(call, await hotels.v2(call.tenant, watcherOf(call), call.timeZone, call.query as never)),
  );
}

/** What is known goes out without a promise: a round of them costs as much as the rest of the call. */
function sendSoon<K extends OperationId>(
  call: Call<K>,
  answer: CachedAnswer | Promise<CachedAnswer>,
): Answered | Promise<Answered> {
  return answer instanceof Promise
    ? answer.then((ready) => sendCached(call, ready))
    : sendCached(call, answer);
}

/** An agent without prices of their own shares the answers of their role. */
function watcherOf(call: Parameters<typeof agentOf>[0] & { tenant: AgencyRecord }): Watcher {
  return { role: call.role, agentId: pricesApart(call.tenant, agentOf(call)) };
}

/** `{provider}` is the agency's own (API-52); any other is an address that does not exist. */
function requireProvider(tenant: AgencyRecord, provider: string): void {
  if (provider !== tenant.agency.provider) throw new ApiError('NOT_FOUND');
}
