import { renderToString } from 'preact-render-to-string';
import { createPalette, themeVariables } from '@portolan/core';
import { colorName } from '@portolan/core/color-names';
import { createT, directionOf, loadCatalogues } from '@portolan/i18n';
import { code as deals } from '@portolan/sdk/code/deals';
import { code as hotels } from '@portolan/sdk/code/hotels';
import { codeOf } from '@portolan/sdk/code/ask-us';
import { createStyleCollector, elementCss, UiProvider } from '@portolan/ui';
import type { NavigatePort, WidgetContext } from '@portolan/widgets';
import { roleNamed } from '@portolan/contract/roles';
import type { WidgetCode } from '@portolan/sdk/widget';
import type { PageData } from '../src/page-data.ts';
import type { RenderShadow } from '../src/shell/Widget.tsx';
import { silentClient } from './silent-client.ts';

/** The widgets whose first paint the server writes, with the texts of each. */
const widgets = {
  'travel-deals': [deals, ['common', 'deals', 'errors']],
  'travel-hotels': [hotels, ['common', 'hotels', 'errors']],
  'travel-flights': [codeOf('flights'), ['common', 'pages', 'errors']],
  'travel-resort': [codeOf('resorts'), ['common', 'pages', 'errors']],
  'travel-cars': [codeOf('cars'), ['common', 'pages', 'errors']],
  'travel-activities': [codeOf('activities'), ['common', 'pages', 'errors']],
  'travel-cruise': [codeOf('cruise'), ['common', 'pages', 'errors']],
} as const satisfies Record<
  string,
  readonly [WidgetCode, readonly Parameters<typeof loadCatalogues>[1][number][]]
>;

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
      Object.entries(widgets).map(
        async ([tag, [code, areas]]) =>
          [
            tag,
            createT(language, await loadCatalogues(language, areas, code.english), agency.texts),
          ] as const,
      ),
    ),
  );
  const theme = Object.entries(themeVariables(createPalette(agency.primaryColor, colorName)));
  const themeCss = `:host{${theme.map(([name, value]) => `${name}:${value}`).join(';')}}`;

  return (tag, attributes) => {
    const t = texts.get(tag);
    if (!t) return null;
    const [{ Widget }] = widgets[tag as keyof typeof widgets];
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
