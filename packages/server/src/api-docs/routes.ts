import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { plainPageHeaders } from '../http/index.ts';
import { createDocsPage } from './page.ts';
import { createOpenApi } from './openapi.ts';

/** The API described by itself; the same for every host. */
export function apiDocsRoutes(app: FastifyInstance, { config }: Context): void {
  const https = config.siteScheme === 'https';
  let openApi: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
      })
      .send((openApi ??= JSON.stringify(createOpenApi()))),
  );
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        ...plainPageHeaders({ nonce, script: true, cacheControl: 'no-cache', https }),
      })
      .send(createDocsPage(nonce));
  });
}
