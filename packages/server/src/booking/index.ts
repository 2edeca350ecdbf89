/** Quotes and bookings: revalidates, takes the payment, books once, follows up, cancels. `core/booking` has the rules. */
export { accessToken, documentLink, isDocumentLink } from './access-token.ts';
export { createBookingEngine, type BookingEngine } from './booking-engine.ts';
export { bookingById, cancelQuoteOf, isCancelledBySupplier, paymentsOf } from './booking-rows.ts';
export { loadBooking } from './get-booking.ts';
export { payableInstalments } from './instalments.ts';
export { isPayable } from './payment-attempt.ts';
export { isUndecided, lapsingOf } from './lapsing-authorisation.ts';
export { legsOf, returnedLegs, takenLegs } from './payment-legs.ts';
export { lastAttempt } from './queries.ts';
export type { BookingRow, CancelQuoteRow, InstalmentRow, PaymentRow, QuoteRow } from './tables.ts';
