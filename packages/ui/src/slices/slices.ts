import { useEffect, useRef, useState } from 'react';

/**
 * How many of a list to render now, so that a long list never is one long task: the first few at once, the others behind them in
 * tasks of their own, a frame painted between any two. Always from the start and without a gap, so nothing that stands is moved by
 * what follows; what was rendered before costs nothing and does not count. Print and pages that nobody looks at get the whole list.
 * @param keys one an item, stable and unique, in order
 * @param first how many new items may come at once when there was nothing
 * @param step how many new items each later task adds
 */
export function useSlices(keys: readonly string[], first: number, step: number): number {
  const [, render] = useState(0);
  const [whole, setWhole] = useState(false);
  const shown = useRef<ReadonlySet<string>>(new Set());
  let fresh = 0;
  // New ones among those that stand (another order, other filters) are few enough for one task as well.
  const end = keys.findIndex((key, i) => !shown.current.has(key) && ++fresh > step && i >= first);
  const count = whole || end < 0 ? keys.length : end;

  useEffect(() => {
    shown.current = new Set(keys.slice(0, count));
    if (count === keys.length) setWhole(false);
    else if (document.hidden) setWhole(true);
    else render((rounds) => rounds + 1);
  }, [keys, count]);
  useEffect(() => {
    const all = () => setWhole(true);
    addEventListener('beforeprint', all);
    return () => removeEventListener('beforeprint', all);
  }, []);
  return count;
}

/**
 * The value as of the last frame that was painted: what is rendered by it follows, in a task of its own, what is needed at once.
 * @param first stands for it in the first frame
 */
export function useAfterPaint<V>(value: V, first: V): V {
  const [painted, setPainted] = useState<V>(() => first);
  useEffect(() => setPainted(() => value), [value]);
  return painted;
}
