import { seesNetPrices, type CancelQuote, type OperationId } from '@portolan/contract';
import {
  cancellationCost,
  convert,
  isUnsettled,
  limitToPaid,
  money,
  nextPenaltyAt,
  roundHalfUp,
  type CancelledPart,
  type CancelledShare,
  withSupplierPenalty,
  type Money,
} from '@portolan/core';
import { SupplierError } from '@portolan/suppliers';
import type { Context } from './context.ts';
import { paymentsOf } from './booking-rows.ts';
import type { BookingRow, CancelQuoteRow, PaymentRow } from './tables.ts';
import { type Call, answerOnce } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { viewDueThere } from '../pricing/index.ts';
import { refundToCredit } from './booking-view.ts';
import { asJson } from './executor.ts';
import { loadBooking } from './get-booking.ts';
import { dayItStarts } from './moments.ts';
import { paidFor } from './queries.ts';
import { backOf, callSupplier, partsOf, penaltiesOf, supplierOf, type AgreedPart } from '../sales/index.ts';
import { bookingRefOf, callOptions } from './supplier-calls.ts';

const minute = 60_000;
/** How long a quote for cancelling stands at most. */
const lifeMs = 10 * minute;

/** Says what cancelling a booking costs, and keeps it for ten minutes, or until it gets dearer. */
export async function quoteCancellation(
  context: Context,
  call: Call<'quoteCancellation'>,
): Promise<{ data: CancelQuote }> {
  const booking = await loadBooking(context, call, call.query.token);
  return answerOnce(context, call, 'quoteCancellation', { booking: booking.booking_id }, async () => ({
    data: await show(context, call, booking, await quote(context, call, booking)),
  }));
}

async function quote(
  context: Context,
  call: Call<'quoteCancellation'>,
  booking: BookingRow,
): Promise<CancelQuoteRow> {
  checkCancellable(booking, context.clock.now());
  const scenario = context.config.demo ? call.body.scenario : undefined;
  const told = await askSupplier(context, booking, scenario);
  const now = context.clock.now();
  const supplierPenalty = told.penalty && inCharge(context, booking, told.penalty);
  const parts = withSupplierPenalty(partsOf(context, booking).map(cancelledPart), supplierPenalty, now);
  const paid = await context.database.withAgency(booking.agency_id, (tx) => paidFor(tx, booking));
  const costs = cancellationCost(parts, {
    now,
    bookedAt: Date.parse(booking.created_at),
    startsAt: dayItStarts(booking),
    policy: call.tenant.cancellation,
  });
  const shares = limitToPaid(costs, paid);
  const sum = (pick: (share: CancelledShare) => number) =>
    shares.reduce((total, share) => total + pick(share), 0);
  const dearer = Math.min(...parts.map((part) => nextPenaltyAt(part, now) ?? Infinity));
  const ends = Math.min(now + lifeMs, told.expiresAt, dearer);
  const row: CancelQuoteRow = {
    agency_id: booking.agency_id,
    cancel_quote_id: newId('c'),
    booking_id: booking.booking_id,
    currency: booking.price.currency,
    paid: sum((share) => share.paid),
    refund: sum((share) => share.refund),
    penalty: sum((share) => share.penalty),
    parts: shares,
    supplier_penalty: supplierPenalty,
    next_penalty_at: dearer === Infinity ? null : toInstant(dearer),
    created_at: toInstant(now),
    // A minute at least, also where clocks differ: nobody could accept it otherwise.
    expires_at: toInstant(Math.max(now + minute, ends)),
  };
  await context.database.withAgency(booking.agency_id, (tx) =>
    tx.db
      .insertInto('cancel_quotes')
      .values({ ...row, parts: asJson(row.parts) })
      .execute(),
  );
  return row;
}

/**
 * Refuses what cannot be cancelled by whoever booked it; `data.reason` says why.
 * @throws {ApiError} `BOOKING_PENDING`, `BOOKING_NOT_CANCELLABLE`
 */
