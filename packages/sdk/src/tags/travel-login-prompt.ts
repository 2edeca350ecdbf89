import { text } from '../element/text-element.ts';
import { TravelElement } from '../element/travel-element.ts';
import type { WidgetDefinition } from '../element/widget.ts';
import placeCss from './login-prompt-place.css?inline';

/**
 * Asks a visitor who stays to log in: a card at the edge of the screen, once per session, after five seconds or when `target` is
 * scrolled to the middle. It takes no room in the page, no focus, and covers nothing that the keyboard reaches. It stays away from
 * travellers who are logged in or whom the page knows (`profile-information`), and where the agency hides its Log In.
 *
 * @summary Asks a visitor who stays to log in, once per session.
 * @event travel-prompt - it was shown, put away, or led to log in or sign up (`action`)
 * @csspart prompt - the card
 */
export class TravelLoginPrompt extends TravelElement {
  static override properties = {
    ...TravelElement.properties,
    target: text('target'),
    redirect: text('redirect'),
    when: text('when'),
  };
  static override readonly widget: WidgetDefinition = {
    service: null,
    areas: [],
    attributes: ['target', 'redirect', 'when'],
    load: () => import('../code/login-prompt.tsx').then(({ code }) => code),
    start: () => '/',
    staysInside: () => false,
  };

  /** CSS selector of what shows it early when scrolled to the middle of the screen. @default the nearest `<travel-deals>` */
  declare target: string | null;
  /** Where logging in leads back to, a path on the agency's site such as `/booknow/hotels`. @default by the agency's own rules */
  declare redirect: string | null;
  /**
   * `now` shows it at once, also to whoever closed it before: for a button of the page.
   * @values 'once' | 'now'
   * @default 'once'
   */
  declare when: string | null;

  protected override createRenderRoot(): ShadowRoot {
    const root = super.createRenderRoot();
    const { defaultView } = this.ownerDocument;
    if (defaultView) {
      // Not through ui's hand: one more export of what every page loads is ten bytes of it.
      const sheet = new defaultView.CSSStyleSheet();
      sheet.replaceSync(placeCss);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
    return root;
  }
}
