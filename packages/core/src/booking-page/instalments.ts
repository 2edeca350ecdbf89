import type { Booking } from '@portolan/contract';
import { money, type Money } from '../money.ts';

export type Instalment = NonNullable<Booking['instalments']>[number];

/**
 * What an instalment is to its traveller. `overdue`: its day is over and it can still be paid; `missed`: it cannot any more, the agency
 * decides.
 */
export type InstalmentState = 'paid' | 'due' | 'overdue' | 'missed' | 'waived';

/** @param now ms since the epoch */
export function instalmentState({ status, payable, dueAt }: Instalment, now: number): InstalmentState {
  if (payable && (status === 'missed' || Date.parse(dueAt) <= now)) return 'overdue';
  return status;
}

/** What is paid of a booking, or was before it was given back: all of what is due now, or the instalments that are paid. */
export function paidAmount({ instalments, price }: Pick<Booking, 'instalments' | 'price'>): Money {
  if (!instalments) return price.dueNow;
  const paid = instalments.filter(({ status }) => status === 'paid');
  return money(
    paid.reduce((sum, { amount }) => sum + amount.amount, 0),
    price.dueNow.currency,
  );
}
