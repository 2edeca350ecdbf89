import type { Booking, CancelQuote } from '@portolan/contract';
import { money, type Money } from '../money.ts';
import { paymentState } from './booking-kind.ts';
import { paidAmount } from './instalments.ts';

/** How an amount divides between the traveller's credit and a card; they add up to it. */
export interface MoneyParts {
  /** `by`: where it was paid from; `back`: where it goes. */
  readonly way: 'by' | 'back';
  /** Which of the two have a part in it. */
  readonly from: 'both' | 'credit' | 'card';
  readonly credit: Money;
  readonly card: Money;
}

type Paid = Pick<
  Booking,
  'status' | 'paymentStatus' | 'cancelled' | 'paidWithCredit' | 'price' | 'instalments'
>;

/**
 * The amount that `paymentState` speaks of: what is due now, and of a booking that is paid in instalments what is paid so far, or the one
 * that the bank is asked about.
 */
export function statedAmount(booking: Paid): Money {
  const { instalments, price } = booking;
  if (!instalments) return price.dueNow;
  const state = paymentState(booking);
  if (state === 'asked') return instalments.find(({ status }) => status === 'due')?.amount ?? price.dueNow;
  return state === 'reserved' ? price.dueNow : paidAmount(booking);
}

/**
 * The parts of the amount that `paymentState` speaks of; `null` where no credit was used or there is no amount. What is given back without
 * a cancellation, or without having been taken, goes back as it came.
 */
export function paymentParts(booking: Paid): MoneyParts | null {
  const { paidWithCredit, cancelled } = booking;
  const state = paymentState(booking);
  if (!paidWithCredit || state === 'nothing') return null;
  if (cancelled && (state === 'refunding' || state === 'refunded'))
    return refundParts(cancelled, paidWithCredit);
  const back = state === 'refunding' || state === 'refunded' || state.startsWith('releas');
  return divide(back ? 'back' : 'by', statedAmount(booking), paidWithCredit.amount);
}

/** The parts of a refund; `null` where no credit was used or nothing comes back. */
export function refundParts(
  { refund, refundToCredit }: Pick<CancelQuote, 'refund' | 'refundToCredit'>,
  paidWithCredit: Money | undefined,
): MoneyParts | null {
  return paidWithCredit ? divide('back', refund, refundToCredit?.amount ?? 0) : null;
}

function divide(way: MoneyParts['way'], whole: Money, ofCredit: number): MoneyParts | null {
  if (whole.amount <= 0) return null;
  const credit = Math.min(ofCredit, whole.amount);
  const card = whole.amount - credit;
  return {
    way,
    from: card === 0 ? 'credit' : credit === 0 ? 'card' : 'both',
    credit: money(credit, whole.currency),
    card: money(card, whole.currency),
  };
}
