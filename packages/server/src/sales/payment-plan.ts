import { roundHalfUp } from '@portolan/core';
import type { PaymentTerms } from '@portolan/suppliers';
import type { PaymentPlan, Price } from '../pricing/index.ts';

/**
 * When a traveller pays what a supplier wants to be paid by these terms. A deposit is the same part of what we charge as it is of what the
 * supplier asks for. One that is named in another currency than the supplier's price cannot be divided, so all of it is due at once.
 */
export function paymentPlanOf(
  terms: PaymentTerms,
  { sell, supplierNet }: Pick<Price, 'sell' | 'supplierNet'>,
): PaymentPlan {
  if (terms.kind !== 'deposit') return terms;
  const { deposit, balanceBy } = terms;
  if (deposit.currency !== supplierNet.currency || supplierNet.amount <= 0) return { kind: 'now' };
  const part = Math.min(1, Math.max(0, deposit.amount / supplierNet.amount));
  return { kind: 'deposit', deposit: roundHalfUp(sell * part), supplierDeposit: deposit, balanceBy };
}
