import type { ComponentType } from 'react';
import { renderToString } from 'preact-render-to-string';
import type { Agency, PageContent, PageRenderer, PageRequest, PageResponse } from '@portolan/contract';
import { vendorsOf } from '@portolan/core/consent';
import { roleNamed } from '@portolan/contract/roles';
import { directionOf, fallbackLanguage, loadCatalogue, toLanguage, type Catalogue } from '@portolan/i18n';
import { headOf } from '@portolan/pages';
import { createStyleCollector } from '@portolan/ui';
import type { NavigatePort } from '@portolan/widgets';
import { shellAreas, type PageData } from '../src/page-data.ts';
import { AppPages } from '../src/remotes/AppPages.tsx';
import { PagesPages } from '../src/remotes/PagesPages.tsx';
import { HotelsPage } from '../src/remotes/HotelsPage.tsx';
import { FlightsPage, ResortPage } from '../src/remotes/WidgetPages.tsx';
import {
  guard,
  isPlacesPage,
  isUnmatchedWhenMissing,
  matchRoute,
  notFoundRoute,
  type Area,
  type Route,
} from '../src/routes.ts';
import type { Site } from '../src/shell/page-context.tsx';
import { ShadowProvider } from '../src/shell/Widget.tsx';
import { SiteApp } from '../src/SiteApp.tsx';
import { createSiteStore } from '../src/state/site-state.ts';
import { siteTexts } from '../src/texts.ts';
import type { SiteAssets } from './assets.ts';
import { pageDocument, unknownAgencyDocument } from './document.ts';
import { frameDocument } from './frame-document.ts';
import { readContent } from './page-content.ts';
import { publicPages } from './public-pages.ts';
import { createShadowRenderer, renderWidgetHtml } from './shadow.tsx';
import { silentClient } from './silent-client.ts';
import { withoutStyleAttributes } from './style-attributes.ts';

const pagesOf: Record<Exclude<Area, 'host'>, ComponentType<{ route: Route }>> = {
  app: AppPages,
  flights: FlightsPage,
  hotels: HotelsPage,
  pages: PagesPages,
  resort: ResortPage,
};

/** Renders documents that refer to the files of one browser build. */
export function createPageRenderer(assets: SiteAssets): PageRenderer {
  return {
    async publicPages(agency, content) {
      const texts = await textsOf(fallbackLanguage);
      return publicPages(agency, content, { t: siteTexts(fallbackLanguage, texts, agency), origin: '' });
    },
    renderWidget: renderWidgetHtml,
    async render(request) {
      const language = toLanguage(request.language) ?? fallbackLanguage;
      if (!request.agency) return unknownAgency(request, language);
      const { agency, frame } = request;
      if (frame)
        return { status: 200, html: await frameDocument({ ...request, agency, language, frame }, assets) };
      const match = matchRoute(request.url, agency, request.environment);
      // The server itself redirects valid short addresses: an address that arrives here is unknown.
      if ('route' in match && match.route.name === 'short-link') return { status: 302, location: '/errors' };
      const redirect =
        'redirect' in match
          ? match.redirect
          : guard(match.route, request.url, agency, {
              role: roleNamed(request.role),
              returning: request.returning,
            });
      if (redirect !== null || 'redirect' in match) return { status: 302, location: redirect! };
      const { searchParams } = new URL(request.url, 'http://site');
      // The page behind the dialog of an inactive agency is empty.
      const source = agency.status === 'Inactive' ? undefined : request.content;
      const content = await readContent(match.route, searchParams, source);
      const missing = content === null;
      if (missing && isUnmatchedWhenMissing(match.route)) return { status: 302, location: '/errors' };
      const route = missing ? notFoundRoute : match.route;
      const html = await renderPage({ ...request, agency, language }, route, assets, { content, missing });
      // The embedded app does not know the path.
      return { status: route.name === 'not-found' ? 404 : 200, html };
    },
  };
}

