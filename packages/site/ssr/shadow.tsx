import { renderToString } from 'preact-render-to-string';
import type { Agency, WidgetHtmlRequest } from '@portolan/contract';
import { createPalette, escapeHtml, themeVariables } from '@portolan/core';
import { colorName } from '@portolan/core/color-names';
import { createT, directionOf, loadCatalogues, type Area, type T } from '@portolan/i18n';
import { code as deals } from '@portolan/sdk/code/deals';
import { code as hotels } from '@portolan/sdk/code/hotels';
import { codeOf } from '@portolan/sdk/code/ask-us';
import { createStyleCollector, elementCss, UiProvider } from '@portolan/ui';
import type { NavigatePort, WidgetContext } from '@portolan/widgets';
import { roleNamed } from '@portolan/contract/roles';
import { activeServices, services, type ServiceKey } from '@portolan/contract/services';
import type { WidgetCode } from '@portolan/sdk/widget';
import type { PageData } from '../src/page-data.ts';
import type { RenderShadow } from '../src/shell/Widget.tsx';
import { silentClient } from './silent-client.ts';
import { withoutStyleAttributes } from './style-attributes.ts';

interface ServerWidget {
  code: WidgetCode;
  areas: readonly Area[];
  /** Attributes of its own, by the name in HTML and the name that the widget knows. */
  attributes: Readonly<Record<string, string>>;
  /** The service that the widget sells; `null`: none, such as deals. */
  service: ServiceKey | null;
  /**
   * True when the browser's first render gives the same markup as the server's: then what the server wrote works without code, and the
   * code takes it over. Otherwise it is a picture, which the widget replaces.
   */
  takeOver: boolean;
}

/** What is arranged by people. */
const askUs = (service: Parameters<typeof codeOf>[0]): ServerWidget => ({
  code: codeOf(service),
  areas: ['common', 'pages', 'errors'],
  attributes: {},
  service,
  takeOver: false,
});

/** The widgets whose first screen the server renders. */
const widgets = new Map<string, ServerWidget>([
  [
    'travel-deals',
    {
      code: deals,
      areas: ['common', 'deals', 'errors'],
      attributes: { tab: 'tab' },
      service: null,
      takeOver: false,
    },
  ],
  [
    'travel-hotels',
    {
      code: hotels,
      areas: ['common', 'hotels', 'errors'],
      attributes: {
        destination: 'destination',
        'check-in': 'checkIn',
        'check-out': 'checkOut',
        occupancy: 'occupancy',
      },
      service: 'hotels',
      takeOver: true,
    },
  ],
  ['travel-flights', askUs('flights')],
  ['travel-resort', askUs('resorts')],
  ['travel-cars', askUs('cars')],
  ['travel-activities', askUs('activities')],
  ['travel-cruise', askUs('cruise')],
]);

/** What a widget is rendered for. */
interface ShadowWorld {
  agency: PageData['agency'];
  siteOrigin: string;
  language: string;
  currency: string;
  role: string;
  isMobile: boolean;
  art: WidgetContext['art'];
  navigate: NavigatePort;
  /** True on a partner's page. */
  embedded: boolean;
  nonce: string | undefined;
  /** `light dark` and the like; `undefined`: as the page around it. */
  colorScheme?: string | undefined;
}

/** Renders widgets of the agency's own site: the content of their declarative shadow roots. */
export async function createShadowRenderer(
  data: PageData,
  navigate: NavigatePort,
  nonce: string,
): Promise<RenderShadow> {
  const { agency, language } = data;
  const texts = new Map(
    await Promise.all(
      [...widgets].map(async ([tag, widget]) => [tag, await textsOf(widget, language, agency)] as const),
    ),
  );
  const world: ShadowWorld = { ...data, siteOrigin: data.origin, navigate, embedded: false, nonce };
  return (tag, attributes) => {
    const widget = widgets.get(tag);
    const t = texts.get(tag);
    return widget && t ? renderShadow(widget, t, attributes, world) : null;
  };
}

