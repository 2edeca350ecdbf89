/**
 * Deal links: what agents send around. `/url/{id}` leads on at once, on this site or to an origin on the agency's list, and nowhere
 * else; a visit is counted, and nothing is kept of who came.
 */
import { route } from '../http/index.ts';
import type { AreaRoutes } from '../context.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import { hostOf } from '../tenancy/index.ts';
import { createDealLinks } from './deal-links.ts';

export const dealLinksRoutes: AreaRoutes = (app, context) => {
  const links = createDealLinks(context);
  route(app, 'createDealLink', (call) => links.create(call));
  route(app, 'listDealLinks', (call) => links.list(call));
  route(app, 'getDealLink', (call) => links.get(call));
  route(app, 'endDealLink', (call) => links.end(call));

  // Far more than an office full of people follows, far less than guessing needs.
  const visits = createRateLimit({ max: 300, windowMs: 10 * 60_000, clock: context.clock });
  app.get<{ Params: { id: string } }>('/:word(^[uU][rR][lL]$)/:id', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const tenant = await context.agencies.byHost(hostOf(request.host));
    // Whose site it is nobody knows, or it is closed: the start page says so.
    if (!tenant || tenant.agency.status === 'Inactive') return reply.redirect('/', 302);
    const target =
      visits.hit(`${tenant.id} ${request.ip}`) > 0
        ? null
        : await links.follow(tenant, request.params.id, countable(request.headers, request.method));
    return reply.redirect(target ?? '/errors', 302);
  });
};

/** Programs that fetch ahead are no visitors. */
function countable(headers: Record<string, unknown>, method: string): boolean {
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  return method === 'GET' && !/prefetch|preview/i.test(purpose);
}
