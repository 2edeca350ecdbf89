import type { ComponentType } from 'react';
import type { ServiceKey } from '@portolan/contract/services';
import type { Area } from '@portolan/i18n';
import type { WidgetAttributes, WidgetContext, WidgetProps } from '@portolan/widgets';
import type { Mode } from '../element/settings.ts';

/**
 * What the element base needs to know of a service. One file of this folder describes one service: its tag, its attributes, its first
 * screen. The loader, the npm entries, the React wrappers, the types, the manifest and the partners' tables are derived from it.
 */
export interface ServiceDefinition {
  /** Key of the service's block in the agency's configuration; `null` for a widget that is not a service, such as deals. */
  readonly key: ServiceKey | null;
  /** The first screen. What comes after it is loaded by the widget itself. */
  readonly Widget: ComponentType<WidgetProps>;
  /**
   * True when the first render gives the markup that a server rendered with the same input and `typed`. The server's markup then works
   * without code, and the widget takes it over; otherwise it is a picture, which the widget replaces. @default false
   */
  readonly takesOverMarkup?: boolean;
  /** The text files that the first screen reads. */
  readonly areas: readonly Area[];
  /** Path and query on the agency's site where the widget starts. */
  start(attributes: WidgetAttributes, agency: { enableHotelsV2: boolean }): string;
  /** True for paths that the widget shows inside the element. All other paths lead to the agency's site. */
  staysInside(path: string, mode: Mode): boolean;
  /**
   * True when Back, a reload and a shared address of a partner's page must find what the widget shows: its place is kept in the page's
   * address, in a parameter named as the tag, unless the page says otherwise. @default false
   */
  readonly keepsPlace?: boolean;
  /** Starts the widget's first request, before its first render. */
  prefetch?(context: WidgetContext, attributes: WidgetAttributes): void;
  /**
   * The first screen sends a request: the client's code is loaded beside the widget's own.
   * @default false: loaded when somebody touches the widget
   */
  readonly asksAtOnce?: boolean;
}
