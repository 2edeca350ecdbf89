import { useEffect } from 'react';
import type { StoredSignInProvider } from '@portolan/contract';
import type { TextKey } from '@portolan/i18n';
import { Button, Checkbox, ErrorSummary, SelectField, TextField, useT } from '@portolan/ui';
import { useForm } from '../form/use-form.ts';
import type { OfficeContext } from './Office.tsx';
import { Note, OfficeCopy } from './parts.tsx';

interface ProviderFormProps {
  /** `null`: a new one. */
  provider: StoredSignInProvider | null;
  context: OfficeContext;
  cancel(): void;
  saved(provider: StoredSignInProvider): void;
  /** Somebody took it away meanwhile. */
  gone?(): void;
}

type Secret = 'keep' | 'set' | 'none';
type Values = {
  name: string;
  id: string;
  kind: 'sso' | 'social';
  issuer: string;
  clientId: string;
  secret: Secret;
  clientSecret: string;
  position: string;
  active: boolean;
};

/** Adds a provider or changes one. A secret goes in and never comes out: what is stored is kept, replaced or taken away. */
export function ProviderForm({ provider, context, cancel, saved, gone }: ProviderFormProps) {
  const t = useT();
  const { office, origin, notify } = context;
  const stored = provider?.hasSecret === true;
  const initial: Values = {
    name: provider?.name ?? '',
    id: provider?.id ?? '',
    kind: provider?.kind ?? 'social',
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    secret: stored ? 'keep' : provider ? 'none' : 'set',
    clientSecret: '',
    position: String(provider?.position ?? 0),
    active: provider?.active ?? true,
  };
  const form = useForm<Values>({
    initial,
    fields: ['name', 'id', 'issuer', 'clientId', 'clientSecret', 'position'],
    check: (values) => ({
      name: values.name.trim() ? undefined : 'office.providers.problem.name',
      id: /^[a-z0-9-]{2,40}$/.test(values.id) ? undefined : 'office.providers.problem.id',
      issuer: issuerProblem(values.issuer.trim()),
      clientId: /^\S+$/.test(values.clientId.trim()) ? undefined : 'office.providers.problem.client-id',
      clientSecret:
        values.secret === 'set' && !values.clientSecret
          ? 'office.providers.problem.secret'
          : // No server is ever told another's secret.
            values.secret === 'keep' && values.issuer.trim() !== provider?.issuer
            ? 'office.providers.problem.secret-again'
            : undefined,
      position: /^\d{1,3}$|^1000$/.test(values.position) ? undefined : 'office.providers.problem.position',
    }),
    refused: {
      name: ['name', 'office.providers.problem.name'],
      id: [
        'id',
        (words) =>
          words === 'is taken'
            ? 'office.providers.problem.taken'
            : words.includes('there may be')
              ? 'office.providers.problem.most'
              : 'office.providers.problem.id',
      ],
      issuer: ['issuer', (words) => issuerWords[words] ?? 'office.providers.problem.issuer'],
      clientId: ['clientId', 'office.providers.problem.client-id'],
      clientSecret: [
        'clientSecret',
        (words) =>
          words.includes('another issuer')
            ? 'office.providers.problem.secret-again'
            : 'office.providers.problem.secret',
      ],
      position: ['position', 'office.providers.problem.position'],
    },
    onFailure({ code }) {
      if (code !== 'NOT_FOUND' || !gone) return false;
      gone();
      return true;
    },
    async send({ secret, clientSecret, id, ...values }) {
      const input = {
        kind: values.kind,
        name: values.name.trim(),
        issuer: values.issuer.trim(),
        clientId: values.clientId.trim(),
        active: values.active,
        position: Number(values.position),
        ...(secret === 'set' ? { clientSecret } : secret === 'none' ? { clientSecret: null } : {}),
      };
      saved(
        await (provider ? office.replaceProvider(provider.id, input) : office.addProvider({ id, ...input })),
      );
    },
  });
  const { ref } = form;
  // It comes in the place of a button: who pressed that goes on here.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[name=name]')?.focus(), [ref]);

  const kind = form.field('kind');
  const secret = form.field('secret');
  const clientSecret = form.field('clientSecret');
  const typing = form.values.secret === 'set';
  // What is wrong with a secret that is kept is said, and put right, where it is chosen.
  const choice = typing ? secret : clientSecret;
  const redirect = `${origin}/${form.values.kind}`;
  const title = provider ? t('office.edit-of', { name: provider.name }) : t('office.providers.add');
  const code = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const;
  return (
    <form
      ref={form.ref}
      className="office-form"
      // As with a password: a secret never stands in an address.
      method="dialog"
      noValidate
      onSubmit={form.submit}
      aria-label={title}
    >
      <h2 dir="auto">{title}</h2>
      {form.failure && <Note tone="bad">{form.failure}</Note>}
      <ErrorSummary title={t('account.problem.title')} errors={form.list} />
      <div className="office-pair">
        <TextField
          {...form.field('name')}
          label={t('office.providers.name')}
          hint={t('office.providers.name-hint')}
          maxLength={60}
          autoComplete="off"
          dir="auto"
        />
        {!provider && (
          <TextField
            {...form.field('id')}
            {...code}
            label={t('office.providers.id')}
            hint={t('office.providers.id-hint')}
            maxLength={40}
          />
        )}
      </div>
      <SelectField
        id={kind.id}
        name="kind"
        label={t('office.providers.kind')}
        value={kind.value}
        onChange={kind.onInput}
        options={(['social', 'sso'] as const).map((value) => ({
          value,
          label: t(`office.providers.kind.${value}-long`),
        }))}
      />
      <div className="office-card">
        <h2>{t('office.providers.redirect')}</h2>
        <p className="office-soft">{t('office.providers.redirect-hint')}</p>
        <span className="office-actions">
          <span className="office-code">{redirect}</span>
          <OfficeCopy text={redirect} about={t('office.providers.redirect')} notify={notify} />
        </span>
      </div>
      <TextField
        {...form.field('issuer')}
        {...code}
        label={t('office.providers.issuer')}
        hint={t('office.providers.issuer-hint')}
        inputMode="url"
        maxLength={400}
      />
      <TextField
        {...form.field('clientId')}
        {...code}
        label={t('office.providers.client-id')}
        maxLength={400}
      />
      <SelectField
        id={choice.id}
        name={choice.name}
        error={choice.error}
        label={t('office.providers.secret')}
        hint={t('office.providers.secret-hint')}
        value={secret.value}
        onChange={secret.onInput}
        options={((stored ? ['keep', 'set', 'none'] : ['set', 'none']) as Secret[]).map((value) => ({
          value,
          label: t(`office.providers.secret.${value}`),
        }))}
      />
      {typing && (
        <TextField
          {...clientSecret}
          {...code}
          autoComplete="new-password"
          type="password"
          label={t('office.providers.secret-new')}
          maxLength={1000}
        />
      )}
      <TextField
        {...form.field('position')}
        label={t('office.providers.position')}
        hint={t('office.providers.position-hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <Checkbox {...form.box('active')} label={t('office.providers.active')} />
      <div className="office-actions">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t(provider ? 'office.save' : 'office.providers.add')}
        </Button>
        <Button variant="text" onClick={cancel}>
          {t('office.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** What the server says of an issuer, in its own stable words. */
const issuerWords: Readonly<Record<string, TextKey>> = {
  'must begin with https://': 'office.providers.problem.https',
  'must not hold a name or a password': 'office.providers.problem.userinfo',
  'must be on the public internet': 'office.providers.problem.public',
  'must have no query and no fragment': 'office.providers.problem.query',
};

function issuerProblem(issuer: string): TextKey | undefined {
  if (!URL.canParse(issuer) || /\s/.test(issuer)) return 'office.providers.problem.issuer';
  return /[?#]/.test(issuer) ? 'office.providers.problem.query' : undefined;
}
