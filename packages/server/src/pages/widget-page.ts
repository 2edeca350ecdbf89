import { randomBytes } from 'node:crypto';
import { toLanguage } from '@portolan/i18n';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from '../platform/errors.ts';
import { parseQuery, frameAncestors, framedPageHeaders } from '../http/index.ts';
import { keyIsLive, hostOf } from '../tenancy/index.ts';
import { chooseCurrency } from '../reference/index.ts';
import { mapOrigin } from './map-origin.ts';
import { widgetDocument } from './widget-document.ts';

/** Widgets that can stand in a frame of their own, with the attributes that only they have. */
const widgets: Readonly<Record<string, readonly string[]>> = {
  hotels: ['destination', 'check-in', 'check-out', 'occupancy'],
  deals: ['tab'],
  flights: [],
  cars: [],
  activities: [],
  cruise: [],
  resort: [],
};
const shared = ['lang', 'currency'];

/** `/frame/hotels?key=…`: one widget in a frame on a partner's page, for which the page needs no script. */
export function widgetPageRoutes(app: FastifyInstance, context: Context): void {
  const { agencies, clock, config, pages, rates } = context;
  app.get(`/frame/:widget(^(?:${Object.keys(widgets).join('|')})$)`, async (request, reply) => {
    const { widget } = request.params as { widget: string };
    const tenant = await agencies.byHost(hostOf(request.host));
    if (!tenant) throw new ApiError('AGENCY_NOT_FOUND');
    const query = parseQuery(request.url.split('?').slice(1).join('?'));
    const found = tenant.agency.status === 'Active' ? await agencies.byKey(query['key'] ?? '') : null;
    if (found?.record.id !== tenant.id || !keyIsLive(found.key, clock.now()))
      throw new ApiError('KEY_UNKNOWN', {
        data: { fix: 'no page may hold this frame: the key in its address is not one of this agency.' },
      });
    const nonce = randomBytes(16).toString('base64');
    const given = [...(widgets[widget] ?? []), ...shared].flatMap((name) => {
      const value = query[name];
      return value ? [[name, value.slice(0, 1_000)] as const] : [];
    });
    const attributes = { mode: 'redirect', ...Object.fromEntries(given) };
    const language = toLanguage(query['lang']) ?? tenant.agency.defaultLanguage;
    const element = await pages?.renderWidget?.({
      tag: `travel-${widget}`,
      agency: tenant.agency,
      siteOrigin: tenant.siteOrigin,
      language,
      currency: chooseCurrency(query, new Map(), tenant, rates.current().values),
      attributes,
      nonce,
    });
    const scheme = query['color-scheme'];
    const primary = query['primary'] ?? '';
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        ...framedPageHeaders({
          nonce,
          siteOrigin: tenant.siteOrigin,
          connectSource: mapOrigin(tenant.agency),
          ancestors: frameAncestors(found.key.origins),
          // Without code the form leads to the agency's results, in the window around the frame.
          formAction: `'self' ${tenant.siteOrigin}`,
          referrerPolicy: 'strict-origin',
          https: config.siteScheme === 'https',
        }),
      })
      .send(
        widgetDocument({
          tag: `travel-${widget}`,
          title: tenant.agency.agencyName,
          key: found.key.key,
          language,
          attributes,
          element: element ?? null,
          scheme: scheme === 'dark' ? 'dark' : scheme === 'auto' ? 'light dark' : 'light',
          primary: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(primary) ? primary : null,
          nonce,
        }),
      );
  });
}
