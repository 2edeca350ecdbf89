import { useT } from '@portolan/ui';
import { PasswordField } from './PasswordField.tsx';
import { newPasswordProblem, type Problems } from './problems.ts';
import type { Form } from './use-form.ts';

/** What a form with a new password holds, besides its own. */
export type NewPasswordValues = { password: string; confirm: string };

/** The part of a form's check that is about its new password. */
export function newPasswordProblems({ password, confirm }: NewPasswordValues): Problems<NewPasswordValues> {
  return {
    password: newPasswordProblem(password),
    confirm: confirm === password ? undefined : 'account.problem.confirm',
  };
}

interface NewPasswordFieldsProps {
  form: { field(name: 'password' | 'confirm'): ReturnType<Form<NewPasswordValues>['field']> };
  label: string;
  /** What a password had better not be made of: names, the address. */
  personal: readonly string[];
}

/** A new password with its strength, and the same once more. */
export function NewPasswordFields({ form, label, personal }: NewPasswordFieldsProps) {
  const t = useT();
  return (
    <>
      <PasswordField
        field={form.field('password')}
        label={label}
        autoComplete="new-password"
        enterKeyHint="next"
        strength={{ personal }}
      />
      <PasswordField
        field={form.field('confirm')}
        label={t('account.signup.confirm')}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  );
}
