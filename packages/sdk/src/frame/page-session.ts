import type { Client } from '@portolan/client';
import { directionOf, type T } from '@portolan/i18n';
import { create } from './checkout-layer.ts';
import type { Message, ToHost } from './protocol.ts';
import { usedScheme, watchScheme } from './scheme.ts';
import { createSecureFrame, type Loss, type SecureFrame } from './secure-frame.ts';

export interface PageSessionOptions {
  element: HTMLElement;
  shadow: ShadowRoot;
  siteOrigin: string;
  /** Publishable key of the page. */
  key: string;
  agencyName: string;
  currency: string;
  /** What the page knows of the traveller, as its attribute says. */
  profile: string | null;
  texts(): Promise<T>;
  /** The profile token was refused or has served its time, and nobody is logged in: the page may give a fresh one. */
  onExpired(): void;
  /** Somebody logged in, or nobody is any more. */
  onChange(): void;
  /** The frame cannot be had here. `redirect`: where the traveller wanted to log in; `null`: nobody asked. */
  onLost(why: Exclude<Loss, 'reloaded'> | 'failed', redirect: string | null): void;
}

/** Who is logged in, as far as a page may know: a token for searches and prices, in memory alone. */
export interface PageSession {
  token(): string | null;
  /** True when this visit has been logged in here. */
  remembered(): boolean;
  /** What the page says of the traveller now: a fresh token, another member, nobody. */
  know(profile: string | null): void;
  /** Opens the dialog to log in. @param redirect the widget's own place */
  prompt(redirect: string): void;
  /** After a refusal: a fresh token, or none. Resolves once that is known; false when there was no token to renew. */
  renew(): Promise<boolean>;
  stop(): void;
}

const beforeEndMs = 60_000;
const answerWithinMs = 8_000;

/**
 * Signing in behind a frame on the agency's site. The frame keeps the session; this page gets a browse token over the channel, asks for
 * the next one before it ends, and forgets it with the element. That somebody is logged in is remembered for the visit (not who), so
 * that the next page asks the frame again.
 */
