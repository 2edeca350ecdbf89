import { useEffect, useRef, useState } from 'react';
import { Button, TextField, useT } from '@portolan/ui';
import type { AppContext, Failure } from '../context.ts';
import { AuthForm, AuthScreen } from '../form/AuthScreen.tsx';
import { useForm } from '../form/use-form.ts';

interface ConfirmCodeProps {
  email: string;
  art: AppContext['art'];
  /** Resolves when logged in. */
  confirm(code: string): Promise<void>;
  /** Has a new mail sent; its code replaces the one before. */
  again(): Promise<void>;
  /** To the form, with all that was typed. */
  back(): void;
}

/** The six digits of the mail, which prove the address and log in. */
export function ConfirmCode({ email, art, confirm, again, back }: ConfirmCodeProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [resent, setResent] = useState<'busy' | 'sent' | string | null>(null);
  const form = useForm({
    initial: { code: '' },
    fields: ['code'],
    check: ({ code }) => ({ code: digitsOf(code).length === 6 ? undefined : 'account.problem.code' }),
    refused: { code: ['code', 'account.problem.code'] },
    send: ({ code }) => confirm(digitsOf(code)),
  });
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const resend = async () => {
    setResent('busy');
    form.reset();
    try {
      await again();
      setResent('sent');
    } catch (error) {
      setResent((error as Failure).message || t('account.login.failed'));
    }
  };
  return (
    <AuthScreen
      title={t('account.code.title')}
      intro={t('account.code.text', { email: `\u2068${email}\u2069` })}
      art={art}
    >
      <div ref={box} className="auth-code">
        <AuthForm form={form}>
          <TextField
            {...form.field('code')}
            // Leaving half a code for "Send a new e-mail" must not move that button away.
            onBlur={undefined}
            label={t('account.code.label')}
            autoComplete="one-time-code"
            inputMode="numeric"
            enterKeyHint="go"
            maxLength={12}
          />
          <Button type="submit" variant="primary" size="l" block busy={form.busy}>
            {t('account.code.submit')}
          </Button>
        </AuthForm>
      </div>
      {resent && resent !== 'busy' && (
        <p className={resent === 'sent' ? 'auth-note' : 'auth-failure'} role="status">
          {resent === 'sent' ? t('account.code.sent') : resent}
        </p>
      )}
      <p className="auth-links">
        <button type="button" disabled={resent === 'busy'} onClick={() => void resend()}>
          {t('account.code.again')}
        </button>
        <button type="button" onClick={back}>
          {t('account.code.change')}
        </button>
      </p>
    </AuthScreen>
  );
}

/** However it was pasted: with spaces, dashes, or in another script's digits. */
function digitsOf(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '');
}
