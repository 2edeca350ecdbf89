// What travellers were told, and what contradicts it: kept outside of the product.

import type { Acknowledged } from '@portolan/server/testing/invariants';
import type { Answer } from './http.ts';

/** Everything that clients were told; what it contradicts is collected as it comes. */
export interface History {
  readonly acknowledged: Acknowledged[];
  readonly problems: string[];
  /** Credit that somebody tried to grant, by the note beside it: it was heard of, or nobody knows. */
  readonly grants: Map<string, { agencyId: string; amount: number; heard: boolean }>;
  /** What travellers were told that cancelling would cost them, by the cancel quote that they accepted; minor units. */
  readonly penalties: Map<string, number>;
  /** How often what was done, heard or met. */
  readonly counts: Map<string, number>;
  count(what: string): void;
  /** Takes down an answer to a booking or cancelling call. */
  heard(agencyId: string, key: string, answer: Answer): void;
}

export function createHistory(): History {
  /** The last word under each key. */
  const last = new Map<string, string>();
  const history: History = {
    acknowledged: [],
    problems: [],
    grants: new Map(),
    penalties: new Map(),
    counts: new Map(),
    count: (what) => void history.counts.set(what, (history.counts.get(what) ?? 0) + 1),
    heard(agencyId, key, { status, body }) {
      history.count(`answer ${status}${body?.code ? ` ${body.code}` : ''}`);
      const data = body?.data;
      if (status === 200 && data?.reference && data.status)
        history.acknowledged.push({ agencyId, reference: data.reference, status: data.status });
      const word = lastWord(status, body);
      if (word === null) return;
      const known = last.get(`${agencyId} ${key}`);
      if (known === undefined) last.set(`${agencyId} ${key}`, word);
      else if (known !== word) history.problems.push(`key ${key} was answered "${known}" and then "${word}"`);
    },
  };
  return history;
}

/** What may never change under a key; `null` for answers that may be followed by another one. */
export function lastWord(status: number, body: Answer['body']): string | null {
  if (status === 200) return `200 ${body?.data?.reference ?? body?.data?.cancelQuoteId ?? ''}`;
  if (status < 400 || status >= 500 || status === 401 || status === 429) return null;
  const code: unknown = body?.code;
  return code === 'BOOKING_PENDING' || code === 'IDEMPOTENCY_CONFLICT' ? null : `${status} ${code}`;
}

/** There is nothing to gain from the same call again. */
export function isDecided({ status, body }: Answer): boolean {
  return status === 200 || status === 202 || lastWord(status, body) !== null;
}
