import { createRoot } from 'react-dom/client';
import { useEffect, useState } from 'react';
import { LogIn } from '@portolan/app';
import { createClient } from '@portolan/client';
import { createT } from '@portolan/i18n';
import { ButtonLink, createAdopter, UiProvider, useT } from '@portolan/ui';
import { createAccessTokens } from '../state/session.ts';
import type { FrameData } from './frame-data.ts';
import { visitId } from './visit-id.ts';
import type { WindowCode } from './window-code.ts';

/** The agency's site at the top level, opened by a frame: logs in as on the site, then hands over a one-time code and closes. */
export function start({ data }: { data: FrameData }): void {
  const { language, key } = data;
  const common = { base: '', language, sessionId: visitId() };
  const site = createClient(common);
  const tokens = createAccessTokens(() => site.call('refresh').then(({ data: session }) => session));
  // The session is the site's, the code is for the page that the frame stands in.
  const embed = createClient({ ...common, agencyKey: key, getAccessToken: () => tokens.get() });
  const nonce = location.hash.slice(1);

  /** @returns false when nobody is logged in here */
  const handOver = async (): Promise<boolean> => {
    if (!(await tokens.get())) return false;
    const { data: made } = await embed.call('embedCode');
    const message: WindowCode = { travel: 'travel-frame-code', nonce, code: made.code };
    // Only the agency's own site hears it, whoever opened this window.
    (window.opener as Window | null)?.postMessage(message, location.origin);
    window.close();
    return true;
  };
  const logIn = async (email: string, password: string) => {
    const { data: session } = await site.call('login', { body: { email, password } });
    tokens.keep(session);
    await handOver();
  };
  document.getElementById('wait')?.remove();
  createRoot(document.getElementById('page')!).render(
    <UiProvider t={createT(language, [data.texts], data.agency.texts)} adopt={createAdopter(document)}>
      <SignInWindow data={data} handOver={handOver} logIn={logIn} />
    </UiProvider>,
  );
}

interface SignInWindowProps {
  data: FrameData;
  handOver(): Promise<boolean>;
  logIn(email: string, password: string): Promise<void>;
}

function SignInWindow({ data, handOver, logIn }: SignInWindowProps) {
  const t = useT();
  const { agency } = data;
  const [state, setState] = useState<'asking' | 'form' | 'done'>('asking');
  useEffect(() => {
    handOver().then(
      (done) => setState(done ? 'done' : 'form'),
      () => setState('form'),
    );
  }, [handOver]);
  if (state === 'asking') return null;
  if (!window.opener) return <p className="sign-in-note">{t('frame.window.lost')}</p>;
  if (state === 'done') return <p className="sign-in-note">{t('frame.window.done')}</p>;
  const back = encodeURIComponent(location.pathname + location.search + location.hash);
  return (
    <div className="sign-in">
      {(!agency.sso.isSSOEnabled || agency.sso.isDirectLoginAllowedForSSOUsers) && (
        <LogIn
          context={{
            agency,
            art: {},
            logIn: (email, password) => logIn(email, password).then(() => setState('done')),
          }}
        />
      )}
      {agency.sso.isSSOEnabled && (
        <p className="sign-in-window">
          <ButtonLink variant="outline" href={`/sso?redirect=${back}`}>
            {t('frame.sign-in.title', { agency: agency.agencyName })}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
