import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Which of a list to render now, so that a long list never is one long task: from its start on, in tasks of their own, a frame painted
 * between any two. What was rendered before costs nothing and stays; new ones that belong between those that stand are for the caller to
 * keep a place for. Print and pages that nobody looks at get the whole list.
 * @param keys one an item, stable and unique, in order
 * @param share how much of a task the item at this place takes: 1 is a task of its own, of 0.5 two make one, 0 comes at once
 * @returns the keys to render; others of the list follow
 */
export function useSlices<K extends string>(
  keys: readonly K[],
  share: (place: number) => number,
): ReadonlySet<K> {
  const [, render] = useState(0);
  const [whole, setWhole] = useState(false);
  const shown = useRef<ReadonlySet<K>>(new Set());
  // Who renders again before a frame was painted brings nothing new.
  const turn = useRef({ free: true, missing: false }).current;
  let full = turn.free ? 0 : 1;
  const stands = (key: K) => whole || shown.current.has(key);
  const ready = new Set(keys.filter((key, i) => stands(key) || (full < 1 && ((full += share(i)), true))));

  // eslint-disable-next-line react-hooks/exhaustive-deps -- each time: it says what was rendered, and asks for more only while some is missing
  useLayoutEffect(() => {
    shown.current = ready;
    turn.missing = ready.size < keys.length;
    if (!turn.missing) setWhole(false);
    else if (document.hidden) setWhole(true);
    if (!turn.free || full === 0) return;
    turn.free = false;
    afterPaint(() => {
      turn.free = true;
      if (turn.missing) render((rounds) => rounds + 1);
    });
  });
  useEffect(() => {
    const all = () => setWhole(true);
    addEventListener('beforeprint', all);
    return () => removeEventListener('beforeprint', all);
  }, []);
  return ready;
}

/**
 * The value as of the last frame that was painted: what is rendered by it follows, in a task of its own, what is needed at once.
 * @param first stands for it in the first frame
 */
export function useAfterPaint<V>(value: V, first: V): V {
  const [painted, setPainted] = useState<V>(() => first);
  useLayoutEffect(
    () => (painted === value ? undefined : afterPaint(() => setPainted(() => value))),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was painted changes by this alone
    [value],
  );
  return painted;
}
