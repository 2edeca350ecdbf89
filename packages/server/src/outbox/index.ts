/** What happened and is still to be told: messages that are written with the change itself, and delivered at least once. */
export { type Deliver, deliverOutbox, type OutboxMessage, tell, TellLaterError } from './outbox.ts';
