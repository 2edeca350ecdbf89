import type { Agency } from './schemas/agency.ts';

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
  isMobile: boolean;
  /** The role that the page's cookies show; it only shapes the shell, prices come by the API. */
  role: string;
  user: { firstName: string; userType: string } | null;
  /** Nobody is known by this request, but a session may be brought back once the page runs. @default false */
  returning?: boolean;
  /** Signed addresses of illustrations by purpose: `hero`, the services, `empty`, `room`, `not-found`. @default none */
  art?: Readonly<Record<string, string>>;
  /** Nonce of this answer's Content-Security-Policy. */
  nonce: string;
  /** Set for the pages below `/frame/`, which stand inside a partner's page. @default none */
  frame?: FrameRequest;
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

/**
 * Renders the host site's documents. `site/ssr` implements it, the start script injects it into the server, and the server
 * knows only this type.
 */
export interface PageRenderer {
  render(request: PageRequest): PageResponse | Promise<PageResponse>;
}
