import { useEffect, useState } from 'react';
import { Button, ButtonLink, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { Expired } from '../expired/Expired.tsx';
import { AuthForm, AuthScreen } from '../form/AuthScreen.tsx';
import { NewPasswordFields, newPasswordProblems } from '../form/NewPasswordFields.tsx';
import { useForm } from '../form/use-form.ts';

/** Where the link to a new password leads. Whether it is still good is asked at once, before anybody thinks of a password. */
export function NewPassword({ context }: { context: Pick<AppContext, 'art' | 'account' | 'token'> }) {
  const t = useT();
  const { art, account, token } = context;
  const [state, setState] = useState<'form' | 'done' | 'expired'>(token ? 'form' : 'expired');
  useEffect(() => {
    if (!token) return;
    account.checkLink(token).catch(({ code }: { code?: string }) => {
      if (code === 'LINK_EXPIRED') setState('expired');
    });
  }, [account, token]);
  const form = useForm({
    initial: { password: '', confirm: '' },
    fields: ['password', 'confirm'],
    check: newPasswordProblems,
    refused: { password: ['password', 'account.problem.password-short'] },
    send: ({ password }) => account.resetPassword(token ?? '', password).then(() => setState('done')),
    onFailure: ({ code }) => {
      if (code === 'LINK_EXPIRED') setState('expired');
      return code === 'LINK_EXPIRED';
    },
  });
  if (state === 'expired') return <Expired context={{ art }} />;
  if (state === 'done')
    return (
      <AuthScreen title={t('account.reset.done.title')} intro={t('account.reset.done.text')} art={art}>
        <ButtonLink variant="primary" size="l" href="/login">
          {t('account.login.submit')}
        </ButtonLink>
      </AuthScreen>
    );
  return (
    <AuthScreen title={t('account.reset.title')} intro={t('account.reset.text')} art={art}>
      <AuthForm form={form}>
        <NewPasswordFields form={form} label={t('account.reset.password')} personal={[]} />
        <Button type="submit" variant="primary" size="l" block busy={form.busy}>
          {t('account.reset.submit')}
        </Button>
      </AuthForm>
    </AuthScreen>
  );
}
