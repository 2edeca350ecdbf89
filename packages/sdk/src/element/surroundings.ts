import type { OwnTexts } from '@portolan/i18n';
import type { AdoptStyles } from '@portolan/ui';
import type { NavigatePort, WidgetContext } from '@portolan/widgets';
import type { ReactNode } from 'react';
import type { ServiceDefinition } from '../services/service.ts';
import type { Settings } from './settings.ts';
import type { TravelElement } from './travel-element.ts';

/** What a widget's page gives it: a partner's page (`PartnerPage`), or the agency's own site (`HostPage`). One for each element. */
export interface Surroundings {
  /** True on a partner's page. */
  readonly embedded: boolean;
  /** How the widget moves on; absent until the first {@link resolve} has ended. */
  readonly navigate: NavigatePort | undefined;
  /**
   * Everything for the next render. Called again after every change.
   * @returns `null` when the page has not said enough, which the console tells its developer
   * @throws what the API, or the loading of code, threw
   */
  resolve(settings: Settings): Promise<Resolved | null>;
  /** Address that shows the same on the agency's own site; `null` on that site, and while its address is unknown. */
  wayOut(settings: Settings): string | null;
  /** Forgets failed and unanswered requests, so that the next {@link resolve} asks again. */
  forget(): void;
  stop(): void;
}

/** What a widget is rendered from. */
export interface Resolved {
  readonly language: string;
  /** The service, or the contact card where the agency does not sell the service online. */
  readonly service: Pick<ServiceDefinition, 'Widget' | 'areas' | 'prefetch'>;
  /** Custom properties of the agency's theme; absent where the page's own rules hold them already. */
  readonly theme?: Readonly<Record<string, string>> | undefined;
  readonly agency: { readonly id: string; readonly texts?: OwnTexts | undefined };
  readonly context: Omit<WidgetContext, 't'>;
}

/** What the surroundings may ask of the element that they belong to. */
export interface MountPort {
  readonly element: TravelElement;
  readonly shadow: ShadowRoot;
  readonly adopt: AdoptStyles;
  /** Something changed: resolve and render again. */
  refresh(): void;
  /** Shows what went wrong in the place of the widget, and tells the page. */
  fail(error: unknown): void;
  /** A line below the widget; `null` takes it away. */
  showBelow(line: ReactNode): void;
}
