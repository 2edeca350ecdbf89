import type { Client } from '@portolan/client';
import type { Agency, PageContent } from '@portolan/contract';
import type { ComponentType } from 'react';

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
  /** The agency's widgets, by tag. @default none: a page shows nothing in their place */
  readonly Widget?: ComponentType<{
    tag: `travel-${string}`;
    attributes?: Readonly<Record<string, string>>;
  }>;
  /** What prices are shown in; `null` while it is not known, and no price is asked for. @default null */
  readonly currency?: string | null;
  /** Who looks, as far as prices differ by it; only compared. @default nobody */
  readonly role?: string;
  /** The page's query. @default empty */
  readonly query?: Pick<URLSearchParams, 'get'>;
}
