/**
 * The script of a secure frame: shakes hands with the page around it, then brings what is to be shown. Small, so that the page knows
 * within a moment that the frame is there.
 */
import { meetHost, type Line, type Message, type ToFrame, type ToHost } from '@portolan/sdk/frame';
import { pageDataId } from '../page-data.ts';
import type { FrameData } from './frame-data.ts';

/** What a page of the frame is given. */
export interface FrameStage {
  readonly data: FrameData;
  readonly line: Line<ToHost>;
  /** What to show, as the page said; heard once. */
  readonly opened: Promise<ToFrame['open']>;
  /** Called with what the page says later. */
  onMessage(hear: (message: Message<Omit<ToFrame, 'open' | 'scheme'>>) => void): void;
}

/** A page's code; which one the document says, so that this script needs nothing but itself. */
interface FramePage {
  start(stage: FrameStage): void | Promise<void>;
}

async function start(): Promise<void> {
  const data = JSON.parse(document.getElementById(pageDataId)!.textContent) as FrameData;
  // Without a page around it that was checked, a frame says nothing to anybody.
  if (!data.code || (!data.embedder && window !== window.top)) return;
  const code = import(/* @vite-ignore */ data.code) as Promise<FramePage>;
  code.catch(() => undefined);
  if (!data.embedder) return (await code).start({ data } as FrameStage);
  let open: (what: ToFrame['open']) => void;
  const opened = new Promise<ToFrame['open']>((resolve) => (open = resolve));
  const early: Message<ToFrame>[] = [];
  let hear = (message: Message<ToFrame>): void => void early.push(message);
  const line = await meetHost(data.embedder, location.hash.slice(1), (message) => {
    if (message.type === 'open') open(message);
    else if (message.type === 'scheme') document.documentElement.style.colorScheme = message.scheme;
    else hear(message);
  });
  line.say('ready', {});
  keepInTouch(line);
  try {
    await (
      await code
    ).start({
      data,
      line,
      opened,
      onMessage(listener) {
        hear = listener as typeof hear;
        for (const message of early.splice(0)) hear(message);
      },
    });
  } catch {
    line.say('error', { code: 'UNKNOWN' });
  }
}

/** What every frame tells of itself: how tall it is, where the focus went, that Escape found nothing to close. */
function keepInTouch(line: Line<ToHost>): void {
  let last = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height !== last) line.say('height', { height: (last = height) });
  }).observe(document.body);
  addEventListener('focusin', (event) => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return;
    const { top, bottom } = target.getBoundingClientRect();
    line.say('reveal', { top: Math.max(0, top + scrollY), bottom: Math.max(0, bottom + scrollY) });
  });
  // Whoever closes something of its own on Escape says so first: what lies over the page is closed before the page hears of it.
  let open = false;
  addEventListener('keydown', ({ key }) => void (open = key === 'Escape' && hasOverlay(document)), true);
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !open) line.say('escape', {});
  });
}

/** True while a dialog or a popover is open, in any shadow root. */
function hasOverlay(root: ParentNode): boolean {
  if (root.querySelector('dialog[open],:popover-open,[role=combobox][aria-expanded=true]')) return true;
  return [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && hasOverlay(shadowRoot));
}

void start();
