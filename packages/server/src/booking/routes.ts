/**
 * Quotes and bookings: revalidates, holds a price, takes the payment, books once, and remembers what happened. It decides nothing about
 * prices or terms; `core/booking` has the rules, `sales` the prices.
 */
import { route } from '../http/index.ts';
import type { AreaRoutes } from '../context.ts';
import { createBookingEvents } from './booking-events.ts';
import { cancelBooking } from './cancel-booking.ts';
import { closeReview } from './close-review.ts';
import { confirmPayment } from './confirm-payment.ts';
import { createQuote } from './create-quote.ts';
import { explainPrice } from './explain-price.ts';
import { createFindBooking } from './find-booking.ts';
import { getBooking } from './get-booking.ts';
import { getQuote } from './get-quote.ts';
import { listBookings } from './list-bookings.ts';
import { quoteCancellation } from './quote-cancellation.ts';
import { resolveReview } from './resolve-review.ts';
import { webhookRoute } from './webhooks.ts';

export const bookingRoutes: AreaRoutes = (app, context) => {
  const {
    createBooking,
    holdQuote,
    releaseBooking,
    payInstalment,
    renewAuthorisation,
    resume,
    submission,
    cancellation,
  } = context.booking;
  route(app, 'createQuote', (call) => createQuote(context, call));
  route(app, 'getQuote', (call) => getQuote(context, call));
  route(app, 'explainPrice', (call) => explainPrice(context, call));
  route(app, 'holdQuote', holdQuote);
  route(app, 'createBooking', createBooking);
  route(app, 'releaseBooking', releaseBooking);
  route(app, 'confirmPayment', (call) => confirmPayment(context, resume, call));
  route(app, 'payInstalment', payInstalment);
  route(app, 'renewAuthorisation', renewAuthorisation);
  webhookRoute(app, context, resume);
  route(app, 'findBooking', createFindBooking(context));
  route(app, 'getBooking', (call) => getBooking(context, call));
  route(app, 'listBookings', (call) => listBookings(context, call));
  route(app, 'getBookingEvents', createBookingEvents(app, context));
  route(app, 'quoteCancellation', (call) => quoteCancellation(context, call));
  route(app, 'cancelBooking', (call) => cancelBooking(context, cancellation, call));
  route(app, 'closeReview', (call) => closeReview(context, call));
  route(app, 'resolveReview', (call) => resolveReview({ context, submission, cancellation }, call));
};
