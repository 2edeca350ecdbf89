import { useEffect, useState, type ReactNode } from 'react';
import { createT, loadCatalogues, type T } from '@portolan/i18n';
import { useStyles, useT, WithTexts } from '@portolan/ui';
import troubleCss from './trouble.css?inline';

interface WaysProps {
  /** Where the agency's own site shows the same; `null`: nowhere. */
  href: string | null;
}

interface InLanguage {
  /** Empty while the agency's language is unknown. */
  language: string;
}

interface TroubleProps extends WaysProps, InLanguage {
  code: string;
  /** What the server said; shown for what a traveller can understand. */
  message: string;
  /** HTTP status, 0 without an answer. */
  status: number;
  onRetry(): void;
}

/** Used where the texts cannot be loaded: the screen of a failure must not depend on a file. */
const english = {
  'errors.screen': 'Something went wrong.',
  'common.retry': 'Try again',
  'common.late': 'This is taking longer than usual.',
  'common.link-out': 'Continue on {{site}}',
};

/** What went wrong and the ways on: another try, and the agency's own site. A slot `error` of the page takes its place. */
export function Trouble({ code, message, status, href, language, onRetry }: TroubleProps) {
  const [busy, setBusy] = useState(false);
  // The server has refused: trying again cannot help, and its message says why.
  const final = status >= 400 && status < 500 && status !== 408 && status !== 429;
  const key = code === 'TIMEOUT' ? 'common.late' : 'errors.screen';
  return (
    <OwnTexts language={language}>
      <Screen
        role="alert"
        text={(t) => (final ? message : t(key))}
        href={/^AGENCY_/.test(code) ? null : href}
      >
        {(t) =>
          !final && (
            <button
              type="button"
              part="retry"
              aria-busy={busy || undefined}
              onClick={() => {
                setBusy(true);
                onRetry();
              }}
            >
              {t('common.retry')}
            </button>
          )
        }
      </Screen>
    </OwnTexts>
  );
}

/** A line below a widget whose requests fail or are not answered. The widget itself offers another try. */
export function WayOut({ href, language }: WaysProps & InLanguage) {
  return (
    <OwnTexts language={language}>
      <Screen below role="status" text={(t) => t('common.late')} href={href} />
    </OwnTexts>
  );
}

/** The texts of these screens, in the agency's language, else in the page's. */
function OwnTexts({ language: said, children }: InLanguage & { children: ReactNode }) {
  const language = said || document.documentElement.lang;
  const { own } = useT();
  const [t, setT] = useState(() => createT(language, [english], own));
  useEffect(() => {
    let current = true;
    void loadCatalogues(language, ['common', 'errors'], english).then((texts) => {
      if (current) setT(() => createT(language, texts, own));
    });
    return () => void (current = false);
  }, [language, own]);
  return <WithTexts t={t}>{children}</WithTexts>;
}

interface ScreenProps extends WaysProps {
  role: 'alert' | 'status';
  below?: boolean;
  text(t: T): string;
  children?: (t: T) => ReactNode;
}

function Screen({ role, below, text, href, children }: ScreenProps) {
  useStyles(troubleCss);
  const t = useT();
  const screen = (
    <div
      className={below ? 'trouble is-below' : 'trouble'}
      role={role}
      part="error"
      lang={t.language}
      dir={t.direction}
    >
      <p>{text(t)}</p>
      <div className="trouble-ways">
        {children?.(t)}
        {href && (
          <a href={href} rel="external" part="link-out">
            {t('common.link-out', { site: new URL(href).host })}
          </a>
        )}
      </div>
    </div>
  );
  return below ? screen : <slot name="error">{screen}</slot>;
}
