/**
 * What the frame on the agency's own site asks in the name of the partner's page around it: who is there, log in, browse tokens and
 * one-time codes. The page itself never calls any of it. Keys and quotas are checked for all calls in `http/tenant.ts`.
 */
import type { FastifyReply } from 'fastify';
import type { AreaRoutes } from '../context.ts';
import type { Opened } from '../identity/index.ts';
import { ApiError } from '../platform/errors.ts';
import { parseCookies, route } from '../http/index.ts';
import { toInstant } from '../platform/clock.ts';
import { createCodes } from './codes.ts';
import { requireFrame, requirePage } from './frame-call.ts';
import { describePerson } from './describe-person.ts';

/**
 * Partitioned: it exists on the pages of one partner's site alone. `Secure` holds in demo mode too, for browsers trust `localhost`.
 */
export const embedCookie = '__Host-refresh-embed';
const attributes = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned';

export const embedRoutes: AreaRoutes = (app, context) => {
  const { identity } = context;
  const codes = createCodes(context);

  route(app, 'embedSession', async (call) => {
    const key = requireFrame(call);
    requirePage(call.body.origin, key);
    const person = await describePerson(context, call.tenant, key, call.body);
    if (person.kind !== 'known') return { data: person };
    const { userId, profile, ignored } = person;
    const opened = await identity.openFor(call.tenant, userId, { partnerId: key.partnerId });
    return { data: { kind: 'known' as const, session: answer(call.reply, opened).data, profile, ignored } };
  });

  route(app, 'embedLogin', async (call) => {
    const { partnerId } = requireFrame(call);
    const { email, password } = call.body;
    return answer(
      call.reply,
      await identity.logIn(
        call.tenant,
        email,
        password,
        call.request.ip,
        { partnerId },
        call.request.headers['user-agent'],
      ),
    );
  });

  route(app, 'embedRefresh', async (call) => {
    const { partnerId } = requireFrame(call);
    const token = parseCookies(call.request.headers.cookie).get(embedCookie);
    if (!token) throw new ApiError('SESSION_EXPIRED');
    try {
      return answer(call.reply, await identity.refresh(call.tenant, token, { partnerId }));
    } catch (error) {
      clear(call.reply);
      throw error;
    }
  });

  route(app, 'embedLogout', async (call) => {
    const { partnerId } = requireFrame(call);
    const header = call.request.headers['x-access-token'];
    const cookie = parseCookies(call.request.headers.cookie).get(embedCookie) ?? null;
    await identity.logOut(call.tenant, typeof header === 'string' ? header : null, cookie, { partnerId });
    clear(call.reply);
    return undefined;
  });

  route(app, 'embedBrowseToken', (call) => {
    const key = requireFrame(call);
    const origin = requirePage(call.body.origin, key);
    if (!call.user) throw new ApiError('UNAUTHENTICATED');
    const issued = context.sessions.issueBrowse(call.tenant.id, call.user, { key: key.key, origin });
    return { data: { browseToken: issued.browseToken, expiresAt: toInstant(issued.expiresAt) } };
  });

  route(app, 'embedCode', async (call) => {
    const key = requireFrame(call);
    if (!call.user) throw new ApiError('UNAUTHENTICATED');
    return { data: await codes.issue(call.tenant, key.key, call.user.id) };
  });

  route(app, 'embedExchange', async (call) => {
    const { key, partnerId } = requireFrame(call);
    const userId = await codes.use(call.tenant, key, call.body.code);
    return answer(call.reply, await identity.openFor(call.tenant, userId, { partnerId }));
  });
};

function answer(reply: FastifyReply, { session, refreshToken, seconds }: Opened) {
  if (refreshToken)
    reply.header('set-cookie', `${embedCookie}=${refreshToken}; Max-Age=${seconds}; ${attributes}`);
  return { data: session };
}

function clear(reply: FastifyReply): void {
  reply.header('set-cookie', `${embedCookie}=; Max-Age=0; ${attributes}`);
}