export function checkCancellable(booking: BookingRow, now: number): void {
  const refuse = (reason: string) => new ApiError('BOOKING_NOT_CANCELLABLE', { data: { reason } });
  const { status } = booking;
  if (status === 'cancelled') throw refuse('cancelled');
  if (booking.cancel_quote_id) throw refuse('being_cancelled');
  if (isUnsettled(status)) throw new ApiError('BOOKING_PENDING');
  if (status === 'completed') throw refuse('past_check_in');
  if (status !== 'confirmed' && status !== 'documented') throw refuse('not_booked');
  if (now >= Date.parse(booking.cancellable_until)) throw refuse('past_check_in');
}

/** @throws {ApiError} `SUPPLIER_UNAVAILABLE`, `BOOKING_NOT_CANCELLABLE` */
async function askSupplier(
  context: Context,
  booking: BookingRow,
  scenario: string | undefined,
): Promise<{ penalty: Money | null; expiresAt: number }> {
  const supplier = supplierOf(context, booking);
  try {
    const answer = await callSupplier(supplier, supplier.limits.quoteMs, (signal) =>
      supplier.cancelQuote(
        bookingRefOf(booking),
        callOptions(signal, { language: booking.language, scenario }),
      ),
    );
    return { penalty: answer.penalty, expiresAt: Date.parse(answer.expiresAt) || Infinity };
  } catch (error) {
    if (error instanceof SupplierError && error.reason === 'rejected')
      throw new ApiError('BOOKING_NOT_CANCELLABLE', { data: { reason: 'supplier_refuses' }, cause: error });
    throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: error });
  }
}

/** A part as the rules of cancelling read it. */
function cancelledPart(part: AgreedPart): CancelledPart {
  const { sell, net, agencyMarkup, platformFee } = part.price;
  return {
    kind: part.kind,
    sell,
    net,
    agencyMarkup,
    platformFee,
    refundable: part.terms.refundable,
    penalties: penaltiesOf(part),
    alwaysBack: backOf(part),
    supplierPenalty: null,
  };
}

/** A supplier's amount in what the booking was charged in, by the rate of the booking itself where the currency is the same. */
function inCharge(context: Context, { price }: BookingRow, amount: Money): number | null {
  const { supplierNet } = price;
  if (amount.currency === supplierNet.currency && supplierNet.amount > 0)
    return roundHalfUp((price.net * amount.amount) / supplierNet.amount);
  return convert(amount, price.currency, context.rates.current().values)?.amount ?? null;
}

async function show(
  context: Context,
  call: Call<'quoteCancellation'>,
  booking: BookingRow,
  row: CancelQuoteRow,
): Promise<CancelQuote> {
  const payments = await context.database.withAgency(booking.agency_id, (tx) => paymentsOf(tx, booking));
  return viewCancelQuote(call, booking, row, payments);
}

function viewCancelQuote(
  call: Pick<Call<OperationId>, 'role'>,
  booking: BookingRow,
  row: CancelQuoteRow,
  payments: readonly PaymentRow[],
): CancelQuote {
  const of = (amount: number) => money(amount, row.currency);
  const kept = (who: 'supplier' | 'agency') =>
    of(
      row.parts.reduce((sum, part) => sum + part.kept[who] + (who === 'agency' ? part.kept.platform : 0), 0),
    );
  const beyondPaid = row.parts.reduce((sum, part) => sum + (part.beyondPaid ?? 0), 0);
  return {
    cancelQuoteId: row.cancel_quote_id,
    reference: booking.reference,
    expiresAt: row.expires_at,
    paid: of(row.paid),
    refund: of(row.refund),
    penalty: of(row.penalty),
    ...(beyondPaid > 0 ? { beyondPaid: of(beyondPaid) } : {}),
    ...refundToCredit(payments, row.refund),
    parts: row.parts.map((part) => ({
      kind: part.kind,
      paid: of(part.paid),
      refund: of(part.refund),
      penalty: of(part.penalty),
      percent: part.percent,
    })),
    dueThere: viewDueThere(booking.price),
    timeZone: booking.zone,
    nextPenaltyAt: row.next_penalty_at,
    ...(seesNetPrices(call.role) ? { kept: { supplier: kept('supplier'), agency: kept('agency') } } : {}),
  };
}
