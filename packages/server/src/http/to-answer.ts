import type { OperationId } from '@portolan/contract';
import type { Call } from './call.ts';
import { ApiError, errorBody } from '../platform/errors.ts';
import { LostRaceError } from '../db/index.ts';
import type { StoredAnswer } from './idempotency.ts';

/** Refusals that the same call may try again; the others stand for good under their key. */
const isRetryable = (error: ApiError) => error.status >= 500 || error.code === 'BOOKING_PENDING';

/** Runs a mutation and turns its end into an answer to keep: a success, or a refusal that may be known. */
export async function toAnswer(
  call: Pick<Call<OperationId>, 'log' | 'requestId' | 'reply'>,
  operation: OperationId,
  work: () => Promise<unknown>,
): Promise<StoredAnswer> {
  try {
    const body = await work();
    // 202 is not the last word: the same call goes on from there.
    const waits = call.reply.statusCode === 202;
    return { status: waits ? 202 : 200, body, retryable: waits };
  } catch (thrown) {
    // Somebody took over while this process slept: what they do is the answer.
    const error =
      thrown instanceof LostRaceError ? new ApiError('BOOKING_PENDING', { cause: thrown }) : thrown;
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500) call.log.warn({ err: error, operation }, 'a mutation failed');
    return { status: error.status, body: errorBody(error, call.requestId), retryable: isRetryable(error) };
  }
}
