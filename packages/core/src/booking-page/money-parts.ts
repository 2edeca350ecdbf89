import type { Booking, CancelQuote } from '@portolan/contract';
import { money, type Money } from '../money.ts';
import { paymentState } from './booking-kind.ts';

/** How an amount divides between the traveller's credit and a card; they add up to it. */
export interface MoneyParts {
  /** `by`: where it was paid from; `back`: where it goes. */
  readonly way: 'by' | 'back';
  /** Which of the two have a part in it. */
  readonly from: 'both' | 'credit' | 'card';
  readonly credit: Money;
  readonly card: Money;
}

type Paid = Pick<Booking, 'status' | 'paymentStatus' | 'cancelled' | 'paidWithCredit' | 'price'>;

/**
 * The parts of the amount that `paymentState` speaks of; `null` where no credit was used or there is no amount. What is given back without
 * a cancellation, or without having been taken, goes back as it came.
 */
export function paymentParts(booking: Paid): MoneyParts | null {
  const { paidWithCredit, cancelled, price } = booking;
  const state = paymentState(booking);
  if (!paidWithCredit || state === 'nothing') return null;
  if (cancelled && (state === 'refunding' || state === 'refunded'))
    return refundParts(cancelled, paidWithCredit);
  const back = state === 'refunding' || state === 'refunded' || state.startsWith('releas');
  return divide(back ? 'back' : 'by', price.dueNow, paidWithCredit.amount);
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