async function renderPage(
  request: PageRequest & { agency: Agency },
  route: Route,
  assets: SiteAssets,
  { content, missing }: { content: PageContent | null; missing: boolean },
): Promise<string> {
  const { language, agency, nonce } = request;
  const texts = pageTexts(await textsOf(language), route, agency);
  const data: PageData = {
    agency,
    language,
    currency: request.currency,
    ...(request.currencies && { currencies: request.currencies }),
    isMobile: request.isMobile,
    role: request.role,
    user: request.user,
    origin: request.origin,
    art: request.art ?? {},
    ...(content && Object.keys(content).length > 0 && { content }),
    ...(missing && { missing }),
    texts,
  };
  const t = siteTexts(language, texts, agency);
  const styles = createStyleCollector();
  const site: Site = {
    store: createSiteStore(data, t),
    client: silentClient,
    navigate: serverNavigation(request.url),
    actions: noActions,
    notify: () => undefined,
    origin: request.origin,
    art: data.art,
    ...(data.content && { content: data.content }),
    hidden: request.hidden,
  };
  const renderShadow = await createShadowRenderer(data, site.navigate, nonce);
  const body = renderToString(
    <ShadowProvider value={renderShadow}>
      <SiteApp
        site={site}
        adopt={styles.adopt}
        route={route}
        Page={route.area === 'host' ? null : pagesOf[route.area]}
        year={new Date().getUTCFullYear()}
      />
    </ShadowProvider>,
  );
  return pageDocument({
    data,
    route,
    head: headOf(route.name, { agency, t, content: content ?? {}, origin: request.origin }),
    url: request.url,
    sharePicture: request.sharePicture,
    nonce,
    direction: directionOf(language),
    loading: t('site.loading'),
    body: withoutStyleAttributes(body),
    css: styles.css(),
    assets,
  });
}

/**
 * The texts of one page. Account screens and pages about places have many texts that other pages do not need; consent is only asked for
 * where an agency measures its visitors.
 */
function pageTexts(texts: Catalogue, route: Route, agency: Agency): Catalogue {
  const unsaid = [
    ...(route.area === 'app' && route.name !== 'booking' ? [] : ['account.']),
    ...(isPlacesPage(route) ? [] : ['places.']),
    ...(vendorsOf(agency).length > 0 ? [] : ['consent.']),
  ];
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => !unsaid.some((area) => key.startsWith(area))),
  );
}

/** The shell's texts: the language's own over English, as one file. */
const textsByLanguage = new Map<string, Promise<Catalogue>>();
function textsOf(language: string): Promise<Catalogue> {
  let texts = textsByLanguage.get(language);
  if (!texts) {
    texts = Promise.all([
      loadCatalogue(fallbackLanguage, shellAreas),
      loadCatalogue(language, shellAreas),
    ]).then(([english, own]) => ({ ...english, ...own }));
    textsByLanguage.set(language, texts);
  }
  return texts;
}

async function unknownAgency(request: PageRequest, language: string): Promise<PageResponse> {
  const texts = await textsOf(language);
  const text = texts['site.unknown-agency'] ?? 'Agency not found!';
  return {
    status: 404,
    html: unknownAgencyDocument({ language, direction: directionOf(language), nonce: request.nonce, text }),
  };
}

const noActions: Site['actions'] = {
  chooseCurrency: () => undefined,
  loadCurrencies: () => undefined,
  chooseLanguage: () => undefined,
  logIn: () => Promise.resolve(),
  account: {
    signUp: () => Promise.resolve({ signUpId: '' }),
    confirmCode: () => Promise.resolve(),
    confirmLink: () => Promise.resolve(),
    forgotPassword: () => Promise.resolve(),
    checkLink: () => Promise.resolve(),
    resetPassword: () => Promise.resolve(),
    sessions: () => Promise.resolve([]),
    endSession: () => Promise.resolve(),
  },
  external: {
    providers: () => Promise.resolve([]),
    go: () => Promise.resolve(),
    again: (kind) => `/${kind}`,
  },
  goToSignUp: () => undefined,
  logOut: () => Promise.resolve(),
  retry: () => undefined,
};

function serverNavigation(address: string): NavigatePort {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return {
    href: (path) => path,
    go: () => undefined,
    current: () => ({ path: pathname, query: searchParams }),
    setQuery: () => undefined,
    subscribe: () => () => undefined,
  };
}
