/** Ends behind a frame that was painted, in a task of its own. */
const frame = (end: (value?: unknown) => void) =>
  // Nothing is painted where nobody looks.
  document.hidden ? setTimeout(end) : requestAnimationFrame(() => setTimeout(end));

let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs something once what stands is painted, alone in its frame, whoever else asks for the same.
 * @param of what it is about: once that has left the page, no frame is waited for
 * @returns forgets it
 */
export function afterPaint(run: () => void, of?: Node): () => void {
  let gone = false;
  turn = turn.then(() => gone || of?.isConnected === false || new Promise(frame));
  void turn.then(() => gone || run());
  return () => void (gone = true);
}
