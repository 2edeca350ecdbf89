import type { WidgetAgency } from '@portolan/widgets';
import type { Catalogue } from '@portolan/i18n';

/** What a frame's document carries for its script, as JSON in `<script id="page-data">`. */
export interface FrameData {
  /** Address of the code that shows the page; empty: there is nothing to show without a page around it. */
  readonly code: string;
  readonly agency: WidgetAgency;
  readonly language: string;
  readonly currency: string;
  /** Origin of the agency's own site. */
  readonly origin: string;
  /** Publishable key of the partner. */
  readonly key: string;
  /** Origin of the page around the frame; `null` in a window of its own. */
  readonly embedder: string | null;
  readonly art: Readonly<Record<string, string>>;
  /** Texts of the signing in; the checkout's come with its code. */
  readonly texts: Catalogue;
}
