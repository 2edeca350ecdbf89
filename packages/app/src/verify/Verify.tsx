import { useState } from 'react';
import { Button, ButtonLink, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { Expired } from '../expired/Expired.tsx';
import { AuthForm, AuthScreen } from '../form/AuthScreen.tsx';
import { useForm } from '../form/use-form.ts';

/**
 * Where the link of a sign-up's mail leads (ROUTE-PUB-13): a button, for programs that look through mails follow links. It logs nobody
 * in: whoever follows it may not be who asked for the account.
 */
export function Verify({ context }: { context: Pick<AppContext, 'art' | 'account' | 'token'> }) {
  const t = useT();
  const { art, account, token } = context;
  const [state, setState] = useState<'asking' | 'done' | 'expired'>(token ? 'asking' : 'expired');
  const form = useForm({
    initial: {},
    fields: [],
    check: () => ({}),
    send: () => account.confirmLink(token ?? '').then(() => setState('done')),
    onFailure: ({ code }) => {
      if (code === 'LINK_EXPIRED') setState('expired');
      return code === 'LINK_EXPIRED';
    },
  });
  if (state === 'expired') return <Expired context={{ art }} again="/signup" />;
  if (state === 'done')
    return (
      <AuthScreen title={t('account.verify.done.title')} intro={t('account.verify.done.text')} art={art}>
        <ButtonLink variant="primary" size="l" href="/login">
          {t('account.login.submit')}
        </ButtonLink>
      </AuthScreen>
    );
  return (
    <AuthScreen title={t('account.verify.title')} intro={t('account.verify.text')} art={art}>
      <AuthForm form={form}>
        <Button type="submit" variant="primary" size="l" block busy={form.busy}>
          {t('account.code.submit')}
        </Button>
      </AuthForm>
    </AuthScreen>
  );
}
