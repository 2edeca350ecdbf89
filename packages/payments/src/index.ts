/**
 * The payment gateway port and its adapters. It moves money and knows nothing of bookings, agencies or prices; card data never
 * passes through it, only the tokens that a gateway's own frame hands out.
 */
export * from './port.ts';
export { createTestGateway, type TestGatewayOptions } from './test/index.ts';
export {
  createStripeGateway,
  renderStripeFrame,
  stripeFrameUrl,
  type StripeFrameOptions,
  type StripeGatewayOptions,
} from './stripe/index.ts';
export { parseFrameQuery } from './card-frame/options.ts';
