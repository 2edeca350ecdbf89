import { hydrateRoot } from 'react-dom/client';
import { createClient } from '@portolan/client';
import { saveCheckout } from '@portolan/core';
import type { Host, HostState } from '@portolan/sdk';
import { holdPress } from '@portolan/sdk/hold-press';
import { createAdopter } from '@portolan/ui';
import './fonts.css';
import { takeRequestedAgency } from './document/agency-script.ts';
import { createNotify, sayNext, takeLeft } from './notices/notify.ts';
import type * as Sayings from './notices/sayings.ts';
import { pageDataId, type PageData } from './page-data.ts';
import { loadRemote, RemoteLoadError, type Remote } from './remotes/load-remote.ts';
import { matchRoute, notFoundRoute, type Route } from './routes.ts';
import type { Site } from './shell/page-context.tsx';
import { isCheckout, isDealLink } from './shell/visibility.ts';
import { SiteApp } from './SiteApp.tsx';
import { keepTyped } from './keep-typed.ts';
import { createActions } from './state/actions.ts';
import { keepCurrencyInAddress } from './state/address-currency.ts';
import { atPlace } from './state/at-place.ts';
import { readCookie } from './state/cookies.ts';
import { loadState, type LoadPorts } from './state/load-state.ts';
import { names } from './state/names.ts';
import { browserAddress, siteNavigation } from './state/navigate.ts';
import { createAccessTokens, createSessionEnd } from './state/session.ts';
import { createSiteStore, heldStore, type SiteStore } from './state/site-state.ts';
import { localStoragePort, sessionStoragePort } from './state/storage.ts';
import { visitId } from './state/visit-id.ts';
import { keepVisit } from './state/visit.ts';
import { siteTexts } from './texts.ts';

/** Takes over the document that the server wrote: shared state first, then the page's area, then the widgets. */
async function start(): Promise<void> {
  const element = document.getElementById(pageDataId);
  const root = document.getElementById('page');
  if (!element?.textContent || !root) return;
  // A page that was shown because its code was late is not hidden again.
  if (getComputedStyle(root).visibility === 'hidden') document.documentElement.dataset.code = 'running';
  const data = JSON.parse(element.textContent) as PageData;
  const query = new URLSearchParams(location.search);
  keepVisit({ path: location.pathname, query }, data.agency);

  const store = createSiteStore(data, siteTexts(data.language, data.texts, data.agency));
  const sessionId = visitId(query);
  const navigate = siteNavigation(browserAddress, () => store.getState().agency);
  const language = () => store.getState().language;
  // A client of its own: a call that renews the token must not wait for the token.
  const renewal = createClient({ base: '', language, sessionId });
  // Logging out takes the token as it is: one that ran out is not renewed to be ended.
  const ending = createClient({
    base: '',
    language,
    sessionId,
    getAccessToken: () => readCookie(names.accessToken),
  });
  const tokens = createAccessTokens(() => renewal.call('refresh').then(({ data: session }) => session));
  const client = createClient({
    base: '',
    language,
    sessionId,
    getAccessToken: () => tokens.get(),
    onUnauthorised: createSessionEnd(
      () => {
        const { path, query: asked } = navigate.current();
        // Logging out empties the local storage, not the session storage: a visitor who logs in again returns to the checkout.
        if (isCheckout(path, asked))
          saveCheckout(sessionStoragePort, location.pathname + location.search, Date.now());
        // Only a visitor who was logged in has lost a session.
        if (ports.mayBeLoggedIn || store.getState().auth) sayNext(sessionStoragePort, 'session-ended');
      },
      (href) => location.assign(href),
      window,
    ),
    correlationId: () => navigate.current().query.get('correlationId') ?? undefined,
    optionalAuth: () => {
      const at = navigate.current();
      return isDealLink(at.path, at.query);
    },
  });

  const ports: LoadPorts = {
    store,
    client,
    takeRequestedAgency,
    mayBeLoggedIn: readCookie(names.accessToken) !== null || readCookie(names.auth) === 'true',
    address: () => navigate.current(),
    saved: localStoragePort,
  };
  const notify = createNotify(store);
  const load = async () => {
    await loadState(ports);
    if (store.getState().ratesStatus === 'rejected') sayings(({ sayFailure }) => sayFailure(store, notify));
  };
  const actions = createActions({
    ...ports,
    tokens,
    origin: data.origin,
    endSession: () => ending.call('logout', { keepalive: true }),
    setQuery: navigate.setQuery,
    leave: (href) => location.assign(href),
    reload: () => location.reload(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    clearLocalStorage: localStoragePort.clear,
    retry() {
      document.documentElement.dataset.agency = 'pending';
      store.setState({ status: 'pending' });
      void load();
    },
    notify,
  });
  const site: Site = {
    store,
    client,
    navigate,
    actions,
    notify,
    origin: data.origin,
    art: data.art,
    ...(data.content && { content: data.content }),
  };

  navigate.subscribe(() => keepCurrencyInAddress(navigate, store));

  // Links to sign up are in the shell and in widgets; each keeps the checkout that the visitor leaves (AUTH-08). Heard on the way down:
  // a widget follows its own links, and would be gone with the checkout.
  const keepCheckout = (event: MouseEvent) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    const { path, query: asked } = navigate.current();
    if (link.origin !== location.origin || !/^\/signup\/?$/i.test(link.pathname) || !isCheckout(path, asked))
      return;
    event.preventDefault();
    actions.goToSignUp('/signup');
  };
  addEventListener('click', keepCheckout, { capture: true });

  // Hides the spinner when the agency has been loaded or has failed to load. The document's own script may have hidden it before.
  store.subscribe(({ status }) => {
    if (status !== 'pending') document.documentElement.dataset.agency = status;
  });
  const loaded = load();

  const match = matchRoute(location.pathname + location.search, data.agency);
  if ('redirect' in match) return location.replace(match.redirect);
  const route = data.missing ? notFoundRoute : match.route;
  const remote = await remoteOf(route);
  const { held, release } = heldStore(store);
  const putBack = keepTyped(root);
  hydrateRoot(
    root,
    <SiteApp
      site={{ ...site, store: held }}
      adopt={createAdopter(document)}
      route={route}
      Page={remote?.Page ?? null}
      year={new Date().getFullYear()}
    />,
  );
  putBack();
  release();
  if (remote === null) root.dataset.remote = 'failed';

  await loaded;
  // Nothing runs behind the modal of an inactive agency.
  if (store.getState().agency.status === 'Inactive') return;
  if (store.getState().status !== 'ready') await ready(store);
  // The log-out page leads on at once: its message is for the next page.
  const left = route.name === 'logout' ? null : takeLeft(sessionStoragePort);
  if (left) sayings(({ sayLeft }) => sayLeft(left, store, notify));
  const shared = document.getElementById('shared-state') as (HTMLElement & { host?: Host }) | null;
  if (shared) shared.host = hostOf(site, data);
  await import('@portolan/sdk/define/agency');
  if (route.name === 'home') await import('./home/widgets.ts');
  await remote?.define?.(route);
  if (match.route.name === 'home') await defineLoginPrompt();
}

