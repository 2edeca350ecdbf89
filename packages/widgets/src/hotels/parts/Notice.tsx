import type { T } from '@portolan/i18n';
import type { ReactNode } from 'react';

export function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="htl-notice" role="alert">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Takes the place of a view that is loading. */
export function ViewPlaceholder({ t }: { t: T }) {
  return (
    <div className="htl-wait" aria-busy="true">
      <span className="vh" role="status">
        {t('common.loading')}
      </span>
    </div>
  );
}
