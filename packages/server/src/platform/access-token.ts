import { createHmac, timingSafeEqual } from 'node:crypto';

/** Opens one booking without an account. Made from its id, so nothing is stored and nothing can be guessed. */
export function accessToken(key: Buffer, agencyId: string, bookingId: string): string {
  return createHmac('sha256', key).update(`booking\0${agencyId}\0${bookingId}`).digest('base64url');
}

/** Compares in constant time. */
export function isAccessToken(key: Buffer, agencyId: string, bookingId: string, token: string): boolean {
  const expected = Buffer.from(accessToken(key, agencyId, bookingId));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
