import { useEffect, useRef, useState } from 'react';
import fieldCss from '../form/field.css?inline';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import { toneIcons } from '../feedback/Stamp.tsx';
import { useStyles, useT } from '../provider.tsx';
import type { ToastStore, Toast } from './toast-store.ts';
import toastCss from './toast.css?inline';

export interface ToastsProps {
  store: ToastStore;
}

/**
 * The stack of notices, at the top of the inline end. Each closes after five seconds; the clock stops while the pointer or the focus is on
 * it and while the tab is hidden. F6 reaches the newest, Escape closes the one that has the focus, which then goes back to where it was.
 */
export function Toasts({ store }: ToastsProps) {
  useStyles(fieldCss);
  useStyles(toastCss);
  const t = useT();
  const [toasts, setToasts] = useState(store.getState());
  const stack = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const raised = useRef(0);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    // What was shown between the first render and now is there too.
    setToasts(store.getState());
    return store.subscribe(setToasts);
  }, [store]);
  useEffect(() => {
    const element = stack.current;
    if (!element?.showPopover) return;
    const isOpen = element.matches(':popover-open');
    if (newest === undefined) {
      if (isOpen) element.hidePopover();
      return;
    }
    // The top layer, so that no host's z-index is above it; anew for each notice, so that no dialog that was opened meanwhile is.
    if (isOpen && newest > raised.current && !element.matches(':focus-within')) element.hidePopover();
    raised.current = newest;
    if (!element.matches(':popover-open')) element.showPopover();
  }, [newest]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const last = event.key === 'F6' && [...(stack.current?.querySelectorAll('button') ?? [])].at(-1);
      if (!last) return;
      event.preventDefault();
      last.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    const onVisibility = () => (document.hidden ? store.pause('hidden') : store.resume('hidden'));
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [store]);

  const close = (id: number, button: HTMLElement) => {
    if ((button.getRootNode() as Document | ShadowRoot).activeElement === button) {
      const others = [...(stack.current?.querySelectorAll('button') ?? [])].filter((one) => one !== button);
      const next = others.at(-1) ?? cameFrom.current;
      if (next?.isConnected) next.focus({ preventScroll: true });
    }
    store.close(id);
  };
  return (
    <section
      ref={stack}
      popover="manual"
      className="toasts"
      aria-label={t('common.notices')}
      onPointerEnter={() => store.pause('hover')}
      onPointerLeave={() => store.resume('hover')}
      onFocus={(event) => {
        const from = event.relatedTarget as HTMLElement | null;
        if (from && !stack.current?.contains(from)) cameFrom.current = from;
        store.pause('focus');
      }}
      onBlur={(event) => {
        if (!stack.current?.contains(event.relatedTarget as Node | null)) store.resume('focus');
      }}
    >
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} onClose={(button) => close(toast.id, button)} />
      ))}
    </section>
  );
}

function Notice({ toast, onClose }: { toast: Toast; onClose(button: HTMLElement): void }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  // A screen reader speaks of what changes in a live region, not of one that comes with its text.
  const [said, setSaid] = useState(false);
  useEffect(() => setSaid(true), []);
  return (
    <div
      className={`toast is-${toast.tone}`}
      role={toast.tone === 'bad' ? 'alert' : 'status'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Meant for the notice, not for a dialog below it.
        event.preventDefault();
        event.stopPropagation();
        onClose(button.current!);
      }}
    >
      <Icon icon={toneIcons[toast.tone]} />
      <p>{said && toast.text}</p>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={t('common.close')}
        onClick={(event) => onClose(event.currentTarget)}
      >
        <Icon icon={closeIcon} size={16} />
      </button>
    </div>
  );
}
