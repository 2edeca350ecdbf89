import type { FoundBooking } from '@portolan/contract';
import { parseReference } from '@portolan/core';
import { ApiError } from '../platform/errors.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import type { Call } from '../http/index.ts';
import { accessToken } from './access-token.ts';
import type { Context } from './context.ts';
import { linkEndsAt } from './moments.ts';

const minute = 60_000;

/**
 * What opens a booking for somebody without an account who knows its reference and the e-mail address that it was made with: the secret
 * that the link in the mails carries, for as long as that link works. A wrong reference and a wrong address get the same answer.
 * @throws {ApiError} `BOOKING_NOT_FOUND`, `RATE_LIMITED`
 */
export function createFindBooking(context: Context) {
  const { clock, config, database } = context;
  const perAddress = createRateLimit({ max: 20, windowMs: 15 * minute, clock });
  // Guesses of the e-mail address, from wherever they come. Who is kept out by somebody else's guesses still has the link in the mail.
  const perBooking = createRateLimit({ max: 100, windowMs: 60 * minute, clock });

  return async function findBooking(call: Call<'findBooking'>): Promise<{ data: FoundBooking }> {
    const { tenant, body, request } = call;
    refuseIf(perAddress.hit(`${tenant.id} ${request.ip}`));
    const reference = parseReference(body.reference);
    if (!reference) throw new ApiError('BOOKING_NOT_FOUND');
    refuseIf(perBooking.hit(`${tenant.id} ${reference}`));
    const booking = await database.withAgency(tenant.id, (tx) =>
      tx.db
        .selectFrom('bookings')
        .select(['booking_id', 'contact', 'ends_local', 'zone'])
        .where('agency_id', '=', tenant.id)
        .where('reference', '=', reference)
        .executeTakeFirst(),
    );
    const isTheirs = booking !== undefined && isSameMailbox(booking.contact.email, body.email);
    if (!isTheirs || clock.now() >= linkEndsAt(booking)) throw new ApiError('BOOKING_NOT_FOUND');
    return { data: { reference, token: accessToken(config.keys.links, tenant.id, booking.booking_id) } };
  };
}

function refuseIf(waitSeconds: number): void {
  if (waitSeconds > 0) throw new ApiError('RATE_LIMITED', { data: { retryAfterSeconds: waitSeconds } });
}

/** Capitals do not make another mailbox anywhere that matters. */
function isSameMailbox(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
