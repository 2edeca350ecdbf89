import { z } from 'zod';

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

export const Session = z.object({
  /** Send as `x-access-token`; lives 15 minutes. */
  accessToken: z.string(),
  expiresAt: z.string(),
  user: UserProfile,
});
export type Session = z.infer<typeof Session>;

/** AUTH-30: at least this many characters. */
export const NewPassword = z.string().min(8).max(200);

const Email = z
  .string()
  .min(3)
  .max(254)
  .regex(/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/);

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
