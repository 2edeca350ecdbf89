import type { ErrorCode, OperationId } from '@portolan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpContext } from './http-context.ts';
import { type AgencyRecord, keyIsLive, type KeyRecord, hostOf, originAllowed } from '../tenancy/index.ts';
import { ApiError } from '../platform/errors.ts';

/** Whose request this is, and how we know. */
export interface Tenant {
  record: AgencyRecord;
  /** The publishable key it came with; `null` when the host decided. */
  key: KeyRecord | null;
  /** Origin of the partner's page that asks; `null` on the agency's own pages and where no browser says one. */
  page: string | null;
}

/** Calls that carry the key in their address: without a header of ours a browser sends no preflight. */
const callsWithKeyInAddress: ReadonlySet<OperationId | null> = new Set<OperationId>([
  'getWidgetConfig',
  'getWidgetExtras',
]);

/**
 * The tenant of an API request: the key in `x-agency-key` (or in the address, see {@link callsWithKeyInAddress}), else the exact host.
 * Never anything in a body.
 * @throws {ApiError} `AGENCY_NOT_FOUND` for a host; for a key `KEY_UNKNOWN`, `KEY_INACTIVE`, `KEY_QUOTA_EXCEEDED`, `ORIGIN_MISSING`
 * or `ORIGIN_NOT_ALLOWED`, with `data.fix`: the line for the console of whoever built the page.
 */
export function resolveTenant(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationId | null,
): Tenant | Promise<Tenant> {
  const header = request.headers['x-agency-key'];
  const key =
    typeof header === 'string' && header !== ''
      ? header
      : callsWithKeyInAddress.has(operation)
        ? ((request.query as Record<string, string>)['key'] ?? '')
        : null;
  reply.header('vary', 'origin, x-agency-key, accept-encoding');
  if (key !== null) return resolveKey(context, request, reply, key);
  const known = context.agencies.knownHost(request.headers.host, context.config.trustProxy);
  if (known) return { record: known, key: null, page: null };
  return context.agencies.byHost(hostOf(request.host)).then((record) => {
    if (!record) throw new ApiError('AGENCY_NOT_FOUND');
    return { record, key: null, page: null };
  });
}

async function resolveKey(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<Tenant> {
  const origin = request.headers.origin ?? null;
  // A page that used a wrong key must be able to read why, so refusals carry the permission to read them; they hold nothing else.
  if (origin) allowReading(reply, origin);
  const found = await context.agencies.byKey(text);
  // A key is plain letters; whatever else was sent is not repeated.
  const named = /^\w{1,70}$/.test(text) ? `the key ${text}` : 'this key';
  if (!found)
    throw refusal(
      'KEY_UNKNOWN',
      `${named} is not known; copy the key from Command Center and check for typing errors.`,
    );
  const { record, key } = found;
  if (!keyIsLive(key, context.clock.now()))
    throw refusal(
      'KEY_INACTIVE',
      `${named} is not in use any more; use the one that replaced it in Command Center.`,
    );
  // Without an Origin it is a same-origin GET or no browser; what an Origin can prove, it proves only when there is one.
  const page = origin !== null && !isOwnOrigin(origin, record) ? origin : null;
  if (page === 'null')
    throw refusal(
      'ORIGIN_MISSING',
      `${named} cannot be used on a page without an origin (a file, or a sandboxed frame); open the page over http or https.`,
    );
  if (page !== null && !originAllowed(page, key.origins))
    throw refusal(
      'ORIGIN_NOT_ALLOWED',
      `${named} may not be used on ${page.slice(0, 200)}; add this origin to the key in Command Center.`,
    );
  // The agency's own pages, the frame among them, are not a partner's traffic: nobody is kept from paying. Their browsers leave
  // `Origin` out of a GET, and say so; whoever says nothing at all is no browser of theirs, and no way around the quota.
  const own = page === null && (origin !== null || request.headers['sec-fetch-site'] === 'same-origin');
  const wait = own ? 0 : context.keyMeter.admit(key);
  if (wait > 0)
    throw refusal(
      'KEY_QUOTA_EXCEEDED',
      `${named} has used up its quota; it goes on in ${wait} seconds. Raise the quota in Command Center if your page needs more.`,
      { retryAfterSeconds: wait },
    );
  return { record, key, page };
}

/** A refusal whose reason the builder of the page can act on. */
function refusal(code: ErrorCode, fix: string, facts: object = {}): ApiError {
  return new ApiError(code, { data: { fix, ...facts } });
}

/** True when the origin is one of the agency's own sites; where sites have a port (demo mode), any port of theirs. */
export function isOwnOrigin(origin: string, record: AgencyRecord): boolean {
  if (origin === record.siteOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin);
  const site = new URL(record.siteOrigin);
  return (
    asked.protocol === site.protocol &&
    record.hosts.includes(asked.hostname) &&
    (site.port !== '' || asked.port === '')
  );
}

function allowReading(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', 'x-request-id, etag, retry-after');
}

/** Headers that a widget may send from a partner's page. */
const allowedHeaders =
  'content-type, accept-language, x-agency-key, x-session-id, x-access-token, timezone, x-optional-auth, x-correlation-id, idempotency-key';

/** Answers a preflight: it carries no key, so the origin must be one that some key lists. */
export async function answerPreflight(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const origin = request.headers.origin ?? '';
  reply.header('vary', 'origin');
  if (await context.agencies.isPartnerOrigin(origin)) {
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    reply.header('access-control-allow-headers', allowedHeaders);
    reply.header('access-control-max-age', '7200');
  }
  await reply.code(204).send();
}
