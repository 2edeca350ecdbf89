import { ReactiveElement, type PropertyDeclaration, type PropertyValues } from '@lit/reactive-element';
import type { Host } from '../element/host.ts';
import { contextChanged } from '../element/parent-context.ts';
import type { SharedAttributes } from '../element/settings.ts';
import { sharedProperties } from '../element/travel-element.ts';

/**
 * What its descendants inherit: put several widgets of one agency below it and write its key once.
 *
 * @summary Context for the widgets below it; shows nothing itself.
 */
export class TravelAgency extends ReactiveElement implements SharedAttributes {
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
    if (!this.style.display) this.style.display = 'contents';
    contextChanged();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    contextChanged();
  }
}
