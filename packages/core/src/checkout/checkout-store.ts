/**
 * From a quote to a booking. What the traveller typed survives everything that can happen on the way: a price change, a declined
 * card, a reload, another offer. One quote makes one booking, however often "Pay now" is pressed.
 *
 * How a double click, a reload and a second tab stay one booking:
 * - while a request is out, "Pay now" does nothing;
 * - the request and its idempotency key are kept for this visit before they are sent: a reload sends the very same again, also in the
 *   middle of a bank's challenge, and finds it where it was;
 * - a key is given up only after an answer that ends it ("declined", "sold out", "cannot be reached"); the server looks what became of
 *   an older one before it begins with a new one;
 * - a second tab has a key of its own, and the server gives both tabs the one booking of their quote.
 */
import type { Booking, BookingRequest, Item, Quote } from '@portolan/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureFrom, isAbort, type Failure, type FlowClock, type SessionStore } from '../flow-ports.ts';
import { secondsLeft } from './countdown.ts';
import type { CheckoutPlan, FieldProblems, KnownTraveller } from './plan.ts';
import type { CheckoutApi } from './ports.ts';
import {
  keptNames,
  readJson,
  readSubmission,
  rememberAccess,
  rememberedOffer,
  rememberOffer,
  type Submission,
} from './remembered.ts';

export type CheckoutPhase =
  | 'loading'
  /** Travellers and card are being filled in. */
  | 'form'
  /** The price or the terms differ from what was chosen: accept or go back. */
  | 'price_changed'
  | 'sold_out'
  | 'expired'
  | 'submitting'
  /** The bank wants a word with the cardholder: `action` says where. */
  | 'challenge'
  /** No answer came: it may or may not be booked, and the same request is being repeated. */
  | 'unresolved'
  /** Another window is booking the same quote. */
  | 'elsewhere'
  | 'booked'
  /** The quote could not be read. */
  | 'failed';

/** What the browser must do before a payment goes on. */
export type BankAction = NonNullable<Booking['action']>;

/** A quote for an item of one service. */
export type QuoteOf<I extends Item> = Quote & { readonly item: I };

export interface CheckoutState<I extends Item = Item, Draft = unknown> {
  readonly phase: CheckoutPhase;
  readonly quote: QuoteOf<I> | null;
  readonly draft: Draft | null;
  /** Problems of fields that were left or submitted. */
  readonly problems: FieldProblems;
  /** Counts submissions that found problems; a change moves the focus to the first one. */
  readonly refusals: number;
  /** What went wrong and did not end the checkout: a declined card, a supplier that was down. */
  readonly notice: Failure | null;
  /** The version whose price and terms the traveller agreed to. */
  readonly acceptedVersion: number | null;
  readonly booking: Booking | null;
  /** The bank's question, in phase `challenge`. */
  readonly action: BankAction | null;
  /** True when this device's clock is past the end of a price that the server still holds: no countdown then. */
  readonly clockIsOff: boolean;
}

export interface PayOptions {
  language?: string | undefined;
  scenario?: string | undefined;
  /** How much of the traveller's credit to use at most, in minor units of the price's currency. @default 0 */
  walletAmount?: number | undefined;
}

export interface CheckoutStore<I extends Item = Item, Draft = unknown> extends StoreApi<
  CheckoutState<I, Draft>
> {
  /** Shows the quote; `known` saves the call when it has just been made. Resumes an unanswered payment. */
  open(quoteId: string, known?: Quote): Promise<void>;
  setField(field: string, value: string): void;
  /** Checks a field that was left. */
  leaveField(field: string): void;
  /** True when everything can be booked; otherwise the problems are in the state. */
  check(): boolean;
  /** Agrees to the new price and terms. */
  acceptChange(): void;
  /**
   * Pays and books. Does nothing while a payment runs.
   * @param token Of the gateway's card frame; `null` when credit pays all.
   */
  pay(token: string | null, options?: PayOptions): Promise<void>;
  /** Repeats the unanswered request, under its own key. */
  retry(): Promise<void>;
  /** The bank has said yes or no: goes on under the same key. */
  answered(): Promise<void>;
  /** The traveller does not want to answer the bank: back to the form, nothing charged, another card may be tried. */
  leaveChallenge(): void;
  /** Holds the price of another offer, or of the same one again; the draft is kept. Resolves to the new quote. */
  requote(offerId?: string): Promise<Quote | null>;
  /** Call it about once a second: notices when the held price has run out. */
  tick(): void;
  /** Stops repeating. */
  close(): void;
}

