import { useState } from 'react';
import { Button, Checkbox, TextField, useT } from '@portolan/ui';
import { AskUs } from '../ask-us/AskUsPage.tsx';
import type { AppContext } from '../context.ts';
import { OtherDoors } from '../external/OtherDoors.tsx';
import { AuthForm, AuthScreen } from '../form/AuthScreen.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { emailProblem, newPasswordProblem, phoneProblem } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';
import { ConfirmCode } from './ConfirmCode.tsx';

type SignUpContext = Pick<AppContext, 'agency' | 'art' | 'account' | 'external' | 'redirect' | 'canSignUp'>;

/** An account of one's own (AUTH-30): the form, then the code of the mail, both on this screen. */
export function SignUp({ context }: { context: SignUpContext }) {
  const t = useT();
  const { agency, art, account, redirect } = context;
  const [sent, setSent] = useState<{ signUpId: string; email: string } | null>(null);
  const form = useForm({
    initial: {
      firstName: '', lastName: '', email: '', phone: '', password: '', confirm: '', terms: false,
    }, // prettier-ignore
    fields: ['firstName', 'lastName', 'email', 'phone', 'password', 'confirm', 'terms'],
    check: ({ firstName, lastName, email, phone, password, confirm, terms }) => ({
      firstName: firstName.trim() ? undefined : 'account.problem.first-name',
      lastName: lastName.trim() ? undefined : 'account.problem.last-name',
      email: emailProblem(email),
      phone: phoneProblem(phone),
      password: newPasswordProblem(password),
      confirm: confirm === password ? undefined : 'account.problem.confirm',
      terms: terms ? undefined : 'account.problem.terms',
    }),
    refused: {
      firstName: ['firstName', 'account.problem.first-name'],
      lastName: ['lastName', 'account.problem.last-name'],
      email: ['email', 'account.login.email-invalid'],
      phone: ['phone', 'account.problem.phone'],
      password: ['password', 'account.problem.password-short'],
      acceptTerms: ['terms', 'account.problem.terms'],
    },
    send: () => ask(),
  });
  const { values, errors, set } = form;

  async function ask(): Promise<void> {
    const { firstName, lastName, email, phone, password } = values;
    const { signUpId } = await account.signUp({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      password,
      acceptTerms: true,
      ...(phone.trim() && { phone: phone.trim() }),
    });
    setSent({ signUpId, email: email.trim() });
  }

  if (!context.canSignUp)
    return (
      <AskUs
        title={t('account.signup.closed.title')}
        text={t('account.signup.closed.text', { agency: agency.agencyName })}
        context={context}
      />
    );
  if (sent)
    return (
      <ConfirmCode
        email={sent.email}
        art={art}
        confirm={(code) => account.confirmCode(sent.signUpId, code)}
        again={ask}
        back={() => setSent(null)}
      />
    );
  const personal = [values.firstName, values.lastName, values.email, agency.agencyName];
  const query = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return (
    <AuthScreen
      title={t('account.signup.title')}
      intro={t('account.signup.intro', { agency: agency.agencyName })}
      art={art}
    >
      <AuthForm form={form}>
        <div className="auth-pair">
          <TextField
            id={form.idOf('firstName')}
            label={t('account.signup.first-name')}
            name="firstName"
            autoComplete="given-name"
            enterKeyHint="next"
            maxLength={80}
            value={values.firstName}
            error={errors.firstName}
            onInput={(value) => set('firstName', value)}
            onBlur={() => form.leave('firstName')}
          />
          <TextField
            id={form.idOf('lastName')}
            label={t('account.signup.last-name')}
            name="lastName"
            autoComplete="family-name"
            enterKeyHint="next"
            maxLength={80}
            value={values.lastName}
            error={errors.lastName}
            onInput={(value) => set('lastName', value)}
            onBlur={() => form.leave('lastName')}
          />
        </div>
        <TextField
          id={form.idOf('email')}
          label={t('account.login.email')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={values.email}
          error={errors.email}
          onInput={(value) => set('email', value)}
          onBlur={() => form.leave('email')}
        />
        <TextField
          id={form.idOf('phone')}
          label={t('account.signup.phone')}
          optional
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          enterKeyHint="next"
          maxLength={30}
          value={values.phone}
          error={errors.phone}
          onInput={(value) => set('phone', value)}
          onBlur={() => form.leave('phone')}
        />
        <PasswordField
          id={form.idOf('password')}
          label={t('account.signup.password')}
          name="password"
          autoComplete="new-password"
          enterKeyHint="next"
          value={values.password}
          error={errors.password}
          strength={{ personal }}
          onInput={(value) => set('password', value)}
          onBlur={() => form.leave('password')}
        />
        <PasswordField
          id={form.idOf('confirm')}
          label={t('account.signup.confirm')}
          name="confirm"
          autoComplete="new-password"
          enterKeyHint="go"
          value={values.confirm}
          error={errors.confirm}
          onInput={(value) => set('confirm', value)}
          onBlur={() => form.leave('confirm')}
        />
        <div>
          <Checkbox
            name="terms"
            label={t('account.signup.terms')}
            checked={values.terms}
            error={errors.terms}
            onChange={(checked) => set('terms', checked)}
          />
          <p className="auth-links">
            <a href="/user-terms-and-conditions" target="_blank" rel="noopener">
              {t('account.signup.terms-link')}
            </a>
          </p>
        </div>
        <Button type="submit" variant="primary" size="l" block busy={form.busy}>
          {t('account.signup.submit')}
        </Button>
      </AuthForm>
      <OtherDoors context={context} />
      <p className="auth-links">
        <span>
          {t('account.signup.have')} <a href={`/login${query}`}>{t('account.login.submit')}</a>
        </span>
      </p>
    </AuthScreen>
  );
}
