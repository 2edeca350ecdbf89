import { LoginPrompt } from '@portolan/widgets/login-prompt';
import type { WidgetContext, WidgetProps } from '@portolan/widgets';
import { createSheet } from '@portolan/ui';
import { text } from '../element/text-element.ts';
import { TravelElement } from '../element/travel-element.ts';
import type { ServiceDefinition } from './service.ts';
import placeCss from './login-prompt.css?inline';

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
  static override readonly tag = 'travel-login-prompt';
  static override properties = {
    ...TravelElement.properties,
    target: text('target'),
    redirect: text('redirect'),
    when: text('when'),
  };
  static override readonly service: ServiceDefinition = {
    key: null,
    // The card and its texts are loaded when it is about to be shown.
    Widget: LoginPromptWidget,
    areas: [],
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
    if (this.ownerDocument.defaultView) {
      const sheet = createSheet(this.ownerDocument);
      sheet.replaceSync(placeCss);
      root.adoptedStyleSheets.push(sheet);
    }
    return root;
  }
}

function LoginPromptWidget({ context, attributes, settings, embedded }: WidgetProps) {
  return (
    <LoginPrompt
      context={context}
      embedded={embedded}
      asked={attributes.when === 'now'}
      known={settings.profileInformation !== null || isSignedIn(settings.agency)}
      redirect={pathOf(attributes.redirect ?? null, context)}
      block={(from) => blockOf(from, attributes.target ?? null, context)}
    />
  );
}

/** True when the traveller has logged in in the frame during this visit, through any widget of the agency. */
function isSignedIn(agencyKey: string | null): boolean {
  try {
    // Written by `frame/page-session.ts`, which is loaded only for `mode="frame"`.
    return sessionStorage.getItem(`travel-signed-in-${agencyKey}`) !== null;
  } catch {
    return false;
  }
}

/** The element that `target` selects, else the nearest deals: in the same `<travel-agency>`, in the same root, anywhere in the page. */
function blockOf(from: Element, target: string | null, context: WidgetContext): Element | null {
  const element = (from.getRootNode() as ShadowRoot).host;
  const root = element.getRootNode() as Document | ShadowRoot;
  if (target)
    try {
      return root.querySelector(target) ?? document.querySelector(target);
    } catch {
      context.warn?.(`target="${target}" is not a selector; using the nearest <travel-deals>.`);
    }
  for (const place of [element.closest('travel-agency'), root, document]) {
    const deals = place?.querySelector('travel-deals');
    if (deals) return deals;
  }
  return null;
}

/** `redirect` when it is a path on the agency's site. */
function pathOf(redirect: string | null, context: WidgetContext): string | null {
  if (!redirect || /^\/(?![/\\])/.test(redirect)) return redirect;
  context.warn?.(`redirect="${redirect}" is no path on the agency’s site; using its own rules.`);
  return null;
}
