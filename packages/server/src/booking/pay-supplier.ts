import { firstLook, isUnsettled, money, nextLook, nextTry, type Money } from '@portolan/core';
import { mayHaveBooked, SupplierError, type SupplierBooking } from '@portolan/suppliers';
import type { Context } from './context.ts';
import { lockBooking } from './booking-rows.ts';
import type { Tx } from '../db/index.ts';
import type { BookingRow, InstalmentRow } from './tables.ts';
import { toInstant } from '../platform/clock.ts';
import type { Price } from '../pricing/index.ts';
import { openReview } from './executor.ts';
import { instalmentsOf } from './instalments.ts';
import { isPayable } from './payment-attempt.ts';
import { callSupplier, supplierOf } from '../sales/index.ts';
import { bookingRefOf, bookStepMs, callOptions } from './supplier-calls.ts';

const hour = 3_600_000;
/** After so many tries a person is told; it is tried all the same. */
const triesBeforeReview = 5;

/**
 * Pays the supplier what a paid instalment owes it, once: the intent is written before the supplier is asked, and a payment whose answer was
 * lost is never sent again. A supplier that is not paid by instalments is left alone. What cannot be done now is left to a job or a person.
 */
export async function paySupplier(context: Context, booking: BookingRow, n: number): Promise<void> {
  const supplier = supplierOf(context, booking);
  const { clock, logger } = context;
  const pay = supplier.pay?.bind(supplier);
  if (!pay) return change(context, booking, n, null, { next: null });
  const intent = await writeIntent(context, booking, n, clock.now() + bookStepMs(supplier.limits));
  if (!intent) return;
  const amount = owedToSupplier(booking.price, intent.paidBefore, intent.instalment.amount);
  try {
    const answer = await callSupplier(supplier, supplier.limits.bookMs, (signal) =>
      pay(bookingRefOf(booking), amount, callOptions(signal, { language: booking.language })),
    );
    await accept(context, booking, n, answer, 'asked');
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    logger.error({ err: error, booking: booking.booking_id }, 'a supplier was not paid yet');
    if (error.reason === 'rejected') return giveToPerson(context, booking, n, 'asked', 'refused');
    if (mayHaveBooked(error)) return lookAtSupplier(context, booking, n, 'asked');
    const tries = (intent.instalment.tries ?? 0) + 1;
    await change(context, booking, n, 'asked', {
      state: null,
      next: { action: 'pay_supplier', at: nextTry(clock.now(), tries) },
      tries,
      ...(tries === triesBeforeReview ? { review: 'supplier_payment_fails' } : {}),
    });
  }
}

/**
 * What a job does next with a payment that the supplier may have been asked for: asks what the supplier has. Only a payment that the
 * supplier called pending is followed; of one whose answer was lost, a confirmed booking says nothing, so a person decides.
 */
export async function lookAtSupplier(
  context: Context,
  booking: BookingRow,
  n: number,
  state: 'asked' | 'pending',
): Promise<void> {
  const supplier = supplierOf(context, booking);
  let answer: SupplierBooking<unknown> | null = null;
  try {
    answer = await callSupplier(supplier, supplier.limits.quoteMs, (signal) =>
      supplier.retrieve(bookingRefOf(booking), callOptions(signal, { language: booking.language })),
    );
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    context.logger.warn(
      { err: error, booking: booking.booking_id },
      'a supplier could not say what was paid',
    );
  }
  if (answer?.status === 'pending') return accept(context, booking, n, answer, state);
  if (state === 'asked') return giveToPerson(context, booking, n, state, 'unknown');
  if (answer) return accept(context, booking, n, answer, state);
  await waitForSupplier(context, booking, n, state, null);
}

async function accept(
  context: Context,
  booking: BookingRow,
  n: number,
  answer: SupplierBooking<unknown>,
  state: 'asked' | 'pending',
): Promise<void> {
  switch (answer.status) {
    case 'confirmed':
      return change(context, booking, n, state, { state: 'paid', next: null });
    case 'pending':
      return waitForSupplier(context, booking, n, state, answer.decidedBy);
    default:
      return giveToPerson(context, booking, n, state, 'refused');
  }
}

