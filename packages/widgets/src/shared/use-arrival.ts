import { useCallback, type RefCallback } from 'react';
import { useFlow } from './flow.ts';

/**
 * For the heading of a view: when the traveller comes from another view, the focus and the page go to it, as soon as it is
 * there. A first load leaves both alone; a widget must not steal the focus of the page it stands in.
 * @param place names the view, or the screen within it
 */
export function useArrival(place: string): RefCallback<HTMLElement> {
  const at = useFlow().shared('arrival', () => ({ place: null as string | null }));
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || at.place === place) return;
      const first = at.place === null;
      at.place = place;
      if (first) return;
      // With the frame that shows it, which lays the page out: asked at once it would be laid out in the task that made the view.
      requestAnimationFrame(() => {
        element.focus({ preventScroll: true });
        const widget = element.closest('.htl');
        if (widget && widget.getBoundingClientRect().top < 0) widget.scrollIntoView({ block: 'start' });
      });
    },
    [at, place],
  );
}
