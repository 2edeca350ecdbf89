/** Ends behind a frame that was painted, in a task of its own. */
const frame = (end: (value?: unknown) => void) =>
  // Nothing is painted where nobody looks.
  document.hidden ? setTimeout(end) : requestAnimationFrame(() => setTimeout(end));

let turn: Promise<unknown> = Promise.resolve();

/** Runs something once what stands is painted, alone in its frame, whoever else asks for the same. What it returns forgets it. */
export function afterPaint(run: () => void): () => void {
  let gone = false;
  turn = turn.then(() => gone || new Promise(frame));
  void turn.then(() => gone || run());
  return () => void (gone = true);
}
