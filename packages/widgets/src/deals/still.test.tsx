// @vitest-environment happy-dom
import { afterPaint, UiProvider } from '@portolan/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { english } from '../testing/fake-context.ts';
import { hold, useStill } from './still.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface ListProps {
  names: readonly string[];
  item?: (name: string) => ReactNode;
}

const link = (name: string) => (
  <p>
    <a href={`/${name}`}>{name}</a>
  </p>
);

function List({ names, item = link }: ListProps) {
  const shown = useStill(names.length, (at) => item(names[at]!), [names]);
  return (
    <ul>
      {shown.map((node, at) => (
        <li key={at} ref={hold(node)} />
      ))}
    </ul>
  );
}
const within = (list: ReactNode) => (
  <UiProvider t={english} adopt={() => undefined}>
    {list}
  </UiProvider>
);
const names = () => screen.queryAllByRole('link').map((link) => link.textContent);

it('shows items as they are made, a frame between any two', async () => {
  const happened: string[] = [];
  const painted = globalThis.requestAnimationFrame;
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) =>
    painted((time) => (happened.push('frame'), run(time))),
  );
  const watch = new MutationObserver(() => {
    if (happened.at(-1) !== names().join('')) happened.push(names().join(''));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  render(within(<List names={['a', 'b', 'c', 'd']} />));
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'd']));
  await waitFor(() => expect(happened.at(-1)).toBe('abcd'));
  watch.disconnect();
  const shown = happened.filter((what) => what !== 'frame' && what !== '');
  expect(shown).toEqual(['a', 'ab', 'abc', 'abcd']);
  for (const [before, next] of [
    ['a', 'ab'],
    ['ab', 'abc'],
    ['abc', 'abcd'],
  ] as const)
    expect(happened.slice(happened.indexOf(before), happened.indexOf(next))).toContain('frame');
});

it('shows them all where no frame is painted', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  render(within(<List names={['a', 'b', 'c']} />));
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c']));
});

it('leaves nobody waiting for a frame once it is gone', async () => {
  const ran: string[] = [];
  afterPaint(() => ran.push('before'));
  const view = render(within(<List names={['a', 'b', 'c']} />));
  view.unmount();
  afterPaint(() => ran.push('behind'));
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  await waitFor(() => expect(ran).toEqual(['before', 'behind']));
  expect(frames).toHaveBeenCalledTimes(2);
});

it('keeps the old items until the new ones are whole, and whoever is on a link on that link', async () => {
  const view = render(within(<List names={['a', 'b', 'c']} />));
  await waitFor(() => expect(names()).toHaveLength(3));
  const old = screen.getByText('b');
  old.focus();
  view.rerender(within(<List names={['x', 'y', 'z']} />));
  const seen = new Set([names().join('')]);
  const watch = new MutationObserver(() => seen.add(names().join('')));
  watch.observe(document.body, { childList: true, subtree: true });
  await waitFor(() => expect(names()).toEqual(['x', 'y', 'z']));
  watch.disconnect();
  expect([...seen].filter((text) => text !== 'xyz')).toEqual(['abc']);
  expect(document.activeElement?.textContent).toBe('y');
  expect(old.isConnected).toBe(false);
});

it('makes nothing anew while nothing that it shows changed', async () => {
  const list = ['a', 'b', 'c'];
  const item = vi.fn(link);
  const view = render(within(<List names={list} item={item} />));
  await waitFor(() => expect(names()).toHaveLength(3));
  const nodes = screen.getAllByRole('link');
  view.rerender(within(<List names={list} item={item} />));
  expect(screen.getAllByRole('link')).toEqual(nodes);
  expect(item).toHaveBeenCalledTimes(3);
});

it('throws at once, in its own render, for an item that cannot be shown in a later task', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const item = (name: string) => (name === 'c' ? <Broken /> : link(name));
  const told: unknown[] = [];
  /** What a boundary hears of; each renderer has its own kind. */
  const Guarded = () => {
    try {
      return List({ names: ['a', 'b', 'c'], item });
    } catch (error) {
      told.push(error);
      return <p>failed</p>;
    }
  };
  render(within(<Guarded />));
  await screen.findByText('failed');
  expect(told).toEqual([new Error('broken')]);
});
