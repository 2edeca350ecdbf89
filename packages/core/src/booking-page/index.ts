/**
 * What the page of one booking shows and does, whatever service was booked: what its states mean, what happened to it, how it is
 * followed live, how it is cancelled. No DOM, no network: the widget passes both.
 */
export {
  amountState,
  bookingKind,
  isMoving,
  paymentState,
  type AmountState,
  type BookingKind,
  type PaymentState,
} from './booking-kind.ts';
export { instalmentState, type Instalment, type InstalmentState } from './instalments.ts';
export { paymentParts, statedAmount, refundParts, type MoneyParts } from './money-parts.ts';
export { parseReference } from '../booking/reference.ts';
export { timelineOf, type TimelineEntry, type TimelineKey } from './timeline.ts';
export {
  createBookingPage,
  type BookingPageApi,
  type BookingPagePorts,
  type BookingPageState,
  type BookingPageStore,
} from './booking-page-store.ts';
export {
  createRenewing,
  type RenewingApi,
  type RenewingPorts,
  type RenewingState,
  type RenewingStore,
} from './renewing-store.ts';
export {
  createCancelling,
  type CancellingApi,
  type CancellingPorts,
  type CancellingState,
  type CancellingStore,
} from './cancelling-store.ts';
export {
  createPaying,
  type PaymentChoice,
  type PayingPorts,
  type PayingState,
  type PayingStore,
} from './paying-store.ts';
