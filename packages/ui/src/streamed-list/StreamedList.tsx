import { useEffect, useLayoutEffect, useReducer, useRef, type ReactNode } from 'react';

/**
 * Milliseconds of script that one slice of a list may take. A press waits no longer than for one slice. Not less, because every slice
 * brings a frame with it, whose style, layout and paint cost more than a card.
 */
const sliceBudgetMs = 30;

export interface StreamedListProps<Item> {
  items: readonly Item[];
  /** Unique in the list. An item that keeps its key keeps its nodes, wherever it moves. */
  keyOf(item: Item, index: number): string;
  /** What an item shows. Called in every render of the list, so return a component wrapped in `memo`. */
  renderItem(item: Item, index: number): ReactNode;
  /** Number of items that are rendered together with the list itself. @default 4 */
  firstScreen?: number;
  /** Number of places that the list has at least; `placeholder` fills those that have no item yet. @default 0 */
  places?: number;
  /** The shape of an item that is not there yet. */
  placeholder?: ReactNode;
  /** CSS length: the block size that an item keeps free until it is rendered. @default none: `placeholder` keeps its place */
  estimate?: string;
  /** Items are still being fetched: the list is `aria-busy` even when all that came is rendered. @default false */
  busy?: boolean;
  className?: string;
  /** Class of the element around each item. */
  itemClassName?: string;
  /**
   * Puts the items into something other than a `<ul>`, a carousel for example. They then come as `<div>`, each with a key.
   * @default a `<ul>` of `<li>`
   */
  renderList?(items: readonly ReactNode[]): ReactNode;
}

/**
 * A list that is rendered in slices of a few milliseconds: the first screenful in the render that brings the items, the others in tasks
 * behind it, as many in each as the time budget allows. Every item has its element from the start, which keeps its place free, so nothing
 * moves. Rendering waits for no frame: all items are there soon, wherever the page is scrolled, also for find-in-page. Print and hidden
 * pages get the whole list at once.
 *
 * @example
 * <StreamedList
 *   items={hotels}
 *   keyOf={(hotel) => hotel.propertyId}
 *   renderItem={(hotel) => <HotelCard hotel={hotel} />}
 *   estimate="236px"
 *   places={loading ? 4 : 0}
 *   placeholder={<CardSkeleton />}
 *   busy={loading}
 * />
 */
export function StreamedList<Item>({
  items,
  keyOf,
  renderItem,
  firstScreen = 4,
  places = 0,
  placeholder,
  estimate,
  busy = false,
  className,
  itemClassName,
  renderList,
}: StreamedListProps<Item>) {
  const keys = items.map(keyOf);
  const rendered = useRenderedKeys(keys, firstScreen);
  const Element = renderList ? 'div' : 'li';

  const elements = items.map((item, index) => {
    const key = keys[index]!;
    return rendered.has(key) ? (
      <Element key={key} className={itemClassName}>
        {renderItem(item, index)}
      </Element>
    ) : (
      <Element key={key} className={itemClassName} style={estimate ? { minBlockSize: estimate } : undefined}>
        {estimate ? null : placeholder}
      </Element>
    );
  });
  for (let place = items.length; place < places; place++)
    elements.push(
      <Element key={`place-${place}`} className={itemClassName}>
        {placeholder}
      </Element>,
    );

  if (renderList) return renderList(elements);
  return (
    <ul className={className} aria-busy={busy || rendered.size < keys.length}>
      {elements}
    </ul>
  );
}

/** What a list remembers between its slices. */
interface Progress {
  /** Keys that the last commit rendered. */
  rendered: ReadonlySet<string>;
  /** Number of further items that the next render may add. */
  allowance: number;
  /** Measured in the last render that added items; before the first, one item fills a slice. */
  msPerItem: number;
  cancelNextSlice: (() => void) | null;
}

/**
 * The keys to render now: those that are rendered already, the first screen, and what the current slice may add, in list order. Renders
 * again, in a task of its own, until all of them are there.
 */
function useRenderedKeys(keys: readonly string[], firstScreen: number): ReadonlySet<string> {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const progress = useRef<Progress>({
    rendered: new Set(),
    allowance: 0,
    msPerItem: sliceBudgetMs,
    cancelNextSlice: null,
  }).current;

  const startedAt = performance.now();
  let allowance = isHidden() ? Infinity : progress.allowance;
  const shown = new Set<string>();
  keys.forEach((key, index) => {
    if (progress.rendered.has(key) || index < firstScreen) shown.add(key);
    else if (allowance > 0) {
      allowance--;
      shown.add(key);
    }
  });

  // Runs after every commit, also of renders that the parent asked for: it notes what is rendered, and renders more while items are missing.
  useLayoutEffect(() => {
    const added = [...shown].filter((key) => !progress.rendered.has(key)).length;
    if (added > 0) progress.msPerItem = (performance.now() - startedAt) / added;
    progress.rendered = shown;
    progress.allowance = 0;
    if (shown.size === keys.length) return;
    progress.cancelNextSlice ??= inNextTask(() => {
      progress.cancelNextSlice = null;
      progress.allowance = Math.max(1, Math.floor(sliceBudgetMs / progress.msPerItem));
      renderAgain();
    });
  });

  useEffect(() => {
    const renderAll = () => {
      progress.allowance = Infinity;
      renderAgain();
    };
    addEventListener('beforeprint', renderAll);
    return () => {
      removeEventListener('beforeprint', renderAll);
      progress.cancelNextSlice?.();
      progress.cancelNextSlice = null;
    };
  }, [progress]);
  return shown;
}

/** False on a server, which renders the first screen. */
function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}

/**
 * Runs something in a task of its own, before which the browser may paint or handle a press. Timers would do, but browsers delay those
 * that start one another by 4 ms each.
 * @returns how to cancel it
 */
function inNextTask(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
  return () => port1.close();
}
