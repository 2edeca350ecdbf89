import { renderToString } from 'preact-render-to-string';
import { createPalette, themeVariables } from '@portolan/core';
import { colorName } from '@portolan/core/color-names';
import { createT, directionOf, loadCatalogues } from '@portolan/i18n';
import * as elements from '@portolan/sdk/services';
import { createStyleCollector, elementCss, UiProvider } from '@portolan/ui';
import type { NavigatePort, WidgetContext } from '@portolan/widgets';
import { roleNamed } from '@portolan/contract/roles';
import type { PageData } from '../src/page-data.ts';
import type { RenderShadow } from '../src/shell/Widget.tsx';
import { silentClient } from './silent-client.ts';

/** The first screens of all services, by tag. */
const services = new Map(Object.values(elements).map(({ tag, service }) => [tag, service]));

/** On the site itself no element is told any of it. */
const settings = { agency: null, mode: 'inline', profileInformation: null } as const;

/**
 * Writes what a widget shows before its first answer, as the content of its declarative shadow root. The element puts the living
 * widget in its place, of the same shape.
 */
export async function createShadowRenderer(
  data: PageData,
  navigate: NavigatePort,
  nonce: string,
): Promise<RenderShadow> {
  const { agency, language } = data;
  const texts = new Map(
    await Promise.all(
      [...services].map(async ([tag, { areas }]) => {
        const catalogues = await loadCatalogues(language, areas);
        return [tag, createT(language, catalogues, agency.texts)] as const;
      }),
    ),
  );
  const theme = Object.entries(themeVariables(createPalette(agency.primaryColor, colorName)));
  const themeCss = `:host{${theme.map(([name, value]) => `${name}:${value}`).join(';')}}`;

  return (tag, attributes) => {
    const t = texts.get(tag);
    const service = services.get(tag);
    if (!t || !service) return null;
    const { Widget } = service;
    const styles = createStyleCollector();
    styles.adopt(elementCss);
    const context: WidgetContext = {
      agency,
      siteOrigin: data.origin,
      client: silentClient,
      t,
      currency: data.currency,
      currencies: [],
      rates: {},
      role: roleNamed(data.role),
      user: null,
      location: null,
      navigate,
      storage: { get: () => null, set: () => undefined, remove: () => undefined },
      isMobile: data.isMobile,
      timeZone: 'UTC',
      now: () => Date.now(),
      art: data.art,
      emit: () => true,
    };
    let markup: string;
    try {
      markup = renderToString(
        <UiProvider t={t} adopt={styles.adopt}>
          <Widget context={context} attributes={attributes} settings={settings} embedded={false} />
        </UiProvider>,
      );
    } catch {
      // A widget that cannot be written here paints a moment later in the browser.
      return null;
    }
    // Until its script is there it is a picture: nothing in it can be used, and nobody should try.
    return `<style nonce="${nonce}">${styles.css()}\n${themeCss}</style><div class="root" part="root" lang="${language}" dir="${directionOf(language)}" inert>${markup}</div>`;
  };
}
