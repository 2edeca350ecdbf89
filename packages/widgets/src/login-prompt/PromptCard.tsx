import { useEffect, useId, useRef, useState } from 'react';
import { signInButtons, signInLink } from '@portolan/core';
import { createT, loadCatalogues, type T } from '@portolan/i18n';
import english from '@portolan/i18n/catalogues/en/prompt.json' with { type: 'json' };
import { useStyles } from '@portolan/ui';
import type { WidgetContext } from '../context.ts';
import promptCss from './prompt.css?inline';
import { stepAside } from './step-aside.ts';

export interface PromptCardProps {
  context: WidgetContext;
  embedded: boolean;
  asked: boolean;
  redirect: string | null;
  /** @param title what is announced, politely */
  onShown(title: string): void;
  onClose(): void;
}

/** How often a page with an open dialog, calendar or list is asked whether that is closed. */
const patienceMs = 500;

/**
 * The card: a labelled region in the top layer, where no page's transform, clip or z-index reaches it. It is announced politely and takes
 * no focus; Escape closes it from inside, and from anywhere when the visitor asked for it.
 */
export function PromptCard({ context, embedded, asked, redirect, onShown, onClose }: PromptCardProps) {
  useStyles(promptCss);
  const card = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const id = useId();
  const [t, setT] = useState<T | null>(null);
  const [shown, setShown] = useState(false);
  const { agency, navigate, emit, promptLogin } = context;
  const { language, own } = context.t;
  const offers = signInButtons(agency);
  const ready = t !== null && (offers.logIn || offers.signUp);

  useEffect(() => {
    let current = true;
    void loadCatalogues(language, ['prompt'], english).then(
      (texts) => current && setT(() => createT(language, texts, own)),
    );
    return () => void (current = false);
  }, [language, own]);

  useEffect(() => {
    if (!ready || shown) return undefined;
    const show = () => {
      // Above an open calendar or list it would take its presses; below a modal dialog it could not be used.
      if (isSomethingOpen()) return;
      clearInterval(timer);
      // Browsers without it have the card at a fixed place all the same.
      card.current!.showPopover?.();
      setShown(true);
      onShown(t('prompt.title'));
    };
    const timer = setInterval(show, patienceMs);
    show();
    return () => clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is shown once; its words and who hears of it may change while it waits
  }, [ready, shown]);

  useEffect(() => (shown ? stepAside(card.current!) : undefined), [shown]);

  const close = () => {
    const root = card.current!.getRootNode() as Document | ShadowRoot;
    const inside = card.current!.contains(root.activeElement);
    onClose();
    // Back to where the visitor came from; whoever was elsewhere stays there.
    if (inside) (before.current as HTMLElement | null)?.focus?.();
  };
  useEffect(() => {
    if (!asked) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what closes it reads nothing but refs and its newest `onClose`
  }, [asked, onClose]);

  if (!ready) return null;
  const href = (kind: 'login' | 'signup') =>
    navigate.href(signInLink(kind, navigate.current(), agency, redirect ?? undefined));
  return (
    <section
      ref={card}
      popover="manual"
      className={`prompt${shown ? ' is-shown' : ''}`}
      part="prompt"
      aria-labelledby={id}
      onFocus={({ relatedTarget }) => {
        if (!card.current!.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || asked) return;
        // What else the page closes by this key stays.
        event.stopPropagation();
        close();
      }}
    >
      <Mark d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4" />
      <h2 id={id}>{t('prompt.title')}</h2>
      <p>{t('prompt.text')}</p>
      <div className="prompt-ways">
        {offers.logIn && (
          <a
            part="button"
            className="prompt-way is-main"
            href={href('login')}
            onClick={(event) => {
              emit('prompt', { action: 'log-in' });
              if (!embedded || !promptLogin) return;
              // In the frame over this page.
              event.preventDefault();
              promptLogin(redirect ?? '/');
            }}
          >
            {t('prompt.log-in')}
          </a>
        )}
        {offers.signUp && (
          <a
            part="button"
            className={`prompt-way${offers.logIn ? '' : ' is-main'}`}
            href={href('signup')}
            onClick={() => emit('prompt', { action: 'sign-up' })}
          >
            {t('prompt.sign-up')}
          </a>
        )}
      </div>
      <button type="button" className="prompt-close" aria-label={t('prompt.close')} onClick={close}>
        <Mark d="M18 6 6 18M6 6l12 12" />
      </button>
    </section>
  );
}

/** True while a dialog, a calendar or a list is open anywhere on the page. */
function isSomethingOpen(root: Document | ShadowRoot = document): boolean {
  // A browser that does not know one of the words forgives it in `:is`.
  if (root.querySelector(':is(:modal, :popover-open)')) return true;
  // Calendars and lists are in the shadow roots of the elements that have them.
  return [...root.querySelectorAll('*')].some(
    ({ shadowRoot }) => shadowRoot !== null && isSomethingOpen(shadowRoot),
  );
}

/** Marks and buttons as in ui, which lie in the files of other widgets: the card alone would load those for them. */
function Mark({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
