import { text } from '../element/text-element.ts';
import { TravelElement } from '../element/travel-element.ts';
import type { WidgetDefinition } from '../element/widget.ts';

/** What the element knows of its widget, without the code. */
export const dealsWidget: Omit<WidgetDefinition, 'load'> = {
  service: null,
  areas: ['common', 'deals', 'errors'],
  attributes: ['tab'],
  start: ({ tab }) => (tab ? `/?tab=${encodeURIComponent(tab)}` : '/'),
  staysInside: (path, mode) => mode === 'inline' && (path === '/' || path.startsWith('/?')),
};

/** Attributes and properties; how its code arrives is the subclass's affair. */
export abstract class DealsBase extends TravelElement {
  static override properties = { ...TravelElement.properties, tab: text('tab') };

  /** Tab to start with, such as `Car Rentals`. @default the first active one */
  declare tab: string | null;
}
