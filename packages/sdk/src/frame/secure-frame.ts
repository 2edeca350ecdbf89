import {
  isGreeting,
  lineOver,
  protocol,
  readyWithinMs,
  toHost,
  type Line,
  type Message,
  type ToFrame,
  type ToHost,
} from './protocol.ts';

export interface SecureFrameOptions {
  /** Origin of the agency's own site. */
  siteOrigin: string;
  page: 'checkout' | 'sign-in';
  /** Publishable key: the site lets itself be framed by that key's origins alone. */
  key: string;
  language: string;
  currency: string;
  scheme: 'light' | 'dark';
  /** Name of the frame for those who cannot see it. */
  title: string;
  hear(message: Message<ToHost>, line: Line<ToFrame>): void;
  /** The frame is of no use any more and has been removed. Called at most once. */
  onLost(why: Loss): void;
}

/** `late`: not ready in time; `refused`: by the page's policy; `reloaded`: another document took the place of the first. */
export type Loss = 'late' | 'refused' | 'reloaded';

export interface SecureFrame {
  readonly element: HTMLIFrameElement;
  /** Says something once the frame listens; before that, it waits. */
  say: Line<ToFrame>['say'];
  /** Ends the channel and takes the frame out of the page. */
  remove(): void;
}

/**
 * A frame on the agency's own site, and the page's half of the handshake: the first hello of this very window, from that origin and
 * with this frame's nonce, gets the one port; nothing after it is heard. Messages are read by their schemas.
 */
export function createSecureFrame(options: SecureFrameOptions): SecureFrame {
  const { siteOrigin, page, key, language, currency, scheme, title, hear, onLost } = options;
  const nonce = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const url = new URL(`/frame/${page}`, siteOrigin);
  url.search = String(new URLSearchParams({ key, origin: location.origin, lng: language, currency, scheme }));
  url.hash = nonce;

  const element = document.createElement('iframe');
  element.title = title;
  element.src = url.href;
  element.allow = 'payment';
  element.referrerPolicy = 'no-referrer';
  // It may do what it needs and can never lead the page away.
  element.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals',
  );
  element.style.colorScheme = scheme;

  const waiting: (() => void)[] = [];
  let line: Line<ToFrame> | null = null;
  let ready = false;
  let ended = false;
  let loads = 0;
  const lose = (why: Loss) => {
    if (ended) return;
    remove();
    onLost(why);
  };
  const timer = setTimeout(() => lose('late'), readyWithinMs);
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (/frame|child|default/.test(effectiveDirective) && blockedURI.startsWith(siteOrigin)) lose('refused');
  };
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== siteOrigin || source !== element.contentWindow || !source) return;
    if (!isGreeting(data, 'hello', nonce)) return;
    removeEventListener('message', onMessage);
    const { port1, port2 } = new MessageChannel();
    const own = (line = lineOver<ToFrame, ToHost>(port1, toHost, (message) => {
      if (message.type === 'ready' && !ready) {
        ready = true;
        clearTimeout(timer);
        for (const say of waiting.splice(0)) say();
      }
      hear(message, own);
    }));
    element.contentWindow!.postMessage({ travel: protocol, type: 'welcome', nonce }, siteOrigin, [port2]);
  };
  // A second document in the frame has no part in the channel of the first.
  element.addEventListener('load', () => ++loads > 1 && lose('reloaded'));
  addEventListener('message', onMessage);
  document.addEventListener('securitypolicyviolation', onViolation);

  function remove(): void {
    ended = true;
    clearTimeout(timer);
    removeEventListener('message', onMessage);
    document.removeEventListener('securitypolicyviolation', onViolation);
    line?.close();
    line = null;
    element.remove();
  }
  return {
    element,
    remove,
    say(type, message) {
      if (ready) line?.say(type, message);
      else waiting.push(() => line?.say(type, message));
    },
  };
}
