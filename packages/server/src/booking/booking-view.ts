import type { Booking, CancelQuote, PriceView } from '@portolan/contract';
import { money } from '@portolan/core';
import type { Context } from './context.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import { agreedCancellation, serviceOf, viewParts, viewPrice } from '../sales/index.ts';
import { toInstant } from '../platform/clock.ts';
import { buyerOf } from './access.ts';
import { isCancelledBySupplier } from './booking-rows.ts';
import { isPayable } from './payment-attempt.ts';
import { legsOf, returnedLegs, takenLegs } from './payment-legs.ts';
import { isUndecided, lapsingOf } from './lapsing-authorisation.ts';
import { isLive, lastAttempt, type BookingMoney } from './queries.ts';

/** A booking as the caller may see it. */
export function viewBooking(
  context: Context,
  call: Pick<Call<'getBooking'>, 'tenant' | 'role' | 'user'>,
  booking: BookingRow,
  bookingMoney: BookingMoney,
): Booking {
  const { payment, payments, cancelQuote } = bookingMoney;
  const now = context.clock.now();
  // What is agreed is not cheaper for whoever logs in afterwards.
  const viewer = { ...buyerOf(call), members: undefined };
  const view = viewPrice(context, booking, viewer);
  if (!view) throw new Error('A buyer always sees the price');
  return {
    reference: booking.reference,
    status: booking.status,
    paymentStatus: payment?.status ?? 'none',
    item: serviceOf(context, booking).view(booking, { art: context.art, owner: call.tenant }),
    parts: viewParts(context, booking, viewer, now),
    supplierReference: booking.supplier_reference,
    cancellation: agreedCancellation(context, booking, now),
    price: { ...view, ...dueLaterOf(view, bookingMoney) },
    travellers: booking.travellers,
    contact: { email: booking.contact.email, phone: booking.contact.phone },
    wishes: booking.special_requests,
    createdAt: booking.created_at,
    ...viewInstalments(booking, bookingMoney),
    ...viewLapse(booking, payments, now),
    ...creditOf(payment),
    ...(booking.status === 'cancelled' && cancelQuote
      ? {
          cancelled: {
            at: booking.cancelled_at ?? booking.updated_at,
            ...(isCancelledBySupplier(booking) ? { bySupplier: true as const } : {}),
            refund: money(cancelQuote.refund, cancelQuote.currency),
            penalty: money(cancelQuote.penalty, cancelQuote.currency),
            ...refundToCredit(payments, cancelQuote.refund),
            // What was only reserved came back without having been taken.
            refunded:
              payment === undefined || payment.status === 'voided' || payment.refunded >= cancelQuote.refund,
          },
        }
      : {}),
  };
}

/** What is paid later, by the day that holds now: the agency may have given more time. */
function dueLaterOf({ dueLater }: PriceView, { instalments }: BookingMoney): Pick<PriceView, 'dueLater'> {
  if (!dueLater) return {};
  const later = instalments.find(({ n }) => n > 0);
  return { dueLater: dueLater.map((one) => ({ ...one, by: later?.due_at ?? one.by })) };
}

function creditOf(payment: PaymentRow | undefined): Pick<Booking, 'paidWithCredit'> {
  if (!payment || payment.wallet_amount === 0 || payment.status === 'failed') return {};
  const { wallet } = payment.captured > 0 ? takenLegs(payment) : legsOf(payment);
  return wallet > 0 ? { paidWithCredit: money(wallet, payment.currency) } : {};
}

/** Until when the card is to be confirmed again, once that is to be done; and that it lapsed, as long as nobody has decided or captured. */
function viewLapse(
  booking: BookingRow,
  payments: readonly PaymentRow[],
  now: number,
): Pick<Booking, 'authorisation'> {
  const payment = payments.find(lapsingOf);
  const lapsing = payment && lapsingOf(payment);
  if (!lapsing || now < lapsing.from) return {};
  const lapsed = now >= lapsing.until;
  if (!isUndecided(booking) && !(booking.status === 'confirmed' && lapsed)) return {};
  const amount = money(legsOf(payment).card, payment.currency);
  return { authorisation: { until: toInstant(lapsing.until), amount, lapsed } };
}

/** What is paid later; said only of bookings where something is. */
function viewInstalments(
  { status: bookingStatus }: BookingRow,
  { instalments, payable }: BookingMoney,
): Pick<Booking, 'instalments'> {
  if (!instalments.some(({ n }) => n > 0)) return {};
  const [next] = isPayable(bookingStatus) ? payable : [];
  return {
    instalments: instalments.map(({ n, due_at, amount, currency, status }) => ({
      n,
      dueAt: due_at,
      amount: money(amount, currency),
      status,
      payable: n === next?.n,
    })),
  };
}

/** The part of a refund that goes back to credit. */
export function refundToCredit(
  payments: readonly PaymentRow[],
  refund: number,
): Pick<CancelQuote, 'refundToCredit'> {
  const live = payments.filter(isLive);
  // What was only reserved was voided: it is the last attempt.
  const last = lastAttempt(payments) ?? payments.at(-1);
  const counted = live.length > 0 || !last ? live : [last];
  const [payment] = counted;
  const back = returnedLegs(counted, refund).wallet;
  return payment && back > 0 ? { refundToCredit: money(back, payment.currency) } : {};
}
