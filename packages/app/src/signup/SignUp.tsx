import { useState } from 'react';
import { Button, Checkbox, TextField, useT } from '@portolan/ui';
import { AskUs } from '../ask-us/AskUsPage.tsx';
import type { AppContext } from '../context.ts';
import { OtherDoors } from '../external/OtherDoors.tsx';
import { AuthForm, AuthScreen } from '../form/AuthScreen.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { NewPasswordFields, newPasswordProblems } from '../form/NewPasswordFields.tsx';
import { emailProblem, phoneProblem } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';
import { ConfirmCode } from './ConfirmCode.tsx';

type SignUpContext = Pick<
  AppContext,
  'agency' | 'art' | 'account' | 'providers' | 'external' | 'redirect' | 'canSignUp'
>;

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
    check: ({ firstName, lastName, email, phone, terms, ...secret }) => ({
      firstName: firstName.trim() ? undefined : 'account.problem.first-name',
      lastName: lastName.trim() ? undefined : 'account.problem.last-name',
      email: emailProblem(email),
      phone: phoneProblem(phone),
      ...newPasswordProblems(secret),
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
  const { values } = form;

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
            {...form.field('firstName')}
            label={t('account.signup.first-name')}
            autoComplete="given-name"
            enterKeyHint="next"
            maxLength={80}
          />
          <TextField
            {...form.field('lastName')}
            label={t('account.signup.last-name')}
            autoComplete="family-name"
            enterKeyHint="next"
            maxLength={80}
          />
        </div>
        <EmailField field={form.field('email')} autoComplete="email" />
        <TextField
          {...form.field('phone')}
          label={t('account.signup.phone')}
          optional
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          enterKeyHint="next"
          maxLength={30}
        />
        <NewPasswordFields form={form} label={t('account.signup.password')} personal={personal} />
        <div>
          <Checkbox {...form.box('terms')} label={t('account.signup.terms')} />
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
