import { useEffect, useRef, useState } from 'react';
import type { SignInProviderCheck, StoredSignInProvider } from '@portolan/contract';
import { Button, plusIcon, Tag, useT } from '@portolan/ui';
import { About } from '../About.tsx';
import type { Failure } from '../context.ts';
import { useLoaded } from '../use-loaded.ts';
import type { OfficeContext } from './Office.tsx';
import { Confirm, NotLoaded, Note, OfficeCopy, Waiting } from './parts.tsx';
import { ProviderForm } from './ProviderForm.tsx';

/** Each is a button of the log-in screen; the server takes no more. */
const mostProviders = 10;

/** The owner's screen for the agency's OpenID providers: list, add, check, change, switch off, remove. */
export function Providers({ context }: { context: OfficeContext }) {
  const t = useT();
  const { office, notify } = context;
  const { state, set, retry } = useLoaded(() => office.providers());
  /** `new`, or the id of the one that is changed. */
  const [editing, setEditing] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = state.status === 'loaded' ? state.value : [];
  const full = list.length >= mostProviders;

  const sorted = (providers: readonly StoredSignInProvider[]) =>
    [...providers].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const put = (provider: StoredSignInProvider) =>
    set(sorted([...list.filter(({ id }) => id !== provider.id), provider]));
  const close = () => {
    setEditing(null);
    heading.current?.focus();
  };

  return (
    <div className="office">
      <header className="office-head">
        <h1 ref={heading} tabIndex={-1}>
          {t('office.providers.title')}
        </h1>
        <p className="office-soft">{t('office.providers.intro')}</p>
      </header>
      {state.status === 'loading' && <Waiting />}
      {state.status === 'failed' && <NotLoaded failure={state.failure} retry={retry} />}
      {state.status === 'loaded' && (
        <>
          {editing === 'new' ? (
            <ProviderForm
              provider={null}
              context={context}
              cancel={close}
              saved={(provider) => {
                put(provider);
                notify(t('office.providers.added', { name: provider.name }), 'good');
                close();
              }}
            />
          ) : (
            <div className="office-actions">
              <Button
                variant="primary"
                icon={plusIcon}
                disabled={full}
                onClick={() => setEditing('new')}
                aria-describedby={full ? 'providers-full' : undefined}
              >
                {t('office.providers.add')}
              </Button>
              {full && (
                <p id="providers-full" className="office-soft">
                  {t('office.providers.full', { most: mostProviders })}
                </p>
              )}
            </div>
          )}
          {list.length === 0 && editing === null && (
            <p className="office-soft">{t('office.providers.none')}</p>
          )}
          <ul className="office-list" aria-label={t('office.providers.title')}>
            {list.map((provider) => (
              <li key={provider.id}>
                {editing === provider.id ? (
                  <ProviderForm
                    provider={provider}
                    context={context}
                    cancel={close}
                    gone={() => {
                      notify(t('office.providers.gone'), 'bad');
                      close();
                      retry();
                    }}
                    saved={(next) => {
                      put(next);
                      notify(t('office.providers.saved', { name: next.name }), 'good');
                      close();
                    }}
                  />
                ) : (
                  <Provider
                    provider={provider}
                    context={context}
                    edit={() => setEditing(provider.id)}
                    changed={put}
                    removed={() => {
                      set(list.filter(({ id }) => id !== provider.id));
                      heading.current?.focus();
                    }}
                    reload={retry}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ProviderProps {
  provider: StoredSignInProvider;
  context: OfficeContext;
  edit(): void;
  changed(provider: StoredSignInProvider): void;
  removed(): void;
  reload(): void;
}

function Provider({ provider, context, edit, changed, removed, reload }: ProviderProps) {
  const t = useT();
  const { agency, notify, office } = context;
  const { id, kind, name, issuer, clientId, hasSecret, active, redirectUri } = provider;
  const [busy, setBusy] = useState<'check' | 'switch' | 'remove' | null>(null);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<SignInProviderCheck | null>(null);
  // What was found out is about the provider as it was.
  useEffect(() => setResult(null), [provider]);

  /** @returns true when it was done */
  async function run(what: NonNullable<typeof busy>, action: () => Promise<void>): Promise<boolean> {
    setBusy(what);
    setFailure(null);
    setResult(null);
    try {
      await action();
      return true;
    } catch (error) {
      const { code, message } = error as Failure;
      if (code === 'NOT_FOUND') {
        notify(t('office.providers.gone'), 'bad');
        reload();
        return true;
      }
      setFailure(code === 'RATE_LIMITED' ? t('office.providers.often') : message);
      return false;
    } finally {
      setBusy(null);
    }
  }

  const check = () => run('check', async () => setResult(await office.checkProvider(id)));
  const toggle = () =>
    run('switch', async () => {
      const { position } = provider;
      const next = { kind, name, issuer, clientId, position, active: !active };
      changed(await office.replaceProvider(id, next));
      notify(t(active ? 'office.providers.is-off' : 'office.providers.is-on', { name }), 'good');
    });
  const remove = async () => {
    const done = await run('remove', async () => {
      await office.removeProvider(id);
      notify(t('office.providers.removed', { name }), 'good');
      removed();
    });
    if (!done) setAsking(false);
  };

  return (
    <article className="office-card" aria-labelledby={`provider-${id}`}>
      <div className="office-title">
        <h2 id={`provider-${id}`}>
          <bdi>{name}</bdi>
        </h2>
        <Tag>{t(`office.providers.kind.${kind}`)}</Tag>
        <Tag tone={active ? 'good' : 'caution'}>{t(active ? 'office.on' : 'office.off')}</Tag>
      </div>
      {kind === 'sso' && active && !agency.sso.isSSOEnabled && (
        <Note tone="info">{t('office.providers.sso-off')}</Note>
      )}
      <dl className="office-facts">
        <dt>{t('office.providers.issuer')}</dt>
        <dd>
          <span className="office-code">{issuer}</span>
        </dd>
        <dt>{t('office.providers.client-id')}</dt>
        <dd>
          <span className="office-code">{clientId}</span>
        </dd>
        <dt>{t('office.providers.secret')}</dt>
        <dd>{t(hasSecret ? 'office.providers.has-secret' : 'office.providers.no-secret')}</dd>
        <dt>{t('office.providers.redirect')}</dt>
        <dd>
          <span className="office-actions">
            <span className="office-code">{redirectUri}</span>
            <OfficeCopy text={redirectUri} about={name} notify={notify} />
          </span>
        </dd>
      </dl>
      <div role="status">
        {result &&
          (result.problem === null ? (
            <Note tone="good">
              {t('office.providers.check.fine', {
                address: `\u2066${result.authorizationEndpoint ?? ''}\u2069`,
              })}
            </Note>
          ) : (
            <Note tone="bad">{t(`office.providers.check.${result.problem}`)}</Note>
          ))}
      </div>
      {failure && <Note tone="bad">{failure}</Note>}
      <div className="office-actions">
        <Button size="s" busy={busy === 'check'} onClick={() => void check()}>
          {t('office.providers.check')}
          <About what={name} />
        </Button>
        <Button size="s" onClick={edit}>
          {t('office.edit')}
          <About what={name} />
        </Button>
        <Button size="s" variant="text" busy={busy === 'switch'} onClick={() => void toggle()}>
          {t(active ? 'office.switch-off' : 'office.switch-on')}
          <About what={name} />
        </Button>
        <Button size="s" variant="text" onClick={() => setAsking(true)}>
          {t('office.remove')}
          <About what={name} />
        </Button>
      </div>
      <Confirm
        open={asking}
        title={t('office.providers.remove-title', { name })}
        text={t('office.providers.remove-text')}
        yes={t('office.remove')}
        busy={busy === 'remove'}
        confirm={() => void remove()}
        close={() => setAsking(false)}
      />
    </article>
  );
}
