import { capture, money, release, reserve, type SoldAmounts } from '@portolan/core';
import { PaymentError, type Authorisation, type PaymentState } from '@portolan/payments';
import type { Context } from '../../context.ts';
import type { BookingRow, PaymentRow } from '../../db/tables-booking.ts';
import { ApiError } from '../../http/errors.ts';
import { newId } from '../../platform/ids.ts';
import { toInstant } from '../../platform/clock.ts';
import { movePayment, type PaymentMove } from './executor.ts';
import { paymentsOf } from './queries.ts';

const minute = 60_000;

/** The payment side of one booking. Every step asks the gateway outside a transaction and records the outcome in one. */
export interface Payments {
  /**
   * Reserves what the booking sells for. The same `idempotencyKey` continues its own attempt and never pays twice; attempts of other
   * keys that were left hanging are given back first.
   * @throws {ApiError} `PAYMENT_DECLINED` (nothing was charged, another attempt may follow) or `PAYMENT_UNAVAILABLE`
   */
  authorise(booking: BookingRow, request: { idempotencyKey: string; token: string }): Promise<PaymentRow>;
  /** Takes what was reserved; what cannot be taken now is left with its next moment. Answers whether it is taken. */
  capture(booking: BookingRow): Promise<boolean>;
  /** Gives back what was reserved; what cannot be given back now is left with its next moment. */
  giveBack(booking: BookingRow, reason: string): Promise<void>;
}

