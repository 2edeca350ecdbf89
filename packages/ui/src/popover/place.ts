import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/** Space to the edge of the screen. */
const edge = 8;
/** As in `popover.css`: narrower screens show a sheet at the bottom, whose place needs no anchor. */
const sheetOn = '(max-width: 640px)';

/**
 * Keeps an open popover below its anchor, or above it where there is no room, while the page scrolls or either changes its size. Loaded
 * only by browsers without CSS anchor positioning.
 * @returns ends it and leaves no style behind
 */
export function place(popover: HTMLElement, anchor: HTMLElement): () => void {
  // The style sheet says how far it is from its anchor and how high it may be.
  const { marginBlockStart, maxBlockSize } = getComputedStyle(popover);
  const gap = parseFloat(marginBlockStart) || 0;
  const limit = maxBlockSize === 'none' ? '' : `, ${maxBlockSize}`;
  let ended = false;
  const write = (inset: string, margin: string, most: string) => {
    popover.style.inset = inset;
    popover.style.margin = margin;
    popover.style.maxBlockSize = most;
  };
  const update = async () => {
    if (popover.matches('.is-sheet') && matchMedia(sheetOn).matches) {
      write('', '', '');
      return;
    }
    let most = '';
    const { x, y } = await computePosition(anchor, popover, {
      strategy: 'fixed',
      // Where a line starts depends on the direction, which the library reads from the popover.
      placement: 'bottom-start',
      middleware: [
        offset(gap),
        flip({ padding: edge }),
        shift({ padding: edge }),
        size({
          padding: edge,
          apply: ({ availableHeight }) => void (most = `min(${Math.floor(availableHeight)}px${limit})`),
        }),
      ],
    });
    if (!ended) write(`${y}px auto auto ${x}px`, '0', most);
  };
  const stop = autoUpdate(anchor, popover, () => void update());
  return () => {
    ended = true;
    stop();
    write('', '', '');
  };
}
