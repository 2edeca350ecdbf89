import { useLayoutEffect, useRef, type RefObject } from 'react';

const anchored = () => globalThis.CSS?.supports?.('anchor-scope', '--a') ?? true;

/**
 * Keeps a `popover="manual"` element open or closed, below its anchor. Where the browser knows CSS anchors the sheet of `.pop` does the
 * placing; elsewhere it is done here, while the popover is open.
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

/** Places `popover` below `anchor` in browsers without CSS anchors, following scroll and resize; returns how to stop. */
export function keepPlaced(popover: HTMLElement, anchor: HTMLElement | null): () => void {
  if (anchored() || !anchor) return () => undefined;
  const place = () => {
    const at = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = popover;
    const below = at.bottom + 8 + height <= innerHeight || at.top < height;
    const rtl = getComputedStyle(anchor).direction === 'rtl';
    const x = Math.max(8, Math.min(rtl ? at.right - width : at.left, innerWidth - width - 8));
    popover.style.inset = `${below ? at.bottom + 8 : at.top - height - 8}px auto auto ${x}px`;
    popover.style.margin = '0';
  };
  place();
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  };
}

/**
 * After closing: back to the button that opened it, unless the focus has gone somewhere by itself. Browsers do this for what they
 * focused themselves, not for what a popover's own code did.
 */
export function returnFocus(popover: HTMLElement, anchor: HTMLElement | null): void {
  const { activeElement } = popover.getRootNode() as Document | ShadowRoot;
  if (activeElement && activeElement !== document.body && !popover.contains(activeElement)) return;
  anchor?.querySelector('button')?.focus({ preventScroll: true });
}
