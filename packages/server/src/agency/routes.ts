import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { sendCached, route } from '../http/index.ts';
import { createAcademy } from './academy.ts';
import { createOwnTexts } from './own-texts.ts';
import { createAgencyService } from './service.ts';

export function agencyRoutes(app: FastifyInstance, context: Context): void {
  const service = createAgencyService(context);
  const ownTexts = createOwnTexts(context);
  const academy = createAcademy(context);
  route(app, 'getAgency', (call) => sendCached(call, service.agency(call.tenant), 'no-cache'));
  route(app, 'getAboutUs', async (call) => ({ data: await service.aboutUs(call.tenant, call.language) }));
  route(app, 'getFaqs', async (call) => ({ data: await service.faqs(call.tenant, call.language) }));
  route(app, 'getPaymentGateway', async (call) => ({ data: await service.paymentGateway(call.tenant) }));
  route(app, 'getLanguages', (call) => {
    const languages = service.languages(call.tenant);
    return { data: languages, languages };
  });
  route(app, 'getNavigations', async (call) => ({
    data: await service.navigations(call.tenant, call.role, call.user!.id),
  }));
  route(app, 'getBusinessInfo', (call) => service.businessInfo(call.tenant));
  route(app, 'submitBusinessInfo', async (call) => ({
    data: await service.tellBusinessInfo(call.tenant, call.user!.id, call.body),
  }));
  route(app, 'getSubscription', async (call) => ({ data: await service.subscription(call.tenant) }));
  route(app, 'askSubscription', async (call) => ({
    data: await service.askSubscription(call.tenant, call.user!.id),
  }));
  route(app, 'openAcademy', async (call) => ({ data: await academy.open(call.tenant, call.user!.id) }));
  route(app, 'redeemAcademyToken', async (call) => ({
    data: await academy.redeem(call.tenant, call.body.token, call.request.ip),
  }));
  route(app, 'listOwnTexts', async (call) => ({ data: await ownTexts.list(call.tenant.id) }));
  route(app, 'listTexts', async (call) => ({
    data: await ownTexts.all(call.tenant.id, call.params.language),
  }));
  route(app, 'saveOwnTexts', async (call) => ({
    data: await ownTexts.save(call.tenant.id, call.user!.id, call.params.language, call.body),
  }));
  route(app, 'getWidgetConfig', (call) =>
    sendCached(call, service.widgetConfig(call.tenant, call.query.lang)),
  );
  route(app, 'getWidgetExtras', (call) =>
    sendCached(call, service.widgetExtras(call.tenant, call.query.lang)),
  );
}
