/**
 * The payment gateway port and its adapters. It moves money and knows nothing of bookings, agencies or prices; card data never
 * passes through it, only the tokens that a gateway's own frame hands out.
 */
export * from './port.ts';
export { createTestGateway, type TestGatewayOptions } from './test/index.ts';
// Stripe's client is large: whoever has an account there loads the adapter by its own door, `@portolan/payments/stripe`.
export { renderStripeFrame, stripeFrameUrl, type StripeFrameOptions } from './stripe/frame.ts';
export { parseFrameQuery } from './card-frame/options.ts';
