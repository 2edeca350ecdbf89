import { useState } from 'react';
import { Field, useStyles, useT } from '@portolan/ui';
import authCss from './auth.css?inline';
import { passwordStrength } from './password-strength.ts';
import type { TypedControl } from './use-form.ts';

interface PasswordFieldProps {
  field: TypedControl;
  label: string;
  /** Password managers fill in or propose by it. */
  autoComplete: 'current-password' | 'new-password';
  enterKeyHint: 'next' | 'go';
  /** Says how good a new one is, once something was typed. */
  strength?: { personal: readonly string[] } | undefined;
}

const words = [
  'account.strength.weak',
  'account.strength.fair',
  'account.strength.good',
  'account.strength.strong',
] as const;

/** A password that can be shown; pasting works, and nothing is ever cut. */
export function PasswordField({ field, label, strength, ...hints }: PasswordFieldProps) {
  useStyles(authCss);
  const t = useT();
  const [visible, setVisible] = useState(false);
  const { id, error, onInput, ...rest } = field;
  const level = strength && field.value ? passwordStrength(field.value, strength.personal) : null;
  return (
    <Field id={id} label={label} error={error} hint={strength && t('account.strength.hint')}>
      {(control) => (
        <span className="auth-secret">
          <input
            {...rest}
            {...hints}
            {...control}
            className="control"
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
          <span className="auth-below">
            <button type="button" aria-pressed={visible} onClick={() => setVisible(!visible)}>
              {t(visible ? 'account.login.hide' : 'account.login.show')}
            </button>
            {level !== null && (
              <span className={`auth-strength is-${level}`}>
                <i aria-hidden="true" />
                {t(words[level]!)}
              </span>
            )}
          </span>
        </span>
      )}
    </Field>
  );
}
