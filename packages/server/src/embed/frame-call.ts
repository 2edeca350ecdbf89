import type { FastifyRequest } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { isOwnOrigin } from '../http/index.ts';
import { type KeyRecord, type AgencyRecord, hostOf, originAllowed } from '../tenancy/index.ts';

/**
 * The key of a call that only the frame on the agency's own site may make: its browser says so by `Origin`, and it reached one of the
 * agency's own hosts, where the cookie lives.
 * @throws {ApiError} `KEY_REQUIRED`, `ORIGIN_NOT_ALLOWED`
 */
export function requireFrame(call: {
  request: FastifyRequest;
  tenant: AgencyRecord;
  key: KeyRecord | null;
}): KeyRecord {
  const { request, tenant, key } = call;
  if (!key) throw new ApiError('KEY_REQUIRED');
  const { origin } = request.headers;
  const ours =
    origin !== undefined && isOwnOrigin(origin, tenant) && tenant.hosts.includes(hostOf(request.host));
  if (!ours) throw new ApiError('ORIGIN_NOT_ALLOWED');
  return key;
}

/**
 * The page around the frame, as the frame's handshake proved it: one that the key is for.
 * @throws {ApiError} `ORIGIN_NOT_ALLOWED`
 */
export function requirePage(origin: string, key: KeyRecord): string {
  if (!originAllowed(origin, key.origins)) throw new ApiError('ORIGIN_NOT_ALLOWED');
  return origin.toLowerCase();
}
