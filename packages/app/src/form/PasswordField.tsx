import { useState } from 'react';
import { Field, useStyles, useT } from '@portolan/ui';
import { authCss } from './auth.css.ts';
import { passwordStrength } from './password-strength.ts';

interface PasswordFieldProps {
  id: string;
  name: string;
  label: string;
  /** Password managers fill in or propose by it. */
  autoComplete: 'current-password' | 'new-password';
  enterKeyHint: 'next' | 'go';
  value: string;
  error: string | undefined;
  /** Says how good a new one is, once something was typed. */
  strength?: { personal: readonly string[] } | undefined;
  onInput(value: string): void;
  onBlur?(): void;
}

const words = [
  'account.strength.weak',
  'account.strength.fair',
  'account.strength.good',
  'account.strength.strong',
] as const;

/** A password that can be shown; pasting works, and nothing is ever cut. */
export function PasswordField({ strength, ...props }: PasswordFieldProps) {
  useStyles(authCss);
  const t = useT();
  const [visible, setVisible] = useState(false);
  const { id, name, label, autoComplete, enterKeyHint, value, error, onInput, onBlur } = props;
  const level = strength && value ? passwordStrength(value, strength.personal) : null;
  return (
    <Field id={id} label={label} error={error} hint={strength && t('account.strength.hint')}>
      {(control) => (
        <span className="auth-secret">
          <input
            {...control}
            className="control"
            name={name}
            type={visible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint={enterKeyHint}
            value={value}
            onInput={(event) => onInput(event.currentTarget.value)}
            onBlur={onBlur}
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
