import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mail about an account carries: made from the request's id and a key of the server, so it is stored nowhere. */
export interface AccountLinks {
  /** Goes into the address of a link. */
  tokenOf(agencyId: string, requestId: string): string;
  /** The request that a token is for; `null` for one that was not made here, or for another agency. */
  requestOf(agencyId: string, token: string): string | null;
  /** Six digits, to be typed where the account was asked for. */
  codeOf(agencyId: string, requestId: string): string;
}

export function createAccountLinks(key: Buffer): AccountLinks {
  const mac = (purpose: string, agencyId: string, requestId: string) =>
    createHmac('sha256', key).update(`account-${purpose}\0${agencyId}\0${requestId}`).digest();
  const tokenOf = (agencyId: string, requestId: string) =>
    `${requestId}.${mac('link', agencyId, requestId).toString('base64url')}`;
  return {
    tokenOf,
    requestOf(agencyId, token) {
      const requestId = /^(ar_[a-z0-9]{26})\.[\w-]{43}$/.exec(token)?.[1];
      if (!requestId) return null;
      return sameText(tokenOf(agencyId, requestId), token) ? requestId : null;
    },
    codeOf: (agencyId, requestId) =>
      String(mac('code', agencyId, requestId).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
  };
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
