/** Rows of the tables that migrations 100 and up make: quotes, bookings, payments, ledger, idempotency, events, outbox. */
export interface BookingTables {}
