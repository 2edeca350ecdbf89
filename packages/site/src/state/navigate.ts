import type { NavigatePort } from '@portolan/widgets';
import { matchRoute, sameArea, type RouteAgency } from '../routes.ts';

/** The part of the browser that navigation needs. */
export interface BrowserAddress {
  /** Path with query. */
  get(): string;
  assign(href: string): void;
  replace(href: string): void;
  push(path: string): void;
  swap(path: string): void;
  onPop(listener: () => void): void;
  toTop(): void;
}

/**
 * Navigation of the site. Pages are documents; only inside the hotel flow a step is a change of address (decision 002). Redirect rules
 * hold for steps too.
 */
export function siteNavigation(browser: BrowserAddress, agency: () => RouteAgency): NavigatePort {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  browser.onPop(tell);
  return {
    href: (path) => path,
    go(path, { replace = false } = {}) {
      const match = path.startsWith('/') && !path.startsWith('//') ? matchRoute(path, agency()) : null;
      if (match && 'redirect' in match && match.redirect !== path)
        return this.go(match.redirect, { replace });
      const here = browser.get().split('?')[0];
      // Home's tabs are a change of address too: the page is there already.
      const sameHome = here === '/' && /^\/($|\?)/.test(path);
      if (!match || !(sameHome || sameArea(browser.get(), path, agency())))
        return replace ? browser.replace(path) : browser.assign(path);
      if (replace) browser.swap(path);
      else browser.push(path);
      tell();
      if (!sameHome) browser.toTop();
    },
    current() {
      const url = new URL(browser.get(), 'http://site');
      return { path: url.pathname, query: url.searchParams };
    },
    setQuery(changes, { push = false } = {}) {
      const url = new URL(browser.get(), 'http://site');
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) url.searchParams.delete(name);
        else url.searchParams.set(name, value);
      }
      const path = url.pathname + url.search;
      if (push) browser.push(path);
      else browser.swap(path);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const browserAddress: BrowserAddress = {
  get: () => location.pathname + location.search,
  assign: (href) => location.assign(href),
  replace: (href) => location.replace(href),
  push: (path) => history.pushState(null, '', path),
  swap: (path) => history.replaceState(history.state, '', path),
  onPop: (listener) => addEventListener('popstate', listener),
  toTop: () => scrollTo(0, 0),
};
