/** Where a widget on a partner's page keeps its place in the page's own address. */
export interface Mirror {
  /** The place that the address names; `null` for none. */
  read(): string | null;
  write(place: string, replace: boolean): void;
  /** Called on back and forward; returns how to stop. */
  listen(listener: () => void): () => void;
}

/** Mirrors to one query parameter; all others are left alone. */
export function mirrorTo(parameter: string): Mirror {
  return {
    read: () => new URL(location.href).searchParams.get(parameter),
    write(place, replace) {
      const url = new URL(location.href);
      url.searchParams.set(parameter, place);
      history[replace ? 'replaceState' : 'pushState'](history.state, '', url);
    },
    listen(listener) {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}

const owners = new Map<string, object>();

/** Takes a parameter that no page has named for one of its widgets: the first one has it, a second one goes without. */
export function claimParameter(parameter: string, owner: object): boolean {
  if (!owners.has(parameter)) owners.set(parameter, owner);
  return owners.get(parameter) === owner;
}

export function releaseParameters(owner: object): void {
  for (const [parameter, current] of owners) if (current === owner) owners.delete(parameter);
}
