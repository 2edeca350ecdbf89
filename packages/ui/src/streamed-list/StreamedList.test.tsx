// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/preact';
import { memo, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StreamedList, type StreamedListProps } from './StreamedList.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const renders = vi.fn();
const Item = memo(function Item({ name }: { name: string }) {
  renders(name);
  return <a href={`/${name}`}>{name}</a>;
});

function List({ names, ...props }: { names: readonly string[] } & Partial<StreamedListProps<string>>) {
  return (
    <StreamedList
      items={names}
      keyOf={(name) => name}
      renderItem={(name) => <Item name={name} />}
      firstScreen={2}
      {...props}
    />
  );
}

/** Each look at the clock is so many milliseconds later than the one before. */
function clockSteps(ms: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
}
const texts = (container: Element) => [...container.querySelectorAll('a')].map((link) => link.textContent);
const letters = (count: number) => [...'abcdefghijklmnopqrstuvwxyz'].slice(0, count);

/** What the list showed after each commit, from its first on. */
async function watch(container: Element, complete: () => boolean): Promise<string[]> {
  const seen = [texts(container).join('')];
  const observer = new MutationObserver(() => {
    const now = texts(container).join('');
    if (seen.at(-1) !== now) seen.push(now);
  });
  observer.observe(container, { childList: true, subtree: true });
  await vi.waitFor(() => expect(complete()).toBe(true), { interval: 1 });
  observer.disconnect();
  return seen;
}
const show = (list: ReactNode) => {
  const view = render(list);
  const { container } = view;
  const isComplete = () => container.querySelector('ul')?.getAttribute('aria-busy') === 'false';
  return { ...view, complete: () => vi.waitFor(() => expect(isComplete()).toBe(true)), isComplete };
};

describe('the slices of a list', () => {
  it('are the first screen, in the render that brings the items, then one item each where each fills the budget', async () => {
    clockSteps(1000);
    const { container, isComplete } = show(<List names={letters(5)} />);
    expect(await watch(container, isComplete)).toEqual(['ab', 'abc', 'abcd', 'abcde']);
  });

  it('hold as many items as the last slice shows to fit into the budget', async () => {
    // The first screen took 12 ms, so one item 6 ms, and 5 of them fit into 30 ms.
    clockSteps(12);
    const { container, isComplete } = show(<List names={letters(16)} />);
    const [first, second, third] = await watch(container, isComplete);
    expect([first, second]).toEqual(['ab', 'abcdefg']);
    // Five items in 12 ms: now 12 fit.
    expect(third).toBe('abcdefghijklmnop');
  });

  it('wait for no frame', async () => {
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    clockSteps(1000);
    const { container, complete } = show(<List names={letters(6)} />);
    await complete();
    expect(texts(container)).toEqual(letters(6));
    expect(frames).not.toHaveBeenCalled();
  });

  it('render no item twice', async () => {
    clockSteps(1000);
    renders.mockClear();
    const { complete } = show(<List names={letters(5)} />);
    await complete();
    expect(renders.mock.calls.flat()).toEqual(letters(5));
  });

  it('end with the component', async () => {
    clockSteps(1000);
    renders.mockClear();
    const { unmount } = show(<List names={letters(9)} />);
    unmount();
    const rendered = renders.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(renders).toHaveBeenCalledTimes(rendered);
  });

  it('are one when the page is hidden', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    clockSteps(1000);
    const { container, isComplete } = show(<List names={letters(9)} />);
    expect(texts(container)).toEqual(letters(9));
    expect(isComplete()).toBe(true);
  });

  it('give way to the whole list when the page is printed', () => {
    clockSteps(1000);
    const { container } = show(<List names={letters(9)} />);
    expect(texts(container)).toHaveLength(2);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(texts(container)).toEqual(letters(9));
  });
});

describe('the items of a list', () => {
  it('keep their nodes when others come between them, and the new ones are rendered in slices', async () => {
    clockSteps(1000);
    const { container, complete, rerender } = show(<List names={['c', 'd', 'e']} />);
    await complete();
    const nodes = [...container.querySelectorAll('a')];
    renders.mockClear();
    rerender(<List names={['a', 'b', 'x', 'c', 'd', 'e']} />);
    // The first screen is there at once; "x" keeps an empty place.
    expect(texts(container)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(container.querySelectorAll('li')[2]!.textContent).toBe('');
    await complete();
    expect(texts(container)).toEqual(['a', 'b', 'x', 'c', 'd', 'e']);
    expect([...container.querySelectorAll('a')].slice(3)).toEqual(nodes);
    expect(renders.mock.calls.flat()).toEqual(['a', 'b', 'x']);
  });

  it('stay when they move behind the first screen before the list is complete', () => {
    clockSteps(1000);
    const { container, rerender } = show(<List names={['a', 'b', 'c', 'd']} />);
    const [first] = container.querySelectorAll('a');
    rerender(<List names={['c', 'd', 'b', 'a']} />);
    expect(texts(container)).toEqual(['c', 'd', 'b', 'a']);
    expect(container.querySelectorAll('a')[3]).toBe(first);
  });

  it('keep their place free, by the estimate', async () => {
    clockSteps(1000);
    const { container, complete } = show(<List names={letters(4)} estimate="236px" placeholder="…" />);
    const sizes = () => [...container.querySelectorAll('li')].map((item) => item.style.minBlockSize);
    expect(sizes()).toEqual(['', '', '236px', '236px']);
    expect(container.textContent).toBe('ab');
    await complete();
    expect(sizes()).toEqual(['', '', '', '']);
  });

  it('keep their place free by the placeholder where there is no estimate', async () => {
    clockSteps(1000);
    const { container, complete } = show(<List names={letters(4)} placeholder={<i>wait</i>} />);
    expect(container.querySelectorAll('i')).toHaveLength(2);
    await complete();
    expect(container.querySelectorAll('i')).toHaveLength(0);
  });
});

it('shows placeholders while it is loading, fewer with each item, and says that it is busy', async () => {
  const { container, complete, rerender } = show(
    <List names={[]} places={4} placeholder={<i>wait</i>} busy />,
  );
  expect(container.querySelectorAll('li > i')).toHaveLength(4);
  expect(container.querySelector('ul')!.getAttribute('aria-busy')).toBe('true');
  rerender(<List names={['a']} places={4} placeholder={<i>wait</i>} busy />);
  expect(texts(container)).toEqual(['a']);
  expect(container.querySelectorAll('li > i')).toHaveLength(3);
  rerender(<List names={['a']} />);
  await complete();
  expect(container.querySelectorAll('li')).toHaveLength(1);
});

it('puts the items into what the caller renders', async () => {
  clockSteps(1000);
  const { container } = show(
    <List names={letters(3)} itemClassName="slide" renderList={(items) => <section>{items}</section>} />,
  );
  expect(container.querySelectorAll('section > div.slide')).toHaveLength(3);
  await vi.waitFor(() => expect(texts(container)).toEqual(letters(3)));
});
