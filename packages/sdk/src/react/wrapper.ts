import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ForwardRefExoticComponent,
  type PropsWithoutRef,
  type RefAttributes,
} from 'react';
import { register } from '../define/register.ts';

type Listener = (event: Event) => void;

// A layout effect warns while React 18 renders on a server.
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A React component around a custom element. It runs in the page's own React, 18 or newer, and treats both alike: properties become
 * attributes, events become props, and the element is registered once it stands in the page, so that nothing of it runs on a server
 * and hydration finds the markup that the server wrote.
 * @param tag what it renders, such as `travel-hotels`
 * @param element the class behind the tag
 * @param attributes property → attribute
 * @param events prop → event
 */
export function wrapElement<P extends object, E extends HTMLElement>(
  tag: string,
  element: Parameters<typeof register>[0],
  attributes: Readonly<Record<string, string>>,
  events: Readonly<Record<string, string>>,
): ForwardRefExoticComponent<PropsWithoutRef<P> & RefAttributes<E>> {
  const Wrapper = forwardRef<E, P>(function Wrapper(props, ref) {
    const own = useRef<E>(null);
    const latest = useRef<Readonly<Record<string, unknown>>>({});
    useEarlyEffect(() => {
      latest.current = props as Readonly<Record<string, unknown>>;
    });
    useImperativeHandle(ref, () => own.current!, []);
    useEarlyEffect(() => {
      const target = own.current!;
      const ends = Object.entries(events).map(([prop, name]) => {
        const listener = (event: Event) => (latest.current[prop] as Listener | undefined)?.(event);
        target.addEventListener(name, listener);
        return () => target.removeEventListener(name, listener);
      });
      // After the listeners, so that they hear the first event.
      register(element);
      return () => ends.forEach((end) => end());
    }, []);

    const given: Record<string, unknown> = { ref: own };
    for (const [name, value] of Object.entries(props)) {
      if (name in events) continue;
      const attribute = name === 'className' ? 'class' : (attributes[name] ?? name);
      // React 18 would write `null` of a custom element's attribute as a word.
      if (value === null || value === undefined) continue;
      // Lists, such as rooms, are JSON in markup.
      given[attribute] = name !== 'children' && Array.isArray(value) ? JSON.stringify(value) : value;
    }
    return createElement(tag, given);
  });
  Wrapper.displayName = tag;
  return Wrapper as ForwardRefExoticComponent<PropsWithoutRef<P> & RefAttributes<E>>;
}
