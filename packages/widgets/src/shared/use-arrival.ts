import { useCallback, type RefCallback } from 'react';
import { useFlow, type Flow } from './flow.ts';

/**
 * For the heading of a view: when the traveller comes from another view, the focus and the page go to it, as soon as it is
 * there. A first load leaves both alone; a widget must not steal the focus of the page it stands in.
 * @param place names the view, or the screen within it
 */
export function useArrival(place: string): RefCallback<HTMLElement> {
  const at = placeOf(useFlow());
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || at.place === place) return;
      const first = at.place === null;
      at.place = place;
      if (first) return;
      // With the frame that shows it, which lays the page out: asked at once it would be laid out in the task that made the view.
      requestAnimationFrame(() => {
        element.focus({ preventScroll: true });
        const widget = element.closest('.trv');
        if (widget && widget.getBoundingClientRect().top < 0) widget.scrollIntoView({ block: 'start' });
      });
    },
    [at, place],
  );
}

/** The view that the traveller comes from while another one is rendered; `null` on a first load. */
export function arrivesFrom(flow: Flow): string | null {
  return placeOf(flow).place;
}

/** Leaves focus and page to a view that puts them elsewhere than at its heading. */
export function markArrived(flow: Flow, place: string): void {
  placeOf(flow).place = place;
}

function placeOf(flow: Flow): { place: string | null } {
  return flow.shared('arrival', () => ({ place: null as string | null }));
}
