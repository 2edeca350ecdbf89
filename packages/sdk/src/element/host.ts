import type { Client } from '@portolan/client';
import type { NavigatePort, StoragePort, WidgetContext } from '@portolan/widgets';

/** What a host page shares with its widgets and may change: agency, currency, country and user (HOST-02 to -05). */
export interface HostState extends Pick<
  WidgetContext,
  | 'agency'
  | 'siteOrigin'
  | 'currency'
  | 'currencies'
  | 'rates'
  | 'role'
  | 'user'
  | 'location'
  | 'art'
  | 'embedder'
  | 'prefill'
> {
  /** One of the nine languages; each widget loads its own texts. */
  readonly language: string;
  /** Custom properties of the theme; absent where the page's own rules hold them already. */
  readonly theme?: Readonly<Record<string, string>> | undefined;
}

/**
 * A host page that already knows its agency, such as the agency's own site. Set it as the `host` property of
 * `<travel-agency>`: the widgets below take everything from it and ask for no configuration of their own.
 */
export interface Host {
  readonly client: Client;
  readonly navigate: NavigatePort;
  readonly storage: StoragePort;
  /** By the user agent. */
  readonly isMobile: boolean;
  getState(): HostState;
  /** Called after every change of state; returns how to stop. */
  subscribe(listener: () => void): () => void;
  promptLogin?: ((redirect: string) => void) | undefined;
}
