import type { PropertyDeclaration, PropertyValues } from '@lit/reactive-element';
import type { WidgetAttributes } from '@portolan/widgets';
import type { ServiceDefinition } from '../services/service.ts';
import { misuse } from './misuse.ts';
import { Mount } from './mount.tsx';
import { shortText, type SharedAttributes } from './settings.ts';
import { json, text, TextElement } from './text-element.ts';

/** The attributes that every widget and `<travel-agency>` have. */
export const sharedProperties = {
  agency: text('agency'),
  api: text('api'),
  lang: text('lang'),
  currency: text('currency'),
  colorScheme: text('colorScheme'),
  mode: text('mode'),
  profileInformation: json('profileInformation'),
};

/**
 * The base of every widget's element: attributes and properties, context, theme, mounting. Nothing it does throws into the
 * page. A subclass (`services/`) says its tag, attributes and service. What all tags have in common is documented here; the manifest,
 * the published types and the partners' tables are generated from it (`npm run codegen`).
 *
 * @event travel-ready - the first content is shown
 * @event travel-navigate - the widget is about to go on, inside itself or away (`leaves`); cancel it to lead there yourself
 * @event travel-profile-expired - the profile token is of no use any more; set `profile-information` to a fresh one
 * @event travel-error - something failed; the widget shows a way on
 * @event travel-track - what happened, for analytics; only with `consent="analytics"`
 * @slot - shown until the widget is there, beside a failure, and where scripts are blocked
 * @slot error - takes the place of the error message
 * @slot empty - takes the place of the message that there is nothing to show
 * @csspart root - the inner root, which everything stands in
 * @csspart error - the error message, and the line below a widget whose answers are late
 * @csspart retry - the button of the error message
 * @csspart link-out - the link to the agency's own site in both
 * @csspart button - every button, and every link that looks like one
 * @csspart card - a deal, a hotel: everything in the shape of a ticket
 * @csspart price - a price with all that belongs to it
 * @cssproperty --travel-primary - the brand colour, any CSS colour; the whole palette is worked out from it so that text on it stays legible. Default: the agency's
 * @cssproperty --travel-fill - background of main buttons. Default: the brand colour, moved until text on it is legible
 * @cssproperty --travel-on - text on that background. Default: white or near black
 * @cssproperty --travel-link - colour of links and of what is selected. Default: the brand colour, moved until it is legible
 * @cssproperty --travel-ring - outline of what has the focus. Default: the brand colour, moved until it is visible
 * @cssproperty --travel-canvas - colour behind everything. Default: near white, or near black in the dark scheme
 * @cssproperty --travel-surface - colour of cards and fields
 * @cssproperty --travel-ink - colour of text
 * @cssproperty --travel-muted - colour of secondary text
 * @cssproperty --travel-line - colour of hairlines
 * @cssproperty --travel-good - colour of good news, such as free cancellation
 * @cssproperty --travel-caution - colour of warnings
 * @cssproperty --travel-bad - colour of errors
 * @cssproperty --travel-info - colour of notes
 * @cssproperty --travel-font-body - font family of text. Default: the page's
 * @cssproperty --travel-font-display - font family of headings. Default: as text
 * @cssproperty --travel-text-size - what all sizes are counted in, from 16px to 24px. Default: the reader's text size (1rem)
 * @cssproperty --travel-space-scale - factor on all spacing. Default: 1
 * @cssproperty --travel-radius-scale - factor on all corner radii; 0 for square corners. Default: 1
 * @cssproperty --travel-shadow - shadow of raised cards
 * @cssproperty --travel-header-offset - height of a header of the page that sticks to the top, so that nothing scrolls below it. Default: 0px
 */
export abstract class TravelElement extends TextElement implements SharedAttributes {
  static override properties: Record<string, PropertyDeclaration> = {
    ...sharedProperties,
    syncQuery: text('syncQuery'),
    consent: text('consent'),
  };
  /** Name of the element, such as `travel-hotels`; every subclass has its own. */
  static readonly tag: string;
  /** What the element shows; every subclass has its own. */
  static readonly service: ServiceDefinition;

  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. @default none */
  declare agency: string | null;
  /** Origin of the agency API. @default the origin that served the script */
  declare api: string | null;
  /** One of the nine languages as a BCP 47 tag: en, pt, es, da, no, de, ar, fr or sv. @default the agency's own */
  declare lang: string;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  declare currency: string | null;
  /**
   * Light or dark: `inherit` follows the page's `color-scheme`, `auto` the traveller's system.
   * @values 'inherit' | 'light' | 'dark' | 'auto'
   * @default 'inherit'
   */
  declare colorScheme: string | null;
  /**
   * How the widget moves on: inside itself, to the agency's site, or in a frame on it.
   * @values 'inline' | 'redirect' | 'frame'
   * @default 'inline'
   */
  declare mode: string | null;
  /**
   * What the page knows of the traveller. A token that the partner's server signed: a known user, logged in behind the frame
   * (`mode="frame"`). JSON such as `{"firstName":"Mia"}`: forms start with it, and nobody is logged in. Change it to renew it.
   * @default none
   */
  declare profileInformation: string | null;
  /**
   * Name of a query parameter of the page that mirrors what the widget shows, for Back, reload and shared links; `none` for no mirror.
   * @default `travel-hotels` for the first hotel search of the page, else none
   */
  declare syncQuery: string | null;
  /**
   * `analytics` lets `travel-track` events out.
   * @values 'analytics'
   * @default none
   */
  declare consent: string | null;

  #mount: Mount | null = null;

  /** The service's own attributes by property name. */
  get widgetAttributes(): WidgetAttributes {
    const self = this as unknown as Record<string, string | null | undefined>;
    const { properties } = this.constructor as typeof TravelElement;
    const names = Object.keys(properties).filter((name) => !(name in TravelElement.properties));
    return Object.fromEntries(
      names.map((name) => [
        name,
        shortText(self[name] ?? '', name, (...mistake) => misuse(this, ...mistake)),
      ]),
    );
  }

  get service(): ServiceDefinition {
    return (this.constructor as typeof TravelElement).service;
  }

  /** A declarative shadow root that came with the page is kept: the widget takes it over. */
  protected override createRenderRoot(): ShadowRoot {
    return this.shadowRoot ?? this.attachShadow({ mode: 'open' });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Moving a node disconnects and connects it in one go: only what stays away ends.
    queueMicrotask(() => this.isConnected || this.#end());
  }

  /** Style sheets belong to their document, so in another one everything is made anew. */
  adoptedCallback(): void {
    this.#end();
  }

  /**
   * The end of the turn in which the element was connected or changed: whatever the page or its framework sets on it, before or after
   * putting it in, is known by then. Nothing is fetched or said earlier.
   */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.isConnected || !this.ownerDocument.defaultView) return;
    if (this.#mount) void this.#mount.refresh();
    else this.#mount = new Mount(this, this.renderRoot as ShadowRoot);
  }

  #end(): void {
    this.#mount?.stop();
    this.#mount = null;
  }
}
