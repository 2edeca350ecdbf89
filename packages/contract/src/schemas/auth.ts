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
