import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import fieldCss from '../form/field.css?inline';
import { useStyles, useT } from '../provider.tsx';
import dialogCss from './dialog.css?inline';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button or the backdrop. Focus goes back to where it was by itself. */
  onClose(): void;
  title: string;
  /** `sheet` comes from the block end on narrow containers and fills them; `side` is a panel at the inline end, `full` covers the page. @default 'dialog' */
  kind?: 'dialog' | 'sheet' | 'side' | 'full' | undefined;
  /** Row of actions at the end, sticky. */
  actions?: ReactNode;
  /** `false`: only an action ends it (no close button, no Escape). @default true */
  dismissible?: boolean | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  children?: ReactNode;
}

/** A native modal dialog: the platform keeps the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  kind = 'dialog',
  actions,
  dismissible = true,
  onKeyDown,
  children,
}: DialogProps) {
  useStyles(fieldCss);
  useStyles(dialogCss);
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, whose end comes before the element leaves the page: only `close` gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal?.();
    return () => element.close?.();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={`dialog is-${kind}`}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // The owner decides; it closes by `open`.
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClick={(event) => {
        // Only the backdrop is the dialog itself; everything inside is the box below.
        if (dismissible && event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className="dialog-box">
          <header>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {dismissible && (
              <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
                <Icon icon={closeIcon} />
              </button>
            )}
          </header>
          <div className="dialog-body">{children}</div>
          {actions && <footer>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
