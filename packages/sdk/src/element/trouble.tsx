import { useEffect, useState, type ReactNode } from 'react';
import { createT, loadCatalogues, type T } from '@portolan/i18n';
import { UiProvider, useStyles, useT, type AdoptStyles } from '@portolan/ui';
import troubleCss from './trouble.css?inline';

interface WaysProps {
  /** Where the agency's own site shows the same; `null`: nowhere. */
  href: string | null;
}

/** What a screen takes from the element around it. */
export interface Around {
  adopt: AdoptStyles;
  /** Texts of the widget, when they have come. */
  t: T | undefined;
  /** Empty: nobody has said yet which language the agency speaks. */
  language: string;
}

export interface TroubleProps extends WaysProps, Around {
  code: string;
  /** What the server said; shown for what a traveller can understand. */
  message: string;
  /** HTTP status, 0 without an answer. */
  status: number;
  onRetry(): void;
}

/** Behind texts that could not be loaded: a failure must not depend on a file. */
const english = {
  'errors.screen': 'Something went wrong.',
  'common.retry': 'Try again',
  'common.late': 'This is taking longer than usual.',
  'common.link-out': 'Continue on {{site}}',
};

/** What went wrong and the ways on: another try, and the agency's own site. A slot `error` of the page takes its place. */
export function Trouble({ code, message, status, href, onRetry, ...around }: TroubleProps) {
  const [busy, setBusy] = useState(false);
  // The server refused for good: trying again cannot help, and what it said is the whole story.
  const final = status >= 400 && status < 500 && status !== 408 && status !== 429;
  const key = code === 'TIMEOUT' ? 'common.late' : 'errors.screen';
  return (
    <Within {...around}>
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
    </Within>
  );
}

/** Below a widget whose API fails or keeps silent. The widget has its own way to try again. */
export function WayOut({ href, ...around }: WaysProps & Around) {
  return (
    <Within {...around}>
      <Screen below role="status" text={(t) => t('common.late')} href={href} />
    </Within>
  );
}

/** Texts and styles, whatever has come of them so far; the page's own language is the best guess. */
function Within({ adopt, t: given, language: said, children }: Around & { children: ReactNode }) {
  const language = said || document.documentElement.lang;
  const [t, setT] = useState(() => given ?? createT(language, [english]));
  useEffect(() => {
    let gone = false;
    void loadCatalogues(language, ['common', 'errors'], english).then((texts) => {
      if (!gone) setT(() => createT(language, texts, given?.own));
    });
    return () => void (gone = true);
  }, [language, given]);
  return (
    <UiProvider t={t} adopt={adopt}>
      {children}
    </UiProvider>
  );
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
