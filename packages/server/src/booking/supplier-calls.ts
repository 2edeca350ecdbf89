import { SupplierError, type BookingRef, type CallOptions } from '@portolan/suppliers';
import type { Context } from './context.ts';
import { toInstant } from '../platform/clock.ts';
import type { BookingRow } from './tables.ts';

const second = 1_000;

/** How long the step of a booking that asks a supplier to book or cancel may take before somebody else continues it. */
export function bookStepMs(limits: { bookMs: number }): number {
  return limits.bookMs + 30 * second;
}

/** As {@link bookStepMs}, of whichever supplier takes longest. */
export function longestBookStepMs({ suppliers }: Pick<Context, 'suppliers'>): number {
  return Math.max(0, ...[...suppliers.values()].map(({ limits }) => bookStepMs(limits)));
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

/**
 * Runs one supplier call under a clock of our own, so that neither a supplier that ignores its signal nor a traveller who goes away
 * decides how long it takes.
 * @param timeoutMs of the supplier's `limits`
 * @throws {SupplierError} whatever went wrong; `timeout` when the clock ran out.
 */
export async function callSupplier<T>(
  supplier: { readonly name: string },
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SupplierError(supplier.name, 'timeout', `no answer within ${timeoutMs} ms`));
      abort.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } catch (error) {
    if (error instanceof SupplierError) throw error;
    throw new SupplierError(supplier.name, 'bad_response', 'the call failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
