import { TextField, useT } from '@portolan/ui';
import type { TypedControl } from './use-form.ts';

interface EmailFieldProps {
  field: TypedControl;
  /** `username` where it names an account that is there: password managers fill it in. @default 'username' */
  autoComplete?: 'username' | 'email';
  /** @default 'next' */
  enterKeyHint?: 'next' | 'send';
}

/** An e-mail address, with the keyboard for one and without corrections. */
export function EmailField({ field, autoComplete = 'username', enterKeyHint = 'next' }: EmailFieldProps) {
  const t = useT();
  return (
    <TextField
      {...field}
      label={t('account.login.email')}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      enterKeyHint={enterKeyHint}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
