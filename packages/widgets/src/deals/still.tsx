import { UiProvider, useUi } from '@portolan/ui';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Milliseconds of work in one task; whatever is begun is ended, so a task takes one item longer. */
const slice = 8;

/**
 * Items of a list that never change by themselves: each is rendered apart, a few in a task, and what it was made of is forgotten, so
 * that only its nodes and their listeners stay in memory. Items have no state and no effects.
 *
 * They are shown as they are made, a frame painted between any two tasks: laying a dozen cards out takes longer than making them. A
 * change of `deps` makes them anew; those from before stay until the new ones are complete.
 * @param count how many
 * @returns what can be shown by now, from the first on; put each where {@link hold} says
 */
export function useStill(
  count: number,
  render: (at: number) => ReactNode,
  deps: readonly unknown[],
): readonly Element[] {
  const ui = useUi();
  const [shown, show] = useState<readonly Element[]>([]);
  const [failure, fail] = useState<readonly unknown[]>([]);
  const fresh = !shown.length;
  useLayoutEffect(() => {
    let gone = false;
    const boxes: Element[] = [];
    const items: Element[] = [];
    const soon = () => void setTimeout(work);
    const work = () => {
      if (gone) return;
      const end = performance.now() + slice;
      try {
        do {
          if (boxes.length < count) {
            const box = document.createElement('div');
            createRoot(box).render(<UiProvider {...ui}>{render(boxes.length)}</UiProvider>);
            boxes.push(box);
          }
          // A renderer may take its time.
          for (let item; items.length < boxes.length && (item = boxes[items.length]!.firstElementChild);)
            items.push(item);
        } while (items.length < count && performance.now() < end);
      } catch (error) {
        return fail([error]);
      }
      const more = items.length < count;
      const now = fresh || !more;
      if (now) show([...items]);
      // They hold what the items were made of, and this function lives as long as the list.
      if (!more) boxes.length = 0;
      // Nothing is painted where nobody looks.
      else if (now && !document.hidden) requestAnimationFrame(soon);
      else soon();
    };
    if (count) soon();
    // Nothing of before stands for what is not known yet.
    else show([]);
    return () => void (gone = true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said by the caller
  }, [count, ui.t, ...deps]);
  // For the boundary around the widget, which knows nothing of timers.
  if (failure.length) throw failure[0];
  return shown;
}

/** For the `ref` of an item's place, which has no other children. Whoever was on a link in it stays on that link. */
export const hold = (item: Element) => (place: Element | null) => {
  const before = place?.firstElementChild;
  if (!place || before === item) return;
  const focused = (place.getRootNode() as Document | ShadowRoot).activeElement;
  const at = [...(before?.querySelectorAll('a') ?? [])].indexOf(focused as HTMLAnchorElement);
  place.replaceChildren(item);
  item.querySelectorAll('a')[at]?.focus();
};
