/**
 * From a quote to a booking, for every service alike: phases, idempotency, the bank's challenge, a new price, another offer. What is typed
 * about the travellers is the service's own: its `CheckoutPlan` says what the form holds and what the booking call sends.
 */
export * from './checkout-store.ts';
export * from './contact.ts';
export * from './countdown.ts';
export * from './plan.ts';
export * from './ports.ts';
export * from './remembered.ts';

export {
  failureFrom,
  isAbort,
  type CallOptions,
  type Failure,
  type FlowClock,
  type SessionStore,
} from '../flow-ports.ts';
