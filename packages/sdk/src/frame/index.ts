/**
 * `mode="frame"`: passenger data, payment and signing in stand in a frame on the agency's own site, inside the partner's page. Loaded
 * only where a page asks for it. The protocol is in README.md; the other end is the site's `frame` pages.
 */
import type { WidgetConfig } from '@portolan/contract';
import { createT, loadCatalogues, type T } from '@portolan/i18n';
import frameTexts from '@portolan/i18n/catalogues/en/frame.json' with { type: 'json' };
import { rememberedOffer } from '@portolan/core/checkout';
import type { AdoptStyles } from '@portolan/ui';
import type { Client, ClientOptions } from '@portolan/client';
import type { NavigatePort, WidgetContext } from '@portolan/widgets';
import { sessionStore } from '@portolan/widgets/hotels';
import type { EmbeddedNavigation } from '../element/navigation.ts';
import { emitFrom } from '../element/events.ts';
import type { HostState } from '../element/host.ts';
import type { Settings } from '../element/settings.ts';
import { showCheckout, type CheckoutLayer } from './checkout-layer.ts';
import frameCss from './frame.css?inline';
import { framedNavigation, type Framed } from './framed-navigation.ts';
import { createPageSession, mendedBy } from './page-session.ts';

/** What an element's link to its agency has more of in `mode="frame"`. */
export interface FrameLink {
  navigate: NavigatePort & { stop(): void };
  /** Takes in that the page's `profile-information` has changed. */
  know(profile: string | null): void;
  signedIn(): Partial<WidgetContext>;
}

const reasons = {
  late: 'did not get ready within 5 s',
  refused: 'was refused by the Content-Security-Policy of this page',
  failed: 'could not start',
};

export interface FrameOptions {
  element: HTMLElement;
  shadow: ShadowRoot;
  adopt: AdoptStyles;
  config: WidgetConfig;
  settings: Pick<Settings, 'agency' | 'profileInformation'>;
  state: Pick<HostState, 'language' | 'currency'>;
  navigation: EmbeddedNavigation;
  /** Of the widget's client; gets the traveller's token. */
  options: ClientOptions;
  client: Client;
  /** Called when somebody has logged in or out. */
  refresh(): void;
}

/** Shows checkout, bookings and logging in, none of which may happen on the page itself, in frames of the agency's site. */
export function joinFrames({
  element,
  shadow,
  adopt,
  config,
  settings,
  state,
  navigation,
  options,
  client,
  refresh,
}: FrameOptions): FrameLink {
  const { siteOrigin, agency } = config;
  const { language, currency } = state;
  const key = settings.agency!;
  let profile = settings.profileInformation;
  adopt(frameCss);
  let texts: T | null = null;
  const loading = loadCatalogues(language, ['frame'], frameTexts).then(
    (catalogues) => (texts = createT(language, catalogues, agency.texts)),
  );
  let layer: CheckoutLayer | null = null;
  /** Which place the layer is for; texts may come later than the wish to leave it. */
  let wanted: Framed | null = null;

  const navigate = framedNavigation(navigation, (place) => {
    wanted = place;
    layer?.remove();
    layer = null;
    if (!place) return;
    const start = () => {
      if (wanted !== place) return;
      // It stands over the widget, which a page that opens at a checkout has not seen yet.
      if (shadow.querySelector('.root')) show(place);
      else element.addEventListener('travel-ready', start, { once: true });
    };
    void (texts ? start() : loading.then(start));
  });

  function show(place: Framed): void {
    const { quoteId, reference, href } = place;
    const kept = sessionStore({ agency });
    const own = (layer = showCheckout({
      element,
      shadow,
      siteOrigin,
      key,
      agencyName: agency.agencyName,
      currency,
      t: texts!,
      what: {
        quoteId,
        reference,
        offerId: quoteId && rememberedOffer(kept, quoteId),
        bed: quoteId && kept.get(`hotels.quote.${quoteId}.bed`),
        profile,
        resume: session.remembered(),
      },
      onBack: () => navigate.back(null),
      hear(message) {
        if (message.type === 'booked') {
          const { amount, currency: code } = message;
          navigate.booked(message.reference);
          emitFrom(element, 'travel-booked', {
            reference: message.reference,
            total: { amount, currency: code },
          });
        } else if (message.type === 'closed') navigate.back(message.path);
      },
      onLost(why) {
        if (layer === own) {
          wanted = layer = null;
          own.remove();
        }
        explain(why);
        navigation.leave(href);
      },
    }));
  }

  /** One line for the page's developer: why the traveller is led away. */
  function explain(why: keyof typeof reasons): void {
    console.warn(
      `<${element.localName}>: the secure frame ${reasons[why]}; leading to ${siteOrigin} instead. Let frame-src of this page ` +
        `allow ${siteOrigin}, and list ${location.origin} among the origins of the key.`,
    );
  }

  const session = createPageSession({
    element,
    shadow,
    siteOrigin,
    key,
    agencyName: agency.agencyName,
    currency,
    profile,
    texts: () => loading,
    onExpired: () => void emitFrom(element, 'travel-profile-expired', { agency: key }),
    onChange: refresh,
    onLost(why, redirect) {
      if (redirect === null) return;
      explain(why);
      navigation.leave(navigate.href(`/login?redirect=${encodeURIComponent(redirect)}`));
    },
  });
  options.getAccessToken = session.token;
  const mended = mendedBy(session, client);

  return {
    navigate: {
      ...navigate,
      stop() {
        session.stop();
        navigate.stop();
      },
    },
    know(next) {
      profile = next;
      session.know(next);
    },
    signedIn: () => ({
      client: mended,
      promptLogin: session.prompt,
      ...(session.token() === null ? {} : { role: 'customer' }),
    }),
  };
}
