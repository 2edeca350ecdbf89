import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { ApiError } from '../platform/errors.ts';

/** How far the clocks of a partner's server and ours may differ. */
export const clockSkewSeconds = 60;
/** How long a profile token may live. */
export const maxTokenSeconds = 5 * 60;

/** What a profile token says, checked. */
export interface ProfileClaims {
  subject: string;
  jti: string;
  /** Milliseconds since the epoch; after this and the skew nobody can use the token. */
  expiresAt: number;
  profile: object;
}

const plain = (max: number) =>
  z
    .string()
    .regex(/^[\x20-\x7e]+$/)
    .max(max);
const Claims = z.object({
  sub: plain(128),
  jti: plain(128).min(8),
  origin: z.string().max(300),
  iat: z.int(),
  exp: z.int(),
  profile: z.record(z.string(), z.unknown()).default({}),
});

/**
 * Checks a token that a partner's server signed: HS256 alone, by one of the partner's secrets that are in force, for this agency, this
 * page and this moment. Whether it was used before is the caller's to check.
 * @param secrets asked for once the token says that it is this partner's
 * @throws {ApiError} a `PROFILE_TOKEN_…` code for each reason
 */
export async function verifyProfileToken(
  token: string,
  expected: { agencyId: string; partnerId: string; origin: string; now: number },
  secrets: () => Promise<readonly { id: string; secret: string }[]>,
): Promise<ProfileClaims> {
  let header: { alg?: string; kid?: string };
  let said: JWTPayload;
  try {
    header = decodeProtectedHeader(token);
    said = decodeJwt(token);
  } catch {
    throw new ApiError('PROFILE_TOKEN_MALFORMED');
  }
  if (header.alg !== 'HS256') throw new ApiError('PROFILE_TOKEN_ALGORITHM');
  // Said before the signature is known to be right: whoever mixes two set-ups up learns which one, and nobody learns more.
  if (said.iss !== expected.partnerId) throw wrong('PROFILE_TOKEN_WRONG_PARTNER', 'iss', expected.partnerId);
  if (said.aud !== expected.agencyId) throw wrong('PROFILE_TOKEN_WRONG_AGENCY', 'aud', expected.agencyId);

  const payload = await verifySignature(token, header.kid, await secrets(), expected.now);
  const parsed = Claims.safeParse(payload);
  if (!parsed.success) {
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues) fields[String(issue.path[0] ?? 'token')] ??= issue.message;
    throw new ApiError('PROFILE_TOKEN_CLAIMS', { fields });
  }
  const { sub, jti, origin, iat, exp, profile } = parsed.data;
  const now = expected.now / 1000;
  if (exp + clockSkewSeconds <= now) throw new ApiError('PROFILE_TOKEN_EXPIRED');
  if (exp - iat > maxTokenSeconds || iat > now + clockSkewSeconds || exp <= iat)
    throw new ApiError('PROFILE_TOKEN_LIFETIME');
  if (origin !== expected.origin) throw wrong('PROFILE_TOKEN_WRONG_ORIGIN', 'origin', expected.origin);
  return { subject: sub, jti, expiresAt: exp * 1000, profile };
}

async function verifySignature(
  token: string,
  kid: string | undefined,
  secrets: readonly { id: string; secret: string }[],
  now: number,
): Promise<JWTPayload> {
  // A token may name its secret; one that does not is tried against the one or two in force.
  for (const { secret } of secrets.filter(({ id }) => kid === undefined || kid === id)) {
    try {
      const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
        algorithms: ['HS256'],
        clockTolerance: clockSkewSeconds,
        currentDate: new Date(now),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new ApiError('PROFILE_TOKEN_EXPIRED');
      if (error instanceof errors.JWTClaimValidationFailed)
        throw new ApiError('PROFILE_TOKEN_CLAIMS', { fields: { [error.claim]: 'is not valid' } });
      if (!(error instanceof errors.JWSSignatureVerificationFailed))
        throw new ApiError('PROFILE_TOKEN_MALFORMED');
    }
  }
  throw new ApiError('PROFILE_TOKEN_SIGNATURE');
}

function wrong(
  code: 'PROFILE_TOKEN_WRONG_PARTNER' | 'PROFILE_TOKEN_WRONG_AGENCY' | 'PROFILE_TOKEN_WRONG_ORIGIN',
  claim: string,
  expected: string,
): ApiError {
  return new ApiError(code, { fields: { [claim]: `must be ${expected}` } });
}
