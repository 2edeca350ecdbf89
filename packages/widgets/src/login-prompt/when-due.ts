/** How long a visitor looks around before being asked (CONST-23). */
export const promptDelayMs = 5000;
/** The card's code is asked for so much earlier. */
const headStartMs = 1000;

export interface Trigger {
  /** Whose way to the middle of the screen brings the prompt early (POP-03); `null`: not there (yet). */
  block(): Element | null;
  /** It will be due soon. */
  soon(): void;
  due(): void;
}

/**
 * Calls `due` once: after five seconds, or when the visitor scrolls the block to the middle of the screen. A block that stands there
 * from the start is waited out: the visitor did nothing yet.
 * @returns how to stop
 */
export function whenDue({ block, soon, due }: Trigger): () => void {
  let scrolled = false;
  let watched: Element | null = null;
  const middle = new IntersectionObserver(
    (entries) => {
      if (scrolled && entries.at(-1)?.isIntersecting) end();
    },
    // Nothing is left of the screen but the line across its middle.
    { rootMargin: '-50% 0px' },
  );
  const look = () => {
    if (!watched && (watched = block())) middle.observe(watched);
  };
  const onScroll = () => {
    scrolled = true;
    look();
  };
  const timers = [setTimeout(soon, promptDelayMs - headStartMs), setTimeout(end, promptDelayMs)];
  // Whatever scrolls, in any frame of the page's layout.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  look();

  function stop(): void {
    for (const timer of timers) clearTimeout(timer);
    document.removeEventListener('scroll', onScroll, true);
    middle.disconnect();
  }
  function end(): void {
    stop();
    due();
  }
  return stop;
}
