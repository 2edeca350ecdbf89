import type { BookingRequest } from '@portolan/contract';
import type { Context } from './context.ts';
import type { Call } from '../http/index.ts';
import { isWalletOpen } from '../ledger/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import type { WalletWish } from './payment-attempt.ts';

/** How a traveller wants to pay: by card, by credit, or both. */
type PaymentChoice = BookingRequest['payment'];

/**
 * Checks a choice before anything is asked of a gateway: a card needs its token, and credit is spent by its owner alone.
 * @throws {ApiError} `VALIDATION_FAILED`, `UNAUTHENTICATED`, `FORBIDDEN`
 */
export async function checkPayment(
  { database }: Context,
  { tenant, user, role }: Pick<Call<'createBooking'>, 'tenant' | 'user' | 'role'>,
  { method, token, walletAmount }: PaymentChoice,
): Promise<void> {
  if (method === 'card' && !token) throw invalid('payment.token', 'is needed to pay by card');
  if (method === 'wallet' && !walletAmount)
    throw invalid('payment.walletAmount', 'is needed to pay with credit');
  if (!walletAmount) return;
  if (!user) throw new ApiError('UNAUTHENTICATED');
  const open = await database.withAgency(tenant.id, (tx) => isWalletOpen(tx, tenant.id, user, role));
  if (!open) throw new ApiError('FORBIDDEN');
}

/** The part of a choice that is about credit; `null` when a card pays all of it. */
export function walletOf(
  user: { id: string } | null,
  { method, walletAmount }: PaymentChoice,
): WalletWish | null {
  if (!walletAmount || !user) return null;
  return { userId: user.id, atMost: walletAmount, alone: method === 'wallet' };
}
