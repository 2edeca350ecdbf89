import type { HotelItem } from '@portolan/contract';
import { wishesLimit, type FieldProblem, type FieldProblems } from '@portolan/core/checkout';
import type { GuestDraft, StayDraft } from '@portolan/core/hotels';
import { Button, ErrorSummary, TextAreaField, TextField } from '@portolan/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { CheckoutFormProps } from '../../checkout/parts.ts';
import { useFlow } from '../flow.ts';

/** Step one: the lead guest and the contact, one adult for every further room, everybody else if the traveller likes. */
export function GuestForm({ state, checkout, last, onContinue }: CheckoutFormProps<HotelItem, StayDraft>) {
  const { t } = useFlow().context;
  const { draft, problems, refusals } = state;
  const form = useRef<HTMLFormElement>(null);
  const prefix = useId();
  const [others, setOthers] = useState(false);

  // After a refused submission the first field with a mistake has the focus.
  useEffect(() => {
    const fields = Object.keys(problems);
    // A list of more than two mistakes takes the focus itself.
    if (refusals === 0 || fields.length > 2) return;
    const [first] = fields;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a refused submission moves the focus, not each mended field
  }, [refusals]);

  if (!draft) return null;
  const [lead, ...rest] = draft.guests;
  const say = (field: string, what: 'name' | 'email' | 'phone' | 'wishes') => {
    const problem = problems[field];
    return problem ? t(problemKey(problem, what)) : null;
  };
  const field = (name: string) => ({
    name,
    value: valueOf(name),
    error: say(name, 'name'),
    onInput: (value: string) => checkout.setField(name, value),
    onBlur: () => checkout.leaveField(name),
  });
  const valueOf = (name: string) => {
    const [, index, part] = name.split('.');
    return draft.guests[Number(index)]?.[part as 'firstName'] ?? '';
  };
  const names = (guest: GuestDraft, index: number, section: string) => (
    <div className="trv-pair">
      <TextField
        {...field(`guests.${index}.firstName`)}
        label={t('checkout.guests.first-name')}
        autoComplete={`${section}given-name`}
        autoCapitalize="words"
        enterKeyHint="next"
        required={guest.required}
        optional={!guest.required}
        maxLength={80}
      />
      <TextField
        {...field(`guests.${index}.lastName`)}
        label={t('checkout.guests.last-name')}
        autoComplete={`${section}family-name`}
        autoCapitalize="words"
        enterKeyHint="next"
        required={guest.required}
        optional={!guest.required}
        maxLength={80}
      />
    </div>
  );
  const needed = rest.map((guest, i) => ({ guest, index: i + 1 })).filter(({ guest }) => guest.required);
  const free = rest.map((guest, i) => ({ guest, index: i + 1 })).filter(({ guest }) => !guest.required);
  const showOthers =
    others ||
    free.some(({ guest, index }) => guest.firstName || guest.lastName || hasProblem(problems, index));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  const wrong = Object.entries(problems).map(([name, problem]) => ({
    text: `${fieldLabel(name)}: ${t(problemKey(problem, kindOf(name)))}`,
  }));

  return (
    <section className="trv-step" aria-labelledby={`${prefix}-title`}>
      <h2 id={`${prefix}-title`}>
        <span className="trv-step-number" aria-hidden="true">
          1
        </span>
        {t('checkout.guests.heading')}
      </h2>
      <form ref={form} noValidate onSubmit={submit} aria-labelledby={`${prefix}-title`}>
        {refusals > 0 && wrong.length > 2 && (
          <ErrorSummary title={t('checkout.errors.title')} errors={wrong} />
        )}
        <fieldset className="trv-fields">
          <legend>{t('checkout.guests.lead')}</legend>
          <p className="trv-sub trv-small">{t('checkout.guests.lead-hint')}</p>
          {lead && names(lead, 0, '')}
          <div className="trv-pair">
            <TextField
              label={t('checkout.contact.email')}
              hint={t('checkout.contact.email-hint')}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck="false"
              dir="ltr"
              enterKeyHint="next"
              required
              maxLength={254}
              value={draft.email}
              error={say('email', 'email')}
              onInput={(value) => checkout.setField('email', value)}
              onBlur={() => checkout.leaveField('email')}
            />
            <TextField
              label={t('checkout.contact.phone')}
              hint={t('checkout.contact.phone-hint')}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              dir="ltr"
              enterKeyHint="next"
              required
              maxLength={40}
              value={draft.phone}
              error={say('phone', 'phone')}
              onInput={(value) => checkout.setField('phone', value)}
              onBlur={() => checkout.leaveField('phone')}
            />
          </div>
        </fieldset>
        {needed.map(({ guest, index }) => (
          <fieldset key={index} className="trv-fields">
            <legend>{t('checkout.guests.room', { number: guest.room + 1 })}</legend>
            <p className="trv-sub trv-small">{t('checkout.guests.room-hint')}</p>
            {names(guest, index, `section-guest${index} `)}
          </fieldset>
        ))}
        {free.length > 0 && !showOthers && (
          <button type="button" className="trv-link trv-small" onClick={() => setOthers(true)}>
            {t('checkout.guests.add-others', { count: free.length })}
          </button>
        )}
        {showOthers &&
          free.map(({ guest, index }) => (
            <fieldset key={index} className="trv-fields is-other">
              <legend>
                {guest.age === null
                  ? t('checkout.guests.adult', { room: guest.room + 1 })
                  : t('checkout.guests.child', { room: guest.room + 1, age: guest.age })}
              </legend>
              {names(guest, index, `section-guest${index} `)}
            </fieldset>
          ))}
        <div className="trv-fields">
          <TextAreaField
            label={t('checkout.requests.label')}
            hint={t('checkout.requests.hint')}
            optional
            name="wishes"
            autoComplete="off"
            rows={3}
            maxLength={wishesLimit}
            value={draft.wishes}
            error={say('wishes', 'wishes')}
            onInput={(value) => checkout.setField('wishes', value)}
            onBlur={() => checkout.leaveField('wishes')}
          />
        </div>
        {last && (
          <Button
            type="submit"
            variant="primary"
            size="l"
            // A press would take the focus from a field, whose error would then move this button away from under the finger.
            onMouseDown={(event) => event.preventDefault()}
          >
            {t('checkout.continue')}
          </Button>
        )}
      </form>
    </section>
  );

  function fieldLabel(name: string): string {
    if (name === 'email') return t('checkout.contact.email');
    if (name === 'phone') return t('checkout.contact.phone');
    if (name === 'wishes') return t('checkout.requests.label');
    const field = t(name.endsWith('firstName') ? 'checkout.guests.first-name' : 'checkout.guests.last-name');
    const room = draft?.guests[Number(name.split('.')[1])]?.room ?? 0;
    return room > 0 ? t('checkout.errors.in-room', { field, number: room + 1 }) : field;
  }
}

function hasProblem(problems: FieldProblems, index: number): boolean {
  return Object.keys(problems).some((name) => name.startsWith(`guests.${index}.`));
}

function kindOf(name: string): 'name' | 'email' | 'phone' | 'wishes' {
  return name === 'email' || name === 'phone' ? name : name === 'wishes' ? 'wishes' : 'name';
}

function problemKey(problem: FieldProblem, what: 'name' | 'email' | 'phone' | 'wishes') {
  if (problem === 'required')
    return what === 'name'
      ? ('checkout.errors.name' as const)
      : what === 'email'
        ? ('checkout.errors.email-missing' as const)
        : ('checkout.errors.phone-missing' as const);
  if (problem === 'email') return 'checkout.errors.email' as const;
  if (problem === 'phone') return 'checkout.errors.phone' as const;
  if (problem === 'no-letters') return 'checkout.errors.letters' as const;
  return what === 'wishes'
    ? ('checkout.errors.requests-long' as const)
    : ('checkout.errors.name-long' as const);
}
