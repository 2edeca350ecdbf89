import { LoginPrompt } from '@portolan/widgets/login-prompt';
import type { WidgetContext } from '@portolan/widgets';
import type { WidgetCode } from '../element/widget.ts';

/** The trigger; the card and its texts come when it is about to be shown. */
export const code: WidgetCode = {
  Widget: ({ context, attributes, settings, embedded }) => (
    <LoginPrompt
      context={context}
      embedded={embedded}
      asked={attributes.when === 'now'}
      known={settings.profileInformation !== null || isSignedIn(settings.agency)}
      redirect={pathOf(attributes.redirect ?? null, context)}
      block={(from) => blockOf(from, attributes.target ?? null, context)}
    />
  ),
  english: {},
};

/**
 * True when somebody has logged in behind the frame in this visit, through any widget of the agency. The name is that of
 * `frame/page-session.ts`, which comes in a file of its own.
 */
function isSignedIn(agencyKey: string | null): boolean {
  try {
    return sessionStorage.getItem(`travel-signed-in-${agencyKey}`) !== null;
  } catch {
    return false;
  }
}

/** What the page names, else the deals that stand nearest: in the same context, in the same root, anywhere. */
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

function pathOf(redirect: string | null, context: WidgetContext): string | null {
  if (!redirect || /^\/(?![/\\])/.test(redirect)) return redirect;
  context.warn?.(`redirect="${redirect}" is no path on the agency’s site; using its own rules.`);
  return null;
}
