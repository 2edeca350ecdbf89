import { createHash } from 'node:crypto';
import type { OperationId } from '@portolan/contract';
import type { AgencyRecord } from '../tenancy/index.ts';
import type { Call } from './call.ts';
import { acceptedEncoding, compressWell, smallestCompressed, type Encoding } from './compression.ts';
import { answered, type Answered } from './route.ts';

/** An answer serialised once: bytes and validator. */
export interface CachedAnswer {
  body: Buffer;
  /** Weak: it stands for the plain bytes and for their compressed copies alike, and only `If-None-Match` is answered here. */
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
  return { body, etag: weakTag(body), partial };
}

/**
 * Answers that are made once per agency and key, such as a language. They go with the record: a changed agency is a new record, so its
 * answers are made anew.
 */
export function createAgencyAnswers(): (
  tenant: AgencyRecord,
  key: string,
  make: () => unknown,
) => CachedAnswer {
  const answers = new WeakMap<AgencyRecord, Map<string, CachedAnswer>>();
  return (tenant, key, make) => {
    let ofAgency = answers.get(tenant);
    if (!ofAgency) answers.set(tenant, (ofAgency = new Map()));
    let answer = ofAgency.get(key);
    if (!answer) ofAgency.set(key, (answer = prepareAnswer(make())));
    return answer;
  };
}

/** The validator of a body, in whichever encoding it is sent (RFC 9110 §8.8.3). */
export function weakTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** True when a caller has what `etag` stands for. @param header its `If-None-Match` */
export function hasAlready(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const wanted = opaque(etag);
  return header.split(',').some((tag) => opaque(tag) === wanted);
}

/**
 * Sends the bytes, or 304 when the caller has them. The first caller of an encoding gets what every answer gets, a fast compression; for
 * the second one a better copy is made beside, and all later ones get that copy.
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
  if (hasAlready(request.headers['if-none-match'], answer.etag)) {
    void reply.code(304).send();
    return answered;
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  const encoding =
    answer.body.length < smallestCompressed ? null : acceptedEncoding(request.headers['accept-encoding']);
  const copy = encoding && copyOf(answer, encoding);
  if (copy) void reply.header('content-encoding', encoding).send(copy);
  else void reply.send(answer.body);
  return answered;
}

/** The compressed copy of an answer: not asked for yet, asked for once, being made, or there. */
type Copy = 'asked' | 'making' | Buffer;
const copies = new WeakMap<CachedAnswer, Partial<Record<Encoding, Copy>>>();

function copyOf(answer: CachedAnswer, encoding: Encoding): Buffer | null {
  let kept = copies.get(answer);
  if (!kept) copies.set(answer, (kept = {}));
  const copy = kept[encoding];
  if (copy instanceof Buffer) return copy;
  // Many answers are asked for once only, such as the suggestions for what somebody is typing: they are not worth it.
  if (copy === undefined) kept[encoding] = 'asked';
  else if (copy === 'asked') {
    kept[encoding] = 'making';
    compressWell(answer.body, encoding).then(
      (bytes) => (kept[encoding] = bytes),
      () => (kept[encoding] = 'asked'),
    );
  }
  return null;
}
