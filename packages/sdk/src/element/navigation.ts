import type { NavigatePort } from '@portolan/widgets';
import type { NavigateDetail } from './events.ts';
import type { Mirror } from './mirror.ts';

export interface EmbeddedNavigation {
  /** Origin of the agency's own site. */
  siteOrigin: string;
  /** Added to every address on the agency's site, so that it opens as the widget looks. */
  carry: Readonly<Record<string, string>>;
  /** Path and query that the widget starts at. */
  start: string;
  /** Where a navigation that this one takes the place of was; goes before the rest. */
  at?: string | undefined;
  /** True for paths that stay inside the element. */
  staysInside(path: string): boolean;
  /** Asks the host page; false: it takes over. */
  mayGo(detail: NavigateDetail): boolean;
  /** Leaves the page. */
  leave(href: string): void;
  /** Keeps the state in the host page's address too; `null`: nothing does. */
  mirror: Mirror | null;
}

/**
 * Navigation of a widget on a partner's page. What stays inside lives in memory (and in one opt-in parameter of the page);
 * everything else leads to the agency's own site.
 */
export function embeddedNavigation(options: EmbeddedNavigation): NavigatePort & { stop(): void } {
  const { siteOrigin, carry, staysInside, mayGo, leave, mirror } = options;
  const listeners = new Set<() => void>();
  const start = (place = mirror?.read()) =>
    new URL(place && staysInside(place) ? place : options.start, siteOrigin);
  let at = start(options.at);

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const changed = (replace: boolean) => {
    mirror?.write(at.pathname + at.search, replace);
    tell();
  };
  const stop = mirror?.listen(() => {
    at = start();
    tell();
  });

  const href = (path: string): string => (isAbsolute(path) ? path : addressOn(siteOrigin, path, carry));
  return {
    href,
    go(path, { replace = false } = {}) {
      const address = href(path);
      const leaves = isAbsolute(path) || !staysInside(path);
      if (!mayGo({ path, href: address, leaves })) return;
      if (leaves) return leave(address);
      at = new URL(path, siteOrigin);
      changed(replace);
    },
    current: () => ({ path: at.pathname, query: new URLSearchParams(at.search) }),
    setQuery(changes, { push = false } = {}) {
      at = withQuery(at, changes);
      changed(!push);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => stop?.(),
  };
}

/** An address on a site, with what it should carry and does not say itself. */
export function addressOn(
  site: string,
  path: string,
  carry: Readonly<Record<string, string | null>>,
): string {
  const url = new URL(path, site);
  for (const [name, value] of Object.entries(carry))
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

/** A copy of an address with some parameters changed; `null` removes one. */
export function withQuery(from: URL, changes: Readonly<Record<string, string | null>>): URL {
  const url = new URL(from);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}

export function isAbsolute(path: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(path);
}
