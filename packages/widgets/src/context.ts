import type { Role } from '@portolan/contract/roles';
import type { ServiceKey } from '@portolan/contract/services';
import type {
  CurrencyOption,
  EmbedProfile,
  GeoLocation,
  UserProfile,
  WidgetAgency,
} from '@portolan/contract';
import type { Client } from '@portolan/client';
import type { Rates } from '@portolan/core';
import type { T } from '@portolan/i18n';

export type { WidgetAgency } from '@portolan/contract';

/**
 * Where a widget's links lead. Paths are those of the agency's site (`/booknow/hotels?…`), whatever the host is: the site
 * routes them, `inline` keeps them inside the element, `redirect` prefixes the agency's origin.
 */
export interface NavigatePort {
  /** Address for the `href` of a link. An absolute address passes unchanged. */
  href(path: string): string;
  /** Goes there, as a click on the link would. */
  go(path: string, options?: { replace?: boolean }): void;
  /** Where the widget is now. */
  current(): { path: string; query: URLSearchParams };
  /** Changes the state of this view in the address (tab, filters, sort); `null` removes a parameter. Replaces by default. */
  setQuery(changes: Readonly<Record<string, string | null>>, options?: { push?: boolean }): void;
  /** Called after every change of {@link current}, back and forward included. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Small texts kept in the browser; every method is silent where the host forbids storage. */
export interface StoragePort {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** What happens in a widget, as the element reports it to its host (`travel-select`, `travel-search` …). */
export interface WidgetEvents {
  ready: { widget: string };
  search: Readonly<Record<string, unknown>>;
  select: { service: string; id: string | null; href: string };
  checkout: { quoteId: string };
  booked: { reference: string; total: { amount: number; currency: string } };
  /** `status`: of the server's answer, 0 without one. */
  error: { code: string; message: string; status?: number };
  /** Of the login prompt: it came up, its visitor went to log in or sign up, or put it away. */
  prompt: { action: 'shown' | 'log-in' | 'sign-up' | 'closed' };
  track: { name: string } & Readonly<Record<string, unknown>>;
}

/** For what an illustration can stand in. */
export type ArtPurpose = ServiceKey | 'empty' | 'room';

/**
 * All that a widget knows of the world. The element base (or a test) builds one per instance; nothing in it is shared between
 * two instances. A change of language, currency or role is a new context.
 */
export interface WidgetContext {
  readonly agency: WidgetAgency;
  /** Origin of the agency's own site, such as `https://book.agency.example`. */
  readonly siteOrigin: string;
  readonly client: Client;
  readonly t: T;
  /** Currency that prices are shown in. */
  readonly currency: string;
  readonly currencies: readonly CurrencyOption[];
  /** Units for one US dollar; empty when they could not be fetched (then prices stay in their own currency). */
  readonly rates: Rates;
  readonly role: Role;
  readonly user: UserProfile | null;
  /** Where the visitor is, when the server could tell. */
  readonly location: GeoLocation | null;
  readonly navigate: NavigatePort;
  readonly storage: StoragePort;
  /** By the user agent. */
  readonly isMobile: boolean;
  /** IANA zone of the browser. */
  readonly timeZone: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Signed addresses of illustrations, for media that are missing or fail to load; absent: a plain tinted plate. */
  readonly art: Readonly<Partial<Record<ArtPurpose, string>>>;
  /** Tells the host; the element turns it into a `travel-…` event. Returns false when the host cancelled it. */
  emit<K extends keyof WidgetEvents>(event: K, detail: WidgetEvents[K]): boolean;
  /** Origin of the page around, when the widget stands in the agency's own frame there; other frames in it must allow that page too. */
  readonly embedder?: string | undefined;
  /** What a partner's page knows of a traveller who is not logged in: forms start with it. */
  readonly prefill?: EmbedProfile | undefined;
  /**
   * Tells the page's developer, once, how to mend an attribute that cannot be used: `occupancy is …; using …`, or the name of such a
   * sentence that the host keeps for widgets that count their bytes (`tab`).
   */
  warn?: ((fix: string) => void) | undefined;
  /**
   * Loads illustrations, currencies and rates, which a partner's page does not wait for; resolves when they are in the context. Absent
   * where they are there from the start.
   */
  extras?: (() => Promise<void>) | undefined;
  /** Opens the login prompt of the host, when it has one. */
  promptLogin?: ((redirect: string) => void) | undefined;
}

/** What the element gives the widget that it renders. */
export interface WidgetProps {
  context: WidgetContext;
  /** The service's own attributes, such as `tab` or `destination`, by property name; `null` where absent. */
  attributes: WidgetAttributes;
  /** What the element was told, resolved. */
  settings: WidgetSettings;
  /** True on a partner's page, false on the agency's own site. */
  embedded: boolean;
  /**
   * Set when the widget takes over a form that a server rendered: what its fields hold at that moment, by their names. The first render
   * must then give the markup that the server wrote.
   */
  typed?: Readonly<Record<string, string>> | undefined;
}

export type WidgetAttributes = Readonly<Record<string, string | null>>;

export interface WidgetSettings {
  /** Publishable key of the agency; `null` on the agency's own site. */
  readonly agency: string | null;
  readonly mode: 'inline' | 'redirect' | 'frame';
  /** What the page knows of the traveller, as it was written; `null` for nothing. */
  readonly profileInformation: string | null;
}
