import { findBookingPath } from '@portolan/contract/services';
import { Button, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import { OtherDoors } from '../external/OtherDoors.tsx';
import { AuthForm, AuthScreen } from '../form/AuthScreen.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { emailProblem } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';

type LogInContext = Pick<AppContext, 'art' | 'logIn'> & {
  agency: Pick<AppContext['agency'], 'agencyName'>;
  /** Where the other doors are; `null` shows none, as in a frame. */
  doors?:
    | ({ signUp: string | null; forgot: string } & Pick<AppContext, 'providers' | 'external' | 'redirect'>)
    | null;
};

/** E-mail and password; what the server says of them is shown in the form, never by leading away (ERR-25). */
export function LogIn({ context }: { context: LogInContext }) {
  const t = useT();
  const { agency, art, doors } = context;
  const form = useForm({
    initial: { email: '', password: '' },
    fields: ['email', 'password'],
    check: ({ email, password }) => ({
      email: emailProblem(email),
      password: password ? undefined : 'account.login.password-required',
    }),
    refused: { email: ['email', 'account.login.email-invalid'] },
    send: ({ email, password }) => context.logIn(email.trim(), password),
  });
  return (
    <AuthScreen
      title={t('account.login.title')}
      intro={t('account.login.intro', { agency: agency.agencyName })}
      art={art}
    >
      <AuthForm form={form}>
        <EmailField field={form.field('email')} />
        <PasswordField
          field={form.field('password')}
          label={t('account.login.password')}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <Button type="submit" variant="primary" size="l" block busy={form.busy}>
          {t('account.login.submit')}
        </Button>
      </AuthForm>
      {doors && <OtherDoors context={doors} />}
      {doors && (
        <p className="auth-links">
          <a href={doors.forgot}>{t('account.login.forgot')}</a>
          {doors.signUp && (
            <span>
              {t('account.login.none')} <a href={doors.signUp}>{t('account.signup.submit')}</a>
            </span>
          )}
          <span>
            {t('account.login.no-account')} <a href={findBookingPath}>{t('account.login.find-booking')}</a>
          </span>
        </p>
      )}
    </AuthScreen>
  );
}
