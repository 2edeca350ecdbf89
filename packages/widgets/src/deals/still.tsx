import { afterPaint, picturesInTurn, UiProvider, useUi } from '@portolan/ui';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Items of a list that never change by themselves: each is rendered apart, in a task of its own, and what it was made of is forgotten, so
 * that only its nodes and their listeners stay in memory. Items have no state and no effects.
 *
 * They are shown as they are made, a frame painted between any two: laying a card out takes a slow device longer than making it. A
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
    let box: Element | undefined;
    let items: readonly Element[] = [];
    const work = () => {
      try {
        if (!box)
          createRoot((box = document.createElement('div'))).render(
            <UiProvider {...ui}>{render(items.length)}</UiProvider>,
          );
        // A renderer may take its time.
        const item = box.firstElementChild;
        if (item) {
          picturesInTurn(item);
          items = [...items, item];
          // It holds what the item was made of, and this function lives as long as the list.
          box = undefined;
        }
      } catch (error) {
        return fail([error]);
      }
      const more = items.length < count;
      if (fresh || !more) show(items);
      if (more) forget = afterPaint(work);
    };
    // Nothing of before stands for what is not known yet.
    let forget = count ? afterPaint(work) : void show(items);
    // Whoever waited for a frame in vain would hold up all that wait behind.
    return () => forget?.();
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
