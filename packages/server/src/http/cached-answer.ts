import { createHash } from 'node:crypto';
import type { OperationId } from '@portolan/contract';
import type { Call } from './call.ts';
import { answered, type Answered } from './route.ts';

/** An answer serialised once: bytes and validator. */
export interface CachedAnswer {
  body: Buffer;
  etag: string;
  /** Somebody who should have been asked could not answer: not to be kept. */
  partial?: boolean;
}

/** True for answers that may serve later callers. */
export function isWhole(answer: { partial?: boolean }): boolean {
  return !answer.partial;
}

/** @param partial See {@link CachedAnswer.partial}. @default false */
export function prepareAnswer(value: unknown, partial = false): CachedAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`, partial };
}

/**
 * Sends the bytes, or 304 when the caller has them.
 * @param cacheControl `no-cache`: keep it, but ask each time. @default 'private, no-cache'
 */
export function sendCached<K extends OperationId>(
  call: Call<K>,
  answer: CachedAnswer,
  cacheControl = 'private, no-cache',
): Answered {
  const { reply, request } = call;
  reply.header('etag', answer.etag);
  reply.header('cache-control', cacheControl);
  const known = request.headers['if-none-match'];
  if (known && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === answer.etag)) {
    void reply.code(304).send();
  } else {
    reply.header('content-type', 'application/json; charset=utf-8');
    void reply.send(answer.body);
  }
  return answered;
}
