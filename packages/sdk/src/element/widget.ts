import type { ComponentType } from 'react';
import type { Client, ClientOptions } from '@portolan/client';
import type { ServiceKey } from '@portolan/contract/services';
import type { Area, Catalogue } from '@portolan/i18n';
import type { WidgetContext } from '@portolan/widgets';
import type { Settings } from './settings.ts';
import type { TravelElement } from './travel-element.ts';

/** The code of one widget, once it is there. */
export interface WidgetCode {
  /** Renders inside the element's inner root. `attributes` are those of the service, such as `tab` or `destination`. */
  Widget: ComponentType<WidgetProps>;
  /** English that travels with the code; other languages load on their own. */
  english: Catalogue;
  /** Text files, when they are others than the definition's. */
  areas?: readonly Area[] | undefined;
  /** Starts the first request, right after the first paint and before the widget's own effects. */
  prefetch?: ((context: WidgetContext, attributes: WidgetAttributes) => void) | undefined;
}

export interface WidgetProps {
  context: WidgetContext;
  attributes: WidgetAttributes;
  /** What the element was told, resolved. */
  settings: Pick<Settings, 'agency' | 'mode' | 'profileInformation'>;
  /** True on a partner's page, false on the agency's own site. */
  embedded: boolean;
  /**
   * Set when the first render must give the markup that a server rendered: on that server, and when the browser takes the markup over.
   * Then it holds what the traveller has typed so far, by the names of the form's fields.
   */
  typed?: Readonly<Record<string, string>> | undefined;
}

/** A service's own attributes by property name; `null` where absent. */
export type WidgetAttributes = Readonly<Record<string, string | null>>;

/** What the element base needs to know of a widget. */
export interface WidgetDefinition {
  /** Key of the service's block in the agency's configuration; `null` for what is no service, such as deals. */
  service: ServiceKey | null;
  /** Text files of the widget. */
  areas: readonly Area[];
  /** Names of the service's own properties. */
  attributes: readonly string[];
  /** Makes the widget's first calls without the client, which then comes later if at all. */
  early?:
    | ((options: ClientOptions, ...args: Parameters<Client['call']>) => Promise<unknown> | undefined)
    | undefined;
  /** The code, or its promise. */
  load(): WidgetCode | Promise<WidgetCode>;
  /** Path and query that the widget starts at on the agency's site. */
  start(attributes: WidgetAttributes, context: { enableHotelsV2: boolean }): string;
  /** True for paths that are shown inside the element; all others lead to the agency's site. */
  staysInside(path: string, mode: 'inline' | 'redirect' | 'frame'): boolean;
}

/** The constructor of an element with a widget in it. */
export interface TravelElementClass {
  new (): TravelElement;
  readonly widget: WidgetDefinition;
}
