import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { sendCached } from '../../http/cached-answer.ts';
import { route } from '../../http/route.ts';
import { createSuggestService } from './suggest.ts';

export function suggestModule(app: FastifyInstance, context: Context): void {
  const service = createSuggestService(context);
  route(app, 'autocompleteHotelsV2', async (call) =>
    sendCached(call, await service.suggest(call.query.key, call.language)),
  );
  route(app, 'suggestHotels', async (call) =>
    sendCached(call, await service.suggest(call.body.text, call.language)),
  );
}
