import { renderToString } from 'preact-render-to-string';
import type { Agency, WidgetHtmlRequest } from '@portolan/contract';
import { roleNamed } from '@portolan/contract/roles';
import { activeServices } from '@portolan/contract/services';
import { createPalette, escapeHtml, themeVariables } from '@portolan/core';
import { colorName } from '@portolan/core/color-names';
import { createT, directionOf, loadCatalogues, type T } from '@portolan/i18n';
import { TravelBooking } from '@portolan/sdk/booking';
import * as elements from '@portolan/sdk/services';
import { createStyleCollector, elementCss, UiProvider } from '@portolan/ui';
import type { NavigatePort, WidgetAttributes, WidgetContext } from '@portolan/widgets';
import { AskUs } from '@portolan/widgets/ask-us';
import type { PageData } from '../src/page-data.ts';
import type { RenderShadow } from '../src/shell/Widget.tsx';
import { silentClient } from './silent-client.ts';
import { withoutStyleAttributes } from './style-attributes.ts';

type ElementClass = (typeof elements)[keyof typeof elements] | typeof TravelBooking;
type Service = ElementClass['service'];

/** The elements whose first screen the server renders, by tag. The login prompt has no place in a page. */
const elementsByTag = new Map<string, ElementClass>(
  Object.values(elements)
    .filter((element) => element !== elements.TravelLoginPrompt)
    .map((element) => [element.tag, element]),
);

/** Those of the agency's own site. */
const siteElements = new Map<string, ElementClass>([...elementsByTag, [TravelBooking.tag, TravelBooking]]);

/** What a widget is rendered for. */
interface ShadowWorld {
  agency: PageData['agency'];
  siteOrigin: string;
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
      [...siteElements].map(
        async ([tag, { service }]) => [tag, await loadTexts(service, language, agency)] as const,
      ),
    ),
  );
  const world: ShadowWorld = { ...data, siteOrigin: data.origin, navigate, embedded: false, nonce };
  return (tag, attributes) => {
    const element = siteElements.get(tag);
    const t = texts.get(tag);
    return element && t ? renderShadow(element.service, t, attributes, world) : null;
  };
}

/** Renders a whole element for a partner's page. @returns `null` for a tag that is not rendered on servers */
export async function renderWidgetHtml(request: WidgetHtmlRequest): Promise<string | null> {
  const { tag, agency, language, siteOrigin, attributes } = request;
  const element = elementsByTag.get(tag);
  if (!element) return null;
  const service = serviceFor(element.service, agency);
  const own = attributesOf(element, attributes);
  const scheme = attributes['color-scheme'];
  const shadow = renderShadow(service, await loadTexts(service, language, agency), own, {
    ...request,
    role: 'visitor',
    isMobile: false,
    art: {},
    navigate: navigationAt(element.service.start(own, agency), siteOrigin),
    embedded: true,
    nonce: request.nonce,
    colorScheme: scheme === 'auto' ? 'light dark' : scheme === 'inherit' ? undefined : scheme,
  });
  if (shadow === null) return null;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')}><template shadowrootmode="open">${withoutStyleAttributes(shadow)}</template></${tag}>`;
}

function renderShadow(
  { Widget, takesOverMarkup = false }: Pick<Service, 'Widget' | 'takesOverMarkup'>,
  t: T,
  attributes: WidgetAttributes,
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
          typed={takesOverMarkup ? {} : undefined}
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
  // Markup that the widget will replace is a picture: nothing in it can be used.
  const state = takesOverMarkup ? 'data-server-rendered' : 'inert';
  return `<style${nonce}>${styles.css()}\n:host{${rules.join(';')}}</style><div class="root" part="root" lang="${t.language}" dir="${directionOf(t.language)}" ${state}>${markup}</div>`;
}

async function loadTexts({ areas }: Pick<Service, 'areas'>, language: string, agency: PageData['agency']) {
  return createT(language, await loadCatalogues(language, areas), agency.texts);
}

/** What an element shows for this agency: as in the browser, people arrange what it does not sell online. */
function serviceFor(service: Service, agency: Agency): Pick<Service, 'Widget' | 'areas' | 'takesOverMarkup'> {
  const { key } = service;
  if (key === null || activeServices(agency.bookingMenuItemOptions).includes(key)) return service;
  return {
    Widget: ({ context, embedded }) => <AskUs service={key} context={context} embedded={embedded} />,
    areas: elements.TravelFlights.service.areas,
  };
}

/** The attributes of an element by the names of its properties. */
function attributesOf(
  { properties }: ElementClass,
  attributes: Readonly<Record<string, string>>,
): WidgetAttributes {
  return Object.fromEntries(
    Object.entries(properties).map(([property, { attribute }]) => [
      property,
      attributes[String(attribute)] ?? null,
    ]),
  );
}

/** A widget on a partner's page that has not moved yet. */
function navigationAt(place: string, siteOrigin: string): NavigatePort {
  const { pathname, searchParams } = new URL(place, siteOrigin);
  return {
    href: (path) => new URL(path, siteOrigin).href,
    go: () => undefined,
    current: () => ({ path: pathname, query: new URLSearchParams(searchParams) }),
    setQuery: () => undefined,
    subscribe: () => () => undefined,
  };
}
