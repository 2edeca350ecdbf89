import { useEffect, useRef, useState } from 'react';
import { fieldCss } from '../form/field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import { toneIcons } from '../feedback/Stamp.tsx';
import { useStyles, useT } from '../provider.tsx';
import type { ToastStore, Toast } from './toast-store.ts';

export interface ToastsProps {
  store: ToastStore;
}

/**
 * The stack of notices, at the top of the inline end. Each closes after five seconds; the clock stops while the pointer or the focus is on
 * it and while the tab is hidden. F6 reaches the stack.
 */
export function Toasts({ store }: ToastsProps) {
  useStyles(fieldCss);
  useStyles(toastCss);
  const t = useT();
  const [toasts, setToasts] = useState(store.getState());
  const stack = useRef<HTMLElement>(null);
  const some = toasts.length > 0;
  useEffect(() => {
    // What was shown between the first render and now is there too.
    setToasts(store.getState());
    return store.subscribe(setToasts);
  }, [store]);
  useEffect(() => {
    // The top layer, so that no host's z-index is above it.
    const element = stack.current;
    if (some) element?.showPopover?.();
    else if (element?.matches?.(':popover-open')) element.hidePopover();
  }, [some]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F6') stack.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    const onVisibility = () => (document.hidden ? store.pause() : store.resume());
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [store]);

  return (
    <section
      ref={stack}
      popover="manual"
      className="toasts"
      aria-label={t('common.notices')}
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} onClose={() => store.close(toast.id)} />
      ))}
    </section>
  );
}

function Notice({ toast, onClose }: { toast: Toast; onClose(): void }) {
  const t = useT();
  return (
    <div className={`toast is-${toast.tone}`} role={toast.tone === 'bad' ? 'alert' : 'status'}>
      <Icon icon={toneIcons[toast.tone]} />
      <p>{toast.text}</p>
      <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
        <Icon icon={closeIcon} size={16} />
      </button>
    </div>
  );
}

const tone = (name: string) => `.toast.is-${name}>.icon{color:var(--_${name})}`;
const toastCss = `.toasts{position:fixed;inset:auto;inset-block-start:var(--_4);inset-inline-end:var(--_4);margin:0;padding:0;border:0;background:none;color:var(--_ink);overflow:visible;display:none;gap:var(--_2);inline-size:min(calc(var(--_u)*22),calc(100% - 2*var(--_4)));font-size:var(--_body)}
.toasts:popover-open{display:grid}.toast{display:flex;align-items:center;gap:var(--_3);padding:var(--_2) var(--_3);min-block-size:var(--_ctl-l);border-radius:var(--_rm);background:var(--_surface);box-shadow:var(--_e3);animation:drop .2s var(--_in)}
.toast p{flex:1;min-inline-size:0;overflow-wrap:anywhere}${['good', 'bad', 'info', 'caution'].map(tone).join('')}
@keyframes drop{from{opacity:0;translate:0 -8px}}@media(prefers-reduced-motion:reduce){.toast{animation:none}}@media(forced-colors:active){.toast{border:1px solid}}`;
