import { randomBytes } from 'node:crypto';
import type { Booking, BookingRequest } from '@portolan/contract';
import { formatReference, isBeforeSubmission, referencePrefix } from '@portolan/core';
import type { PaymentAction } from '@portolan/payments';
import { SupplierError } from '@portolan/suppliers';
import type { Context } from './context.ts';
import type { BookingRow, PaymentRow, QuoteRow } from './tables.ts';
import { type Call, hashRequest, once, type StoredAnswer } from '../http/index.ts';
import { ApiError, errorBody, invalid } from '../platform/errors.ts';
import { isWalletOpen } from '../ledger/index.ts';
import { agentOf, placeOf } from '../sales/index.ts';
import { commissionOf, type Commission, chooseRules } from '../pricing/index.ts';
import { stayMoments, stayNeeds } from '../services/hotels/index.ts';
import { toInstant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { accessToken } from './access-token.ts';
import { requireBuyer } from './access.ts';
import { asJson, LostRaceError, moveBooking, type BookingMove } from './executor.ts';
import { showBooking } from './get-booking.ts';
import { loadQuote } from './get-quote.ts';
import { checkGuests, keepTraveller, leadName } from './guests.ts';
import { checkNeeds } from './traveller-needs.ts';
import { viewAction } from './bank-action.ts';
import { attemptKeyOf, paymentFailed, type Payments, type WalletWish } from './pay.ts';
import { bookingOfQuote, currentPayment } from './queries.ts';
import { withQuoteLease } from './quote-lease.ts';
import { viewQuote } from './quote-view.ts';
import { submitBooking } from './reserved-money.ts';
import { findAlternatives, revalidate, stayAsked, supplierOf } from './revalidate.ts';
import type { Submission } from './submit.ts';
import { bookStepMs, callOptions, callSupplier } from './supplier-calls.ts';
import { writeInstalmentNow } from './instalments.ts';

const second = 1_000;
const minute = 60 * second;
/** A bank's challenge may be answered as long as the quote lasts, and never less than this. */
const challengeMs = 10 * minute;

/** A booking as far as it got; with an `action` it waits for what the browser must do. */
export interface Progress {
  booking: BookingRow;
  action: PaymentAction | null;
}

/** Goes on with a booking that waits for its payment or its supplier. */
export type Resume = (agencyId: string, bookingId: string) => Promise<Progress>;

/** Refusals that the same call may try again; the others stand for good under their key. */
const isRetryable = (error: ApiError) => error.status >= 500 || error.code === 'BOOKING_PENDING';

/**
 * Pays and books a quote, in this order: revalidate → hold if the supplier can → authorise → write the intent → submit under our own
 * reference → capture when confirmed → document. Each step can be continued by a later call with the same `Idempotency-Key`, whatever
 * died in between, and none is done twice: the payment has the attempt's key, the supplier has the booking's id.
 */
export function createBookingHandler(deps: { context: Context; payments: Payments; submission: Submission }) {
  const { context, payments, submission } = deps;
  const { database, clock } = context;

  /** What booking needs of a call; a webhook and a job have these too. */
  type BookingCall = Pick<
    Call<'createBooking'>,
    'tenant' | 'user' | 'role' | 'language' | 'body' | 'idempotencyKey' | 'log'
  >;
  const move = (booking: BookingRow, change: BookingMove) =>
    database.withAgency(booking.agency_id, (tx) => moveBooking(tx, booking, change, clock.now()));

  return { createBooking, resume };

  async function createBooking(call: Call<'createBooking'>): Promise<{ data: Booking }> {
    requireBuyer(call);
    const { tenant, user, idempotencyKey: key } = call;
    if (key.length > 100) throw new ApiError('IDEMPOTENCY_KEY_REQUIRED');
    const quote = await loadQuote(context, call, call.body.quoteId);
    checkNeeds(call.body.travellers, stayNeeds);
    checkGuests(call.body.travellers, quote.asked.occupancy);
    await checkPayment(call);
    const answer = await once(
      { database, clock },
      {
        agencyId: tenant.id,
        operation: 'createBooking',
        key,
        // Another user, or the same one in another role, is another request: answers differ by role.
        hash: hashRequest({ body: call.body, user: user?.id ?? null, role: call.role }),
      },
      () => run(call),
    );
    if (answer.status === 200 || answer.status === 202) {
      call.reply.code(answer.status);
      return answer.body as { data: Booking };
    }
    const { code, error: message, fields, data } = answer.body as ReturnType<typeof errorBody>;
    throw new ApiError(code, {
      message,
      ...(fields ? { fields } : {}),
      ...(data === undefined ? {} : { data }),
    });
  }

  /** Credit is spent by whoever owns it and nobody else, and a card needs its token. */
  async function checkPayment({ tenant, user, role, body }: Call<'createBooking'>): Promise<void> {
    const { method, token, walletAmount } = body.payment;
    if (method === 'card' && !token) throw invalid('payment.token', 'is needed to pay by card');
    if (method === 'wallet' && !walletAmount)
      throw invalid('payment.walletAmount', 'is needed to pay with credit');
    if (!walletAmount) return;
    if (!user) throw new ApiError('UNAUTHENTICATED');
    const open = await database.withAgency(tenant.id, (tx) => isWalletOpen(tx, tenant.id, user, role));
    if (!open) throw new ApiError('FORBIDDEN');
  }

  function walletOf({ body, user }: BookingCall): WalletWish | null {
    const { method, walletAmount } = body.payment;
    if (!walletAmount || !user) return null;
    return { userId: user.id, atMost: walletAmount, alone: method === 'wallet' };
  }

  async function run(call: Call<'createBooking'>): Promise<StoredAnswer> {
    try {
      const progress = await withQuoteLease(context, call.tenant.id, call.body.quoteId, () => book(call));
      const { booking, action } = progress;
      const payment = await database.withAgency(call.tenant.id, (tx) => currentPayment(tx, booking));
      const data: Booking = {
        ...(await showBooking(context, call, booking)),
        ...viewAction(payment, action),
        accessToken: accessToken(context.config.keys.links, booking.agency_id, booking.booking_id),
      };
      if (call.key && !action) context.keyMeter.count(call.key, 'bookings');
      // Not the last word: the same call goes on from here once the bank is content.
      return { status: action ? 202 : 200, body: { data }, retryable: action !== null };
    } catch (thrown) {
      // Somebody took over while this process slept: what they do is the answer.
      const error =
        thrown instanceof LostRaceError ? new ApiError('BOOKING_PENDING', { cause: thrown }) : thrown;
      if (!(error instanceof ApiError)) throw error;
      if (error.status >= 500)
        call.log.warn({ err: error, operation: 'createBooking' }, 'a booking call failed');
      return { status: error.status, body: errorBody(error, call.requestId), retryable: isRetryable(error) };
    }
  }

  /**
   * Goes on with a booking that waits for the bank, whoever noticed: another device, a webhook, a job. What is no longer waiting is
   * left as it is.
   * @throws {ApiError} as {@link createBooking}, for whoever is there to hear it
   */
  async function resume(agencyId: string, bookingId: string): Promise<Progress> {
    const read = () =>
      database.withAgency(agencyId, async (tx) => {
        const booking = await tx.db
          .selectFrom('bookings')
          .selectAll()
          .where('agency_id', '=', agencyId)
          .where('booking_id', '=', bookingId)
          .executeTakeFirstOrThrow();
        const quote = await tx.db
          .selectFrom('quotes')
          .selectAll()
          .where('agency_id', '=', agencyId)
          .where('quote_id', '=', booking.quote_id)
          .executeTakeFirstOrThrow();
        return { booking, quote, payment: await currentPayment(tx, booking) };
      });
    const { booking: seen } = await read();
    return withQuoteLease(context, agencyId, seen.quote_id, async () => {
      const { booking, quote, payment } = await read();
      if (!payment || !isBeforeSubmission(booking.status)) return { booking, action: null };
      const found = await payments.find(booking, payment);
      if (payment.status === 'none' && found.payment.status !== 'requires_action') {
        // Whoever began it is gone, or at work elsewhere under its own key: they go on, or it is given back.
        return { booking, action: found.action };
      }
      if (found.payment.status === 'requires_action' && !isOver(found.payment)) {
        return { booking, action: found.action };
      }
      if (found.payment.status === 'failed') throw paymentFailed(found.payment);
      if (found.payment.status !== 'authorised' && found.payment.status !== 'requires_action') {
        return { booking, action: null };
      }
      const tenant = await context.agencies.byId(agencyId);
      if (!tenant) throw new ApiError('AGENCY_NOT_FOUND');
      if (found.payment.status === 'requires_action') {
        // Nobody answered the bank in time: what there was of it ends here.
        await giveUp(booking, 'challenge_abandoned');
        throw new ApiError('QUOTE_EXPIRED');
      }
      const userId = booking.user_id ?? quote.user_id;
      return book({
        tenant,
        user: userId === null ? null : { id: userId, sessionId: '', userType: '', isRestrictedAgent: false },
        role: 'visitor',
        language: booking.language,
        idempotencyKey: attemptKeyOf(found.payment),
        log: context.logger,
        body: {
          quoteId: quote.quote_id,
          acceptedVersion: quote.version,
          travellers: booking.travellers,
          contact: booking.contact,
          ...(booking.special_requests ? { wishes: booking.special_requests } : {}),
          language: booking.language,
          // Spent long ago: the attempt that it began is the one that goes on.
          payment: { method: 'card', token: 'spent' },
        },
      });
    });
  }

  async function book(call: BookingCall): Promise<Progress> {
    const { body, tenant } = call;
    const quote = await loadQuote(context, call, body.quoteId);
    const known = await database.withAgency(tenant.id, (tx) => bookingOfQuote(tx, tenant.id, quote.quote_id));
    if (known && !isBeforeSubmission(known.status)) {
      return { booking: await answerKnown(call, quote, known), action: null };
    }
    if (Date.parse(quote.expires_at) <= clock.now() && !(await isAtTheBank(call, known)))
      throw await expire(known);
    if (quote.status === 'sold_out') throw soldOut(call, quote);
    if (body.acceptedVersion !== quote.version) throw priceChanged(call, quote);

    const scenario = context.config.demo ? body.scenario : undefined;
    const fresh = await freshQuote(call, quote, known, scenario);
    let booking = await openBooking(call, fresh, known);
    booking = await hold(booking, scenario);
    let payment: PaymentRow;
    try {
      const { action, payment: attempt } = await payments.authorise(booking, {
        idempotencyKey: call.idempotencyKey,
        token: body.payment.token ?? '',
        wallet: walletOf(call),
        actionUntil: Math.max(Date.parse(fresh.expires_at), clock.now() + challengeMs),
      });
      if (action) return { booking: await waitForBank(booking, attempt), action };
      payment = attempt;
    } catch (error) {
      call.log.info({ booking: booking.booking_id }, 'a payment did not go through');
      throw error;
    }
    const paid = payment;
    const before = booking;
    booking = await database.withAgency(tenant.id, (tx) => {
      const stepMs = bookStepMs(supplierOf(context, before.supplier).limits);
      const next = { action: 'retrieve', at: clock.now() + stepMs } as const;
      return submitBooking(tx, before, paid, next, clock.now());
    });
    booking = await submission.submit(booking, { scenario });
    return { booking: await answerSubmitted(call, fresh, booking), action: null };
  }

  /** True while the traveller of this very call is with their bank, or comes back from there: that may outlast the quote. */
  async function isAtTheBank(call: BookingCall, known: BookingRow | undefined): Promise<boolean> {
    const payment = known && (await database.withAgency(call.tenant.id, (tx) => currentPayment(tx, known)));
    if (!payment || attemptKeyOf(payment) !== call.idempotencyKey) return false;
    return ['requires_action', 'authorised'].includes(payment.status) && !isOver(payment);
  }

  /** Nobody may end the booking while its traveller is with the bank. */
  async function waitForBank(booking: BookingRow, payment: PaymentRow): Promise<BookingRow> {
    const waiting = await database.withAgency(booking.agency_id, (tx) =>
      tx.db
        .updateTable('bookings')
        .set({ next_action: 'expire', next_action_at: payment.action_expires_at })
        .where('agency_id', '=', booking.agency_id)
        .where('booking_id', '=', booking.booking_id)
        .where('status', '=', booking.status)
        .returningAll()
        .executeTakeFirst(),
    );
    if (!waiting) throw new LostRaceError(`Booking ${booking.booking_id} is no longer ${booking.status}`);
    return waiting;
  }

  /** The time that the bank's question was good for has passed. */
  function isOver({ action_expires_at }: PaymentRow): boolean {
    return action_expires_at === null || Date.parse(action_expires_at) <= clock.now();
  }

  /** The quote as the supplier stands by it now, with the supplier's fresh key. */
  async function freshQuote(
    call: BookingCall,
    quote: QuoteRow,
    known: BookingRow | undefined,
    scenario: string | undefined,
  ): Promise<QuoteRow> {
    const answer = await revalidate(context, quote, { language: call.language, scenario });
    if (answer.status === 'sold_out') {
      if (known) await giveUp(known, 'sold_out');
      throw soldOut(call, await markSoldOut(call, quote));
    }
    const consent = answer.change === 'needs_consent';
    const next: QuoteRow = {
      ...quote,
      price: answer.price,
      terms: answer.terms,
      quote_key: answer.quoteKey,
      ...(consent
        ? {
            status: 'price_changed' as const,
            version: quote.version + 1,
            previous: { price: quote.price, terms: quote.terms, termsWorse: answer.termsWorse },
          }
        : {}),
    };
    await saveQuote(next);
    if (consent) {
      // What was authorised at the old price is not what the traveller will be asked for.
      if (known) await payments.giveBack(known, 'price_changed');
      throw priceChanged(call, next);
    }
    return next;
  }

  /** The booking of a quote at `revalidated` (or further, before submission), made when there is none. */
  async function openBooking(
    call: BookingCall,
    quote: QuoteRow,
    known: BookingRow | undefined,
  ): Promise<BookingRow> {
    const { body, tenant, user } = call;
    const now = clock.now();
    const expire = { action: 'expire', at: Date.parse(quote.expires_at) } as const;
    const person = personOf(body, call.language);
    const commission = commissionFor(call, quote, known, now);
    if (known) {
      const updated = await database.withAgency(tenant.id, async (tx) => {
        const row = await tx.db
          .updateTable('bookings')
          .set({
            ...person,
            travellers: asJson(person.travellers),
            price: asJson(quote.price),
            commission: commission && asJson(commission),
            terms: asJson(quote.terms),
            quote_key: quote.quote_key ?? '',
            user_id: user?.id ?? null,
            updated_at: toInstant(now),
          })
          .where('agency_id', '=', tenant.id)
          .where('booking_id', '=', known.booking_id)
          .where('status', '=', known.status)
          .returningAll()
          .executeTakeFirst();
        if (row) await writeInstalmentNow(tx, row, now);
        return row;
      });
      if (!updated) throw new LostRaceError(`Booking ${known.booking_id} is no longer ${known.status}`);
      if (updated.status !== 'quoted') return updated;
      return move(updated, { to: 'revalidated', reason: 'supplier_stands_by_it', next: expire });
    }
    for (let attempt = 0; ; attempt++) {
      const reference = formatReference(referencePrefix(tenant.agency.agencyName), randomBytes(6));
      try {
        return await database.withAgency(tenant.id, async (tx) => {
          const created = await tx.db
            .insertInto('bookings')
            .values({
              agency_id: tenant.id,
              booking_id: newId('b'),
              quote_id: quote.quote_id,
              proposal_id: quote.proposal_id,
              reference,
              user_id: user?.id ?? null,
              status: 'quoted',
              supplier: quote.supplier,
              service: quote.service,
              supplier_item_id: quote.supplier_item_id,
              item_id: quote.item_id,
              offer_key: quote.offer_key,
              quote_key: quote.quote_key ?? '',
              supplier_reference: null,
              hold_id: null,
              hold_expires_at: null,
              asked: asJson(quote.asked),
              parts: quote.parts && asJson(quote.parts),
              terms: asJson(quote.terms),
              price: asJson(quote.price),
              commission: commission && asJson(commission),
              subject: asJson(quote.subject),
              done: null,
              ...stayMoments(quote),
              trip_id: null,
              decide_by: null,
              ...person,
              travellers: asJson(person.travellers),
              status_reason: null,
              next_action: expire.action,
              next_action_at: toInstant(expire.at),
              event_count: 0,
              created_at: toInstant(now),
              updated_at: toInstant(now),
            })
            .returningAll()
            .executeTakeFirstOrThrow();
          await writeInstalmentNow(tx, created, now);
          return moveBooking(
            tx,
            created,
            { to: 'revalidated', reason: 'supplier_stands_by_it', next: expire },
            now,
          );
        });
      } catch (error) {
        // The reference is taken: a new one. Anything else is told.
        const { code, constraint } = error as { code?: string; constraint?: string };
        // This process slept through its lease, and whoever took over was quicker.
        if (code === '23505' && constraint?.includes('quote_id'))
          throw new LostRaceError(`Quote ${quote.quote_id} has its booking already`, { cause: error });
        if (code !== '23505' || !constraint?.includes('reference') || attempt >= 5) throw error;
      }
    }
  }

  /** What the agent who books is owed, or the one whose proposal the client books, by the rules of this moment; it stays with the booking. */
  function commissionFor(
    call: BookingCall,
    { service, basis, price, subject, sold_by: soldBy }: QuoteRow,
    known: BookingRow | undefined,
    now: number,
  ): Commission | null {
    const agentId = agentOf(call) ?? known?.commission?.agentId ?? soldBy;
    if (agentId === null) return null;
    const { propertyId, address } = subject;
    const place = { property_id: propertyId, city: address.city, country_code: address.countryCode };
    const sale = { service: service as 'hotels', place: placeOf(place), agentId, at: now };
    const [rule] = chooseRules(call.tenant.markup, sale, ['commission']);
    const rates = { ...context.rates.current().values, ...basis.rates };
    const commission = commissionOf(price, agentId, rule, rates);
    if (!commission) call.log.error({ rule: rule?.id }, 'a commission names a currency without a rate');
    return commission;
  }

  /** Keeps the room where the supplier can; where it cannot just now, the booking goes on without, unless only the hold finds it again. */
  async function hold(booking: BookingRow, scenario: string | undefined): Promise<BookingRow> {
    const supplier = supplierOf(context, booking.supplier);
    if (!supplier.hold || booking.status !== 'revalidated') return booking;
    const ask = {
      key: booking.offer_key,
      quoteKey: booking.quote_key,
      asked: stayAsked(booking),
      travellers: booking.travellers.map(keepTraveller),
    };
    try {
      const held = await callSupplier(supplier, supplier.limits.quoteMs, (signal) =>
        supplier.hold!(ask, callOptions(signal, { language: booking.language, scenario })),
      );
      return await move(booking, {
        to: 'held',
        reason: 'supplier_holds',
        next: { action: 'expire', at: Date.parse(held.expiresAt) },
        set: { hold_id: held.holdId, hold_expires_at: toInstant(Date.parse(held.expiresAt)) },
      });
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      context.logger.warn({ err: error, booking: booking.booking_id }, 'a supplier did not hold a room');
      // A lost answer would be found by nothing: not a cent is asked for.
      if (supplier.limits.lookup === 'held') throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: error });
      return booking;
    }
  }

  /** A quote that was booked already: the same people get their booking, nobody else learns anything. */
  async function answerKnown(call: BookingCall, quote: QuoteRow, known: BookingRow): Promise<BookingRow> {
    const { body, language } = call;
    const asked = personOf(body, language);
    const same =
      hashRequest([asked.travellers, asked.contact]) === hashRequest([known.travellers, known.contact]);
    const lapsed = known.status === 'rejected' && known.status_reason === 'supplier_unavailable';
    if (known.status === 'expired' || known.status === 'released' || lapsed)
      throw new ApiError('QUOTE_EXPIRED');
    if (known.status !== 'rejected' && !same) {
      throw new ApiError('BOOKING_PENDING', { message: 'This quote has been booked already.' });
    }
    return answerSubmitted(call, quote, (await submission.settle(known)).booking);
  }

  /** The booking, or why there is none although it was sent. */
  async function answerSubmitted(
    call: BookingCall,
    quote: QuoteRow,
    booking: BookingRow,
  ): Promise<BookingRow> {
    if (booking.status === 'rejected') {
      // It was never refused, only never reached: the room may well be there for another quote.
      if (booking.status_reason === 'supplier_unavailable') throw new ApiError('SUPPLIER_UNAVAILABLE');
      throw soldOut(call, await markSoldOut(call, quote));
    }
    return booking;
  }

  async function markSoldOut(call: BookingCall, quote: QuoteRow): Promise<QuoteRow> {
    if (quote.status === 'sold_out') return quote;
    const alternatives = await findAlternatives(context, context.properties, quote, call.language);
    const gone: QuoteRow = { ...quote, status: 'sold_out', quote_key: null, alternatives };
    await saveQuote(gone);
    return gone;
  }

  async function saveQuote(quote: QuoteRow): Promise<void> {
    const { status, version, price, terms, quote_key, previous, alternatives } = quote;
    await database.withAgency(quote.agency_id, (tx) =>
      tx.db
        .updateTable('quotes')
        .set({
          status,
          version,
          quote_key,
          price: asJson(price),
          terms: asJson(terms),
          previous: previous && asJson(previous),
          alternatives: asJson(alternatives),
        })
        .where('agency_id', '=', quote.agency_id)
        .where('quote_id', '=', quote.quote_id)
        .execute(),
    );
  }

  /** Ends a booking that never reached the supplier. */
  async function giveUp(booking: BookingRow, reason: string): Promise<void> {
    await payments.giveBack(booking, reason);
    await move(booking, { to: 'expired', reason, next: null });
  }

  async function expire(known: BookingRow | undefined): Promise<ApiError> {
    if (known) await giveUp(known, 'quote_expired');
    return new ApiError('QUOTE_EXPIRED');
  }

  function soldOut(call: BookingCall, quote: QuoteRow): ApiError {
    return new ApiError('SOLD_OUT', { data: viewQuote(context, call, quote) });
  }
  function priceChanged(call: BookingCall, quote: QuoteRow): ApiError {
    return new ApiError('PRICE_CHANGED', { data: viewQuote(context, call, quote) });
  }
}

function personOf(body: BookingRequest, language: string) {
  return {
    travellers: body.travellers.map(keepTraveller),
    lead_name: leadName(body.travellers),
    contact: body.contact,
    special_requests: body.wishes?.trim() || null,
    language: body.language ?? language,
  };
}