export interface CheckoutPorts<I extends Item, Draft> {
  /** What is the service's own. */
  readonly plan: CheckoutPlan<I, Draft>;
  readonly api: Pick<CheckoutApi, 'createQuote' | 'getQuote' | 'createBooking'>;
  readonly session: SessionStore;
  readonly clock: FlowClock;
  /** A fresh random text of 16 to 40 letters and digits. */
  readonly newId: () => string;
  readonly known?: () => KnownTraveller;
}

const repeatAfterMs = [1500, 3000, 6000, 12_000, 24_000] as const;

export function createCheckout<I extends Item, Draft>(
  ports: CheckoutPorts<I, Draft>,
): CheckoutStore<I, Draft> {
  const { plan, api, session, clock, newId, known } = ports;
  const draftName = keptNames.draft(plan.service);
  const store = createStore<CheckoutState<I, Draft>>(() => ({
    phase: 'loading', quote: null, draft: null, problems: {}, refusals: 0, notice: null, acceptedVersion: null,
    booking: null, action: null, clockIsOff: false,
  })); // prettier-ignore
  let lifetime = new AbortController();
  let sending = false;

  /** Shows a quote in the phase that its status asks for. */
  function show(found: Quote, notice: Failure | null = null): void {
    const quote = quoteOf(plan, found);
    if (!quote) throw new Error(`A quote for ${found.item.service} belongs to another checkout`);
    const accepted = Number(session.get(keptNames.accepted(quote.quoteId)) ?? NaN);
    const agreed = quote.status === 'available' || accepted === quote.version;
    const draft = store.getState().draft ?? plan.restore(readJson(session.get(draftName)));
    store.setState({
      quote,
      phase: quote.status === 'price_changed' ? (agreed ? 'form' : 'price_changed') : phaseOf[quote.status],
      acceptedVersion: agreed ? quote.version : null,
      draft: draft
        ? plan.reshape(draft, quote.item, quote.needs)
        : plan.draft(quote.item, quote.needs, known?.()),
      notice,
      clockIsOff: quote.status !== 'expired' && secondsLeft(quote.expiresAt, clock.now()) === 0,
    });
  }

  async function open(quoteId: string, quote?: Quote): Promise<void> {
    const current = store.getState();
    if (current.quote?.quoteId === quoteId && current.phase !== 'failed') return;
    lifetime.abort();
    const { signal } = (lifetime = new AbortController());
    store.setState({ phase: 'loading', problems: {}, notice: null, booking: null });
    try {
      const loaded = quote ?? (await api.getQuote(quoteId, { signal }));
      if (signal.aborted) return;
      show(loaded);
      // Only what was never answered is sent again without being asked.
      if (readSubmission(session, quoteId)?.open) await send(quoteId);
    } catch (error) {
      if (isAbort(error, signal)) return;
      store.setState({ phase: 'failed', notice: failureFrom(error) });
    }
  }

  function setField(field: string, value: string): void {
    const { draft, problems } = store.getState();
    if (draft === null) return;
    const next = plan.set(draft, field, value);
    session.set(draftName, JSON.stringify(plan.keep(next)));
    // Once a field is marked, it is judged while typing; until then nobody is interrupted.
    store.setState({ draft: next, problems: field in problems ? judge(problems, next, [field]) : problems });
  }

  function leaveField(field: string): void {
    const { draft, problems } = store.getState();
    if (draft === null) return;
    const value = plan.valueOf(draft, field);
    // Tabbing through an empty form is not a mistake yet.
    if (value !== '' || field in problems) store.setState({ problems: judge(problems, draft, [field]) });
  }

  function check(): boolean {
    const { draft, quote, refusals } = store.getState();
    if (draft === null || !quote) return false;
    const problems = plan.problems(draft, quote.needs);
    const sound = Object.keys(problems).length === 0;
    store.setState({ problems, refusals: sound ? refusals : refusals + 1 });
    return sound;
  }

  function acceptChange(): void {
    const { quote } = store.getState();
    if (!quote) return;
    session.set(keptNames.accepted(quote.quoteId), String(quote.version));
    store.setState({ phase: 'form', acceptedVersion: quote.version, notice: null });
  }

  async function pay(
    token: string | null,
    { language, scenario, walletAmount = 0 }: PayOptions = {},
  ): Promise<void> {
    const { quote, draft, acceptedVersion, phase } = store.getState();
    if (sending || phase !== 'form' || !quote || draft === null || acceptedVersion === null || !check())
      return;
    const request: BookingRequest = {
      quoteId: quote.quoteId,
      acceptedVersion,
      ...plan.people(draft),
      ...(language ? { language } : {}),
      payment: {
        ...(token === null ? { method: 'wallet' as const } : { method: 'card' as const, token }),
        ...(walletAmount > 0 ? { walletAmount } : {}),
      },
      ...(scenario ? { scenario } : {}),
    };
    keep(quote.quoteId, { key: `book-${newId()}`, request, open: true });
    await send(quote.quoteId);
  }

  function keep(quoteId: string, submission: Submission): void {
    session.set(keptNames.submission(quoteId), JSON.stringify(submission));
  }

  /** Sends the kept request until an answer settles it. */
  async function send(quoteId: string): Promise<void> {
    const kept = readSubmission(session, quoteId);
    if (sending || !kept) return;
    sending = true;
    const { signal } = lifetime;
    // What the bank allowed is not given up because the gateway is slow to say so.
    const fromBank = store.getState().action !== null;
    store.setState({ phase: 'submitting', notice: null });
    try {
      for (let round = 0; ; round++) {
        try {
          const booking = await api.createBooking(kept.request, { signal, idempotencyKey: kept.key });
          if (booking.accessToken) rememberAccess(session, booking.reference, booking.accessToken);
          // The submission stays open: after a reload the same request finds the same question.
          if (booking.action)
            return store.setState({ phase: 'challenge', action: booking.action, notice: null });
          session.remove(draftName);
          session.remove(keptNames.submission(quoteId));
          store.setState({ phase: 'booked', booking, action: null, notice: null });
          return;
        } catch (error) {
          if (isAbort(error, signal)) return;
          const failure = failureFrom(error);
          const wait = repeatAfterMs[round];
          const waits = isOpen(failure.code) || (fromBank && failure.code === 'PAYMENT_UNAVAILABLE');
          if (!waits) return void (await settle(quoteId, failure));
          const pending = failure.code === 'BOOKING_PENDING';
          store.setState({
            phase: pending && wait === undefined ? 'elsewhere' : 'unresolved',
            notice: failure,
          });
          if (wait === undefined) return;
          await clock.wait(wait, signal);
        }
      }
    } catch (error) {
      if (!isAbort(error, signal)) throw error;
    } finally {
      sending = false;
    }
  }

  /** An answer that says nothing was booked: keep all that was typed and show what to do next. */
  async function settle(quoteId: string, failure: Failure): Promise<void> {
    store.setState({ action: null });
    session.remove(keptNames.submission(quoteId));
    if (failure.code === 'IDEMPOTENCY_CONFLICT')
      return store.setState({ phase: 'elsewhere', notice: failure });
    // Something was down: nothing about the quote has changed.
    if (isOutage(failure.code)) return store.setState({ phase: 'form', notice: failure });
    const quote = quoteIn(failure.data) ?? (await reread(quoteId));
    switch (failure.code) {
      case 'PRICE_CHANGED':
        if (quote) show({ ...quote, status: 'price_changed' });
        else store.setState({ phase: 'failed', notice: failure });
        return;
      case 'SOLD_OUT':
        if (quote) show({ ...quote, status: 'sold_out' });
        return store.setState({ phase: 'sold_out' });
      case 'QUOTE_EXPIRED':
      case 'OFFER_EXPIRED':
      case 'QUOTE_NOT_FOUND':
        return store.setState({ phase: 'expired', ...(quote ? { quote: quoteOf(plan, quote) } : {}) });
      default:
        return store.setState({
          phase: 'form',
          notice: failure,
          problems: problemsIn(failure),
        });
    }
  }

  async function reread(quoteId: string): Promise<Quote | null> {
    try {
      return await api.getQuote(quoteId, { signal: lifetime.signal });
    } catch {
      return null;
    }
  }

  async function requote(offerId?: string): Promise<Quote | null> {
    const { quote } = store.getState();
    const wanted = offerId ?? (quote ? rememberedOffer(session, quote.quoteId) : null);
    if (!wanted) return null;
    const before = store.getState().phase;
    const { signal } = lifetime;
    store.setState({ phase: 'loading', notice: null });
    try {
      const next = await api.createQuote({ offerId: wanted }, { signal, idempotencyKey: `quote-${newId()}` });
      rememberOffer(session, next.quoteId, wanted);
      show(next);
      return next;
    } catch (error) {
      if (!isAbort(error, signal)) store.setState({ phase: before, notice: failureFrom(error) });
      return null;
    }
  }

  async function retry(): Promise<void> {
    const { quote } = store.getState();
    if (quote) await send(quote.quoteId);
  }

  function leaveChallenge(): void {
    const { quote, phase } = store.getState();
    if (!quote || phase !== 'challenge') return;
    session.remove(keptNames.submission(quote.quoteId));
    const notice = {
      code: 'PAYMENT_DECLINED',
      message: null,
      fields: {},
      data: { reason: 'challenge_abandoned' },
    };
    store.setState({ phase: 'form', action: null, notice });
  }

  function tick(): void {
    const { quote, phase, clockIsOff, action } = store.getState();
    // The bank was asked too long ago: the server knows how it ended.
    if (quote && phase === 'challenge' && action && secondsLeft(action.expiresAt, clock.now()) === 0)
      void send(quote.quoteId);
    if (!quote || clockIsOff || (phase !== 'form' && phase !== 'price_changed')) return;
    if (secondsLeft(quote.expiresAt, clock.now()) === 0) store.setState({ phase: 'expired' });
  }

  /** The problems with those of `fields` judged anew. */
  function judge(problems: FieldProblems, draft: Draft, fields: readonly string[]): FieldProblems {
    const { quote } = store.getState();
    const found = quote ? plan.problems(draft, quote.needs) : {};
    const kept = Object.entries(problems).filter(([field]) => !fields.includes(field));
    const judged = fields.flatMap((field) => (found[field] ? [[field, found[field]] as const] : []));
    return Object.fromEntries([...kept, ...judged]);
  }

  /** The server's complaints about what was typed, at the fields of the form. */
  function problemsIn(failure: Failure): FieldProblems {
    const { draft } = store.getState();
    if (draft === null) return {};
    const found = Object.keys(failure.fields).flatMap((name) => {
      const path = name
        .replace(/^\//, '')
        .replaceAll('/', '.')
        .replace(/^body\./, '');
      const complaint = plan.fieldOf(draft, path);
      return complaint ? [[complaint.field, complaint.problem] as const] : [];
    });
    return Object.fromEntries(found);
  }

  return Object.assign(store, {
    open, setField, leaveField, check, acceptChange, pay, requote, tick, retry, answered: retry, leaveChallenge,
    close: () => lifetime.abort(),
  }); // prettier-ignore
}

/** The quote when it is for the service of the plan, whose items are of type `I`; else `null`. */
function quoteOf<I extends Item, Draft>(plan: CheckoutPlan<I, Draft>, quote: Quote): QuoteOf<I> | null {
  return quote.item.service === plan.service ? (quote as QuoteOf<I>) : null;
}

const phaseOf = { available: 'form', sold_out: 'sold_out', expired: 'expired' } as const;

/** True when the answer leaves open whether a booking exists: ask again under the same key. */
function isOpen(code: string): boolean {
  return ['NETWORK', 'TIMEOUT', 'UNKNOWN', 'INTERNAL', 'SERVICE_UNAVAILABLE', 'BOOKING_PENDING', 'RATE_LIMITED'].includes(code); // prettier-ignore
}

/** Nothing was booked because something was down. */
function isOutage(code: string): boolean {
  return code === 'PAYMENT_UNAVAILABLE' || code === 'SUPPLIER_UNAVAILABLE';
}

/** The quote inside a failure's data, when there is one. */
function quoteIn(data: unknown): Quote | null {
  for (const candidate of [data, (data as { quote?: unknown } | null | undefined)?.quote]) {
    const quote = candidate as Quote | null | undefined;
    if (
      quote &&
      typeof quote === 'object' &&
      typeof quote.quoteId === 'string' &&
      typeof quote.version === 'number'
    )
      return quote;
  }
  return null;
}
