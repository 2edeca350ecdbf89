import type { TextKey } from '@portolan/i18n';

export interface LoginProblems {
  email?: TextKey | undefined;
  password?: TextKey | undefined;
}

/** What must be put right before a log in is sent (AUTH-30); empty when nothing. */
export function loginProblems({ email, password }: { email: string; password: string }): LoginProblems {
  const problems: LoginProblems = {};
  if (!email.trim()) problems.email = 'account.login.email-required';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) problems.email = 'account.login.email-invalid';
  if (!password) problems.password = 'account.login.password-required';
  return problems;
}
