import type { Client } from '@portolan/client';
import {
  afterLanguageChange,
  afterSignUp,
  currencyStorageKey,
  languageCookie,
  languageCookieMinutes,
  moveCurrencyToCurr,
  redirectTarget,
  saveCheckout,
  takeCheckout,
} from '@portolan/core';
import { loadCatalogues, toLanguage } from '@portolan/i18n';
import type { Agency, Session } from '@portolan/contract';
import type { NavigatePort } from '@portolan/widgets';
import { isTravelAgent, roleOf } from '@portolan/contract/roles';
import { shellAreas } from '../page-data.ts';
import { siteTexts } from '../texts.ts';
import { sessionStoragePort } from './storage.ts';
import type { SiteActions } from '../shell/page-context.tsx';
import { writeCookie } from './cookies.ts';
import { isFlightCheckout, loadCurrencies, loadTravelAgent, type LoadPorts } from './load-state.ts';
import { names } from './names.ts';
import { sayNext, type Notify } from '../notices/notify.ts';
import { forgetSession, type AccessTokens } from './session.ts';
import { userState, type SiteStore } from './site-state.ts';

/** In session storage: which other door was tried, and the way back. */
const triedKey = 'signInTried';
/** Between the clearing and the leaving (CONST-27). */
export const logoutDelayMs = 100;
/** How long a redirect of signing in counts as under way; meanwhile a second one is not started (CONST-28, A-33). */
const redirectingMs = 100;

export interface ActionPorts extends Pick<LoadPorts, 'address' | 'saved'> {
  store: SiteStore;
  client: Client;
  tokens: AccessTokens;
  origin: string;
  /** Asks the server to end the session; goes on when the page is left. */
  endSession(): Promise<unknown>;
  /** Changes the query of the address in place. */
  setQuery: NavigatePort['setQuery'];
  /** Loads a document. */
  leave(href: string): void;
  reload(): void;
  wait(ms: number): Promise<void>;
  clearLocalStorage(): void;
  retry(): void;
  notify: Notify;
}

