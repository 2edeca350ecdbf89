import type { Agency, CurrencyChoice, PageContent } from '@portolan/contract';
import type { Catalogue } from '@portolan/i18n';

/** The document's data for its own script, as JSON in `<script id="page-data">`. */
export interface PageData {
  readonly agency: Agency;
  readonly language: string;
  readonly currency: string;
  /** Currencies on offer: enough to choose one at the start. Names and symbols come when the menu opens. @default unknown */
  readonly currencies?: readonly CurrencyChoice[];
  readonly isMobile: boolean;
  readonly role: string;
  readonly user: { firstName: string; userType: string } | null;
  readonly origin: string;
  readonly art: Readonly<Record<string, string>>;
  /** The agency's own texts of this page. @default none */
  readonly content?: PageContent;
  /** The address names something that does not exist: the page is the 404. @default false */
  readonly missing?: boolean;
  /** Texts of the shell in `language`; English for a missing one. */
  readonly texts: Catalogue;
}

/** Text files that the document carries. */
export const shellAreas = ['common', 'site', 'pages', 'places', 'account', 'errors', 'consent'] as const;
export const pageDataId = 'page-data';
