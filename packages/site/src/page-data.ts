import type { Agency, CurrencyChoice, PageContent } from '@portolan/contract';
import type { Catalogue } from '@portolan/i18n';

/** What the document carries for its own script, as JSON in `<script id="page-data">`. */
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
  /** What the page shows of the agency's own words. @default none */
  readonly content?: PageContent;
  /** What the address names is not there: the 404 stands in the page's place. @default false */
  readonly missing?: boolean;
  /** The shell's texts in `language`, English where it lacks one. */
  readonly texts: Catalogue;
}

/** Text files that the document carries. */
export const shellAreas = ['common', 'site', 'pages', 'places', 'account', 'errors', 'consent'] as const;
export const pageDataId = 'page-data';
