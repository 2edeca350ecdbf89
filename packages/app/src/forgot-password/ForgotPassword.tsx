import { useState } from 'react';
import { Button, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { AuthForm, AuthScreen } from '../form/AuthScreen.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { emailProblem } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';

/** Has a link sent. What it says afterwards is the same whoever has the address. */
export function ForgotPassword({ context }: { context: Pick<AppContext, 'art' | 'account'> }) {
  const t = useT();
  const { art, account } = context;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    fields: ['email'],
    check: ({ email }) => ({ email: emailProblem(email) }),
    refused: { email: ['email', 'account.login.email-invalid'] },
    send: ({ email }) => account.forgotPassword(email.trim()).then(() => setSentTo(email.trim())),
  });
  const back = (
    <p className="auth-links">
      <a href="/login">{t('account.back-to-login')}</a>
    </p>
  );
  if (sentTo !== null)
    return (
      <AuthScreen title={t('account.code.title')} art={art}>
        <p className="auth-note" role="status">
          {t('account.forgot.done.text', { email: `\u2068${sentTo}\u2069` })}
        </p>
        {back}
      </AuthScreen>
    );
  return (
    <AuthScreen title={t('account.forgot.title')} intro={t('account.forgot.text')} art={art}>
      <AuthForm form={form}>
        <EmailField field={form.field('email')} enterKeyHint="send" />
        <Button type="submit" variant="primary" size="l" block busy={form.busy}>
          {t('account.forgot.submit')}
        </Button>
      </AuthForm>
      {back}
    </AuthScreen>
  );
}
