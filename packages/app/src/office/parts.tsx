import type { ReactNode } from 'react';
import {
  Button,
  checkIcon,
  Dialog,
  Icon,
  infoIcon,
  Skeleton,
  TextField,
  useT,
  warningIcon,
  type TextFieldProps,
} from '@portolan/ui';
import type { Failure } from '../context.ts';
import { Copy, type CopyProps } from '../Copy.tsx';

/** While a list is on its way: the same room as its first lines. */
export function Waiting() {
  const t = useT();
  return (
    <div className="office-list" role="status">
      <span className="vh">{t('common.loading')}</span>
      {[0, 1, 2].map((at) => (
        <div key={at} className="office-card">
          <Skeleton width={60} />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

/** What could not be loaded, with the server's reason and another try. */
export function NotLoaded({ failure, retry }: { failure: Failure; retry(): void }) {
  const t = useT();
  return (
    <div className="office-card" role="alert">
      <h2>{t('office.not-loaded')}</h2>
      <p className="office-soft">{failure.message}</p>
      <div className="office-actions">
        <Button onClick={retry}>{t('common.retry')}</Button>
      </div>
    </div>
  );
}

/** The field that a list is searched with. */
export function Search(
  field: Pick<TextFieldProps, 'hint' | 'value' | 'onInput' | 'maxLength' | 'enterKeyHint'>,
) {
  const t = useT();
  return (
    <TextField
      {...field}
      type="search"
      name="search"
      label={t('office.texts.search')}
      autoComplete="off"
      dir="auto"
    />
  );
}

/** Below a list that goes on. */
export function More({ busy, show }: { busy?: boolean; show(): void }) {
  const t = useT();
  return (
    <div className="office-actions">
      <Button busy={busy} onClick={show}>
        {t('office.more')}
      </Button>
    </div>
  );
}

interface ConfirmProps {
  open: boolean;
  title: string;
  /** What cannot be undone by going back. */
  text: string;
  /** On the button that does it. */
  yes: string;
  /** On the one that does not. @default "Cancel" */
  no?: string;
  busy?: boolean;
  confirm(): void;
  close(): void;
}

/** Asks before something is done that does not come back. */
export function Confirm({ open, title, text, yes, no, busy, confirm, close }: ConfirmProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant="text" onClick={close}>
            {no ?? t('office.cancel')}
          </Button>
          <Button variant="primary" busy={busy} onClick={confirm}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

const marks = { bad: warningIcon, good: checkIcon, info: infoIcon };

/** A sentence about what was done, or could not be. */
export function Note({ tone, children }: { tone: 'bad' | 'good' | 'info'; children: ReactNode }) {
  return (
    <p className={`office-note is-${tone}`} role={tone === 'bad' ? 'alert' : undefined} tabIndex={-1}>
      <Icon icon={marks[tone]} size={18} /> <span>{children}</span>
    </p>
  );
}

/** {@link Copy} in the words of the back-office. */
export function OfficeCopy(props: Omit<CopyProps, 'words'>) {
  const t = useT();
  const words = { copy: t('office.copy'), copied: t('office.copied'), notCopied: t('office.not-copied') };
  return <Copy {...props} words={words} />;
}