async function remoteOf({ area }: Route): Promise<Remote | null> {
  if (area === 'host') return { Page: () => null };
  try {
    return await loadRemote(area);
  } catch (error) {
    // The page says so in the remote's place; the console names type and address.
    console.error(error instanceof RemoteLoadError ? `${error.name}: ${error.message}` : error);
    return null;
  }
}

function ready(store: SiteStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(({ status, currencyResolved }) => {
      if (status !== 'ready' || !currencyResolved) return;
      stop();
      resolve();
    });
  });
}

/** Loads the rare messages; the page works without them. */
function sayings(say: (all: typeof Sayings) => void): void {
  import('./notices/sayings.ts').then(say, () => undefined);
}

/** Defines the element that waits for the right moment; it loads the prompt itself then. */
function defineLoginPrompt(): Promise<unknown> {
  // The page works without it.
  return import('@portolan/sdk/define/login-prompt').catch(() => undefined);
}

/** The shared state in the form that widgets read. */
function hostOf(site: Site, data: PageData): Host {
  const { store, client, navigate, art } = site;
  const place = site.content?.destination;
  const there = place && atPlace(place);
  const state = (): HostState => {
    const { agency, language, selectedCurrency, currencies, rates, role, user, located } = store.getState();
    return {
      agency: there ? there(agency) : agency,
      siteOrigin: data.origin,
      language,
      currency: selectedCurrency.currency,
      currencies,
      rates,
      role,
      user,
      // A page about a place searches at that place, not at the reader's.
      location: there ? null : located,
      art,
    };
  };
  return {
    client,
    navigate,
    storage: sessionStoragePort,
    isMobile: data.isMobile,
    promptLogin(redirect) {
      store.setState({ loginPrompt: redirect });
      void defineLoginPrompt();
    },
    getState: state,
    subscribe: (listener) => store.subscribe(listener),
  };
}

/** The server's forms work without this code. While it is on its way they wait for it, and lead on when it fails. */
const held = [...document.querySelectorAll('travel-hotels')].map(holdPress);
start().catch((error: unknown) => {
  for (const codeFailed of held) codeFailed();
  // The page was hidden until the agency's state is known.
  document.documentElement.dataset.agency = 'failed';
  throw error;
});
