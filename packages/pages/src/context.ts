import type { Client } from '@portolan/client';
import type { Agency } from '@portolan/contract';

/** What the host shares with the SEO pages. */
export interface PagesContext {
  readonly agency: Agency;
  readonly client: Pick<Client, 'call'>;
  /** Signed addresses of illustrations by purpose. */
  readonly art: Readonly<Record<string, string>>;
}
