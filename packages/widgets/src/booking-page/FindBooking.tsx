import { parseReference } from '@portolan/core/booking-page';
import { isEmail } from '@portolan/core';
import { failureFrom, rememberAccess } from '@portolan/core/checkout';
import { Button, TextField } from '@portolan/ui';
import type { TextKey } from '@portolan/i18n';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useFlow } from '../shared/flow.ts';
import { Callout } from '../shared/Parts.tsx';
import { sessionStore } from '../shared/session.ts';

type FieldName = 'reference' | 'email';

/** Opens a booking without an account: by its reference and the e-mail address that it was made with. */
export function FindBooking({
  reference,
  onFound,
}: {
  /** What the address asked for; the field starts with it. */
  reference: string | null;
  /** What opens the booking is kept for this visit. */
  onFound(reference: string): void;
}) {
  const { context } = useFlow();
  const { t, client } = context;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Record<FieldName, string>>({ reference: reference ?? '', email: '' });
  const [errors, setErrors] = useState<Partial<Record<FieldName, TextKey>>>({});
  const [failure, setFailure] = useState<TextKey | null>(null);
  const [busy, setBusy] = useState(false);

  const field = (name: FieldName) => {
    const error = errors[name];
    return {
      id: `${id}-${name}`,
      name,
      value: values[name],
      error: error && t(error),
      onInput: (value: string) => {
        setValues((now) => ({ ...now, [name]: value }));
        setErrors((now) => ({ ...now, [name]: undefined }));
      },
    };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problems = problemsOf(values);
    setErrors(problems);
    setFailure(null);
    const first = (['reference', 'email'] as const).find((name) => problems[name]);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    try {
      const { data } = await client.call('findBooking', {
        body: { reference: values.reference.trim(), email: values.email.trim() },
      });
      rememberAccess(sessionStore(context), data.reference, data.token);
      onFound(data.reference);
    } catch (error) {
      setFailure(failureTexts[failureFrom(error).code] ?? 'booking.failed.text');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} className="trv-find" noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <Callout tone="bad" alert>
          {t(failure)}
        </Callout>
      )}
      <TextField
        {...field('reference')}
        label={t('booking.find.reference')}
        hint={t('booking.find.reference-hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        dir="ltr"
        maxLength={40}
      />
      <TextField
        {...field('email')}
        label={t('checkout.contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={254}
      />
      <Button type="submit" variant="primary" block busy={busy}>
        {t('booking.find.submit')}
      </Button>
    </form>
  );
}

const failureTexts: Readonly<Record<string, TextKey>> = {
  BOOKING_NOT_FOUND: 'booking.find.none',
  RATE_LIMITED: 'booking.find.too-often',
};

function problemsOf({ reference, email }: Record<FieldName, string>): Partial<Record<FieldName, TextKey>> {
  return {
    ...(parseReference(reference) ? {} : { reference: 'booking.find.reference-wrong' }),
    ...(email.trim() === ''
      ? { email: 'checkout.errors.email-missing' }
      : isEmail(email)
        ? {}
        : { email: 'checkout.errors.email' }),
  };
}
