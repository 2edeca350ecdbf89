import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useT } from '@portolan/ui';
import { LazyAgentNav } from '../agent-nav/LazyAgentNav.tsx';
import { LazyBusinessInfo } from '../business-info/LazyBusinessInfo.tsx';
import { LazyConsent } from '../consent/LazyConsent.tsx';
import { readCookie } from '../state/cookies.ts';
import { names } from '../state/names.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoginPrompt } from './LoginPrompt.tsx';
import { useSite, useSiteState } from './page-context.tsx';
import { hasAgentNav, hiding } from './visibility.ts';

interface ShellProps {
  /** Year in the footer, from whoever has a clock. */
  year: number;
  children: ReactNode;
}

/** Header, main and footer around a page; the page below it decides nothing about them. */
export function Shell({ year, children }: ShellProps) {
  const t = useT();
  const { navigate, hidden: onServer } = useSite();
  const agency = useSiteState((state) => state.agency);
  const auth = useSiteState((state) => state.auth);
  const role = useSiteState((state) => state.role);
  const isMobile = useSiteState((state) => state.isMobile);
  const address = useSyncExternalStore(
    navigate.subscribe,
    () => addressOf(navigate),
    () => addressOf(navigate),
  );
  const [path, query = ''] = address.split('?', 2);
  const inBrowser = typeof document !== 'undefined';
  const says = (name: string, told: boolean | undefined) =>
    inBrowser ? readCookie(name) === 'true' : told === true;
  const hidden = hiding({ path: path!, query: new URLSearchParams(query) }, agency, auth, {
    hideHeader: says(names.hideHeader, onServer?.header),
    hideFooter: says(names.hideFooter, onServer?.footer),
  });
  // The server's own word, not the page's cookie.
  const known = useSiteState((state) => state.user !== null);
  const inactive = agency.status === 'Inactive';
  return (
    <>
      <div className="site" inert={inactive || undefined}>
        {/* Without a header there is nothing to skip. */}
        {!hidden.header && (
          <a className="skip" href="#main">
            {t('site.skip')}
          </a>
        )}
        {!inactive && <LazyConsent />}
        {!hidden.header && <Header />}
        {!inactive && <LoginPrompt path={path!} />}
        <div className="site-body">
          {!isMobile && hasAgentNav(path!, role, hidden) && <LazyAgentNav variant="rail" path={path!} />}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        {!hidden.footer && <Footer year={year} />}
        {role === 'agency_owner' && known && !inactive && <LazyBusinessInfo />}
      </div>
      {inactive && <InactiveDialog />}
    </>
  );
}

/** Path and query as text, so that a store can compare it. */
function addressOf(navigate: { current(): { path: string; query: URLSearchParams } }): string {
  const { path, query } = navigate.current();
  return query.size ? `${path}?${query}` : path;
}

/** Blocks the page: no way to close it, nothing behind it can be reached (HOST-10 to HOST-13). */
export function InactiveDialog() {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    const open = () => {
      // The server wrote it open, which is not modal.
      element.close();
      element.showModal();
    };
    const keep = (event: Event) => event.preventDefault();
    const again = () => element.isConnected && !element.open && element.showModal();
    const noEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    open();
    element.addEventListener('cancel', keep);
    element.addEventListener('close', again);
    addEventListener('keydown', noEscape, true);
    return () => {
      element.removeEventListener('cancel', keep);
      element.removeEventListener('close', again);
      removeEventListener('keydown', noEscape, true);
    };
  }, []);
  return (
    <dialog ref={dialog} className="inactive" open aria-labelledby="inactive-title" {...{ closedby: 'none' }}>
      <h1 id="inactive-title" tabIndex={-1} autoFocus>
        {t('site.inactive.title')}
      </h1>
      <p>{t('site.inactive.text')}</p>
    </dialog>
  );
}
