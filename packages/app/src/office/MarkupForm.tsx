import { useEffect, useRef } from 'react';
import type { MarkupRule, MarkupRuleInput, MarkupRules } from '@portolan/contract';
import { activeServices } from '@portolan/contract/services';
import { Button, ErrorSummary, SelectField, TextField, useT } from '@portolan/ui';
import { useForm } from '../form/use-form.ts';
import { countryName } from './country-name.ts';
import { ruleInput, ruleProblems, type RuleValues } from './markup-input.ts';
import type { OfficeContext } from './Office.tsx';
import { Note } from './parts.tsx';

interface MarkupFormProps {
  context: OfficeContext;
  /** What a rule can name. */
  known: Pick<MarkupRules, 'agents' | 'countries'>;
  cancel(): void;
  saved(rule: MarkupRule): void;
}

/** Adds a rule of markup or commission, for the services that the agency sells. */
export function MarkupForm({ context: { agency, office }, known, cancel, saved }: MarkupFormProps) {
  const t = useT();
  const keyOf = useKeyOf();
  const form = useForm<RuleValues>({
    initial: {
      layer: 'agency',
      agentId: '',
      service: '',
      where: 'everywhere',
      countryCode: '',
      city: '',
      itemId: '',
      kind: 'percent',
      percent: '',
      amount: '',
      floor: '',
      cap: '',
      currency: agency.dealDefaults.currency,
    },
    fields: [
      'agentId',
      'service',
      'countryCode',
      'city',
      'itemId',
      'percent',
      'amount',
      'floor',
      'cap',
      'currency',
    ],
    check: ruleProblems,
    refused: {
      agentId: ['agentId', 'office.markup.problem.agent'],
      service: ['service', 'office.markup.problem.service'],
      value: ['currency', 'office.markup.problem.currency'],
    },
    async send(values) {
      const input = ruleInput(values);
      saved(await office.addMarkupRule(input, keyOf(input)));
    },
  });
  const { ref, values } = form;
  // It comes in the place of a button: who pressed that goes on here.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[name=layer]')?.focus(), [ref]);

  /** A field of a native list of choices. */
  const list = (name: 'layer' | 'agentId' | 'service' | 'where' | 'countryCode' | 'kind') => {
    const { onInput, id, value, error } = form.field(name);
    return { id, name, value, error, onChange: onInput };
  };
  const inCountry = values.where === 'country' || values.where === 'city';
  const decimal = { inputMode: 'decimal', autoComplete: 'off', maxLength: 13 } as const;
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, dir: 'ltr' } as const;
  return (
    <form
      ref={ref}
      className="office-form"
      noValidate
      onSubmit={form.submit}
      aria-label={t('office.markup.add')}
    >
      <h2>{t('office.markup.add')}</h2>
      <p className="office-soft">{t('office.markup.layer-hint')}</p>
      {form.failure && <Note tone="bad">{form.failure}</Note>}
      <ErrorSummary title={t('account.problem.title')} errors={form.list} />
      <div className="office-pair">
        <SelectField
          {...list('layer')}
          label={t('office.markup.layer')}
          options={(['agency', 'agent', 'commission'] as const).map((value) => ({
            value,
            label: t(`office.markup.layer.${value}`),
          }))}
        />
        {values.layer !== 'agency' && (
          <SelectField
            {...list('agentId')}
            label={t('office.markup.agent')}
            {...(values.layer === 'agent' ? { placeholder: t('office.markup.choose') } : {})}
            options={[
              ...(values.layer === 'agent' ? [] : [{ value: '', label: t('office.markup.agent.any') }]),
              ...known.agents
                .filter(({ active }) => active)
                .map(({ agentId, name }) => ({ value: agentId, label: name })),
            ]}
          />
        )}
        <SelectField
          {...list('service')}
          label={t('office.markup.service')}
          options={[
            { value: '', label: t('office.markup.service.any') },
            ...activeServices(agency.bookingMenuItemOptions).map((value) => ({
              value,
              label: t(`site.service.${value}`),
            })),
          ]}
        />
      </div>
      <div className="office-pair">
        <SelectField
          {...list('where')}
          label={t('office.markup.where')}
          options={(['everywhere', 'country', 'city', 'item'] as const).map((value) => ({
            value,
            label: t(`office.markup.where.${value}`),
          }))}
        />
        {inCountry && (
          <SelectField
            {...list('countryCode')}
            label={t('office.markup.country')}
            placeholder={t('office.markup.choose')}
            options={countryOptions(known.countries, t.language)}
          />
        )}
        {values.where === 'city' && (
          <TextField
            {...form.field('city')}
            label={t('office.markup.city')}
            maxLength={120}
            autoComplete="off"
            dir="auto"
          />
        )}
        {values.where === 'item' && (
          <TextField
            {...form.field('itemId')}
            label={t(values.service ? `office.markup.item.${values.service}` : 'office.markup.where.item')}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
          />
        )}
      </div>
      <div className="office-pair">
        <SelectField
          {...list('kind')}
          label={t('office.markup.value')}
          options={(['percent', 'fixed'] as const).map((value) => ({
            value,
            label: t(`office.markup.value.${value}`),
          }))}
        />
        {values.kind === 'percent' ? (
          <TextField {...form.field('percent')} {...decimal} label={t('office.markup.percent')} />
        ) : (
          <TextField {...form.field('amount')} {...decimal} label={t('office.markup.amount')} />
        )}
        {values.kind === 'percent' && (
          <>
            <TextField {...form.field('floor')} {...decimal} label={t('office.markup.floor')} optional />
            <TextField {...form.field('cap')} {...decimal} label={t('office.markup.cap')} optional />
          </>
        )}
        <TextField
          {...form.field('currency')}
          {...code}
          label={t('office.markup.currency')}
          hint={t('office.markup.currency-hint')}
          maxLength={3}
        />
      </div>
      <div className="office-actions">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('office.markup.add')}
        </Button>
        <Button variant="text" onClick={cancel}>
          {t('office.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Countries by their names in the reader's language, in its order. */
function countryOptions(codes: readonly string[], language: string): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .sort((one, other) => compare(one.label, other.label));
}

/** One key for one rule: the same rule sent again after a lost answer is not made twice. `crypto.randomUUID` is missing on pages without TLS. */
function useKeyOf(): (input: MarkupRuleInput) => string {
  const sent = useRef({ text: '', key: '' });
  return (input) => {
    const text = JSON.stringify(input);
    if (sent.current.text !== text)
      sent.current = { text, key: [...crypto.getRandomValues(new Uint8Array(12))].join('-') };
    return sent.current.key;
  };
}
