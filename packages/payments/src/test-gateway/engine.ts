import { createHash, randomBytes } from 'node:crypto';
import type { DeclineReason } from '../port.ts';
import { summariseCard, type StoredCard } from './cards.ts';
import type {
  WireAuthorisation,
  WireChange,
  WireCounts,
  WireError,
  WireEvent,
  WireNotify,
  WirePayment,
  WireSession,
} from './wire.ts';

/** What the engine answers: an HTTP status and a body. `lost` answers must never reach the caller. */
export interface EngineAnswer<T> {
  status: number;
  body: T | WireError;
  lost?: true;
}

/** One line of the journal: everything that one call changed, so that a torn last line loses one unanswered call only. */
export interface JournalEntry {
  at: string;
  token?: { token: string; publishableKey: string; card: StoredCard; expiresAt: string };
  usedToken?: string;
  payment?: WirePayment;
  notify?: WireNotify;
  call?: { key: string; hash: string; answer: EngineAnswer<unknown> };
}

export interface EngineOptions {
  now(): number;
  /** Called before an answer leaves; must be durable when it returns. */
  append(entry: JournalEntry): void;
  /** Address of the page that plays a bank's challenge. */
  actionUrl(paymentId: string): string;
  /** Called after every change of a payment, with where its news go; `null`: nobody asked. */
  notify?(event: WireEvent, to: WireNotify | null): void;
}

const minute = 60_000;
const tokenLifeMs = 30 * minute;
const sessionLifeMs = 60 * minute;
const authorisationLifeMs = 7 * 24 * 60 * minute;

/**
 * The test gateway without its HTTP: tokens, payments and idempotency keys in memory, every change appended to a journal. Two
 * doors share it, so they cannot differ: the process (`server.ts`) and the in-memory fake.
 */
export class GatewayEngine {
  readonly #options: EngineOptions;
  readonly #tokens = new Map<string, NonNullable<JournalEntry['token']>>();
  readonly #used = new Set<string>();
  readonly #payments = new Map<string, WirePayment>();
  readonly #calls = new Map<string, NonNullable<JournalEntry['call']>>();
  readonly #paymentOfKey = new Map<string, string>();
  readonly #counts = new Map<string, WireCounts>();
  readonly #notify = new Map<string, WireNotify>();

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** Takes over what an earlier process journalled. */
  replay(entries: Iterable<JournalEntry>): void {
    for (const entry of entries) this.#apply(entry);
  }

  /** Remembers a card under a new token. `card` is checked by the caller. */
  tokenise(publishableKey: string, number: string): string {
    const token = `tok_${randomBytes(18).toString('base64url')}`;
    const card = summariseCard(number);
    const expiresAt = this.#in(tokenLifeMs);
    this.#commit({ at: this.#at(), token: { token, publishableKey, card, expiresAt } });
    return token;
  }

