/**
 * Where the views of a service live. A widget speaks of views and parameters; this file turns them into the addresses of the agency's site,
 * in the family that the agency's flag selects, and back.
 */
import type { ServicePaths } from '@portolan/contract/services';
import type { NavigatePort } from '../context.ts';

/** The views of a service; `search` is its form. */
export type ServiceView = 'search' | 'results' | 'details' | 'review' | 'checkout' | 'confirmation';

/** What the navigation needs to know of a service. */
export interface ServiceAddresses<View extends ServiceView> {
  /** The views that the widget has. */
  readonly views: readonly View[];
  readonly paths: ServicePaths;
  /** True where the agency has the second family of addresses. */
  readonly v2: boolean;
  /** The parameters that belong to the service, by name; others in an address belong to others. */
  readonly params: Readonly<Record<string, unknown>>;
}

export interface ServiceLocation<View extends ServiceView> {
  readonly view: View | 'search';
  readonly params: URLSearchParams;
}

type Params = Readonly<Record<string, string>>;

/** How a widget moves. */
export interface ServiceNavigation<View extends ServiceView> {
  /** The same object until the place changes. */
  current(): ServiceLocation<View>;
  /** Shows a view. Without `replace` the place before can be gone back to. */
  go(view: View, params: Params, options?: { replace?: boolean | undefined }): void;
  /** Address of a view, for links. */
  href(view: View, params: Params): string;
  /** Called after every change of {@link current}. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Path of a view. */
export function pathOf<View extends ServiceView>({ paths, v2 }: ServiceAddresses<View>, view: View): string {
  return (v2 ? { ...paths, ...paths.v2 } : paths)[view] ?? paths.search;
}

/** Path and query of a view. */
export function addressOf<View extends ServiceView>(
  addresses: ServiceAddresses<View>,
  view: View,
  params: Params,
): string {
  const query = new URLSearchParams(params).toString();
  return pathOf(addresses, view) + (query && `?${query}`);
}

/** The views of both families by their paths in lower case. */
function viewsByPath<View extends ServiceView>({ views, paths }: ServiceAddresses<View>): Map<string, View> {
  const families: ServicePaths[] = [paths, { ...paths, ...paths.v2 }];
  return new Map(
    families.flatMap((family) =>
      views.flatMap((view) => [
        ...(family[view] ? [family[view]] : []),
        ...(view === 'details' ? (family.otherDetails ?? []) : []),
      ].map((path) => [path.toLowerCase(), view] as const)),
    ),
  ); // prettier-ignore
}

/**
 * Navigation over the host's paths, which match in any case and with or without a slash at the end. On a page that is none of the
 * service's (home, a partner's page) the form is shown.
 */
export function createNavigation<View extends ServiceView>(
  navigate: NavigatePort,
  addresses: ServiceAddresses<View>,
): ServiceNavigation<View> {
  const views = viewsByPath(addresses);
  const viewAt = (path: string) => views.get(path.toLowerCase().replace(/\/+$/, ''));
  let seen = '';
  let location: ServiceLocation<View> | null = null;
  const current = () => {
    const { path, query } = navigate.current();
    const key = `${path}?${query.toString()}`;
    if (!location || key !== seen) {
      seen = key;
      location = { view: viewAt(path) ?? 'search', params: query };
    }
    return location;
  };
  return {
    current,
    href: (view, params) => navigate.href(addressOf(addresses, view, params)),
    go(view, params, { replace = false } = {}) {
      if (viewAt(navigate.current().path) !== view)
        return navigate.go(addressOf(addresses, view, params), { replace });
      // A change within a view is state, not a new page: no scrolling, no focus move.
      const changes: Record<string, string | null> = { ...params };
      // Parameters that are not ours belong to others.
      for (const name of current().params.keys())
        if (Object.hasOwn(addresses.params, name) && !(name in params)) changes[name] = null;
      navigate.setQuery(changes, { push: !replace });
    },
    subscribe: (listener) => navigate.subscribe(listener),
  };
}

/**
 * Navigation for `mode="redirect"`: form and results stay inside the element, everything from the details on leads to the agency's own
 * site, by the absolute addresses that the host's `href` gives.
 */
export function createRedirectNavigation<View extends ServiceView>(
  navigate: NavigatePort,
  addresses: ServiceAddresses<View>,
): ServiceNavigation<View> {
  const inside = createNavigation(navigate, addresses);
  return {
    ...inside,
    go(view, params, options) {
      if (view === 'search' || view === 'results') inside.go(view, params, options);
      else navigate.go(inside.href(view, params));
    },
  };
}
