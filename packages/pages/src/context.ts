import type { Client } from '@portolan/client';
import type { Agency, PageContent } from '@portolan/contract';

/** What the host shares with the SEO pages. */
export interface PagesContext {
  readonly agency: Agency;
  readonly client: Pick<Client, 'call'>;
  /** Signed addresses of illustrations by purpose. */
  readonly art: Readonly<Record<string, string>>;
  /** What the document brought along, in the language of the first render. @default nothing: a page asks for its own */
  readonly content?: PageContent;
  /** Origin of the site, for addresses that leave it. @default '' */
  readonly origin?: string;
  /** Holes of the route's path, such as `slug`. @default none */
  readonly params?: Readonly<Record<string, string>>;
  /** The page's query. @default empty */
  readonly query?: Pick<URLSearchParams, 'get'>;
}
