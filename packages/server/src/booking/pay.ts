import {
  capture,
  isBeforeSubmission,
  divideIntoLegs,
  keepOfLegs,
  money,
  nextTry,
  release,
  reserve,
  returnOfLegs,
  walletParty,
  type PaymentAction,
} from '@portolan/core';
import {
  PaymentError,
  type Authorisation,
  type PaymentAction as BankAction,
  type PaymentLookup,
  type PaymentState,
} from '@portolan/payments';
import type { Context } from './context.ts';
import { lockBooking, paymentsOf } from './booking-rows.ts';
import type { Tx } from '../db/index.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { walletGatewayName } from '../payments/index.ts';
import { ApiError } from '../platform/errors.ts';
import { isShortOf } from '../ledger/index.ts';
import { newId } from '../platform/ids.ts';
import { toInstant } from '../platform/clock.ts';
import { LostRaceError, movePayment, post, type PaymentMove } from './executor.ts';
import { givenBack, legsOf, partiesOf, promised, soldBy } from './payment-legs.ts';
import { decideToGiveBack } from './reserved-money.ts';

const minute = 60_000;
/** How often the gateway is asked about a challenge that nobody speaks of any more. */
const lookEveryMs = 2 * minute;

/** Whose wallet pays, and how much of the price at most, in minor units of its currency. */
export interface WalletWish {
  userId: string;
  atMost: number;
  /** Nothing is left for a card: the wallet pays all, or nothing is paid. */
  alone: boolean;
}

/** The payment side of one booking. Every step asks the gateway outside a transaction and records the outcome in one. */
export interface Payments {
  /**
   * Reserves what the booking sells for. The same `idempotencyKey` continues its own attempt and never pays twice; attempts of other
   * keys that were left hanging are given back first. With an `action` nothing is reserved yet: the browser has to do it, then the
   * same call goes on.
   * @throws {ApiError} `PAYMENT_DECLINED` (nothing was charged, another attempt may follow) or `PAYMENT_UNAVAILABLE`
   */
  authorise(
    booking: BookingRow,
    request: {
      idempotencyKey: string;
      token: string;
      /** What the traveller wants to use of their credit; the card pays the rest. */
      wallet: WalletWish | null;
      /** Until when a bank's challenge may be answered; ms since the epoch. */
      actionUntil: number;
    },
  ): Promise<{ payment: PaymentRow; action: BankAction | null }>;
  /** Takes what was reserved; what cannot be taken now is left with its next moment. Answers whether it is taken. */
  capture(booking: BookingRow): Promise<boolean>;
  /** Gives back what was reserved; what cannot be given back now is left with its next moment. */
  giveBack(booking: BookingRow, reason: string): Promise<void>;
  /**
   * Asks what became of an attempt that nobody knows about, or of a challenge, and records it. Answers it as it is now; `action` is
   * what the bank still waits for.
   */
  find(booking: BookingRow, payment: PaymentRow): Promise<{ payment: PaymentRow; action: BankAction | null }>;
  /**
   * Gives one reservation back, or a challenge that nobody answered; as {@link giveBack}. One that the gateway has taken meanwhile is
   * written down as captured instead.
   */
  release(booking: BookingRow, payment: PaymentRow, reason: string): Promise<void>;
}