/** What people do in the shell, as calls and changes of the shared state. */
export function createActions(ports: ActionPorts): SiteActions {
  const { store, client, tokens, address, saved, leave, reload } = ports;
  let redirecting = false;
  const leaveOnce = (href: string) => {
    if (redirecting) return;
    redirecting = true;
    void ports.wait(redirectingMs).then(() => (redirecting = false));
    leave(href);
  };
  const failed = () => ports.notify(store.getState().t('site.errors.title'), 'bad');
  const safe = (target: string | null) =>
    redirectTarget(target, ports.origin, store.getState().agency.redirectOrigins);
  const enter = (session: Session) => {
    tokens.keep(session);
    store.setState(userState(session.user));
    void loadTravelAgent(store, client);
  };
  /** After logging in: a checkout that was left, else where the page was asked to lead, else home (AUTH-31, PARAM-15). */
  const leadOn = (session: Session, redirect: string | null) => {
    const { path, query } = address();
    // A session that ended at the checkout: back to it, where all that was typed still is.
    const checkout = takeCheckout(sessionStoragePort, `${path}?${query}`, Date.now());
    const home = isTravelAgent(roleOf(session.user)) ? '/dashboard' : '/';
    // A customer whose visit began with a deal or a proposal goes back to it rather than home.
    const deepLink = home === '/' ? sessionStoragePort.get(names.deepLink) : null;
    leaveOnce(safe(checkout) ?? safe(redirect) ?? safe(deepLink) ?? home);
  };
  return {
    chooseCurrency(currency) {
      // On home it is kept for the pages opened next (A-11).
      saved.set(currencyStorageKey, JSON.stringify({ currency }));
      const { path, query } = address();
      if (isFlightCheckout(path)) return leave(`${path}?${moveCurrencyToCurr(query, currency)}`);
      store.setState({ selectedCurrency: { currency } });
      // The query would override the choice on the next load (A-12).
      if (query.has('currency') || query.has('code')) ports.setQuery({ currency, code: null });
    },

    loadCurrencies: () => void loadCurrencies(ports),

    chooseLanguage(wanted) {
      const language = toLanguage(wanted);
      if (!language || language === store.getState().language) return;
      rememberLanguage(language);
      const { path, query } = address();
      const saving = store.getState().auth
        ? client.call('changeLanguage', { params: { language } }).catch(() => undefined)
        : Promise.resolve();
      const { reload: mustReload, goTo } = afterLanguageChange(path);
      // The query would override the choice on the next load (LANG-09).
      const overridden = query.has('lng');
      query.delete('lng');
      if (goTo) return void saving.then(() => leave(goTo));
      if (overridden) return void saving.then(() => leave(path + (query.size ? `?${query}` : '')));
      if (mustReload) return void saving.then(reload);
      void loadTexts(language, store.getState().agency).then((t) => {
        store.setState({ language, t });
        document.documentElement.lang = language;
        document.documentElement.dir = t.direction;
      }, failed);
    },

    account: {
      signUp: (body) => client.call('signUp', { body }).then(({ data }) => data),
      async confirmCode(signUpId, code) {
        const { data } = await client.call('verifyEmail', { body: { signUpId, code } });
        if (data.session) enter(data.session);
        const { path, query } = address();
        const here = path + (query.size ? `?${query}` : '');
        const redirect = safe(query.get('redirect'));
        // What is saved may be anything that a script of this origin wrote.
        leaveOnce(safe(afterSignUp(sessionStoragePort, here, redirect, Date.now())) ?? '/');
      },
      confirmLink: (token) => client.call('verifyEmail', { body: { token } }).then(() => undefined),
      forgotPassword: (email) => client.call('forgotPassword', { body: { email } }),
      checkLink: (token) => client.call('checkLink', { body: { token } }),
      resetPassword: (token, password) => client.call('resetPassword', { body: { token, password } }),
      sessions: () => client.call('listSessions').then(({ data }) => data),
      endSession: (id) =>
        id === 'others'
          ? client.call('endOtherSessions')
          : client.call('endSession', { params: { sessionId: id } }),
    },

    external: {
      providers: () => client.call('getSignInProviders').then(({ data }) => data),
      async go(kind) {
        const { query } = address();
        const of = (name: string) => query.get(name) ?? undefined;
        const state = of('state');
        if (!state) {
          const [provider, redirect] = [of('provider'), of('redirect')];
          const asked = { ...(provider && { provider }), ...(redirect && { redirect }) };
          const body = { kind, ...asked };
          // What comes back says neither; another try needs both.
          sessionStoragePort.set(triedKey, new URLSearchParams(asked).toString());
          const { data } = await client.call('startExternal', { body });
          return leave(data.url);
        }
        const [code, error, iss] = [of('code'), of('error'), of('iss')];
        const body = { kind, state, ...(code && { code }), ...(error && { error }), ...(iss && { iss }) };
        const { data } = await client.call('finishExternal', { body });
        enter(data.session);
        leadOn(data.session, data.redirect);
      },
      again(kind) {
        const tried = sessionStoragePort.get(triedKey);
        return `/${kind}${tried ? `?${tried}` : ''}`;
      },
    },

    goToSignUp(href) {
      const { path, query } = address();
      const here = path + (query.size ? `?${query}` : '');
      const currency = saved.get(currencyStorageKey);
      ports.clearLocalStorage();
      if (currency !== null) saved.set(currencyStorageKey, currency);
      saveCheckout(sessionStoragePort, here, Date.now());
      leave(href);
    },

    async logIn(email, password) {
      const { data: session } = await client.call('login', { body: { email, password } });
      enter(session);
      leadOn(session, address().query.get('redirect'));
    },

    async logOut() {
      // The server ends the session while the browser forgets it; the page waits for no answer (AUTH-26, AUTH-27).
      ports.endSession().catch(() => undefined);
      const { agency, auth } = store.getState();
      forgetSession();
      ports.clearLocalStorage();
      // Whoever was not logged in, or is led off this site, is told nothing here later.
      if (auth && safe(agency.returnUrl || '/')?.startsWith('/')) sayNext(sessionStoragePort, 'logged-out');
      store.setState(userState(null));
      await ports.wait(logoutDelayMs);
      leave(agency.returnUrl || '/');
    },

    retry: () => ports.retry(),
  };
}

/** The cookie of the choice: one year, strict same-site (LANG-04 to -06). */
export function rememberLanguage(language: string): void {
  writeCookie(languageCookie, language, { maxAge: languageCookieMinutes * 60, sameSite: 'Strict' });
}

/** The shell's texts of a language: its own file, and English for what it lacks (LANG-20). */
async function loadTexts(language: string, agency: Agency) {
  const [own = {}, english] = await loadCatalogues(language, shellAreas);
  return siteTexts(language, own, agency, english ?? own);
}
