import {
  keepOfLegs,
  release,
  returnOfLegs,
  type reserve,
  type LedgerParties,
  type Legs,
  type SoldAmounts,
} from '@portolan/core';
import type { BookingRow, PaymentRow } from './tables.ts';
import type { PaymentMove } from './executor.ts';

/** The amounts of a booking for the ledger. */
export function soldBy(booking: BookingRow): SoldAmounts {
  const { currency, sell, net, agencyMarkup, platformFee } = booking.price;
  return { currency, sell, net, agencyMarkup, platformFee, agentCommission: booking.commission?.amount ?? 0 };
}

/** How what a payment reserves divides. */
export function legsOf({ amount, wallet_amount: wallet }: PaymentRow): Legs {
  return { wallet, card: amount - wallet };
}

/** How what was captured divides. */
export function takenLegs(payment: PaymentRow): Legs {
  return keepOfLegs(legsOf(payment), payment.captured);
}

/** How a refund of a booking divides: the last instalment is refunded first, and of each payment the card before the wallet. */
export function returnedLegs(payments: readonly PaymentRow[], refund: number): Legs {
  const back = { wallet: 0, card: 0 };
  let left = refund;
  for (const payment of [...payments].sort((one, other) => other.instalment - one.instalment)) {
    const legs = payment.captured > 0 ? takenLegs(payment) : legsOf(payment);
    const part = Math.min(left, legs.wallet + legs.card);
    const returned = returnOfLegs(legs, part);
    back.wallet += returned.wallet;
    back.card += returned.card;
    left -= part;
  }
  return back;
}

/** Whose accounts a payment's postings are about. */
export function partiesOf(
  payment: PaymentRow,
  { supplier, commission }: Pick<BookingRow, 'supplier' | 'commission'>,
): LedgerParties {
  const { gateway, wallet_user_id: holder } = payment;
  return {
    gateway,
    supplier,
    ...(holder ? { holder } : {}),
    ...(commission ? { agent: commission.agentId } : {}),
  };
}

/** One leg of what a payment promises, as a posting names it: the wallet's is kept back first, the card's comes with the bank's yes. */
export function promised(payment: PaymentRow, ...which: (keyof Legs)[]): Parameters<typeof reserve> {
  const all = legsOf(payment);
  const legs = {
    wallet: which.includes('wallet') ? all.wallet : 0,
    card: which.includes('card') ? all.card : 0,
  };
  const { currency, wallet_user_id: holder } = payment;
  return [{ currency, sell: legs.wallet + legs.card }, legs, holder ? { holder } : {}];
}

/** What goes back when an attempt ends without having been captured. */
export function givenBack(payment: PaymentRow): Pick<PaymentMove, 'postings'> {
  const legs = payment.status === 'authorised' ? (['wallet', 'card'] as const) : (['wallet'] as const);
  return { postings: release(...promised(payment, ...legs)) };
}