export function createPayments(context: Context): Payments {
  const { database, gateways, clock, logger } = context;
  const inAgency = database.withAgency;

  const move = (booking: BookingRow, payment: PaymentRow, change: PaymentMove) =>
    inAgency(payment.agency_id, (tx) => movePayment(tx, booking, payment, change, clock.now()));

  /** Writes down when somebody must look at a payment again, unless somebody else brought it further meanwhile. */
  const postpone = (payment: PaymentRow, action: PaymentAction) =>
    inAgency(payment.agency_id, (tx) =>
      tx.db
        .updateTable('payments')
        .set({
          next_action: action,
          next_action_at: toInstant(nextTry(clock.now(), payment.tries ?? 0)),
          tries: (payment.tries ?? 0) + 1,
        })
        .where('agency_id', '=', payment.agency_id)
        .where('payment_id', '=', payment.payment_id)
        .where('status', '=', payment.status)
        .execute(),
    );

  /**
   * The attempt of this call: begun now, or by the same call before it broke. One that found the gateway down moved nothing, so the
   * call begins another.
   */
  async function openAttempt(
    booking: BookingRow,
    idempotencyKey: string,
    wallet: WalletWish | null,
  ): Promise<PaymentRow> {
    const { currency, sell } = booking.price;
    const legs = divideIntoLegs(sell, wallet?.atMost ?? 0);
    if (wallet?.alone && legs.card > 0) throw declined('insufficient_credit');
    const gateway = legs.card === 0 ? walletGatewayName : await currentGateway(booking);
    try {
      return await inAgency(booking.agency_id, (tx) => insertAttempt(tx, gateway));
    } catch (error) {
      if (isShortOf(error)) throw declined('insufficient_credit');
      throw error;
    }

    async function insertAttempt(tx: Tx, gatewayName: string): Promise<PaymentRow> {
      // Behind whoever submits the booking: a process that slept until now begins no attempt beside another's.
      const status = await lockBooking(tx, booking);
      const attempts = await paymentsOf(tx, booking);
      const own = attempts.filter((attempt) => attemptKeyOf(attempt) === idempotencyKey);
      const known = own.at(-1);
      if (known && !foundGatewayDown(known)) return known;
      if (
        !isBeforeSubmission(status) ||
        attempts.some((attempt) => !own.includes(attempt) && isOpen(attempt))
      )
        throw new LostRaceError(`Booking ${booking.booking_id} is ${status}, and paid for by another call`);
      const attempt = attempts.length + 1;
      const now = clock.now();
      const payment = await tx.db
        .insertInto('payments')
        .values({
          agency_id: booking.agency_id,
          payment_id: newId('p'),
          booking_id: booking.booking_id,
          attempt,
          idempotency_key: own.length === 0 ? idempotencyKey : `${idempotencyKey} ${own.length + 1}`,
          instalment: 0,
          gateway: gatewayName,
          gateway_key: `${booking.booking_id}-${attempt}`,
          gateway_payment_id: null,
          status: 'none',
          currency,
          amount: sell,
          wallet_amount: legs.wallet,
          wallet_user_id: legs.wallet > 0 ? (wallet?.userId ?? null) : null,
          captured: 0,
          refunded: 0,
          card: null,
          reason: null,
          action_expires_at: null,
          // If this process dies now, somebody must ask the gateway what became of it.
          next_action: 'retrieve',
          next_action_at: toInstant(now + 2 * minute),
          created_at: toInstant(now),
          updated_at: toInstant(now),
        })
        .returningAll()
        // Two at once are two processes with one lease, of which one slept: no second attempt may begin beside the first.
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (!payment) throw new LostRaceError(`Attempt ${attempt} of ${booking.booking_id} was begun already`);
      // Credit is kept back before anybody else is asked: two bookings can never count on the same.
      await post(tx, payment, reserve(...promised(payment, 'wallet')), now, walletParty);
      return payment;
    }
  }

  async function currentGateway(booking: BookingRow): Promise<string> {
    const agency = await context.agencies.byId(booking.agency_id);
    const open = agency && (await gateways.current(agency));
    if (!open) throw new ApiError('PAYMENT_UNAVAILABLE');
    return open.gateway.name;
  }

  /** Asks the gateway; when its answer got lost, asks what happened under our key. `null`: still nobody knows. */
  async function askToAuthorise(
    payment: PaymentRow,
    booking: BookingRow,
    token: string,
  ): Promise<Authorisation | 'nothing' | null> {
    const amount = money(legsOf(payment).card, payment.currency);
    const { notifyUrl } = context.config.gateway ?? {};
    try {
      const gateway = await gateways.ofPayment(payment);
      return await gateway.authorise({
        key: payment.gateway_key,
        token,
        money: amount,
        reference: booking.booking_id,
        ...(notifyUrl ? { notifyUrl: `${notifyUrl}/api/webhooks/${gateway.name}/${payment.agency_id}` } : {}),
      });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      logger.warn({ err: error, payment: payment.payment_id }, 'an authorisation got no answer');
      if (!error.isUncertain) return 'nothing';
      return askWhatHappened(payment);
    }
  }

  async function askWhatHappened(payment: PaymentRow): Promise<Authorisation | 'nothing' | null> {
    const { gateway_payment_id: paymentId, gateway_key: key } = payment;
    const lookup: PaymentLookup = paymentId
      ? { paymentId }
      : { key, money: money(legsOf(payment).card, payment.currency), reference: payment.booking_id };
    try {
      const state = await (await gateways.ofPayment(payment)).retrieve(lookup);
      return state.status === 'not_found' ? 'nothing' : asAuthorisation(state);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      logger.warn(
        { err: error, payment: payment.payment_id },
        'a gateway could not say what became of a payment',
      );
      return null;
    }
  }

  /** Records what the gateway said about an attempt that stood at `none`, or waited for the bank. */
  async function settleAttempt(
    booking: BookingRow,
    payment: PaymentRow,
    outcome: Authorisation | 'nothing',
    actionUntil: number,
  ): Promise<PaymentRow> {
    if (outcome === 'nothing') {
      return move(booking, payment, {
        to: 'failed',
        reason: 'gateway_unavailable',
        next: null,
        ...givenBack(payment),
      });
    }
    switch (outcome.status) {
      case 'authorised':
        try {
          return await move(booking, payment, {
            to: 'authorised',
            reason: 'authorised',
            // Until the booking is submitted, an authorisation that nobody follows up must be given back.
            next: { action: 'void', at: clock.now() + 30 * minute },
            set: {
              gateway_payment_id: outcome.paymentId,
              ...(legsOf(payment).card > 0 ? { card: outcome.card } : {}),
            },
            postings: reserve(...promised(payment, 'card')),
          });
        } catch (error) {
          if (!isPaidAlready(error)) throw error;
          return giveBackUnneeded(booking, payment, outcome.paymentId);
        }
      case 'requires_action':
        if (payment.status === 'requires_action') return payment;
        return move(booking, payment, {
          to: 'requires_action',
          reason: 'requires_action',
          // A browser may be closed once the bank is content, and a webhook may be lost: somebody asks, too.
          next: { action: 'retrieve', at: Math.min(actionUntil, clock.now() + lookEveryMs) },
          set: { gateway_payment_id: outcome.paymentId, action_expires_at: toInstant(actionUntil) },
        });
      case 'declined':
        return move(booking, payment, {
          to: 'failed',
          reason: outcome.reason,
          next: null,
          ...givenBack(payment),
          ...(outcome.paymentId ? { set: { gateway_payment_id: outcome.paymentId } } : {}),
        });
    }
  }

  /** What a gateway reserved for a booking that another attempt pays for goes back, and is never written down as the booking's. */
  async function giveBackUnneeded(
    booking: BookingRow,
    payment: PaymentRow,
    paymentId: string,
  ): Promise<PaymentRow> {
    try {
      const gateway = await gateways.ofPayment(payment);
      const outcome = await gateway.void({ key: `${payment.gateway_key}-void`, paymentId });
      if (outcome.status !== 'voided') throw new Error(`the gateway refused: ${outcome.reason}`);
    } catch (error) {
      logger.warn({ err: error, payment: payment.payment_id }, 'an authorisation was not given back yet');
      await postpone(payment, 'retrieve');
      return payment;
    }
    return move(booking, payment, {
      to: 'failed',
      reason: anotherAttempt,
      next: null,
      set: { gateway_payment_id: paymentId },
      ...givenBack(payment),
    });
  }

  async function voidPayment(booking: BookingRow, payment: PaymentRow, reason: string): Promise<void> {
    // Decided here before the gateway hears of it: whoever finds the row later knows that this money is not to be booked with.
    await inAgency(payment.agency_id, (tx) => decideToGiveBack(tx, booking, payment, clock.now()));
    let taken = 0;
    let refusedByBank: string | null = null;
    try {
      const gateway = await gateways.ofPayment(payment);
      const outcome = await gateway.void({
        key: `${payment.gateway_key}-void`,
        paymentId: payment.gateway_payment_id ?? '',
      });
      if (outcome.status !== 'voided') {
        // A capture may have taken it that nobody lived to write down: then there is nothing to release, but to refund.
        const state = await gateway.retrieve({ paymentId: payment.gateway_payment_id ?? '' });
        if (state.status !== 'not_found' && payment.status === 'authorised') taken = state.captured.amount;
        // The bank said no before we did: nothing stands there that could be given back.
        if (state.status === 'declined') refusedByBank = state.declineReason ?? 'card_declined';
        else if (taken === 0 && state.status !== 'voided')
          throw new Error(`the gateway refused: ${outcome.reason}`);
      }
    } catch (error) {
      logger.warn({ err: error, payment: payment.payment_id }, 'an authorisation was not given back yet');
      await postpone(payment, 'void');
      return;
    }
    // The wallet's part is taken with it: a card is asked for what a wallet does not pay.
    if (taken > 0) return recordCapture(booking, payment, taken + legsOf(payment).wallet, 'found_captured');
    await move(booking, payment, {
      to: refusedByBank ? 'failed' : 'voided',
      reason: refusedByBank ?? reason,
      next: null,
      ...givenBack(payment),
    });
  }

  /** Writes down that the gateway took the card's part of `amount`, and whom all of it belongs to. */
  async function recordCapture(
    booking: BookingRow,
    payment: PaymentRow,
    amount: number,
    reason: string,
  ): Promise<void> {
    const reserved = legsOf(payment);
    const parties = partiesOf(payment, booking);
    const { currency } = payment;
    const less = payment.amount - amount;
    await move(booking, payment, {
      to: 'captured',
      reason,
      next: null,
      set: { captured: amount },
      postings: [
        // Reserved at a price that fell since: the difference was never taken.
        ...release({ currency, sell: less }, returnOfLegs(reserved, less), parties),
        ...capture(soldBy(booking, amount), keepOfLegs(reserved, amount), parties),
      ],
    });
  }

  /** Takes the card's part of a reservation; when nothing of it is needed any more, all of it goes back. */
  async function take(payment: PaymentRow, card: number): Promise<void> {
    const gateway = await gateways.ofPayment(payment);
    const request = { key: `${payment.gateway_key}-capture`, paymentId: payment.gateway_payment_id ?? '' };
    const outcome =
      card > 0
        ? await gateway.capture({ ...request, money: money(card, payment.currency) })
        : await gateway.void(request);
    if (outcome.status === 'refused') throw new Error(`the gateway refused: ${outcome.reason}`);
  }

  const payments: Payments = {
    async authorise(booking, { idempotencyKey, token, wallet, actionUntil }) {
      await clearOthers(booking, idempotencyKey);
      let payment = await openAttempt(booking, idempotencyKey, wallet);
      let action: BankAction | null = null;
      if (payment.status === 'none' || payment.status === 'requires_action') {
        const outcome =
          payment.status === 'none'
            ? await askToAuthorise(payment, booking, token)
            : await askWhatHappened(payment);
        if (outcome === null) {
          await postpone(payment, 'retrieve');
          throw new ApiError('PAYMENT_UNAVAILABLE');
        }
        payment = await settleAttempt(booking, payment, outcome, actionUntil);
        if (outcome !== 'nothing' && outcome.status === 'requires_action') ({ action } = outcome);
        // Only while that other call runs is its outcome still to come; an attempt that ended so long ago is simply over.
        if (payment.reason === anotherAttempt)
          throw new LostRaceError(`Booking ${booking.booking_id} is paid for by another call`);
      }
      if (payment.status === 'authorised') return { payment, action: null };
      if (payment.status === 'requires_action') {
        if (Date.parse(payment.action_expires_at ?? '') > clock.now() && action) return { payment, action };
        await voidPayment(booking, payment, 'challenge_abandoned');
        throw declined('challenge_abandoned');
      }
      throw paymentFailed(payment);
    },

    async find(booking, payment) {
      if (payment.status !== 'none' && payment.status !== 'requires_action') return { payment, action: null };
      const outcome = await askWhatHappened(payment);
      if (outcome === null) {
        await postpone(payment, 'retrieve');
        return { payment, action: null };
      }
      const until = payment.action_expires_at ?? toInstant(clock.now() + 10 * minute);
      const found = await settleAttempt(booking, payment, outcome, Date.parse(until));
      const waits = outcome !== 'nothing' && outcome.status === 'requires_action';
      return { payment: found, action: waits ? outcome.action : null };
    },

    async capture(booking) {
      const payment = await authorisedPayment(booking);
      if (!payment) return (await payments_(booking)).some(({ status }) => status === 'captured');
      const { sell } = booking.price;
      try {
        await take(payment, keepOfLegs(legsOf(payment), sell).card);
      } catch (error) {
        logger.error({ err: error, payment: payment.payment_id }, 'a confirmed booking was not captured yet');
        await postpone(payment, 'capture');
        return false;
      }
      await recordCapture(booking, payment, sell, 'captured');
      return true;
    },

    async giveBack(booking, reason) {
      for (const payment of await payments_(booking))
        if (isReserved(payment)) await voidPayment(booking, payment, reason);
    },

    release: (booking, payment, reason) => voidPayment(booking, payment, reason),
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
      if (attemptKeyOf(attempt) === idempotencyKey) continue;
      let payment = attempt;
      if (payment.status === 'none') {
        const outcome = await askWhatHappened(payment);
        if (outcome !== null) payment = await settleAttempt(booking, payment, outcome, clock.now() + minute);
      }
      if (isReserved(payment)) await voidPayment(booking, payment, anotherAttempt);
    }
    // What could not be given back, or still nobody knows, might stand beside the new one: then nothing new is begun.
    if ((await payments_(booking)).some((left) => isOpen(left) && attemptKeyOf(left) !== idempotencyKey)) {
      throw new ApiError('PAYMENT_UNAVAILABLE');
    }
  }
}

