import type { Host } from './host.ts';
import type { SharedAttributes } from './settings.ts';

/** What a `<travel-agency>` gives its descendants. */
export type ContextValues = SharedAttributes & { readonly host?: Host | null };

export const contextTag = 'travel-agency';

/** The nearest context element above, through any number of shadow roots; `null` when there is none. */
export function parentContext(element: Element): (Element & ContextValues) | null {
  let at: Element | null = element.parentElement ?? hostOf(element);
  while (at) {
    const found: Element | null = at.closest(contextTag);
    if (found) return found as Element & ContextValues;
    at = hostOf(at);
  }
  return null;
}

function hostOf(element: Element): Element | null {
  // Not by `instanceof`: a root of another window is no `ShadowRoot` of this one.
  return (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

const listeners = new Set<() => void>();

/** Calls the listener after each change of a `<travel-agency>` of the page. @returns stops it */
export function onContextChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To be called when a `<travel-agency>` was defined, moved or changed. */
export function contextChanged(): void {
  for (const listener of [...listeners]) listener();
}
