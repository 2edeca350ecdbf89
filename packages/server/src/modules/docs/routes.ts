import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createDocsPage } from './page.ts';
import { createOpenApi } from './openapi.ts';

/** The API described by itself; the same for every host. */
export function docsModule(app: FastifyInstance): void {
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
        'cache-control': 'no-cache',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .send(createDocsPage(nonce));
  });
}
