import { z } from 'zod';
import { Session } from './auth.ts';
import { Instant } from './common.ts';

/** `profileInformation` of a page, at most this many characters, signed or not. */
export const maxProfileCharacters = 4_096;

/** Origin of the page around the frame, as its handshake proved it, such as `https://partner.example`. */
const PageOrigin = z.string().min(1).max(300);

export const EmbedSessionRequest = z.strictObject({
  /** A token signed by the partner's server, or a JSON object that only prefills forms. Absent or empty: a visitor. */
  profileInformation: z.string().max(maxProfileCharacters).optional(),
  origin: PageOrigin,
});
export type EmbedSessionRequest = z.infer<typeof EmbedSessionRequest>;

/** What forms are prefilled with. Plain text that was checked; what was not good is left out. */
export const EmbedProfile = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  /** ISO 3166, of the phone number. */
  countryCode: z.string().optional(),
});
export type EmbedProfile = z.infer<typeof EmbedProfile>;

const profile = {
  profile: EmbedProfile,
  /** Members that were left out, and why: for the console of whoever builds the page. */
  ignored: z.record(z.string(), z.string()),
};

/** Who is there. `known` comes with the cookie that keeps the session; `prefill` is nobody, with a friendlier form. */
export const EmbedSession = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({ kind: z.literal('prefill'), ...profile }),
  z.object({ kind: z.literal('known'), session: Session, ...profile }),
]);
export type EmbedSession = z.infer<typeof EmbedSession>;

export const BrowseTokenRequest = z.strictObject({ origin: PageOrigin });
export type BrowseTokenRequest = z.infer<typeof BrowseTokenRequest>;

export const BrowseToken = z.object({
  /** Send as `x-access-token` with the same key, from the same origin; opaque, at most five minutes, memory only. */
  browseToken: z.string(),
  expiresAt: Instant,
});
export type BrowseToken = z.infer<typeof BrowseToken>;

export const EmbedCode = z.object({
  /** Good once, for 60 seconds, with the same key. */
  code: z.string(),
  expiresAt: Instant,
});
export type EmbedCode = z.infer<typeof EmbedCode>;

export const ExchangeRequest = z.strictObject({ code: z.string().min(1).max(100) });
export type ExchangeRequest = z.infer<typeof ExchangeRequest>;
