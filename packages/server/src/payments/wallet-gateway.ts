import type { PaymentGateway } from '@portolan/payments';

/** What `payments.gateway` says when a wallet pays everything. */
export const walletGatewayName = 'wallet';

/**
 * Stands for the card where nothing is left for it to pay. The wallet's part moves with the payment's own row, in one transaction with
 * it, so there is nobody to ask and nothing to get lost: it agrees with everything and knows nothing.
 */
export const walletGateway: PaymentGateway = {
  name: walletGatewayName,
  createSession: () => Promise.reject(new Error('A wallet has no card frame')),
  authorise: ({ key, money }) =>
    Promise.resolve({
      status: 'authorised',
      paymentId: key,
      money,
      card: { brand: 'unknown', last4: '' },
      expiresAt: null,
    }),
  capture: () => Promise.resolve({ status: 'refused', reason: 'amount_too_large' }),
  void: () => Promise.resolve({ status: 'voided' }),
  refund: () => Promise.resolve({ status: 'refused', reason: 'amount_too_large' }),
  retrieve: () => Promise.resolve({ status: 'not_found' }),
  readWebhook: () => ({ status: 'refused', reason: 'not_configured' }),
};
