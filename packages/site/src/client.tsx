import { hydrateRoot } from 'react-dom/client';
import { createClient } from '@portolan/client';
import { saveCheckout } from '@portolan/core';
import type { Host, HostState } from '@portolan/sdk';
import { holdPress } from '@portolan/sdk/hold-press';
import { createAdopter } from '@portolan/ui';
import './fonts.css';
import { createNotify, sayNext, takeLeft } from './notices/notify.ts';
import type * as Sayings from './notices/sayings.ts';
import { pageDataId, type PageData } from './page-data.ts';
import { loadRemote, RemoteLoadError, type Remote } from './remotes/load-remote.ts';
import { matchRoute, notFoundRoute, type Route } from './routes.ts';
import type { Site } from './shell/page-context.tsx';
import { isCheckout, isDealLink } from './shell/visibility.ts';
import { SiteApp } from './SiteApp.tsx';
import { createActions } from './state/actions.ts';
import { atPlace } from './state/at-place.ts';
import { readCookie } from './state/cookies.ts';
import { loadState, type LoadPorts } from './state/load-state.ts';
import { names } from './state/names.ts';
import { browserAddress, siteNavigation } from './state/navigate.ts';
import { createAccessTokens, createSessionEnd } from './state/session.ts';
import { createSiteStore, heldStore, type SiteStore } from './state/site-state.ts';
import { localStoragePort, sessionStoragePort } from './state/storage.ts';
import { keepVisit, visitId } from './state/visit.ts';
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
  // Renewing the token must not wait for the token: a client of its own.
  const renewal = createClient({ base: '', language, sessionId });
  const tokens = createAccessTokens(() => renewal.call('refresh').then(({ data: session }) => session));
  const client = createClient({
    base: '',
    language,
    sessionId,
    getAccessToken: () => tokens.get(),
    onUnauthorised: createSessionEnd(
      () => {
        const { path, query: asked } = navigate.current();
        // Logging out empties the local storage, not the visit's: whoever logs in again goes on where they were.
        if (isCheckout(path, asked))
          saveCheckout(sessionStoragePort, location.pathname + location.search, Date.now());
        // Who was not logged in has lost nothing.
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
    mayBeLoggedIn: readCookie(names.accessToken) !== null || readCookie(names.auth) === 'true',
    address: () => navigate.current(),
    saved: localStoragePort,
  };
  const notify = createNotify(store);
  const load = async () => {
    document.documentElement.dataset.agency = 'pending';
    store.setState({ status: 'pending' });
    await loadState(ports);
    if (store.getState().currencyError) sayings(({ sayFailure }) => sayFailure(store, notify));
  };
  const actions = createActions({
    ...ports,
    tokens,
    origin: data.origin,
    leave: (href) => location.assign(href),
    reload: () => location.reload(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    clearLocalStorage: localStoragePort.clear,
    retry: () => void load(),
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

  // Wherever a link to sign up stands, in the shell or in a widget: a checkout that is left for it is found again (AUTH-08).
  addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    const { path, query: asked } = navigate.current();
    if (link.origin !== location.origin || !/^\/signup\/?$/i.test(link.pathname) || !isCheckout(path, asked))
      return;
    event.preventDefault();
    actions.goToSignUp('/signup');
  });

  // The spinner goes when the agency is there, or when it is known that it will not come.
  store.subscribe(({ status }) => {
    document.documentElement.dataset.agency = status;
  });
  const loaded = load();

  const match = matchRoute(location.pathname + location.search, data.agency);
  if ('redirect' in match) return location.replace(match.redirect);
  const route = data.missing ? notFoundRoute : match.route;
  const remote = await remoteOf(route);
  const { held, release } = heldStore(store);
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
  release();
  if (remote === null) root.dataset.remote = 'failed';

  await loaded;
  // Behind the modal nothing comes alive.
  if (store.getState().agency.status === 'Inactive') return;
  if (store.getState().status !== 'ready') await ready(store);
  // The page that logs out only passes; the one after it is read.
  const left = route.name === 'logout' ? null : takeLeft(sessionStoragePort);
  if (left) sayings(({ sayLeft }) => sayLeft(left, store, notify));
  const shared = document.getElementById('shared-state') as (HTMLElement & { host?: Host }) | null;
  if (shared) shared.host = hostOf(site, data);
  await import('@portolan/sdk/define/agency');
  if (route.name === 'home')
    await Promise.all([import('@portolan/sdk/define/hotels'), import('@portolan/sdk/define/deals')]);
  await remote?.define?.();
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

/** What is rarely said; nobody misses it. */
function sayings(say: (all: typeof Sayings) => void): void {
  import('./notices/sayings.ts').then(say, () => undefined);
}

/** Only the tag and what waits for the moment: the prompt itself comes then. */
function defineLoginPrompt(): Promise<unknown> {
  // Nobody misses it.
  return import('@portolan/sdk/define/login-prompt').catch(() => undefined);
}

/** The shared state as widgets take it. */
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
      // A page about a place says where; who reads it may be anywhere.
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