/** The key of the call that an attempt belongs to; its second attempt has ` 2` behind it, and no key holds a space. */
export function attemptKeyOf({ idempotency_key: key }: PaymentRow): string {
  return key.split(' ')[0] ?? key;
}

/** Something stands at the gateway, or may come to stand there once the bank agrees. */
function isReserved({ status }: PaymentRow): boolean {
  return status === 'authorised' || status === 'requires_action';
}

/** Money may come to stand there, or stands there. */
function isOpen(payment: PaymentRow): boolean {
  return isReserved(payment) || payment.status === 'none';
}

/** Why an attempt came to nothing that was begun beside another one. */
const anotherAttempt = 'another_attempt';

/** A booking is paid once: the database refused a second payment of it. */
function isPaidAlready(error: unknown): boolean {
  return (error as { constraint?: string } | null)?.constraint === 'payments_live';
}

function foundGatewayDown({ status, reason }: PaymentRow): boolean {
  return status === 'failed' && reason === 'gateway_unavailable';
}

/** What a traveller hears of an attempt that failed. */
export function paymentFailed(payment: PaymentRow): ApiError {
  if (foundGatewayDown(payment)) return new ApiError('PAYMENT_UNAVAILABLE');
  return declined(payment.reason ?? 'card_declined');
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
      // A gateway that has forgotten what it asked for can only be given up.
      return state.action
        ? { status: 'requires_action', paymentId: state.paymentId, action: state.action }
        : { status: 'declined', paymentId: state.paymentId, reason: 'authentication_failed' };
    case 'voided':
      return 'nothing';
    default:
      return {
        status: 'authorised',
        paymentId: state.paymentId,
        money: state.authorised,
        card: state.card ?? { brand: 'unknown', last4: '' },
        expiresAt: '',
      };
  }
}
