import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { isTravelAgent } from '@portolan/contract/roles';
import { filterCurrencies, signInButtons, signInLink } from '@portolan/core';
import { supportedLanguages } from '@portolan/i18n';
import { Button, ButtonLink, checkIcon, closeIcon, downIcon, Icon, searchIcon, useT } from '@portolan/ui';
import { LazyAgentNav } from '../agent-nav/LazyAgentNav.tsx';
import { Mark } from './marks.tsx';
import { logoPath, profileMenu } from './menus.ts';
import { useSite, useSiteState } from './page-context.tsx';
import { listedCurrencies } from '../state/site-state.ts';

/** Logo, About and FAQ, language, currency, signing in or the profile menu; on phones a slide-in menu holds most of it. */
export function Header() {
  const t = useT();
  const agency = useSiteState((state) => state.agency);
  const isMobile = useSiteState((state) => state.isMobile);
  const role = useSiteState((state) => state.role);
  return (
    <header className={`site-header${isMobile ? ' is-mobile' : ''}`}>
      <div className="site-bar">
        <a
          className="site-logo"
          href={logoPath(role, agency.isSubscribed)}
          aria-label={t('site.home', { agency: agency.agencyName })}
        >
          <Logo />
        </a>
        {isMobile ? (
          <MobileMenu />
        ) : (
          <>
            <nav className="site-nav" aria-label={t('site.nav')}>
              <PageLinks />
            </nav>
            <div className="site-tools">
              <LanguageMenu />
              <CurrencyMenu />
              <Account />
            </div>
          </>
        )}
      </div>
    </header>
  );
}

/** The agency's own mark, the mobile one on phones; its name where it has none (BRAND-01, BRAND-02, BV-13). */
export function Logo() {
  const agency = useSiteState((state) => state.agency);
  const isMobile = useSiteState((state) => state.isMobile);
  const source = (isMobile && agency.logoMobile) || agency.logo;
  if (!source) return <span className="site-name">{agency.agencyName}</span>;
  return <img src={source} alt={agency.agencyName} height="40" decoding="async" />;
}

/** About and FAQ if the agency enables them, under the agency's own titles if it has any (HDR-02, HDR-03, A-09). */
function PageLinks() {
  const t = useT();
  const agency = useSiteState((state) => state.agency);
  const word = (title: string | boolean | null, fallback: string) =>
    typeof title === 'string' && title.trim() ? title : fallback;
  return (
    <>
      {agency.isAbousUsEnable && agency.aboutUsEnableTitle !== false && (
        <a href="/about">{word(agency.aboutUsEnableTitle, t('site.about'))}</a>
      )}
      {agency.isFaqEnable && agency.faqEnableTitle !== false && (
        <a href="/faqs">{word(agency.faqEnableTitle, t('site.faq'))}</a>
      )}
    </>
  );
}

