import type { ReactNode } from 'react';
import { Button, checkIcon, Icon, infoIcon, Skeleton, useT, warningIcon } from '@portolan/ui';
import type { AppContext, Failure } from '../context.ts';

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

const marks = { bad: warningIcon, good: checkIcon, info: infoIcon };

/** A sentence about what was done, or could not be. */
export function Note({ tone, children }: { tone: 'bad' | 'good' | 'info'; children: ReactNode }) {
  return (
    <p className={`office-note is-${tone}`} role={tone === 'bad' ? 'alert' : undefined} tabIndex={-1}>
      <Icon icon={marks[tone]} size={18} /> <span>{children}</span>
    </p>
  );
}

interface CopyProps {
  text: string;
  /** What the button says to who cannot see what it stands beside. */
  label: string;
  notify: AppContext['notify'];
}

/** Puts a text on the clipboard; where that is forbidden, the text stands beside the button. */
export function Copy({ text, label, notify }: CopyProps) {
  const t = useT();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('office.copied'), 'good');
    } catch {
      notify(t('office.not-copied'), 'bad');
    }
  }
  return (
    <Button size="s" aria-label={label} onClick={() => void copy()}>
      {t('office.copy')}
    </Button>
  );
}
