import { useLayoutEffect, useRef, type RefObject } from 'react';

/** `anchor-scope` came after `anchor-name`; without it, the popovers of two fields hang from the same anchor. */
const knowsAnchors = () => globalThis.CSS?.supports?.('anchor-scope', '--a') ?? true;

/**
 * Keeps a `popover="manual"` element open or closed, below its anchor. `popover.css` places it where the browser knows CSS anchors,
 * {@link keepPlaced} elsewhere.
 */
export function usePopover(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popover.current;
    if (!open || !element?.showPopover) return;
    element.showPopover();
    const stop = keepPlaced(element, anchor.current);
    return () => {
      stop();
      if (element.isConnected) element.hidePopover();
    };
  }, [open, anchor]);
  return popover;
}

/**
 * Places an open popover at its anchor in browsers without CSS anchors, whatever scrolls or grows; others load nothing. While the code
 * comes, and if it does not, the popover stays where it is in the document: right behind its anchor.
 * @returns how to stop
 */
export function keepPlaced(popover: HTMLElement, anchor: HTMLElement | null): () => void {
  if (knowsAnchors() || !anchor) return () => undefined;
  let stop: (() => void) | undefined;
  let stopped = false;
  import('./place.ts').then(
    ({ place }) => {
      if (!stopped) stop = place(popover, anchor);
    },
    () => undefined,
  );
  return () => {
    stopped = true;
    stop?.();
  };
}

/**
 * After closing, gives the focus back to the button that opened the popover, unless something else has it. Browsers do this only for a
 * focus that they set themselves.
 */
export function returnFocus(popover: HTMLElement, anchor: HTMLElement | null): void {
  const { activeElement } = popover.getRootNode() as Document | ShadowRoot;
  if (activeElement && activeElement !== document.body && !popover.contains(activeElement)) return;
  anchor?.querySelector('button')?.focus({ preventScroll: true });
}
