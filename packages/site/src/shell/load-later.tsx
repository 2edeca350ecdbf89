import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of the shell whose code only those load who see it. It may stay away: the page works without it, and asks again the next time.
 * @param load once for each place where it is shown
 * @param place what keeps its room meanwhile @default nothing
 */
export function loadLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: (props: P) => ReactNode = () => null,
): (props: P) => ReactNode {
  return function Later(props) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      let current = true;
      load().then(
        (part) => current && setPart(() => part),
        () => undefined,
      );
      return () => void (current = false);
    }, []);
    return Part ? <Part {...props} /> : place(props);
  };
}
