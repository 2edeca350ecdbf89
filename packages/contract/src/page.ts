import type { AboutUs, Agency, Faqs } from './schemas/agency.ts';
import type { SignInProvider } from './schemas/auth.ts';
import type { Article, ArticleList, LegalName, LegalText } from './schemas/content.ts';
import type {
  CruiseLanding,
  Destination,
  DestinationDetails,
  DestinationList,
  HiddenGem,
} from './schemas/destinations.ts';

/** A currency on offer: the country of its option, and its own code (CUR-01). */
export type CurrencyChoice = readonly [country: string, currency: string];

/** What the server knows of a page request before it renders. */
export interface PageRequest {
  /** Path with query, such as `/booknow/hotels?lng=pt`. */
  url: string;
  /** `http://harbour.localhost:4000`. */
  origin: string;
  /** `null`: no agency answers at this host ("Agency not found!"). */
  agency: Agency | null;
  language: string;
  currency: string;
  /** Currencies on offer, each with the country that stands for it. @default unknown */
  currencies?: readonly CurrencyChoice[];
  isMobile: boolean;
  /** The role that the page's cookies show; it only shapes the shell, prices come by the API. */
  role: string;
  user: { firstName: string; userType: string } | null;
  /** Nobody is known by this request, but a session may be brought back once the page runs. @default false */
  returning?: boolean;
  /** What cookies of this visit hide (STORE-11, STORE-12). @default nothing */
  hidden?: { header: boolean; footer: boolean };
  /** Signed addresses of illustrations by purpose: `hero`, the services, `empty`, `room`, `not-found`. @default none */
  art?: Readonly<Record<string, string>>;
  /** A signed drawing as pixels, which is what networks show; `null` for any other picture. @default none is drawn */
  sharePicture?(address: string): SharePicture | null;
  /** What this server is for. @default 'prod' */
  environment?: Environment;
  /** What the agency wrote, for whoever renders it. @default nothing: the page asks once it runs */
  content?: ContentSource;
  /** Nonce of this answer's Content-Security-Policy. */
  nonce: string;
  /** Set for the pages below `/frame/`, which stand inside a partner's page. @default none */
  frame?: FrameRequest;
}

/** A picture as networks take it. */
export interface SharePicture {
  /** From the root of the site. */
  path: string;
  /** Media type, such as `image/png`. */
  type: string;
  width: number;
  height: number;
}

/** What a server is for; outside of the last four, share pages lead to what they share (ROUTE-BLOG-04, -05). */
export const environments = ['local', 'dev', 'qa', 'uat', 'prod'] as const;
export type Environment = (typeof environments)[number];

/**
 * The texts of one agency in the language of one request: what the operations of the same names answer under `data`. A new kind of page
 * adds its own here and to {@link PageContent}.
 */
export interface ContentSource {
  aboutUs(): Promise<AboutUs[]>;
  faqs(): Promise<Faqs[]>;
  /** `null`: the agency wrote none. */
  legal(name: LegalName): Promise<LegalText | null>;
  articles(page: number): Promise<ArticleList>;
  /** `null`: there is none, or it is not published. */
  article(slug: string): Promise<Article | null>;
  signInProviders(): Promise<SignInProvider[]>;
  /** Every published article: what a sitemap lists. */
  articlePages(): Promise<PublicPage[]>;
  /** Every place that has enough to read, best known first. */
  placePages(): Promise<PublicPage[]>;
  cruisePages(): Promise<PublicPage[]>;
  /** `null`: the agency shows no destinations. */
  destinations(query: { q: string; region: string; page: number }): Promise<DestinationList | null>;
  /** `null`: the agency shows no destinations. */
  topDestinations(): Promise<readonly Destination[] | null>;
  hiddenGems(): Promise<readonly HiddenGem[]>;
  /** `null`: there is none, or the agency shows none. */
  destination(slug: string): Promise<DestinationDetails | null>;
  cruiseLines(): Promise<readonly CruiseLanding[]>;
}

/** A page that search engines may read. */
export interface PublicPage {
  /** Its one address, without parameters. */
  path: string;
  /** When its words changed, as an instant; absent where nobody knows. */
  changedAt?: string;
}

/** What a document brings along for its page, so that it need not ask: at most the one member that its page shows. */
export interface PageContent {
  aboutUs?: readonly AboutUs[];
  faqs?: readonly Faqs[];
  legal?: LegalText | null;
  articles?: ArticleList;
  article?: Article;
  destinations?: DestinationList;
  topDestinations?: readonly Destination[];
  hiddenGems?: readonly HiddenGem[];
  destination?: DestinationDetails;
  cruiseLines?: readonly CruiseLanding[];
  signInProviders?: readonly SignInProvider[];
}

/** A page for the secure frame of an embedded widget. */
export interface FrameRequest {
  page: 'checkout' | 'sign-in';
  /** Publishable key of the partner: active and this agency's own; `null`: the page must be refused. */
  key: string | null;
  /** Origin of the page around it, one of that key's; `null` for a window of its own. */
  embedder: string | null;
  /** The side that the page around it shows. @default both, as the system says */
  scheme: 'light' | 'dark' | null;
}

/** What the renderer answers; the server adds the security headers. */
export interface PageResponse {
  status: number;
  /** Whole HTML document; absent when `location` redirects. */
  html?: string;
  location?: string;
  /** `public` pages may be cached by validators. @default 'private' */
  cache?: 'private' | 'public';
}

/** A widget that a partner's server puts into a page of its own, as HTML. */
export interface WidgetHtmlRequest {
  /** Such as `travel-hotels`. */
  tag: string;
  agency: Agency;
  /** Where the agency's own site is: forms lead there until the widget's code takes over. */
  siteOrigin: string;
  language: string;
  /** ISO 4217 */
  currency: string;
  /** Attributes for the element, by their names in HTML. Written into the answer escaped. */
  attributes: Readonly<Record<string, string>>;
  /** For the `<style>`, where the page's Content-Security-Policy asks for one. @default none */
  nonce?: string | undefined;
}

/**
 * Renders the host site's documents. `site/ssr` implements it, the start script injects it into the server, and the server
 * knows only this type.
 */
export interface PageRenderer {
  render(request: PageRequest): PageResponse | Promise<PageResponse>;
  /** Every page of an agency that is switched on, open to visitors and the one that counts for its words. */
  publicPages?(agency: Agency, content: ContentSource): Promise<PublicPage[]>;
  /**
   * The element with its first screen as a declarative shadow root: `<travel-hotels …><template shadowrootmode="open">…`.
   * `null`: no widget that can be rendered has this tag.
   */
  renderWidget?(request: WidgetHtmlRequest): Promise<string | null>;
}
