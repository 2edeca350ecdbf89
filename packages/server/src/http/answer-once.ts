import type { OperationId } from '@portolan/contract';
import type { Call } from './call.ts';
import { hashRequest, once, openAnswer, type OnceDeps } from './idempotency.ts';
import { toAnswer } from './to-answer.ts';

/**
 * Runs a mutation once for its `Idempotency-Key`; a call without one, where it is optional, just runs. Another user, or the same one in
 * another role, is another request: answers differ by role.
 * @param about What the request is about beside its body, such as the booking in its address.
 * @throws {ApiError} its own refusals, `IDEMPOTENCY_CONFLICT`, `BOOKING_PENDING`
 */
export async function answerOnce<T>(
  deps: OnceDeps,
  call: Pick<
    Call<'createQuote'>,
    'tenant' | 'user' | 'role' | 'idempotencyKey' | 'log' | 'requestId' | 'reply'
  > & { body: unknown },
  operation: OperationId,
  about: Record<string, unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const { tenant, user, role, idempotencyKey: key, body } = call;
  if (key === '') return work();
  const hash = hashRequest({ body, ...about, user: user?.id ?? null, role });
  const answer = await once(deps, { agencyId: tenant.id, operation, key, hash }, () =>
    toAnswer(call, operation, work),
  );
  if (answer.status === 202) call.reply.code(202);
  return openAnswer(answer);
}
