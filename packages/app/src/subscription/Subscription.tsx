import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Subscription as State } from '@portolan/contract';
import { may } from '@portolan/contract/roles';
import { Button, ButtonLink, useT } from '@portolan/ui';
import type { AppContext, Failure } from '../context.ts';
import { Denied } from '../Denied.tsx';
import { Screen } from '../Screen.tsx';

type Context = Pick<AppContext, 'agency' | 'role' | 'art' | 'subscription' | 'notify'>;

/**
 * Whether the agency is subscribed, and asking for it when it is not (ROUTE-PUB-10, ROUTE-PUB-13): for its owner and admins. Everybody
 * else learns nothing of it.
 */
export function Subscription({ context }: { context: Context }) {
  const t = useT();
  const { agency, role, art } = context;
  const on = agency.isSubscribed;
  const name = { agency: `\u2068${agency.agencyName}\u2069` };
  const heading = useRef<HTMLHeadingElement>(null);
  if (!may(role, 'subscription.change'))
    return (
      <Denied
        title={t('account.subscription.title')}
        text={t('account.subscription.denied')}
        role={role}
        path="/subscription"
      />
    );
  const back = (
    <ButtonLink variant={on ? 'primary' : 'outline'} href="/dashboard">
      {t('site.menu.command-center')}
    </ButtonLink>
  );
  return (
    <Screen
      picture={on ? art.room : art.empty}
      lead={<p>{t('account.subscription.title')}</p>}
      title={t(on ? 'account.subscription.on' : 'account.subscription.off', name)}
      heading={heading}
    >
      {on ? (
        <>
          <p>{t('account.subscription.on-text')}</p>
          <div className="app-actions">{back}</div>
        </>
      ) : (
        // The button goes when it has done its work; the focus stays on the screen.
        <Asking context={context} back={back} done={() => heading.current?.focus()} />
      )}
    </Screen>
  );
}

interface AskingProps {
  context: Context;
  back: ReactNode;
  done(): void;
}

/** The button, or that somebody pressed it. */
function Asking({ context: { subscription, notify }, back, done }: AskingProps) {
  const t = useT();
  const [state, setState] = useState<State | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    // Whoever asks once more learns what stands.
    subscription.read().then(
      (read) => current && setState((known) => known ?? read),
      () => undefined,
    );
    return () => void (current = false);
    // Asked once: the actions are fresh objects on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const ask = async () => {
    setBusy(true);
    try {
      setState(await subscription.ask());
      done();
    } catch (error) {
      notify((error as Failure).message, 'bad');
    } finally {
      setBusy(false);
    }
  };
  const request = state?.request;
  return (
    <>
      <p role="status">
        {request
          ? t('account.subscription.asked', { email: `\u2068${request.email}\u2069` })
          : t('account.subscription.off-text')}
      </p>
      <div className="app-actions">
        {!request && (
          <Button variant="primary" busy={busy} onClick={() => void ask()}>
            {t('account.subscription.ask')}
          </Button>
        )}
        {back}
      </div>
    </>
  );
}
