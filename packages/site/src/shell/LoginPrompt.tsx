import { useEffect } from 'react';
import { ButtonLink, closeIcon, Icon, useStyles, useT } from '@portolan/ui';
import { promptCss } from './login-prompt.css.ts';
import { useSite, useSiteState } from './page-context.tsx';
import { signInLink } from './sign-in-links.ts';
import { signInButtons } from './visibility.ts';

/** Asks a visitor to log in for prices. Not modal: it takes no focus, and Escape closes it. */
export function LoginPrompt() {
  useStyles(promptCss);
  const t = useT();
  const { store, navigate } = useSite();
  const redirect = useSiteState((state) => state.loginPrompt);
  const agency = useSiteState((state) => state.agency);
  const auth = useSiteState((state) => state.auth);
  const open = redirect !== null && !auth;
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && store.setState({ loginPrompt: null });
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open, store]);

  const show = signInButtons(agency);
  const at = navigate.current();
  return (
    <div role="status">
      {open && (
        <section className="prompt" aria-labelledby="prompt-title">
          <h2 id="prompt-title">{t('site.prompt.title')}</h2>
          <p>{t('site.prompt.text')}</p>
          <div className="prompt-actions">
            {show.logIn && (
              <ButtonLink variant="primary" href={signInLink('login', at, agency, redirect)}>
                {t('site.log-in')}
              </ButtonLink>
            )}
            {show.signUp && (
              <ButtonLink variant="outline" href={signInLink('signup', at, agency, redirect)}>
                {t('site.sign-up')}
              </ButtonLink>
            )}
          </div>
          <button
            type="button"
            className="prompt-close"
            onClick={() => store.setState({ loginPrompt: null })}
          >
            <Icon icon={closeIcon} />
            <span className="vh">{t('common.close')}</span>
          </button>
        </section>
      )}
    </div>
  );
}