/** Renders a whole element for a partner's page. @returns `null` for a tag that is not rendered on servers */
export async function renderWidgetHtml(request: WidgetHtmlRequest): Promise<string | null> {
  const { tag, agency, language, siteOrigin, attributes } = request;
  const known = widgets.get(tag);
  if (!known) return null;
  // In the browser, too, people arrange what the agency does not sell online.
  const { service } = known;
  const isSold = service === null || activeServices(agency.bookingMenuItemOptions).includes(service);
  const widget = isSold ? known : askUs(service);
  const own = Object.fromEntries(
    Object.entries(widget.attributes).map(([name, property]) => [property, attributes[name] ?? null]),
  );
  const scheme = attributes['color-scheme'];
  const shadow = renderShadow(widget, await textsOf(widget, language, agency), own, {
    ...request,
    role: 'visitor',
    isMobile: false,
    art: {},
    navigate: partnerNavigation(siteOrigin, service, agency),
    embedded: true,
    nonce: request.nonce,
    colorScheme: scheme === 'auto' ? 'light dark' : scheme === 'inherit' ? undefined : scheme,
  });
  if (shadow === null) return null;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')}><template shadowrootmode="open">${withoutStyleAttributes(shadow)}</template></${tag}>`;
}

function renderShadow(
  { code: { Widget }, takeOver }: ServerWidget,
  t: T,
  attributes: Readonly<Record<string, string | null>>,
  world: ShadowWorld,
): string | null {
  const styles = createStyleCollector();
  styles.adopt(elementCss);
  const context: WidgetContext = {
    agency: world.agency,
    siteOrigin: world.siteOrigin,
    client: silentClient,
    t,
    currency: world.currency,
    currencies: [],
    rates: {},
    role: roleNamed(world.role),
    user: null,
    location: null,
    navigate: world.navigate,
    storage: { get: () => null, set: () => undefined, remove: () => undefined },
    isMobile: world.isMobile,
    timeZone: 'UTC',
    now: () => Date.now(),
    art: world.art,
    emit: () => true,
  };
  let markup: string;
  try {
    markup = renderToString(
      <UiProvider t={t} adopt={styles.adopt}>
        <Widget
          context={context}
          attributes={attributes}
          settings={{ agency: null, mode: 'inline', profileInformation: null }}
          embedded={world.embedded}
          typed={takeOver ? {} : undefined}
        />
      </UiProvider>,
    );
  } catch {
    // A widget that cannot be rendered here appears a moment later, in the browser.
    return null;
  }
  const theme = Object.entries(themeVariables(createPalette(world.agency.primaryColor, colorName)));
  const rules = theme.map(([name, value]) => `${name}:${value}`);
  if (world.colorScheme) rules.push(`color-scheme:${world.colorScheme}`);
  const nonce = world.nonce === undefined ? '' : ` nonce="${escapeHtml(world.nonce)}"`;
  const state = takeOver ? 'data-server-rendered' : 'inert';
  return `<style${nonce}>${styles.css()}\n:host{${rules.join(';')}}</style><div class="root" part="root" lang="${t.language}" dir="${directionOf(t.language)}" ${state}>${markup}</div>`;
}

async function textsOf({ code, areas }: ServerWidget, language: string, agency: PageData['agency']) {
  return createT(language, await loadCatalogues(language, areas, code.english), agency.texts);
}

/** Where a widget on a partner's page starts, before it has moved. */
function partnerNavigation(siteOrigin: string, service: ServiceKey | null, agency: Agency): NavigatePort {
  const version = service === 'hotels' && agency.enableHotelsV2 ? '/v2' : '';
  const path = service ? services[service].path : '/';
  return {
    href: (to) => new URL(to, siteOrigin).href,
    go: () => undefined,
    current: () => ({ path: path + version, query: new URLSearchParams() }),
    setQuery: () => undefined,
    subscribe: () => () => undefined,
  };
}
