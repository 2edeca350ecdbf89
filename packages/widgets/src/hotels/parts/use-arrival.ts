import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the heading of a view: when the traveller comes from another view, the focus and the page go to it. A first load leaves
 * both alone; a widget must not steal the focus of the page it stands in.
 */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    const widget = element?.closest<HTMLElement>('.htl');
    if (!element || !widget) return;
    if (widget.dataset.arrived) {
      element.focus({ preventScroll: true });
      if (widget.getBoundingClientRect().top < 0) widget.scrollIntoView({ block: 'start' });
    }
    widget.dataset.arrived = 'yes';
  }, []);
  return ref;
}
