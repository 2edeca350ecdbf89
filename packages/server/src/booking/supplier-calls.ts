import type { BookingRef, CallOptions } from '@portolan/suppliers';
import type { Context } from './context.ts';
import { toInstant } from '../platform/clock.ts';
import type { BookingRow } from './tables.ts';

const second = 1_000;

/** How long the step of a booking that asks a supplier to book or cancel may take before somebody else continues it. */
export function bookStepMs(limits: { bookMs: number }): number {
  return limits.bookMs + 30 * second;
}

/** As {@link bookStepMs}, of whichever supplier takes longest. */
export function longestBookStepMs({ services }: Pick<Context, 'services'>): number {
  const suppliers = [...services.values()].flatMap((service) => [...service.suppliers.values()]);
  return Math.max(0, ...suppliers.map(({ limits }) => bookStepMs(limits)));
}

/** All by which a supplier may find a booking again. */
export function bookingRefOf(booking: BookingRow): BookingRef {
  const { firstName = '', lastName = '' } = booking.travellers[0] ?? {};
  return {
    reference: booking.booking_id,
    supplierReference: booking.supplier_reference,
    holdId: booking.hold_id,
    quoteKey: booking.quote_key,
    submittedAt: toInstant(Date.parse(booking.created_at)),
    lead: { firstName, lastName },
  };
}

export function callOptions(
  signal: AbortSignal,
  { language, scenario }: { language: string; scenario?: string | undefined },
): CallOptions {
  return { signal, language, ...(scenario ? { scenario } : {}) };
}
