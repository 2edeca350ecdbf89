import { divideIntoLegs, isBeforeSubmission, reserve, walletParty } from '@portolan/core';
import type { Context } from './context.ts';
import { lockBooking, paymentsOf } from './booking-rows.ts';
import type { Tx } from '../db/index.ts';
import type { BookingRow, InstalmentRow, PaymentRow } from './tables.ts';
import { walletGatewayName } from '../payments/index.ts';
import { ApiError } from '../platform/errors.ts';
import { isShortOf } from '../ledger/index.ts';
import { newId } from '../platform/ids.ts';
import { toInstant } from '../platform/clock.ts';
import { LostRaceError, post } from './executor.ts';
import { payableInstalments } from './instalments.ts';
import { declined, isGatewayDown } from './payment-errors.ts';
import { legsOf, promised } from './payment-legs.ts';
import { replaceableOf } from './replace-authorisation.ts';

const minute = 60_000;

/** Whose wallet pays, and how much of the instalment at most, in minor units of its currency. */
export interface WalletWish {
  userId: string;
  atMost: number;
  /** Nothing is left for a card: the wallet pays all, or nothing is paid. */
  alone: boolean;
}

/** The key of the call that an attempt belongs to; its second attempt has ` 2` behind it, and no key holds a space. */
export function attemptKeyOf({ idempotency_key: key }: PaymentRow): string {
  return key.split(' ')[0] ?? key;
}

/** The gateway holds a reservation, or will once the bank agrees. */
export function isReserved({ status }: PaymentRow): boolean {
  return status === 'authorised' || status === 'requires_action';
}

/** The gateway holds a reservation, or may come to hold one. */
export function isOpen(payment: PaymentRow): boolean {
  return isReserved(payment) || payment.status === 'none';
}

/**
 * The attempt of this call to pay an instalment: a new row, or the one that the same call wrote before it broke. An attempt that found the gateway down
 * moved no money, so the call begins another.
 * @throws {ApiError} `PAYMENT_DECLINED` with `insufficient_credit`, `PAYMENT_UNAVAILABLE`
 * @throws {LostRaceError} when another call pays for the booking
 */
export async function openAttempt(
  context: Context,
  booking: BookingRow,
  instalment: InstalmentRow,
  {
    idempotencyKey,
    wallet,
    replaces,
  }: { idempotencyKey: string; wallet: WalletWish | null; replaces?: PaymentRow | undefined },
): Promise<PaymentRow> {
  // What credit pays does not lapse: only the card's part is reserved anew.
  const legs = replaces
    ? { wallet: 0, card: legsOf(replaces).card }
    : divideIntoLegs(instalment.amount, wallet?.atMost ?? 0);
  if (wallet?.alone && legs.card > 0) throw declined('insufficient_credit');
  const gateway = legs.card === 0 ? walletGatewayName : await currentGateway(context, booking);
  const walletUserId = legs.wallet > 0 ? (wallet?.userId ?? null) : null;
  try {
    return await context.database.withAgency(booking.agency_id, (tx) =>
      insertAttempt(tx, booking, instalment, {
        idempotencyKey,
        gateway,
        amount: legs.wallet + legs.card,
        walletAmount: legs.wallet,
        walletUserId,
        replaces: replaces?.payment_id ?? null,
        now: context.clock.now(),
      }),
    );
  } catch (error) {
    if (isShortOf(error)) throw declined('insufficient_credit');
    throw error;
  }
}

async function insertAttempt(
  tx: Tx,
  booking: BookingRow,
  instalment: InstalmentRow,
  ask: {
    idempotencyKey: string;
    gateway: string;
    amount: number;
    walletAmount: number;
    walletUserId: string | null;
    replaces: string | null;
    now: number;
  },
): Promise<PaymentRow> {
  const { idempotencyKey, now } = ask;
  // Waits for the call that submits the booking: a process that slept until now begins no attempt beside another's.
  const status = await lockBooking(tx, booking);
  const all = await paymentsOf(tx, booking);
  const attempts = all.filter((attempt) => attempt.instalment === instalment.n);
  const own = attempts.filter((attempt) => attemptKeyOf(attempt) === idempotencyKey);
  const known = own.at(-1);
  if (known && !isGatewayDown(known)) return known;
  // The attempt before was found captured when it was to be voided.
  if (instalment.n > 0 && !(await isStillDue(tx, instalment)))
    throw new ApiError('INSTALMENT_NOT_PAYABLE', { data: { reason: 'already_paid' } });
  const others = attempts.filter(
    ({ payment_id, idempotency_key: key }) =>
      payment_id !== ask.replaces && !own.some((one) => one.idempotency_key === key),
  );
  const may = ask.replaces ? (await replaceableOf(tx, booking, ask)) !== null : mayPay(status, instalment);
  if (!may || others.some(isOpen))
    throw new LostRaceError(`Booking ${booking.booking_id} is ${status}, and paid for by another call`);
  const attempt = all.length + 1;
  const payment = await tx.db
    .insertInto('payments')
    .values({
      agency_id: booking.agency_id,
      payment_id: newId('p'),
      booking_id: booking.booking_id,
      attempt,
      idempotency_key: own.length === 0 ? idempotencyKey : `${idempotencyKey} ${own.length + 1}`,
      replaces: ask.replaces,
      instalment: instalment.n,
      gateway: ask.gateway,
      gateway_key: `${booking.booking_id}-${attempt}`,
      gateway_payment_id: null,
      status: 'none',
      currency: instalment.currency,
      amount: ask.amount,
      wallet_amount: ask.walletAmount,
      wallet_user_id: ask.walletUserId,
      captured: 0,
      refunded: 0,
      card: null,
      reason: null,
      action_expires_at: null,
      authorised_until: null,
      // If this process dies now, a job asks the gateway what became of it.
      next_action: 'retrieve',
      next_action_at: toInstant(now + 2 * minute),
      created_at: toInstant(now),
      updated_at: toInstant(now),
    })
    .returningAll()
    // Two processes with one lease, of which one slept: the second attempt must not begin.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!payment) throw new LostRaceError(`Attempt ${attempt} of ${booking.booking_id} was begun already`);
  // The wallet is debited before the gateway is asked: two bookings can never count on the same credit.
  await post(tx, payment, reserve(...promised(payment, 'wallet')), now, walletParty);
  return payment;
}

async function isStillDue(tx: Tx, instalment: InstalmentRow): Promise<boolean> {
  return (await payableInstalments(tx, instalment)).some(({ n }) => n === instalment.n);
}

/** What is due at once is paid before the booking is submitted; a later instalment while the booking stands. */
function mayPay(status: BookingRow['status'], { n }: InstalmentRow): boolean {
  return n === 0 ? isBeforeSubmission(status) : isPayable(status);
}

/** Later instalments of a booking in this state can be paid. */
export function isPayable(status: BookingRow['status']): boolean {
  return status === 'confirmed' || status === 'documented';
}

async function currentGateway({ agencies, gateways }: Context, booking: BookingRow): Promise<string> {
  const agency = await agencies.byId(booking.agency_id);
  const open = agency && (await gateways.current(agency));
  if (!open) throw new ApiError('PAYMENT_UNAVAILABLE');
  return open.gateway.name;
}
