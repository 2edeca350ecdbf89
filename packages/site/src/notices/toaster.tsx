import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import {
  createAdopter,
  createToasts,
  Toasts,
  UiProvider,
  type AdoptStyles,
  type ToastStore,
} from '@portolan/ui';
import type { SiteStore } from '../state/site-state.ts';
import type { Notify } from './notify.ts';

/** The page's one stack of notices, in a root of its own: it outlives whatever spoke. */
export function createToaster(store: SiteStore): Notify {
  const toasts = createToasts();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster store={store} toasts={toasts} adopt={createAdopter(document)} />);
  return (text, tone) => {
    standIn(place);
    keepClear(place);
    toasts.show(text, tone);
  };
}

function Toaster(props: { store: SiteStore; toasts: ToastStore; adopt: AdoptStyles }) {
  const { store, toasts, adopt } = props;
  const t = useStore(store, (state) => state.t);
  return (
    <UiProvider t={t} adopt={adopt}>
      <Toasts store={toasts} />
    </UiProvider>
  );
}

/** In the dialog that is open: everything outside of a modal one is inert, and could be neither closed nor kept there. */
function standIn(place: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const room = dialog ?? document.body;
  if (place.parentNode === room) return;
  move(place, room);
  dialog?.addEventListener('close', () => place.parentNode !== document.body && move(place, document.body), {
    once: true,
  });
}

/** Below the header while that is on the screen: after many a notice somebody wants to press there. */
function keepClear(place: HTMLElement): void {
  const bottom = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  place.style.setProperty('--travel-header-offset', `${Math.max(0, bottom)}px`);
}

/** What is taken out of a page leaves the top layer; with something to say it goes back there. */
function move(place: HTMLElement, room: HTMLElement): void {
  room.append(place);
  place.querySelector<HTMLElement>('.toasts:has(.toast)')?.showPopover();
}
