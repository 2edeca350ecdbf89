import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { accessTokenSeconds, type CurrentUser, type AgencyRecord, type KeyRecord } from '../tenancy/index.ts';
import { ApiError } from '../platform/errors.ts';
import { parseCookies, route, isOwnOrigin } from '../http/index.ts';
import type { Opened } from './service.ts';
import { createAccounts, type Asker } from './accounts.ts';
import { createExternal, flowLivesMs } from './external.ts';
import { createProviderAdmin } from './providers.ts';

export function identityRoutes(app: FastifyInstance, context: Context): void {
  const { identity: service } = context;
  const accounts = createAccounts(context);
  const external = createExternal(context);
  const providers = createProviderAdmin(context);
  const secure = context.config.siteScheme === 'https';
  const refreshCookie = secure ? '__Host-refresh' : 'refresh';
  const site = secure ? '; Path=/; SameSite=Lax; Secure' : '; Path=/; SameSite=Lax';

  /** Of one log-in under way; several tabs may be at it. */
  const flowCookie = (state: string) =>
    `${secure ? '__Host-' : ''}sign-in-${createHash('sha256').update(state).digest('base64url').slice(0, 12)}`;

  route(app, 'login', async (call) => {
    requireOwnPage(call.request, call.tenant, call.key, false);
    const { address, userAgent } = askerOf(call.request);
    const { email, password } = call.body;
    return answer(call.reply, await service.logIn(call.tenant, email, password, address, null, userAgent));
  });
  route(app, 'refresh', async (call) => {
    // The one call that a cookie authorises, so the page it comes from must be the agency's own.
    requireOwnPage(call.request, call.tenant, call.key, true);
    const token = parseCookies(call.request.headers.cookie).get(refreshCookie);
    if (!token) throw new ApiError('SESSION_EXPIRED');
    try {
      return answer(call.reply, await service.refresh(call.tenant, token));
    } catch (error) {
      clearCookies(call.reply);
      throw error;
    }
  });
  route(app, 'logout', async (call) => {
    requireOwnPage(call.request, call.tenant, call.key, false);
    const header = call.request.headers['x-access-token'];
    const cookie = parseCookies(call.request.headers.cookie).get(refreshCookie) ?? null;
    await service.logOut(call.tenant, typeof header === 'string' ? header : null, cookie);
    clearCookies(call.reply);
    return undefined;
  });
  route(app, 'signUp', async (call) => {
    requireOwnPage(call.request, call.tenant, call.key, false);
    return { data: await accounts.signUp(call.tenant, call.body, call.language, askerOf(call.request)) };
  });
  route(app, 'verifyEmail', async (call) => {
    requireOwnPage(call.request, call.tenant, call.key, false);
    const opened = await accounts.verify(call.tenant, call.body, askerOf(call.request));
    return { data: { session: opened && answer(call.reply, opened).data } };
  });
  route(app, 'forgotPassword', async (call) => {
    requireOwnPage(call.request, call.tenant, call.key, false);
    await accounts.forgotPassword(call.tenant, call.body.email, call.language, askerOf(call.request));
    return undefined;
  });
  route(app, 'checkLink', async (call) => {
    requireOwnPage(call.request, call.tenant, call.key, false);
    await accounts.checkLink(call.tenant, call.body.token, askerOf(call.request));
    return undefined;
  });
  route(app, 'resetPassword', async (call) => {
    requireOwnPage(call.request, call.tenant, call.key, false);
    const { token, password } = call.body;
    await accounts.resetPassword(call.tenant, token, password, askerOf(call.request));
    return undefined;
  });
  route(app, 'getSignInProviders', async (call) => ({ data: await external.providers(call.tenant) }));
  route(app, 'listSignInProviders', async (call) => ({ data: await providers.list(call.tenant) }));
  route(app, 'addSignInProvider', async (call) => ({
    data: await providers.add(call.tenant, known(call.user).id, call.body),
  }));
  route(app, 'replaceSignInProvider', async (call) => ({
    data: await providers.replace(call.tenant, known(call.user).id, call.params.providerId, call.body),
  }));
  route(app, 'removeSignInProvider', async (call) => {
    await providers.remove(call.tenant, known(call.user).id, call.params.providerId);
    return undefined;
  });
  route(app, 'checkSignInProvider', async (call) => ({
    data: await providers.check(call.tenant, call.params.providerId),
  }));
  route(app, 'startExternal', async (call) => {
    requireOwnPage(call.request, call.tenant, call.key, false);
    const { kind, provider = null, redirect = null } = call.body;
    const asker = askerOf(call.request);
    const { url, state, verifier } = await external.start(
      call.tenant,
      kind,
      provider,
      redirect,
      call.language,
      asker,
      askedOrigin(call.request, call.tenant),
    );
    call.reply.header(
      'set-cookie',
      `${flowCookie(state)}=${verifier}; Max-Age=${flowLivesMs / 1000}; HttpOnly${site}`,
    );
    return { data: { url } };
  });
  route(app, 'finishExternal', async (call) => {
    requireOwnPage(call.request, call.tenant, call.key, false);
    const { kind, ...returned } = call.body;
    const cookie = flowCookie(returned.state);
    const verifier = parseCookies(call.request.headers.cookie).get(cookie) ?? null;
    const asker = askerOf(call.request);
    const { opened, redirect } = await external.finish(
      call.tenant,
      kind,
      returned,
      verifier,
      call.language,
      asker,
      askedOrigin(call.request, call.tenant),
    );
    const { data: session } = answer(call.reply, opened);
    call.reply.header('set-cookie', `${cookie}=; Max-Age=0; HttpOnly${site}`);
    return { data: { session, redirect } };
  });
  route(app, 'listSessions', async (call) => ({
    data: await service.sessionsOf(call.tenant, known(call.user)),
  }));
  route(app, 'endSession', async (call) => {
    await service.endSessions(call.tenant, known(call.user), call.params.sessionId);
    return undefined;
  });
  route(app, 'endOtherSessions', async (call) => {
    await service.endSessions(call.tenant, known(call.user), 'others');
    return undefined;
  });
  route(app, 'getProfile', async (call) => ({ data: await service.profile(call.tenant, known(call.user)) }));
  route(app, 'getTravelAgent', async (call) => ({
    data: await service.travelAgent(call.tenant, known(call.user)),
  }));
  route(app, 'changeLanguage', async (call) => {
    await service.changeLanguage(call.tenant, known(call.user), call.params.language);
    return undefined;
  });

  function answer(reply: FastifyReply, { session, refreshToken, seconds }: Opened) {
    const cookies = [
      `access_token=${session.accessToken}; Max-Age=${accessTokenSeconds}${site}`,
      `auth=true; Max-Age=${seconds}${site}`,
    ];
    if (refreshToken) cookies.push(`${refreshCookie}=${refreshToken}; Max-Age=${seconds}; HttpOnly${site}`);
    reply.header('set-cookie', cookies);
    return { data: session };
  }

  /** AUTH-17 to AUTH-20, and the refresh token. */
  function clearCookies(reply: FastifyReply): void {
    const names = ['access_token', 'auth', 'hideHeader', 'hideFooter'];
    reply.header('set-cookie', [
      ...names.map((name) => `${name}=; Max-Age=0${site}`),
      `${refreshCookie}=; Max-Age=0; HttpOnly${site}`,
    ]);
  }
}

function askerOf(request: FastifyRequest): Asker {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}

/** The site as this browser calls it: an agency may have several hosts, and in the demo `localhost` is one of them. */
function askedOrigin(request: FastifyRequest, { siteOrigin }: AgencyRecord): string {
  const url = new URL(siteOrigin);
  url.hostname = request.hostname;
  return url.origin;
}

/** Passwords and refresh cookies are for the agency's own pages, never for a partner's. */
function requireOwnPage(
  request: FastifyRequest,
  tenant: AgencyRecord,
  key: KeyRecord | null,
  needed: boolean,
): void {
  const { origin } = request.headers;
  if (!origin) {
    if (needed || key) throw new ApiError('ORIGIN_NOT_ALLOWED');
    return;
  }
  const sameHost = URL.canParse(origin) && key === null && new URL(origin).host === request.host;
  if (!sameHost && !isOwnOrigin(origin, tenant)) throw new ApiError('ORIGIN_NOT_ALLOWED');
}

function known(user: CurrentUser | null): CurrentUser {
  if (!user) throw new ApiError('UNAUTHENTICATED');
  return user;
}
