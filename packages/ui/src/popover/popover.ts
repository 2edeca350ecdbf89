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

/** A floating surface at its anchor: `.anchored` holds both, `.anchor` is what it hangs from (both in `fieldCss`). */
export const popoverCss = `.pop{position:fixed;inset:auto;margin:0;margin-block:8px;padding:0;border:0;position-anchor:--_at;position-area:self-block-end span-self-inline-end;
position-try-fallbacks:flip-block,flip-inline,flip-block flip-inline;max-inline-size:calc(100% - 16px);max-block-size:calc(100% - 16px);overflow:auto;overscroll-behavior:contain;
background:var(--_surface);color:var(--_ink);border-radius:var(--_rl);box-shadow:var(--_e3);font-size:var(--_body)}
.pop:popover-open{animation:rise .2s var(--_in)}@keyframes rise{from{opacity:0;translate:0 6px}}
@media(prefers-reduced-motion:reduce){.pop:popover-open{animation:none}}
@media(max-width:640px){.pop.is-sheet{position-area:none;inset-inline:0;inset-block:auto 0;margin:0;inline-size:auto;max-inline-size:none;border-end-start-radius:0;border-end-end-radius:0;
padding-block-end:env(safe-area-inset-bottom)}.pop.is-sheet::backdrop{background:rgb(0 0 0/.4)}}
@media(forced-colors:active){.pop{border:1px solid}}
.is-ticket .pop{margin-block:20px}`;
