import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { LogIn } from '@portolan/app';
import { createT } from '@portolan/i18n';
import { Button, createAdopter, UiProvider, useT } from '@portolan/ui';
import type { FrameStage } from './frame.ts';
import { createFrameSession, type FrameSession } from './frame-session.ts';
import { isCode } from './window-code.ts';
import type { FrameData } from './frame-data.ts';

/** Logs in inside the frame and lends the page around it a token for searches and prices. */
export async function start({ data, line, opened, onMessage }: FrameStage): Promise<void> {
  const session = createFrameSession(data);
  const lend = async () => {
    const token = await session.browse();
    if (token) line.say('browse', token);
    else line.say('signed', { in: false });
  };
  const signedIn = async () => {
    line.say('signed', { in: true });
    await lend();
  };
  const root = createRoot(document.getElementById('page')!);
  root.render(
    <UiProvider t={createT(data.language, [data.texts], data.agency.texts)} adopt={createAdopter(document)}>
      <SignIn data={data} session={session} onDone={signedIn} />
    </UiProvider>,
  );
  document.getElementById('wait')?.remove();
  await session.open(await opened);
  if (session.user()) await signedIn();
  else line.say('signed', { in: false });
  onMessage(({ type }) => {
    if (type === 'renew') void lend();
    else if (type === 'focus') document.querySelector<HTMLElement>('input,button')?.focus();
    else void session.logOut().then(() => line.say('signed', { in: false }));
  });
}

interface SignInProps {
  data: FrameData;
  session: FrameSession;
  onDone(): Promise<void>;
}

function SignIn({ data, session, onDone }: SignInProps) {
  const t = useT();
  const [blocked, setBlocked] = useState(false);
  const { agency } = data;
  const logIn = async (email: string, password: string) => {
    await session.logIn(email, password);
    await onDone();
  };
  const openWindow = async () => {
    const code = await codeFromWindow(data);
    setBlocked(code === null);
    if (!code) return;
    await session.exchange(code);
    await onDone();
  };
  const direct = !agency.sso.isSSOEnabled || agency.sso.isDirectLoginAllowedForSSOUsers;
  return (
    <div className="sign-in">
      {direct && <LogIn context={{ agency, art: {}, logIn }} />}
      <p className="sign-in-window">
        <Button variant={direct ? 'text' : 'primary'} onClick={() => void openWindow()}>
          {t('frame.sign-in.window')}
        </Button>
      </p>
      {blocked && <p role="alert">{t('frame.sign-in.blocked')}</p>}
    </div>
  );
}

/**
 * Single sign-on refuses frames, and some browsers refuse a frame its storage: a window of the agency's own site logs in there and
 * hands a one-time code to this very frame.
 * @returns `null` when no window could be opened; never when it was closed without a word
 */
function codeFromWindow({ key, language }: FrameData): Promise<string | null> {
  const nonce = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const query = new URLSearchParams({ key, lng: language, window: '1' });
  const opened = window.open(
    `/frame/sign-in?${query}#${nonce}`,
    'travel-sign-in',
    'popup,width=480,height=720',
  );
  if (!opened) return Promise.resolve(null);
  return new Promise((resolve) => {
    addEventListener('message', function hear({ origin, source, data }: MessageEvent) {
      if (origin !== location.origin || source !== opened || !isCode(data, nonce)) return;
      removeEventListener('message', hear);
      resolve(data.code);
    });
  });
}
