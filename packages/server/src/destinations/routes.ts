import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { createDestinationPrices } from './prices.ts';
import { prepareAnswer, sendCached, type CachedAnswer, route } from '../http/index.ts';
import { invalid } from '../platform/errors.ts';
import { agentOf, pricesApart } from '../sales/index.ts';
import { viewerOf } from '../tenancy/index.ts';

/** Destinations, hidden gems and the pages of cruise lines. */
export function destinationsRoutes(app: FastifyInstance, context: Context): void {
  const { destinations: service, rates } = context;
  const prices = createDestinationPrices(context);
  // What the service keeps, it answers again as the same object: its bytes are made once.
  const bytes = new WeakMap<object, CachedAnswer>();
  const answerOf = (data: object): CachedAnswer => {
    let answer = bytes.get(data);
    if (!answer) bytes.set(data, (answer = prepareAnswer({ data })));
    return answer;
  };

  route(app, 'listDestinations', async (call) =>
    sendCached(call, answerOf(await service.list(call.tenant, call.language, call.query))),
  );
  route(app, 'listTopDestinations', async (call) =>
    sendCached(call, answerOf(await service.top(call.tenant, call.language))),
  );
  route(app, 'listHiddenGems', async (call) =>
    sendCached(call, answerOf(await service.gems(call.tenant, call.language))),
  );
  route(app, 'getDestination', async (call) =>
    sendCached(call, answerOf(await service.details(call.tenant, call.language, call.params.slug))),
  );
  route(app, 'getDestinationPrices', async (call) => {
    const { tenant, role, params, query } = call;
    const place = await service.place(tenant, params.slug);
    const currency = query.currency ?? tenant.currencies[0] ?? 'USD';
    if (rates.current().values[currency] === undefined)
      throw invalid('currency', 'is not a currency that we know');
    const agentId = pricesApart(tenant, agentOf(call));
    return { data: await prices.of(place, tenant, viewerOf(tenant, role), agentId, currency) };
  });
  route(app, 'listDestinationTexts', async (call) => ({
    data: await service.texts(call.tenant, call.params.slug),
  }));
  route(app, 'saveDestinationText', async (call) => ({
    data: await service.saveText(call.tenant, call.params.slug, call.params.language, call.body),
  }));
  route(app, 'deleteDestinationText', (call) =>
    service.deleteText(call.tenant, call.params.slug, call.params.language),
  );
  route(app, 'listCruiseLandings', async (call) =>
    sendCached(call, answerOf(await service.cruiseLandings(call.tenant, call.language))),
  );
  route(app, 'getCruiseLanding', async (call) =>
    sendCached(call, answerOf(await service.cruiseLanding(call.tenant, call.language, call.params.slug))),
  );
}
