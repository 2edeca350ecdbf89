import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import { fieldCss } from '../form/field.css.ts';
import { useStyles, useT } from '../provider.tsx';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button or the backdrop. Focus goes back to where it was by itself. */
  onClose(): void;
  title: string;
  /** `sheet` comes from the block end on narrow containers and fills them; `side` is a panel at the inline end. @default 'dialog' */
  kind?: 'dialog' | 'sheet' | 'side' | undefined;
  /** Row of actions at the end, sticky. */
  actions?: ReactNode;
  /** `false`: only an action ends it (no close button, no Escape). @default true */
  dismissible?: boolean | undefined;
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
  children,
}: DialogProps) {
  useStyles(fieldCss);
  useStyles(dialogCss);
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
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

const dialogCss = `.dialog{margin:auto;padding:0;border:0;inline-size:min(calc(var(--_u)*34),calc(100% - 32px));max-inline-size:none;max-block-size:calc(100% - 32px);
background:var(--_surface);color:var(--_ink);border-radius:var(--_rx);box-shadow:var(--_e3);overflow:hidden;font-size:var(--_body)}
.dialog[open]{display:flex;animation:rise .2s var(--_in)}.dialog::backdrop{background:rgb(8 10 16/.5)}@keyframes rise{from{opacity:0;translate:0 8px}}
.dialog-box{display:flex;flex-direction:column;flex:1;min-inline-size:0;min-block-size:0}
.dialog header{display:flex;align-items:center;justify-content:space-between;gap:var(--_3);padding:var(--_4) var(--_5) var(--_2)}.dialog h2{font-size:var(--_h3);outline:0;font-family:var(--travel-font-display,inherit)}
.dialog-body{padding:var(--_2) var(--_5) var(--_5);overflow:auto;flex:1}
.dialog footer{display:flex;flex-wrap:wrap;gap:var(--_3);justify-content:flex-end;padding:var(--_3) var(--_5);border-block-start:1px solid var(--_line);padding-block-end:max(var(--_3),env(safe-area-inset-bottom))}
.dialog.is-side{margin-block:0;margin-inline:auto 0;block-size:100%;max-block-size:none;inline-size:min(calc(var(--_u)*28),100%);border-radius:0}
@media(max-width:640px){.dialog.is-sheet{margin:0;margin-block-start:auto;inline-size:100%;max-block-size:calc(100% - 24px);border-end-start-radius:0;border-end-end-radius:0}
.dialog.is-sheet footer{justify-content:stretch}.dialog.is-sheet footer>*{flex:1}}
@media(prefers-reduced-motion:reduce){.dialog[open]{animation:none}}
@media(forced-colors:active){.dialog{border:1px solid}}`;
