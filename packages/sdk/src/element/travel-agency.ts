import type { PropertyDeclaration, PropertyValues } from '@lit/reactive-element';
import { createAdopter } from '@portolan/ui';
import type { Host } from './host.ts';
import { contextChanged } from './parent-context.ts';
import type { SharedAttributes } from './settings.ts';
import { TextElement } from './text-element.ts';
import { sharedProperties } from './travel-element.ts';

/**
 * What its descendants inherit: put several widgets of one agency below it and write its key once.
 *
 * @summary Context for the widgets below it; shows nothing itself.
 */
export class TravelAgency extends TextElement implements SharedAttributes {
  static readonly tag = 'travel-agency';
  static override properties: Record<string, PropertyDeclaration> = {
    ...sharedProperties,
    host: { attribute: false },
  };

  declare agency: string | null;
  declare api: string | null;
  declare lang: string;
  declare currency: string | null;
  declare colorScheme: string | null;
  declare mode: string | null;
  declare profileInformation: string | null;
  /** A page that knows its agency already, such as the agency's own site. @internal */
  declare host: Host | null;

  /** Its children are the page's own: no shadow root. */
  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // No box of its own in the page's flex and grid layouts; weaker than any rule of the page.
    if (this.ownerDocument.defaultView)
      createAdopter(this.getRootNode() as Document | ShadowRoot)(
        ':where(travel-agency:not([hidden])){display:contents}',
      );
    contextChanged();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    contextChanged();
  }
}
