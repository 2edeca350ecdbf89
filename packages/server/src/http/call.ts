import type { OperationId, RequestBody, RequestParams, RequestQuery, Role } from '@portolan/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyRecord, AgencyRecord, CurrentUser } from '../tenancy/index.ts';

/** One validated call of an operation: everything that a handler may use. */
export interface Call<K extends OperationId> {
  readonly body: RequestBody<K>;
  readonly query: RequestQuery<K>;
  readonly params: RequestParams<K>;
  /** Whose site or key it came through. */
  readonly tenant: AgencyRecord;
  /** Set when the tenant came by key and not by host. */
  readonly key: KeyRecord | null;
  readonly user: CurrentUser | null;
  readonly role: Role;
  /** Correlates a visit; authorises nothing. Empty when the caller sent none. */
  readonly visitId: string;
  /** One of the supported languages, from `Accept-Language`, else the agency's own. */
  readonly language: string;
  /** IANA name from the `timeZone` header; `UTC` when absent or unknown. */
  readonly timeZone: string;
  readonly requestId: string;
  /** `Idempotency-Key`; empty where it is optional and none was sent. */
  readonly idempotencyKey: string;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
  /** The escape hatch for headers, cookies and raw answers. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
