import { directionOf, type T } from '@portolan/i18n';
import { createSecureFrame, type Loss, type SecureFrame } from './secure-frame.ts';
import type { Message, ToFrame, ToHost } from './protocol.ts';
import { usedScheme, watchScheme } from './scheme.ts';

export interface CheckoutLayerOptions {
  /** The widget's element and its shadow root. */
  element: HTMLElement;
  shadow: ShadowRoot;
  siteOrigin: string;
  /** Publishable key of the page. */
  key: string;
  agencyName: string;
  currency: string;
  t: T;
  what: ToFrame['open'];
  /** A message that is not about the frame's own looks. */
  hear(message: Message<Pick<ToHost, 'booked' | 'closed' | 'signed' | 'browse'>>): void;
  onBack(): void;
  /** The frame cannot be had here. */
  onLost(why: Exclude<Loss, 'reloaded'> | 'failed'): void;
}

/** What stands over the widget while somebody checks out. */
export interface CheckoutLayer {
  /** Takes it away; the widget below is as it was, its focus included. */
  remove(): void;
}

/** A frame that was loaded anew (its element moved in the page) starts over so many times. */
const mostReloads = 5;

/** Puts the checkout of the agency's own site over the widget: a way back, a skeleton until it is there, the frame itself. */
export function showCheckout(options: CheckoutLayerOptions): CheckoutLayer {
  const { element, shadow, siteOrigin, key, agencyName, currency, t, what, hear, onBack, onLost } = options;
  const below = shadow.querySelector<HTMLElement>('.root');
  const focusBefore = shadow.activeElement as HTMLElement | null;

  const layer = create('div', 'root frame');
  layer.part.add('root', 'frame');
  layer.lang = t.language;
  layer.dir = directionOf(t.language);
  const back = create('button', 'frame-back', t('frame.back'));
  back.type = 'button';
  back.addEventListener('click', onBack);
  const bar = create('p', 'frame-bar');
  bar.append(back);
  const box = create('div', 'frame-box');
  const wait = create('div', 'frame-wait');
  wait.tabIndex = -1;
  wait.setAttribute('role', 'status');
  wait.append(create('i'), create('i'), create('i'), create('b', '', t('frame.opening')));
  // Where the frame asks to be seen: scrolled to by the page, whatever scrolls around the widget.
  const mark = create('div', 'frame-mark');
  box.append(wait, mark);
  layer.append(bar, box);
  if (below) below.hidden = true;
  shadow.append(layer);
  wait.focus({ preventScroll: true });
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });

  let frame: SecureFrame;
  let reloads = 0;
  const start = () => {
    box.classList.remove('is-ready');
    frame = createSecureFrame({
      siteOrigin,
      page: 'checkout',
      key,
      language: t.language,
      currency,
      scheme: usedScheme(element),
      title: t('frame.title', { agency: agencyName }),
      hear: onMessage,
      onLost(why) {
        if (why === 'reloaded' && ++reloads <= mostReloads) start();
        else onLost(why === 'reloaded' ? 'failed' : why);
      },
    });
    box.append(frame.element);
    frame.say('open', what);
  };
  const onMessage = (message: Message<ToHost>) => {
    switch (message.type) {
      case 'ready': {
        const awaited = shadow.activeElement === wait;
        box.classList.add('is-ready');
        if (awaited) {
          frame.element.focus({ preventScroll: true });
          frame.say('focus', { edge: 'start' });
        }
        return;
      }
      case 'height':
        frame.element.style.blockSize = `${Math.max(648, Math.ceil(message.height))}px`;
        return;
      case 'reveal':
        // A frame moves the page only for somebody who is in it.
        if (shadow.activeElement !== frame.element) return;
        mark.style.insetBlockStart = `${message.top}px`;
        mark.style.blockSize = `${Math.max(0, message.bottom - message.top)}px`;
        return mark.scrollIntoView({ block: 'nearest' });
      case 'escape': {
        // What the page has around the widget may close first; else the way back is one key away, and nothing typed is lost.
        const key = new KeyboardEvent('keydown', {
          key: 'Escape',
          code: 'Escape',
          bubbles: true,
          composed: true,
          cancelable: true,
        });
        if (frame.element.dispatchEvent(key)) back.focus();
        return;
      }
      case 'error':
        frame.remove();
        return onLost('failed');
      default:
        hear(message);
    }
  };
  start();
  const stopWatching = watchScheme(element, (scheme) => {
    frame.element.style.colorScheme = scheme;
    frame.say('scheme', { scheme });
  });

  return {
    remove() {
      stopWatching();
      frame.remove();
      const hadFocus = layer.contains(shadow.activeElement);
      layer.remove();
      if (below) below.hidden = false;
      if (hadFocus && focusBefore?.isConnected) focusBefore.focus();
    },
  };
}

/** An element with a class and a text. */
export function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className = '',
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
