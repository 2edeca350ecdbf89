import { ReactiveElement, type PropertyDeclaration, type PropertyValues } from '@lit/reactive-element';
import { Mount } from './mount.tsx';
import { dashed, type SharedAttributes } from './settings.ts';
import type { WidgetAttributes, WidgetDefinition } from './widget.ts';

/** A text property that mirrors its attribute. */
export const text = (property: string): PropertyDeclaration => ({
  attribute: dashed(property),
  type: String,
  reflect: true,
});

/** The attributes that every widget and `<travel-agency>` have. */
export const sharedProperties = {
  agency: text('agency'),
  api: text('api'),
  lang: text('lang'),
  currency: text('currency'),
  colorScheme: text('colorScheme'),
  mode: text('mode'),
  profileInformation: text('profileInformation'),
};

/**
 * The base of every widget's element: attributes and properties, context, theme, mounting. Nothing it does throws into the
 * page. A subclass says which widget it holds by `static widget`.
 */
export abstract class TravelElement extends ReactiveElement implements SharedAttributes {
  static override properties: Record<string, PropertyDeclaration> = {
    ...sharedProperties,
    syncQuery: text('syncQuery'),
    consent: text('consent'),
  };
  /** Overridden by every subclass. */
  static readonly widget: WidgetDefinition;

  /** Publishable key of the agency, such as `pk_live_…`; nothing else identifies an agency on a partner's page. */
  declare agency: string | null;
  /** Origin of the agency API. @default the origin that served the script */
  declare api: string | null;
  /** One of the nine languages, as a BCP 47 tag. @default the agency's own */
  declare lang: string;
  /** ISO 4217 code that prices are shown in. @default the agency's own */
  declare currency: string | null;
  /** `inherit`, `light`, `dark` or `auto`. @default 'inherit' */
  declare colorScheme: string | null;
  /** `inline`, `redirect` or `frame`. @default 'inline' */
  declare mode: string | null;
  /** What the page knows of the traveller, as JSON; it only prefills forms. */
  declare profileInformation: string | null;
  /** Name of a query parameter of the page that mirrors what the widget shows. @default none */
  declare syncQuery: string | null;
  /** `analytics` lets `travel-track` events out. @default none */
  declare consent: string | null;

  #mount: Mount | null = null;
  #started = false;

  /** The service's own attributes by property name. */
  get widgetAttributes(): WidgetAttributes {
    const self = this as unknown as Record<string, string | null | undefined>;
    const { attributes } = this.definition;
    return Object.fromEntries(attributes.map((name) => [name, self[name]?.trim() || null]));
  }

  get definition(): WidgetDefinition {
    return (this.constructor as typeof TravelElement).widget;
  }

  /** A declarative shadow root that came with the page is kept: its skeleton stands until the widget replaces it. */
  protected override createRenderRoot(): ShadowRoot {
    return this.shadowRoot ?? this.attachShadow({ mode: 'open' });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Attributes of the markup are properties by now, so the first request can leave at once.
    if (this.#mount) this.#mount.refresh();
    else this.#mount = new Mount(this, this.renderRoot as ShadowRoot);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Moving a node disconnects and connects it in one go: only what stays away ends.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#mount?.stop();
      this.#mount = null;
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // The first update follows the mount that connecting started; only later changes are news.
    if (this.#started) this.#mount?.refresh();
    this.#started = true;
  }
}