export function createPageSession(options: PageSessionOptions): PageSession {
  const { element, shadow, siteOrigin, key, agencyName, currency, texts, onExpired, onChange, onLost } =
    options;
  let { profile } = options;
  const memory = `travel-signed-in-${key}`;
  let token: string | null = null;
  let stage: { frame: SecureFrame; dialog: HTMLDialogElement; remove(): void } | null = null;
  let opening: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: string | null = null;
  let stopped = false;
  /** The page was told that its token is of no use; until one works it is not told again. */
  let told = false;
  const waiting: (() => void)[] = [];

  function settle(next: string | null): void {
    const changed = (token === null) !== (next === null);
    token = next;
    clearTimeout(timer);
    for (const resolve of waiting.splice(0)) resolve();
    if (changed) onChange();
  }
  const remember = (signedIn: boolean) => {
    try {
      if (signedIn) sessionStorage.setItem(memory, '1');
      else sessionStorage.removeItem(memory);
    } catch {
      // Storage is forbidden: the next page starts as a visitor.
    }
  };
  const remembered = () => {
    try {
      return sessionStorage.getItem(memory) !== null;
    } catch {
      return false;
    }
  };

  function hear(message: Message<ToHost>): void {
    const { dialog, frame } = stage!;
    switch (message.type) {
      case 'ready':
        dialog.querySelector('.frame-box')!.classList.add('is-ready');
        if (dialog.open) focusFrame();
        return;
      case 'height':
        frame.element.style.blockSize = `${Math.max(320, Math.ceil(message.height))}px`;
        return;
      case 'browse': {
        remember(true);
        told = false;
        asked = null;
        dialog.close();
        settle(message.token);
        // Whatever this device's clock says, within the five minutes that a token may live.
        const left = Date.parse(message.expiresAt) - Date.now() - beforeEndMs;
        timer = setTimeout(() => frame.say('renew', {}), Math.min(240_000, Math.max(10_000, left)));
        return;
      }
      case 'signed':
        if (message.in) return;
        remember(false);
        settle(null);
        // JSON that only prefills is never worn out.
        if (profile && !profile.trimStart().startsWith('{') && !told) {
          told = true;
          onExpired();
        }
        return;
      case 'escape':
      case 'closed':
        return dialog.close();
      case 'error':
        return lose('failed');
    }
  }
  function focusFrame(): void {
    stage?.frame.element.focus({ preventScroll: true });
    stage?.frame.say('focus', { edge: 'start' });
  }
  function lose(why: Loss | 'failed'): void {
    const wanted = asked;
    stage?.remove();
    asked = null;
    settle(null);
    // Its element was moved in the page: start over, in silence or not as before.
    if (why === 'reloaded') return wanted === null ? void open() : prompt(wanted);
    onLost(why, wanted);
  }

  async function open(): Promise<void> {
    const t = await texts();
    if (stopped || stage) return;
    const layer = create('div', 'root frame-session');
    layer.lang = t.language;
    layer.dir = directionOf(t.language);
    const dialog = create('dialog', 'frame-dialog');
    dialog.setAttribute('aria-label', t('frame.sign-in.title', { agency: agencyName }));
    const bar = create('p', 'frame-bar');
    const close = create('button', 'frame-back', t('frame.close'));
    close.type = 'button';
    close.addEventListener('click', () => dialog.close());
    bar.append(close);
    const box = create('div', 'frame-box');
    const wait = create('div', 'frame-wait');
    wait.setAttribute('role', 'status');
    wait.append(create('i'), create('i'), create('i'), create('b', '', t('frame.sign-in.opening')));
    box.append(wait);
    dialog.append(bar, box);
    layer.append(dialog);
    dialog.addEventListener('close', () => (asked = null));
    const frame = createSecureFrame({
      siteOrigin,
      page: 'sign-in',
      key,
      language: t.language,
      currency,
      scheme: usedScheme(element),
      title: t('frame.sign-in.title', { agency: agencyName }),
      hear,
      onLost: lose,
    });
    box.append(frame.element);
    const stopWatching = watchScheme(element, (scheme) => {
      frame.element.style.colorScheme = scheme;
      frame.say('scheme', { scheme });
    });
    stage = {
      frame,
      dialog,
      remove() {
        stage = null;
        opening = null;
        stopWatching();
        frame.remove();
        layer.remove();
      },
    };
    shadow.append(layer);
    frame.say('open', {
      service: null,
      quoteId: null,
      offerId: null,
      reference: null,
      hint: null,
      profile,
      resume: remembered(),
    });
  }
  const opened = () => (opening ??= open());

  function prompt(redirect: string): void {
    asked = redirect;
    void opened().then(() => {
      if (!stage || asked === null || stage.dialog.open) return;
      stage.dialog.showModal();
      focusFrame();
    });
  }

  // Behind the first paint, so that nobody waits for it: a visit that is logged in, or a page that says who is there.
  const early = () => void (profile || remembered() ? opened() : null);
  if (shadow.querySelector('.root')) queueMicrotask(early);
  else element.addEventListener('travel-ready', early, { once: true });

  return {
    token: () => token,
    remembered,
    know(next) {
      if (next === profile) return;
      profile = next;
      // Who logged out at the page is logged out behind the frame too.
      if (next === null) return stage?.frame.say('leave', {});
      stage?.remove();
      asked = null;
      void opened();
    },
    prompt,
    renew() {
      if (token === null || !stage) return Promise.resolve(false);
      const { frame } = stage;
      return new Promise((resolve) => {
        const late = setTimeout(() => settle(null), answerWithinMs);
        waiting.push(() => {
          clearTimeout(late);
          resolve(true);
        });
        if (waiting.length === 1) frame.say('renew', {});
      });
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      element.removeEventListener('travel-ready', early);
      stage?.remove();
      token = null;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

/**
 * A client whose refused calls are made once more: with a fresh token, or as a visitor when there is none. A 401 on a partner's page
 * never leads anywhere.
 */
export function mendedBy(session: Pick<PageSession, 'renew'>, client: Client): Client {
  const mended = async (error: unknown): Promise<boolean> =>
    (error as { status?: number } | null)?.status === 401 && session.renew();
  return {
    call: ((id: never, ...args: never[]) =>
      client.call(id, ...(args as [never])).catch(async (error: unknown) => {
        if (!(await mended(error))) throw error;
        return client.call(id, ...(args as [never]));
      })) as Client['call'],
    stream: async function* (id: never, ...args: never[]) {
      try {
        yield* client.stream(id, ...(args as [never]));
      } catch (error) {
        if (!(await mended(error))) throw error;
        yield* client.stream(id, ...(args as [never]));
      }
    } as Client['stream'],
  };
}