export function createPayments(context: Context): Payments {
  const { database, gateway, clock, logger } = context;
  const inAgency = database.withAgency;

  const move = (booking: BookingRow, payment: PaymentRow, change: PaymentMove) =>
    inAgency(payment.agency_id, (tx) => movePayment(tx, booking, payment, change, clock.now()));

  /** Writes down when somebody must look at a payment again. */
  const postpone = (payment: PaymentRow, action: 'retrieve' | 'void' | 'capture') =>
    inAgency(payment.agency_id, (tx) =>
      tx.db
        .updateTable('payments')
        .set({ next_action: action, next_action_at: toInstant(clock.now() + minute) })
        .where('agency_id', '=', payment.agency_id)
        .where('payment_id', '=', payment.payment_id)
        .execute(),
    );

  /**
   * The attempt of this call: begun now, or by the same call before it broke. One that found the gateway down moved nothing, so the
   * call begins another.
   */
  async function openAttempt(booking: BookingRow, idempotencyKey: string): Promise<PaymentRow> {
    return inAgency(booking.agency_id, async (tx) => {
      const attempts = await paymentsOf(tx, booking);
      const own = attempts.filter((attempt) => callOf(attempt) === idempotencyKey);
      const known = own.at(-1);
      if (known && !foundGatewayDown(known)) return known;
      const attempt = attempts.length + 1;
      const now = clock.now();
      return tx.db
        .insertInto('payments')
        .values({
          agency_id: booking.agency_id,
          payment_id: newId('p'),
          booking_id: booking.booking_id,
          attempt,
          idempotency_key: own.length === 0 ? idempotencyKey : `${idempotencyKey} ${own.length + 1}`,
          gateway: gateway.name,
          gateway_key: `${booking.booking_id}-${attempt}`,
          gateway_payment_id: null,
          status: 'none',
          currency: booking.price.currency,
          amount: booking.price.sell,
          captured: 0,
          refunded: 0,
          card: null,
          reason: null,
          // If this process dies now, somebody must ask the gateway what became of it.
          next_action: 'retrieve',
          next_action_at: toInstant(now + 2 * minute),
          created_at: toInstant(now),
          updated_at: toInstant(now),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /** Asks the gateway; when its answer got lost, asks what happened under our key. `null`: still nobody knows. */
  async function askToAuthorise(
    payment: PaymentRow,
    booking: BookingRow,
    token: string,
  ): Promise<Authorisation | 'nothing' | null> {
    const amount = money(payment.amount, payment.currency);
    try {
      return await gateway.authorise({
        key: payment.gateway_key,
        token,
        money: amount,
        reference: booking.booking_id,
      });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      logger.warn({ err: error, payment: payment.payment_id }, 'an authorisation got no answer');
      if (!error.isUncertain) return 'nothing';
      return askWhatHappened(payment);
    }
  }

  async function askWhatHappened(payment: PaymentRow): Promise<Authorisation | 'nothing' | null> {
    const state = await gateway.retrieve({ key: payment.gateway_key }).catch(() => null);
    if (!state) return null;
    return state.status === 'not_found' ? 'nothing' : asAuthorisation(state);
  }

  /** Records what the gateway said about an attempt that stood at `none`. */
  async function settleAttempt(
    booking: BookingRow,
    payment: PaymentRow,
    outcome: Authorisation | 'nothing',
  ): Promise<PaymentRow> {
    if (outcome === 'nothing') {
      return move(booking, payment, { to: 'failed', reason: 'gateway_unavailable', next: null });
    }
    switch (outcome.status) {
      case 'authorised':
        return move(booking, payment, {
          to: 'authorised',
          reason: 'authorised',
          // Until the booking is submitted, an authorisation that nobody follows up must be given back.
          next: { action: 'void', at: clock.now() + 30 * minute },
          set: { gateway_payment_id: outcome.paymentId, card: outcome.card },
          postings: reserve(soldBy(booking, payment.amount)),
        });
      case 'requires_action':
        return move(booking, payment, {
          to: 'requires_action',
          reason: 'requires_action',
          next: { action: 'void', at: clock.now() + 30 * minute },
          set: { gateway_payment_id: outcome.paymentId },
        });
      case 'declined':
        return move(booking, payment, {
          to: 'failed',
          reason: outcome.reason,
          next: null,
          ...(outcome.paymentId ? { set: { gateway_payment_id: outcome.paymentId } } : {}),
        });
    }
  }

  async function voidPayment(booking: BookingRow, payment: PaymentRow, reason: string): Promise<void> {
    try {
      const outcome = await gateway.void({
        key: `${payment.gateway_key}-void`,
        paymentId: payment.gateway_payment_id ?? '',
      });
      if (outcome.status !== 'voided') throw new Error(`the gateway refused: ${outcome.reason}`);
    } catch (error) {
      logger.warn({ err: error, payment: payment.payment_id }, 'an authorisation was not given back yet');
      await postpone(payment, 'void');
      return;
    }
    await move(booking, payment, {
      to: 'voided',
      reason,
      next: null,
      ...(payment.status === 'authorised' ? { postings: release(soldBy(booking, payment.amount)) } : {}),
    });
  }

  const payments: Payments = {
    async authorise(booking, { idempotencyKey, token }) {
      await clearOthers(booking, idempotencyKey);
      let payment = await openAttempt(booking, idempotencyKey);
      if (payment.status === 'none') {
        const outcome = await askToAuthorise(payment, booking, token);
        if (outcome === null) {
          await postpone(payment, 'retrieve');
          throw new ApiError('PAYMENT_UNAVAILABLE');
        }
        payment = await settleAttempt(booking, payment, outcome);
      }
      if (payment.status === 'authorised') return payment;
      if (payment.status === 'requires_action') {
        // A bank's challenge has no screen yet: what nobody can answer is given back at once.
        await voidPayment(booking, payment, 'requires_action');
        throw declined('requires_action');
      }
      if (foundGatewayDown(payment)) throw new ApiError('PAYMENT_UNAVAILABLE');
      throw declined(payment.reason ?? 'card_declined');
    },

    async capture(booking) {
      const payment = await authorisedPayment(booking);
      if (!payment) return (await payments_(booking)).some(({ status }) => status === 'captured');
      const sell = money(booking.price.sell, booking.price.currency);
      try {
        const outcome = await gateway.capture({
          key: `${payment.gateway_key}-capture`,
          paymentId: payment.gateway_payment_id ?? '',
          money: sell,
        });
        if (outcome.status !== 'captured') throw new Error(`the gateway refused: ${outcome.reason}`);
      } catch (error) {
        logger.error({ err: error, payment: payment.payment_id }, 'a confirmed booking was not captured yet');
        await postpone(payment, 'capture');
        return false;
      }
      await move(booking, payment, {
        to: 'captured',
        reason: 'captured',
        next: null,
        set: { captured: sell.amount },
        postings: [
          // Reserved at a price that fell since: the difference was never taken.
          ...(payment.amount > sell.amount ? release(soldBy(booking, payment.amount - sell.amount)) : []),
          ...capture(soldBy(booking, sell.amount)),
        ],
      });
      return true;
    },

    async giveBack(booking, reason) {
      const payment = await authorisedPayment(booking);
      if (payment) await voidPayment(booking, payment, reason);
    },
  };
  return payments;

  function payments_(booking: BookingRow): Promise<PaymentRow[]> {
    return inAgency(booking.agency_id, (tx) => paymentsOf(tx, booking));
  }
  async function authorisedPayment(booking: BookingRow): Promise<PaymentRow | undefined> {
    return (await payments_(booking)).find(({ status }) => status === 'authorised');
  }

  /** Gives back what other attempts of this booking reserved, found out first where nobody knows. */
  async function clearOthers(booking: BookingRow, idempotencyKey: string): Promise<void> {
    for (const attempt of await payments_(booking)) {
      if (callOf(attempt) === idempotencyKey) continue;
      let payment = attempt;
      if (payment.status === 'none') {
        const outcome = await askWhatHappened(payment);
        if (outcome !== null) payment = await settleAttempt(booking, payment, outcome);
      }
      if (payment.status === 'authorised' || payment.status === 'requires_action') {
        await voidPayment(booking, payment, 'another_attempt');
      }
    }
    // What could not be given back would stand beside the new one: then nothing new is begun.
    if (
      (await payments_(booking)).some(
        (left) => left.status === 'authorised' && callOf(left) !== idempotencyKey,
      )
    ) {
      throw new ApiError('PAYMENT_UNAVAILABLE');
    }
  }
}

/** The key of the call that an attempt belongs to; its second attempt has ` 2` behind it, and no key holds a space. */
function callOf({ idempotency_key: key }: PaymentRow): string {
  return key.split(' ')[0] ?? key;
}

function foundGatewayDown({ status, reason }: PaymentRow): boolean {
  return status === 'failed' && reason === 'gateway_unavailable';
}

function declined(reason: string): ApiError {
  return new ApiError('PAYMENT_DECLINED', { data: { reason } });
}

function asAuthorisation(state: Exclude<PaymentState, { status: 'not_found' }>): Authorisation | 'nothing' {
  switch (state.status) {
    case 'declined':
      return {
        status: 'declined',
        paymentId: state.paymentId,
        reason: state.declineReason ?? 'card_declined',
      };
    case 'requires_action':
      return { status: 'requires_action', paymentId: state.paymentId, actionUrl: '' };
    case 'voided':
      return 'nothing';
    default:
      return {
        status: 'authorised',
        paymentId: state.paymentId,
        money: state.authorised,
        card: state.card,
        expiresAt: '',
      };
  }
}

/** The amounts of a booking for the ledger; `sell` is what this posting is about. */
function soldBy(booking: BookingRow, sell: number): SoldAmounts {
  const { currency, net, agencyMarkup, platformFee } = booking.price;
  return { currency, sell, net, agencyMarkup, platformFee };
}
