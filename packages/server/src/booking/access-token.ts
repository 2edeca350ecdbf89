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

/** Opens one document of a booking in a tab, where no header can be sent, until `expires` (ms since the epoch). */
export function documentLink(
  key: Buffer,
  agencyId: string,
  bookingId: string,
  kind: string,
  expires: number,
): string {
  const until = Math.floor(expires / 1000);
  const mac = createHmac('sha256', key)
    .update(`document\0${agencyId}\0${bookingId}\0${kind}\0${until}`)
    .digest('base64url');
  return `${until}.${mac}`;
}

/** Whether `link` opens this document now. Compares in constant time. */
export function isDocumentLink(
  key: Buffer,
  agencyId: string,
  bookingId: string,
  kind: string,
  link: string,
  now: number,
): boolean {
  const until = Number(/^(\d{1,12})\./.exec(link)?.[1] ?? 0) * 1000;
  const expected = Buffer.from(documentLink(key, agencyId, bookingId, kind, until));
  const given = Buffer.from(link);
  return expected.length === given.length && timingSafeEqual(expected, given) && until > now;
}