  createSession(key: string, publishableKey: string, request: object): EngineAnswer<WireSession> {
    return this.#once(key, { op: 'session', ...request }, () => ({
      answer: {
        status: 200,
        body: { id: newId('ses'), publishableKey, expiresAt: this.#in(sessionLifeMs) },
      },
    }));
  }

  authorise(
    key: string,
    request: { token: string; amount: number; currency: string; reference: string; notifyUrl?: string },
  ): EngineAnswer<WireAuthorisation> {
    const { notifyUrl, ...asked } = request;
    return this.#once(key, { op: 'authorise', ...asked }, () => {
      const token = this.#tokens.get(request.token);
      const usable =
        token && !this.#used.has(request.token) && Date.parse(token.expiresAt) > this.#options.now();
      if (!usable) {
        return { answer: { status: 200, body: { payment: null, declineReason: 'invalid_token' } } };
      }
      const { behaviour, ...card } = token.card;
      if (behaviour.kind === 'fail') {
        const error = { type: 'processing_error', message: 'The card network did not answer.' } as const;
        return { usedToken: request.token, answer: { status: 502, body: { error } } };
      }
      const id = newId('pay');
      const held = behaviour.kind === 'approve' || behaviour.kind === 'lose_answer';
      const declineReason: DeclineReason | null = behaviour.kind === 'decline' ? behaviour.reason : null;
      const payment: WirePayment = {
        id,
        state: held ? 'held' : behaviour.kind === 'requires_action' ? 'needs_action' : 'declined',
        currency: request.currency,
        asked: request.amount,
        held: held ? request.amount : 0,
        taken: 0,
        returned: 0,
        card,
        declineReason,
        reference: request.reference,
        key,
        actionUrl: behaviour.kind === 'requires_action' ? this.#options.actionUrl(id) : null,
        createdAt: this.#at(),
        expiresAt: this.#in(authorisationLifeMs),
      };
      const answer: EngineAnswer<WireAuthorisation> = { status: 200, body: { payment, declineReason } };
      if (behaviour.kind === 'lose_answer') answer.lost = true;
      const manner = ('webhook' in behaviour && behaviour.webhook) || null;
      const notify = notifyUrl ? { notify: { url: notifyUrl, manner } } : {};
      return { usedToken: request.token, payment, ...notify, answer };
    });
  }

  capture(
    key: string,
    id: string,
    request: { amount?: number; currency?: string },
  ): EngineAnswer<WireChange> {
    return this.#change(key, id, { op: 'capture', id, ...request }, (payment) => {
      const amount = request.amount ?? payment.held;
      if (payment.state !== 'held') return 'wrong_state';
      if (request.currency && request.currency !== payment.currency) return 'wrong_currency';
      if (amount < 1 || amount > payment.held) return 'amount_too_large';
      return { payment: { ...payment, state: 'taken', taken: amount }, amount };
    });
  }

  void(key: string, id: string): EngineAnswer<WireChange> {
    return this.#change(key, id, { op: 'void', id }, (payment) => {
      if (payment.state !== 'held' && payment.state !== 'needs_action') return 'wrong_state';
      return { payment: { ...payment, state: 'released' }, amount: payment.held };
    });
  }

  refund(key: string, id: string, request: { amount: number; currency: string }): EngineAnswer<WireChange> {
    return this.#change(key, id, { op: 'refund', id, ...request }, (payment) => {
      if (payment.state !== 'taken' && payment.state !== 'partly_returned') return 'wrong_state';
      if (request.currency !== payment.currency) return 'wrong_currency';
      const returned = payment.returned + request.amount;
      if (request.amount < 1 || returned > payment.taken) return 'amount_too_large';
      const state = returned === payment.taken ? 'returned' : 'partly_returned';
      return { payment: { ...payment, state, returned }, amount: request.amount };
    });
  }

  /**
   * What the cardholder told their bank. Once only: a challenge that was answered, voided or left too long stays as it is.
   * `null`: no such payment.
   */
  answerChallenge(id: string, passed: boolean): WirePayment | null {
    const payment = this.#payments.get(id);
    if (!payment || payment.state !== 'needs_action' || this.#expired(payment)) return payment ?? null;
    this.#commit({
      at: this.#at(),
      payment: passed
        ? { ...payment, state: 'held', held: payment.asked, actionUrl: null }
        : { ...payment, state: 'declined', declineReason: 'authentication_failed', actionUrl: null },
    });
    return this.retrieve(id);
  }

  /** A payment as it is now: what was held for too long is released. */
  retrieve(id: string): WirePayment | null {
    const payment = this.#payments.get(id);
    if (payment?.state === 'held' && this.#expired(payment)) return { ...payment, state: 'released' };
    return payment ?? null;
  }

  /**
   * The payment that a call with this key authorised (or was declined). A key that never came is closed by the question: a call that
   * comes late under it does nothing, so that "none" stays true.
   */
  retrieveByKey(key: string): WirePayment | null {
    if (!this.#calls.has(key)) {
      this.#commit({ at: this.#at(), call: { key, hash: 'closed', answer: conflict(key) } });
    }
    const id = this.#paymentOfKey.get(key);
    return id ? this.retrieve(id) : null;
  }

  /** Since the process started; the number of executions survives a restart, repeated calls do not. */
  counts(key: string): WireCounts {
    return this.#counts.get(key) ?? { calls: 0, executed: 0 };
  }

  /** All payments of one of our references, oldest first. */
  paymentsOf(reference: string): WirePayment[] {
    return [...this.#payments.keys()].flatMap((id) => {
      const payment = this.retrieve(id);
      return payment?.reference === reference ? [payment] : [];
    });
  }

  #change(
    key: string,
    id: string,
    request: object,
    decide: (
      payment: WirePayment,
    ) => { payment: WirePayment; amount: number } | NonNullable<WireChange['refused']>,
  ): EngineAnswer<WireChange> {
    return this.#once<WireChange>(key, request, () => {
      const payment = this.retrieve(id);
      if (!payment) return { answer: notFound(id) };
      const decision = decide(payment);
      if (typeof decision === 'string') {
        return { answer: { status: 200, body: { payment, refused: decision, amount: 0 } } };
      }
      return { payment: decision.payment, answer: { status: 200, body: { ...decision, refused: null } } };
    });
  }

  /** Runs `work` for the first call of a key and answers every later one from the record. */
  #once<T>(
    key: string,
    request: object,
    work: () => Pick<JournalEntry, 'usedToken' | 'payment' | 'notify'> & { answer: EngineAnswer<T> },
  ): EngineAnswer<T> {
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    const counts = this.counts(key);
    this.#counts.set(key, { ...counts, calls: counts.calls + 1 });
    const earlier = this.#calls.get(key);
    if (earlier) {
      if (earlier.hash !== hash) return conflict(key);
      const { lost: _, ...answer } = earlier.answer as EngineAnswer<T>;
      return answer;
    }
    const { answer, ...changes } = work();
    this.#commit({ at: this.#at(), ...changes, call: { key, hash, answer } });
    return answer;
  }

  #commit(entry: JournalEntry): void {
    this.#options.append(entry);
    this.#apply(entry);
    const { payment } = entry;
    if (!payment) return;
    const event: WireEvent = {
      id: newId('evt'),
      type: `payment.${payment.state}`,
      created: Math.floor(this.#options.now() / 1000),
      data: { payment: payment.id, key: payment.key, reference: payment.reference },
    };
    this.#options.notify?.(event, this.#notify.get(payment.id) ?? null);
  }

  #apply({ token, usedToken, payment, notify, call }: JournalEntry): void {
    if (token) this.#tokens.set(token.token, token);
    if (usedToken) this.#used.add(usedToken);
    if (payment) this.#payments.set(payment.id, payment);
    if (payment && notify) this.#notify.set(payment.id, notify);
    if (call) {
      this.#calls.set(call.key, call);
      if (payment) this.#paymentOfKey.set(call.key, payment.id);
      const counts = this.counts(call.key);
      this.#counts.set(call.key, { calls: Math.max(1, counts.calls), executed: counts.executed + 1 });
    }
  }

  #expired(payment: WirePayment): boolean {
    return Date.parse(payment.expiresAt) <= this.#options.now();
  }
  #at(): string {
    return new Date(this.#options.now()).toISOString();
  }
  #in(ms: number): string {
    return new Date(this.#options.now() + ms).toISOString();
  }
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

function notFound(id: string): EngineAnswer<never> {
  return { status: 404, body: { error: { type: 'not_found', message: `No payment ${id}.` } } };
}

function conflict(key: string): EngineAnswer<never> {
  const message = `Key ${key} was used for a different request.`;
  return { status: 409, body: { error: { type: 'key_conflict', message } } };
}
