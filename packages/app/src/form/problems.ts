import { isEmail } from '@portolan/core';
import type { TextKey } from '@portolan/i18n';

/** What must be put right, by the name of the field (AUTH-30); empty when nothing. */
export type Problems<V> = { [K in keyof V]?: TextKey | undefined };

/** AUTH-30: at least this many characters. */
export const passwordLength = 8;

export function emailProblem(email: string): TextKey | undefined {
  if (!email.trim()) return 'account.login.email-required';
  return isEmail(email) ? undefined : 'account.login.email-invalid';
}

export function newPasswordProblem(password: string): TextKey | undefined {
  if (!password) return 'account.login.password-required';
  return password.length < passwordLength ? 'account.problem.password-short' : undefined;
}

/** An optional number: digits and the usual signs, five digits at least. */
export function phoneProblem(phone: string): TextKey | undefined {
  const tidy = phone.trim();
  if (!tidy) return undefined;
  const fine = /^[\d+() ./-]{5,30}$/.test(tidy) && tidy.replace(/\D/g, '').length >= 5;
  return fine ? undefined : 'account.problem.phone';
}
