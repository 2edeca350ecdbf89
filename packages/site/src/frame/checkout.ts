import { roleOf } from '@portolan/contract/roles';
import {
  confirmationPath,
  isCheckout,
  isOfService,
  servicePaths,
  serviceTags,
} from '@portolan/contract/services';
import { rememberHint, rememberOffer } from '@portolan/core/checkout';
import type { Host } from '@portolan/sdk';
import type { FramedService } from '@portolan/sdk/frame';
import { addressOn, embeddedNavigation } from '@portolan/sdk/navigation';
import { preloadView, sessionStore } from '@portolan/widgets/hotels';
import { sessionStoragePort } from '../state/storage.ts';
import type { FrameStage } from './frame.ts';
import { createFrameSession } from './frame-session.ts';

/** The widget of a service, in which it is booked. */
interface FramedWidget {
  /** Starts to load the checkout. */
  preload(): void;
  /** Defines the element. */
  define(): Promise<unknown>;
}

const widgets: Readonly<Record<FramedService, FramedWidget>> = {
  hotels: {
    preload: () => preloadView('checkout'),
    define: () => import('@portolan/sdk/define/hotels'),
  },
};

/** Checks out one quote, then shows its booking: the service's own widget, on the agency's own site. */
export async function start({ data, line, opened, onMessage }: FrameStage): Promise<void> {
  const { agency, language, currency, origin, art } = data;
  const what = await opened;
  const { service, quoteId, offerId, reference, hint } = what;
  if (!service) throw new Error('A checkout without a service shows nothing');
  const { preload, define } = widgets[service];
  const paths = servicePaths[service];
  preload();
  const session = createFrameSession(data);
  const prefill = await session.open(what);
  const { client } = session;
  const kept = sessionStore({ agency });
  if (quoteId && offerId) rememberOffer(kept, quoteId, offerId);
  if (quoteId && hint) rememberHint(kept, quoteId, hint);

  const first = reference
    ? confirmationPath(paths, reference)
    : `${paths.checkout}?${new URLSearchParams({ token: quoteId ?? '' })}`;
  const navigate = embeddedNavigation({
    siteOrigin: origin,
    carry: { lng: language, currency },
    // The widget reads its currency from its address.
    start: addressOn(origin, first, { currency }),
    staysInside: (path) => isCheckout(paths, path),
    mayGo: () => true,
    leave(href) {
      const { origin: target, pathname, search } = new URL(href);
      if (target === origin && isOfService(paths, pathname)) line.say('closed', { path: pathname + search });
      // No other page of the site may be framed: it opens beside this one.
      else window.open(href, '_blank', 'noopener');
    },
    mirror: null,
  });
  const host: Host = {
    client,
    navigate,
    storage: sessionStoragePort,
    isMobile: /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent),
    getState: () => ({
      agency,
      siteOrigin: origin,
      language,
      currency,
      currencies: [],
      rates: {},
      role: roleOf(session.user()),
      user: session.user(),
      prefill: prefill ?? undefined,
      location: null,
      art,
      embedder: data.embedder ?? undefined,
    }),
    subscribe: () => () => undefined,
  };

  const page = document.getElementById('page')!;
  page.addEventListener('travel-booked', ({ detail: { reference: booked, total } }) =>
    line.say('booked', { reference: booked, amount: total.amount, currency: total.currency }),
  );
  const shared = document.createElement('travel-agency') as HTMLElement & { host?: Host };
  shared.host = host;
  const widget = document.createElement(serviceTags[service]);
  shared.append(widget);
  // The widget's first words take the place of the skeleton in one go.
  widget.addEventListener('travel-ready', () => document.getElementById('wait')?.remove(), { once: true });
  page.append(shared);
  onMessage((message) => {
    if (message.type === 'focus') focusHeading(widget);
  });
  await Promise.all([import('@portolan/sdk/define/agency'), define()]);
}

/** The focus goes to the heading of what is shown, as soon as it is there, unless somebody has gone on already. */
function focusHeading(widget: HTMLElement): void {
  const root = widget.shadowRoot;
  if (!root) return widget.addEventListener('travel-ready', () => focusHeading(widget), { once: true });
  const look = () => {
    const heading = root.querySelector<HTMLElement>(':is(h1,h2)[tabindex]');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (look()) return;
  const coming = new MutationObserver(() => (root.activeElement || look()) && coming.disconnect());
  coming.observe(root, { childList: true, subtree: true });
}
