/** A booking's life as data and rules: tracks, ledger postings, consent, references. Whoever stores it is elsewhere. */
export * from './accounts.ts';
export * from './authorisation-steps.ts';
export * from './booking-track.ts';
export * from './cancellation.ts';
export * from './follow-up.ts';
export * from './instalment-steps.ts';
export * from './ledger.ts';
export * from './legs.ts';
export * from './payment-track.ts';
export * from './reference.ts';
export * from './shares.ts';
export * from './track.ts';
