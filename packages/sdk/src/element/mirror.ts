/** Where a widget on a partner's page keeps its place in the page's own address. */
export interface Mirror {
  /** Of the page's address. */
  readonly parameter: string;
  /** The place that the address names; `null` for none. */
  read(): string | null;
  write(place: string, replace: boolean): void;
  /** Called on back and forward; returns how to stop. */
  listen(listener: () => void): () => void;
  /** Leaves the parameter to another widget. */
  release(): void;
}

/** The widget that has a parameter which the page has not named. */
const owners = new Map<string, object>();

/**
 * Mirrors to the parameter that the page names, else to that of the widget's tag, which the first widget of a page has and a second one goes
 * without; `null` for no mirror.
 * @param asked `none` for no mirror
 */
export function mirrorFor(asked: string | null, tag: string, owner: object): Mirror | null {
  if (asked) return asked === 'none' ? null : mirrorTo(asked);
  if (!owners.has(tag)) owners.set(tag, owner);
  if (owners.get(tag) !== owner) return null;
  return { ...mirrorTo(tag), release: () => void owners.delete(tag) };
}

/** Mirrors to one query parameter; all others are left alone. */
export function mirrorTo(parameter: string): Mirror {
  return {
    parameter,
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
    release: () => undefined,
  };
}
