/**
 * Where the views live. The widget speaks of views and parameters; this file turns them into the addresses of the agency's
 * site (ROUTE-HTL-01 to -11) in the family that `enableHotelsV2` selects, and back.
 */
import { hotelPaths } from '@portolan/contract/services';
import { hotelParams } from '@portolan/core/hotels';
import type { NavigatePort } from '../context.ts';

export const hotelsViews = ['search', 'results', 'details', 'checkout', 'confirmation'] as const;
export type HotelsView = (typeof hotelsViews)[number];

export interface HotelsLocation {
  readonly view: HotelsView;
  readonly params: URLSearchParams;
}

/** How the widget moves. A host with addresses of its own implements it; {@link createHotelsNavigation} is the usual one. */
export interface HotelsNavigation {
  /** The same object until the place changes. */
  current(): HotelsLocation;
  /** Shows a view. Without `replace` the place before can be gone back to. */
  go(view: HotelsView, params: Readonly<Record<string, string>>, options?: { replace?: boolean }): void;
  /** Address of a view, for links. */
  href(view: HotelsView, params: Readonly<Record<string, string>>): string;
  /** Called after every change of {@link current}. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

const { v2 } = hotelPaths;

/** Path of a view in one of the two families. */
export function hotelsPath(view: HotelsView, enableHotelsV2: boolean): string {
  return (enableHotelsV2 ? { ...hotelPaths, ...v2 } : hotelPaths)[view];
}

const viewOfPath: ReadonlyMap<string, HotelsView> = new Map([
  ...hotelsViews.map((view) => [hotelsPath(view, false), view] as const),
  ...hotelsViews.map((view) => [hotelsPath(view, true), view] as const),
  ...[...hotelPaths.otherDetails, ...v2.otherDetails].map((path) => [path, 'details'] as const),
]);

/** The view of a path, in any case and with or without a slash at the end; `null` for other pages. */
export function hotelsViewOf(path: string): HotelsView | null {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  return viewOfPath.get(plain) ?? null;
}

/** Path and query of a view in one of the two families. */
export function hotelsAddress(
  view: HotelsView,
  params: Readonly<Record<string, string>>,
  enableHotelsV2: boolean,
): string {
  const path = hotelsPath(view, enableHotelsV2);
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}

/** Navigation over the host's paths. On a page that is none of ours (home, a partner's page) the form is shown. */
export function createHotelsNavigation(navigate: NavigatePort, enableHotelsV2: boolean): HotelsNavigation {
  let seen = '';
  let location: HotelsLocation | null = null;
  const current = () => {
    const { path, query } = navigate.current();
    const key = `${path}?${query.toString()}`;
    if (!location || key !== seen) {
      seen = key;
      location = { view: hotelsViewOf(path) ?? 'search', params: query };
    }
    return location;
  };
  const href = (view: HotelsView, params: Readonly<Record<string, string>>) =>
    hotelsAddress(view, params, enableHotelsV2);
  return {
    current,
    href: (view, params) => navigate.href(href(view, params)),
    go(view, params, { replace = false } = {}) {
      const here = current();
      const samePage = hotelsViewOf(navigate.current().path) === view;
      if (!samePage) return navigate.go(href(view, params), { replace });
      // A change within a view is state, not a new page: no scrolling, no focus move.
      const changes: Record<string, string | null> = { ...params };
      // Parameters that are not ours belong to others.
      for (const name of here.params.keys())
        if (Object.hasOwn(hotelParams, name) && !(name in params)) changes[name] = null;
      navigate.setQuery(changes, { push: !replace });
    },
    subscribe: (listener) => navigate.subscribe(listener),
  };
}

/**
 * Navigation for `mode="redirect"`: form and results stay inside the element, everything from a property on leads to the
 * agency's own site, by the absolute addresses that the host's `href` gives.
 */
export function createRedirectNavigation(navigate: NavigatePort, enableHotelsV2: boolean): HotelsNavigation {
  const inside = createHotelsNavigation(navigate, enableHotelsV2);
  return {
    ...inside,
    go(view, params, options) {
      if (view === 'search' || view === 'results') inside.go(view, params, options);
      else navigate.go(inside.href(view, params));
    },
  };
}
