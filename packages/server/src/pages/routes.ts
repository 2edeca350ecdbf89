import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContentSource } from '../content/index.ts';
import type { Context } from '../context.ts';
import { hasAlready, parseQuery } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { type AgencyRecord, hostOf } from '../tenancy/index.ts';
import { createAssetServer } from './assets.ts';
import { ownLocaleFile } from './own-locale-file.ts';
import { describePage, originOf } from './page-request.ts';
import { describeFrame, frameHeaders, frameStatus } from './frame.ts';
import { securityHeaders } from './security.ts';
import { writeRobots } from './robots.ts';
import { writeSitemap } from './sitemap.ts';
import { wayOut } from './way-out.ts';
import { describeWidgetHtml } from './widget-html.ts';
import { widgetPageRoutes } from './widget-page.ts';

/** Documents of the agencies' sites, and the files that they and the widgets load. Takes every path that is left. */
export function pagesRoutes(app: FastifyInstance, context: Context): void {
  const { config, pages } = context;
  const https = config.siteScheme === 'https';
  const serveAsset = createAssetServer(config.assetsDir, { https });
  const fixedOrigin = config.gateway ? new URL(config.gateway.publicUrl).origin : null;

  widgetPageRoutes(app, context);
  app.get('/assets/*', serveAsset);
  app.get('/sdk/*', serveAsset);
  app.get<{ Params: { tag: string }; Querystring: Record<string, string | string[]> }>(
    '/sdk/v1/go/:tag',
    async (request, reply) => {
      const key = request.query['agency'];
      const found = typeof key === 'string' && key ? await context.agencies.byKey(key) : null;
      const record = found?.record ?? (await context.agencies.byHost(hostOf(request.host)));
      reply.header('cache-control', 'no-store');
      // Whose site it is, nobody knows: this host's own start page says so.
      return reply.redirect(record ? wayOut(record, request.params.tag, request.query) : '/');
    },
  );
  app.get<{ Params: { tag: string } }>('/sdk/v1/html/:tag', async (request, reply) => {
    const query = parseQuery(request.url.split('?').slice(1).join('?'));
    const widget = await describeWidgetHtml(context, request.params.tag, query);
    const html = await pages?.renderWidget?.(widget);
    if (!html)
      throw new ApiError('NOT_FOUND', {
        message: 'No widget that a server can render has this tag; travel-hotels is one.',
      });
    const body = Buffer.from(html);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      etag,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      // The same for everybody, as the widget's own files.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      // A nonce belongs to one answer of the partner's page.
      'cache-control': widget.nonce === undefined ? 'public, max-age=300' : 'private, no-store',
    });
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(body);
  });
  app.get<{ Params: { language: string } }>('/locales/:language/translation.json', async (request, reply) => {
    const tenant = await context.agencies.byHost(hostOf(request.host));
    const file = tenant && (await ownLocaleFile(tenant, request.params.language));
    if (!file) return serveAsset(request, reply);
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      etag: file.etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      // A change is seen with the next request.
      'cache-control': 'no-cache',
    });
    if (hasAlready(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
    return reply.send(file.body);
  });
  app.get('/locales/*', serveAsset);
  app.get('/robots.txt', async (request, reply) => {
    const tenant = await activeTenant(request);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(writeRobots(tenant && originOf(request)));
  });
  app.get('/sitemap.xml', async (request, reply) => sendSitemap(reply, (await sitemapOf(request)).main));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const { parts } = await sitemapOf(request);
    return sendSitemap(reply, parts[Number(request.params.part) - 1]);
  });
  app.get('/favicon.ico', async (request, reply) => {
    const tenant = await context.agencies.byHost(hostOf(request.host));
    if (!tenant) throw new ApiError('NOT_FOUND');
    return reply.header('cache-control', 'public, max-age=3600').redirect(tenant.agency.favicon);
  });
  app.get('/frame/checkout', (request, reply) => serveFrame('checkout', request, reply));
  app.get('/frame/sign-in', (request, reply) => serveFrame('sign-in', request, reply));
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (/^\/(?:api|art|sdk|assets|locales|map|dev)(?:\/|$)/.test(path)) throw new ApiError('NOT_FOUND');
    return serveDocument(request, reply);
  });

  /** The agency of the host, while it is active. */
  async function activeTenant(request: FastifyRequest): Promise<AgencyRecord | null> {
    const tenant = await context.agencies.byHost(hostOf(request.host));
    return tenant?.agency.status === 'Active' ? tenant : null;
  }

  async function sitemapOf(request: FastifyRequest) {
    const tenant = await activeTenant(request);
    if (!tenant || !pages?.publicPages) throw new ApiError('NOT_FOUND');
    const { agency } = tenant;
    const content = createContentSource(context, tenant, agency.defaultLanguage);
    return writeSitemap(originOf(request), await pages.publicPages(agency, content));
  }

  function sendSitemap(reply: FastifyReply, xml: string | undefined): FastifyReply {
    if (xml === undefined) throw new ApiError('NOT_FOUND');
    const kept = reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600');
    return kept.send(xml);
  }

  /** A frame of the gateway's own origin, or none: what we serve for a gateway is on the site itself. */
  async function gatewayOriginOf(tenant: AgencyRecord | null): Promise<string | null> {
    const open = tenant && (await context.gateways.current(tenant).catch(() => null));
    return open?.frameUrl.startsWith('/') ? null : fixedOrigin;
  }

  /** The pages that a partner's page may frame, and nobody else's. */
  async function serveFrame(
    page: 'checkout' | 'sign-in',
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const tenant = await context.agencies.byHost(hostOf(request.host));
    if (!tenant || !pages) return serveDocument(request, reply);
    request.tenant = { record: tenant, key: null, page: null };
    const nonce = randomBytes(16).toString('base64');
    const gatewayOrigin = await gatewayOriginOf(tenant);
    const { frame, ancestors } = await describeFrame(context, tenant, page, request.url);
    reply.headers(frameHeaders({ nonce, tenant, frame, ancestors, gatewayOrigin, https }));
    const answer = await pages.render({ ...(await describePage(context, request, tenant, nonce)), frame });
    reply.code(frameStatus(frame)).type('text/html; charset=utf-8').header('vary', 'accept-encoding');
    return reply.send(answer.html ?? '');
  }

  async function serveDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const tenant = await context.agencies.byHost(hostOf(request.host));
    request.tenant = tenant ? { record: tenant, key: null, page: null } : null;
    const nonce = randomBytes(16).toString('base64');
    const gatewayOrigin = await gatewayOriginOf(tenant);
    reply.headers(
      securityHeaders({ path: request.url.split('?')[0] ?? '/', nonce, tenant, gatewayOrigin, https }),
    );
    if (!pages) {
      if (!tenant) throw new ApiError('AGENCY_NOT_FOUND');
      throw new ApiError('NOT_FOUND');
    }
    const answer = await pages.render(await describePage(context, request, tenant, nonce));
    if (answer.location !== undefined) {
      const status = answer.status >= 300 && answer.status < 400 ? answer.status : 302;
      return reply.code(status).header('location', answer.location).send();
    }
    reply.code(answer.status).type('text/html; charset=utf-8').header('vary', 'cookie, accept-encoding');
    return reply.send(answer.html ?? '');
  }
}
