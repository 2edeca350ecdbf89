import { z } from 'zod';
import { emailLength, spacedEmailPattern } from '../email.ts';
import { Instant, Money } from './common.ts';

export const LoginRequest = z.strictObject({
  email: z.string().min(3).max(254),
  password: z.string().min(1).max(200),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** USER-01 to USER-11. */
export const UserProfile = z.object({
  id: z.string(),
  userType: z.string(),
  isTravelAgent: z.boolean(),
  isRestrictedAgent: z.boolean(),
  personal_info: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    profile_image: z.string().nullable(),
    credits: z.object({ amount: z.number(), currency: z.string() }),
  }),
  isRewardWalletEnable: z.boolean(),
});
export type UserProfile = z.infer<typeof UserProfile>;

/** What the site keeps of a travel agent beside the profile (API-51); the specification does not show its shape. */
export const TravelAgent = z.object({
  /** The user's id, as in the profile. */
  id: z.string(),
  userType: z.string(),
  isRestrictedAgent: z.boolean(),
  agency: z.object({ id: z.string(), agencyName: z.string() }),
  /** Since when they are here. */
  createdAt: Instant,
  /** What is in their wallet, one amount a currency, sorted by its code. */
  wallet: z.array(Money),
  /** What the agency owes them of its markup, likewise; absent for who must not see net prices (AGENT-08). */
  commission: z.array(Money).optional(),
});
export type TravelAgent = z.infer<typeof TravelAgent>;

export const Session = z.object({
  /** Send as `x-access-token`; lives 15 minutes. */
  accessToken: z.string(),
  expiresAt: z.string(),
  user: UserProfile,
});
export type Session = z.infer<typeof Session>;

/** AUTH-30: at least this many characters. */
export const NewPassword = z.string().min(8).max(200);

const Email = z.string().min(3).max(emailLength).regex(spacedEmailPattern);

export const SignUpRequest = z.strictObject({
  firstName: z.string().min(1).max(80).regex(/\S/),
  lastName: z.string().min(1).max(80).regex(/\S/),
  email: Email,
  /** Digits, spaces and the usual signs. */
  phone: z.string().max(30).regex(/^[\d+() ./-]*$/).optional(),
  password: NewPassword,
  /** The terms, accepted. */
  acceptTerms: z.literal(true),
}); // prettier-ignore
export type SignUpRequest = z.infer<typeof SignUpRequest>;

export const SignUpStarted = z.object({
  /** Names this request, together with the code of the mail; worth nothing without it. */
  signUpId: z.string(),
  expiresAt: z.string(),
});
export type SignUpStarted = z.infer<typeof SignUpStarted>;

/** Either the token of the mail's link, or the code of the mail with the id of the request. */
export const VerifyRequest = z.strictObject({
  token: z.string().min(1).max(200).optional(),
  signUpId: z.string().min(1).max(60).optional(),
  code: z.string().min(1).max(20).optional(),
});
export type VerifyRequest = z.infer<typeof VerifyRequest>;

export const Verified = z.object({
  /** `null` after a link: whoever follows one may not be who asked for the account, so it logs nobody in. */
  session: Session.nullable(),
});
export type Verified = z.infer<typeof Verified>;

export const ForgotPasswordRequest = z.strictObject({ email: Email });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

export const ResetPasswordRequest = z.strictObject({
  token: z.string().min(1).max(200),
  password: NewPassword,
});
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

export const CheckLinkRequest = z.strictObject({ token: z.string().min(1).max(200) });
export type CheckLinkRequest = z.infer<typeof CheckLinkRequest>;

/** One place where a user is logged in. */
export const SessionInfo = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  createdAt: z.string(),
  /** When it was last renewed. */
  seenAt: z.string(),
  /** What the browser said it is; `null` when it said nothing. */
  userAgent: z.string().nullable(),
  /** It lives in a frame on a partner's pages. */
  embedded: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** One other way to log in: the agency's own OpenID provider (`sso`), or a public one (`social`). */
export const SignInProvider = z.object({
  id: z.string(),
  kind: z.enum(['sso', 'social']),
  /** For its button. */
  name: z.string(),
});
export type SignInProvider = z.infer<typeof SignInProvider>;

export const StartExternalRequest = z.strictObject({
  kind: z.enum(['sso', 'social']),
  /** One of the agency's providers. @default its first of that kind */
  provider: z.string().min(1).max(40).optional(),
  /** Where to go afterwards; what leaves the site and is not on the agency's list is forgotten. */
  redirect: z.string().max(2_000).optional(),
});
export type StartExternalRequest = z.infer<typeof StartExternalRequest>;

export const ExternalStarted = z.object({ url: z.string() });
export type ExternalStarted = z.infer<typeof ExternalStarted>;

/** What stands in the address that the provider sent the browser back to. */
export const FinishExternalRequest = z.strictObject({
  kind: z.enum(['sso', 'social']),
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4_000).optional(),
  error: z.string().max(200).optional(),
  iss: z.string().max(1_000).optional(),
});
export type FinishExternalRequest = z.infer<typeof FinishExternalRequest>;

export const ExternalFinished = z.object({
  session: Session,
  /** Where to go, already checked; `null` without a wish. */
  redirect: z.string().nullable(),
});
export type ExternalFinished = z.infer<typeof ExternalFinished>;

const ProviderName = z.string().min(1).max(60).regex(/\S/);
const ProviderText = z.string().min(1).max(400).regex(/^\S+$/);

/** An OpenID provider as the agency's owner sees it: whether it has a secret, never which. */
export const StoredSignInProvider = z.object({
  id: z.string(),
  kind: z.enum(['sso', 'social']),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  hasSecret: z.boolean(),
  active: z.boolean(),
  /** The order of the buttons, smallest first. */
  position: z.int(),
  /** What must be entered at the provider as the address that it may send browsers back to. */
  redirectUri: z.string(),
  createdAt: z.string(),
});
export type StoredSignInProvider = z.infer<typeof StoredSignInProvider>;

/** What may be changed of a provider; all of it is sent, but for the secret. */
export const SignInProviderInput = z.strictObject({
  kind: z.enum(['sso', 'social']),
  name: ProviderName,
  /** `https://…` on the public internet, to the letter as its discovery document says it. */
  issuer: ProviderText,
  clientId: ProviderText,
  /** Kept when absent; `null`: a public client. Must be sent with another issuer: no server is ever told another's secret. */
  clientSecret: z.string().min(1).max(1_000).nullable().optional(),
  active: z.boolean(),
  position: z.int().min(0).max(1_000),
});
export type SignInProviderInput = z.infer<typeof SignInProviderInput>;

export const NewSignInProvider = SignInProviderInput.extend({
  id: z.string().regex(/^[a-z0-9-]{2,40}$/),
});
export type NewSignInProvider = z.infer<typeof NewSignInProvider>;

/**
 * What keeps a provider from being used: nothing answers, its address is one that we do not ask, what answers is no OpenID provider or
 * another one, it cannot do what we need (authorisation code with PKCE), or its secret cannot be read any more.
 */
export const signInProblems = [
  'unreachable', 'address_refused', 'not_openid', 'other_issuer', 'no_code_flow', 'no_pkce', 'secret_unreadable',
] as const; // prettier-ignore

export const SignInProviderCheck = z.object({
  /** `null`: people can be sent there. Whether client id and secret are right shows with the first log-in alone. */
  problem: z.enum(signInProblems).nullable(),
  /** Where browsers will be sent; `null` with a problem. */
  authorizationEndpoint: z.string().nullable(),
});
export type SignInProviderCheck = z.infer<typeof SignInProviderCheck>;