/** Looks again, for as long as the supplier may keep a booking pending; then a person decides. */
async function waitForSupplier(
  context: Context,
  booking: BookingRow,
  n: number,
  state: 'asked' | 'pending',
  decidedBy: string | null,
): Promise<void> {
  const now = context.clock.now();
  const { limits } = supplierOf(context, booking);
  const instalment = await context.database.withAgency(booking.agency_id, async (tx) =>
    (await instalmentsOf(tx, booking)).find((one) => one.n === n),
  );
  const looks = state === 'pending' ? (instalment?.tries ?? 0) + 1 : 0;
  const since = await paidAt(context, booking, n);
  const end = decidedBy ? Date.parse(decidedBy) : since + limits.pendingMs;
  const at = looks === 0 ? firstLook(now) : nextLook(end, now, looks);
  if (at === null) return giveToPerson(context, booking, n, state, 'unknown');
  await change(context, booking, n, state, {
    state: 'pending',
    next: { action: 'retrieve', at },
    tries: looks,
  });
}

/** When the instalment was captured; ms since the epoch. */
async function paidAt({ database }: Context, booking: BookingRow, n: number): Promise<number> {
  const { updated_at } = await database.withAgency(booking.agency_id, (tx) =>
    tx.db
      .selectFrom('payments')
      .select('updated_at')
      .where('agency_id', '=', booking.agency_id)
      .where('booking_id', '=', booking.booking_id)
      .where('instalment', '=', n)
      .where('captured', '>', 0)
      .executeTakeFirstOrThrow(),
  );
  return Date.parse(updated_at);
}

function giveToPerson(
  context: Context,
  booking: BookingRow,
  n: number,
  from: 'asked' | 'pending',
  state: 'refused' | 'unknown',
): Promise<void> {
  return change(context, booking, n, from, { state, next: null, review: `supplier_payment_${state}` });
}

/**
 * Writes that the supplier is asked now; nothing when another process has written it, or the booking does not stand. A booking that is
 * being cancelled waits until that is known.
 */
function writeIntent(
  { database, clock }: Context,
  booking: BookingRow,
  n: number,
  until: number,
): Promise<{ instalment: InstalmentRow; paidBefore: number } | null> {
  return database.withAgency(booking.agency_id, async (tx) => {
    const status = await lockBooking(tx, booking);
    const instalments = await instalmentsOf(tx, booking);
    const instalment = instalments.find((one) => one.n === n);
    if (instalment?.status !== 'paid' || instalment.supplier_payment !== null) return null;
    if (!isPayable(status)) {
      const at = isUnsettled(status) ? clock.now() + hour : null;
      await set(tx, booking, n, null, { next: at === null ? null : { action: 'pay_supplier', at } });
      return null;
    }
    await set(tx, booking, n, null, {
      state: 'asked',
      next: { action: 'retrieve', at: until },
      tries: instalment.tries,
    });
    const paidBefore = instalments.filter((one) => one.n < n).reduce((sum, { amount }) => sum + amount, 0);
    return { instalment, paidBefore };
  });
}

interface Change {
  /** Stays as it is where missing. */
  state?: InstalmentRow['supplier_payment'];
  next: { action: 'pay_supplier' | 'retrieve'; at: number } | null;
  tries?: number | null;
  /** Why a person has to look at it. */
  review?: string;
}

/** Changes what is known of the payment to the supplier, unless another process has changed it from `from` meanwhile. */
function change(
  { database, clock }: Context,
  booking: BookingRow,
  n: number,
  from: InstalmentRow['supplier_payment'],
  to: Change,
): Promise<void> {
  return database.withAgency(booking.agency_id, async (tx) => {
    const changed = await set(tx, booking, n, from, to);
    if (changed && to.review) await openReview(tx, booking, to.review, clock.now());
  });
}

async function set(
  tx: Tx,
  { agency_id, booking_id }: BookingRow,
  n: number,
  from: InstalmentRow['supplier_payment'],
  { state, next, tries = null }: Change,
): Promise<boolean> {
  const changed = await tx.db
    .updateTable('instalments')
    .set({
      ...(state === undefined ? {} : { supplier_payment: state }),
      next_action: next?.action ?? null,
      next_action_at: next && toInstant(next.at),
      tries,
    })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('n', '=', n)
    .where('status', '=', 'paid')
    .where('supplier_payment', 'is not distinct from', from)
    .returning('n')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * What the supplier is paid with an instalment, in its own currency: what is left after the parts before, which are in proportion to the
 * price or, for a deposit, what the supplier itself named.
 * @param paidBefore What the traveller paid with the instalments before, in the price's currency.
 */
export function owedToSupplier(price: Price, paidBefore: number, amount: number): Money {
  const { supplierNet, sell, payment } = price;
  const share = (paid: number) => {
    if (paid >= sell) return supplierNet.amount;
    if (payment?.kind === 'deposit' && payment.supplierDeposit && paid === payment.deposit)
      return payment.supplierDeposit.amount;
    return Math.round((supplierNet.amount * paid) / sell);
  };
  return money(share(paidBefore + amount) - share(paidBefore), supplierNet.currency);
}