function LanguageMenu() {
  const t = useT();
  const { actions } = useSite();
  const id = useId();
  const language = useSiteState((state) => state.language);
  const enabled = useSiteState((state) => state.agency.languages);
  const offered = supportedLanguages.filter(({ code }) => enabled.includes(code));
  const current = supportedLanguages.find(({ code }) => code === language);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className="menu">
      <button
        type="button"
        className="tool"
        popoverTarget={id}
        aria-label={t('site.language.choose', { name: current?.nativeName ?? language })}
      >
        <Mark name="globe" size={18} />
        <span className="tool-text">{current?.nativeName ?? language}</span>
        <Icon icon={downIcon} size={16} />
      </button>
      <div ref={panel} id={id} popover="auto" className="panel" role="group" aria-label={t('site.language')}>
        <ul>
          {offered.map(({ code, nativeName }) => (
            <li key={code}>
              <button
                type="button"
                lang={code}
                aria-current={code === language ? 'true' : undefined}
                onClick={() => {
                  panel.current?.hidePopover();
                  actions.chooseLanguage(code);
                }}
              >
                <bdi>{nativeName}</bdi>
                {code === language && <Icon icon={checkIcon} size={18} />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function CurrencyMenu() {
  const t = useT();
  const { actions } = useSite();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const resolved = useSiteState((state) => state.currencyResolved);
  const currency = useSiteState((state) => state.selectedCurrency.currency);
  const open = () => {
    setOpened(true);
    actions.loadCurrencies();
  };
  useEffect(() => {
    // `popovertarget` works before the script: the menu may be open already.
    if (CSS.supports('selector(:popover-open)') && panel.current?.matches(':popover-open')) open();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a menu that was open before the first render
  }, []);
  return (
    <div className="menu">
      <button
        type="button"
        className="tool"
        popoverTarget={id}
        aria-label={resolved ? t('site.currency.choose', { code: currency }) : t('site.currency')}
        onClick={open}
      >
        <span className="tool-text">
          <bdi>{resolved && currency}</bdi>
        </span>
        <Icon icon={downIcon} size={16} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="panel is-tall"
        role="group"
        aria-label={t('site.currency')}
      >
        {opened && (
          <Currencies
            onChoose={(chosen) => {
              panel.current?.hidePopover();
              actions.chooseCurrency(chosen);
            }}
          />
        )}
      </div>
    </div>
  );
}

/** The list of the currency menu with its search. */
function Currencies({ onChoose }: { onChoose(currency: string): void }) {
  const t = useT();
  const { actions } = useSite();
  const [text, setText] = useState('');
  const currencies = useSiteState((state) => state.currencies);
  const offered = useSiteState((state) => state.offered);
  const status = useSiteState((state) => state.currenciesStatus);
  const error = useSiteState((state) => state.currencyError);
  const currency = useSiteState((state) => state.selectedCurrency.currency);
  const options = useMemo(() => listedCurrencies(currencies, offered), [currencies, offered]);
  const found = useMemo(() => filterCurrencies(options, text), [options, text]);
  const loading = status === 'pending';
  return (
    <>
      <label className="panel-search">
        <span className="vh">{t('site.currency.search')}</span>
        <Icon icon={searchIcon} size={18} />
        <input
          type="search"
          value={text}
          placeholder={t('site.currency.search')}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {status === 'rejected' && (
        <div className="panel-error" role="alert">
          <p>{error}</p>
          <Button variant="text" size="s" onClick={actions.loadCurrencies}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <ul aria-busy={loading}>
        {loading ? (
          <li className="panel-none" role="status">
            {t('common.loading')}
          </li>
        ) : (
          found.map((option) => (
            <li key={option.code}>
              <button
                type="button"
                aria-current={option.currency === currency ? 'true' : undefined}
                onClick={() => onChoose(option.currency)}
              >
                <span>{option.name}</span>
                <bdi className="panel-code">
                  {option.currency} {option.symbol !== option.currency && option.symbol}
                </bdi>
              </button>
            </li>
          ))
        )}
        {!loading && found.length === 0 && (
          <li className="panel-none" role="status">
            {t('site.currency.none')}
          </li>
        )}
      </ul>
    </>
  );
}

/** Log In and Sign Up, or the profile menu. The links name the page to return to, which is the browser's address. */
function Account() {
  const t = useT();
  const id = useId();
  const { navigate } = useSite();
  const agency = useSiteState((state) => state.agency);
  const role = useSiteState((state) => state.role);
  const user = useSiteState((state) => state.user);
  const firstName = useSiteState((state) => state.firstName);
  if (role === 'visitor') {
    const show = signInButtons(agency);
    const at = navigate.current();
    return (
      <>
        {show.logIn && (
          <ButtonLink variant="text" size="s" href={signInLink('login', at, agency)}>
            {t('site.log-in')}
          </ButtonLink>
        )}
        {show.signUp && (
          <ButtonLink variant="tint" size="s" href={signInLink('signup', at, agency)}>
            {t('site.sign-up')}
          </ButtonLink>
        )}
      </>
    );
  }
  const picture = user?.personal_info.profile_image;
  const name = [firstName, user?.personal_info.last_name].filter(Boolean).join(' ');
  return (
    <div className="menu">
      <button type="button" className="tool" popoverTarget={id} aria-label={t('site.menu.account', { name })}>
        {picture ? (
          <img className="avatar" src={picture} alt="" width="28" height="28" />
        ) : (
          <Mark name="user" />
        )}
        <span className="tool-text">
          <bdi>{firstName}</bdi>
        </span>
        <Icon icon={downIcon} size={16} />
      </button>
      <div id={id} popover="auto" className="panel">
        {name && (
          <p className="panel-who">
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {user && <bdi>{user.personal_info.email}</bdi>}
          </p>
        )}
        <ProfileLinks />
      </div>
    </div>
  );
}

function ProfileLinks() {
  const t = useT();
  const agency = useSiteState((state) => state.agency);
  const role = useSiteState((state) => state.role);
  const user = useSiteState((state) => state.user);
  return (
    <ul>
      {profileMenu(role, user, agency).map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{t(text)}</a>
        </li>
      ))}
    </ul>
  );
}

/** The slide-in menu of phones: open or closed (HDR-09, HDR-10). */
function MobileMenu() {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { navigate } = useSite();
  const role = useSiteState((state) => state.role);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <>
      <button
        type="button"
        className="tool burger"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Mark name="menu" size={24} />
        <span className="vh">{t('site.menu')}</span>
      </button>
      <dialog
        ref={dialog}
        className="slide"
        aria-label={t('site.menu')}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && setOpen(false)}
      >
        <div className="slide-inner">
          <button type="button" className="tool slide-close" onClick={() => setOpen(false)}>
            <Icon icon={closeIcon} size={24} />
            <span className="vh">{t('site.menu.close')}</span>
          </button>
          <nav className="slide-links" aria-label={t('site.nav')}>
            <PageLinks />
            {role !== 'visitor' && <ProfileLinks />}
            {open && isTravelAgent(role) && <LazyAgentNav variant="slide" path={navigate.current().path} />}
          </nav>
          <div className="slide-tools">
            <LanguageMenu />
            <CurrencyMenu />
            {role === 'visitor' && <Account />}
          </div>
        </div>
      </dialog>
    </>
  );
}
