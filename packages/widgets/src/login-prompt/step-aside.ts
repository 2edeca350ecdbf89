/**
 * Whatever the keyboard reaches stays in sight: when what gets the focus stands below the card, the card moves to the other edge of the
 * screen (WCAG 2.4.11). The page itself is never scrolled or padded.
 * @returns how to stop
 */
export function stepAside(card: HTMLElement): () => void {
  const onFocus = (event: FocusEvent) => {
    const path = event.composedPath();
    const [target] = path;
    if (!(target instanceof Element) || path.includes(card)) return;
    const [one, other] = [target.getBoundingClientRect(), card.getBoundingClientRect()];
    // What is as tall as the screen is below either edge.
    const tall = one.height > innerHeight / 2;
    const below =
      one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
    if (below && !tall) card.toggleAttribute('data-aside');
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}
