// @vitest-environment happy-dom
import { act } from '@testing-library/preact';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Boundary } from './Boundary.tsx';

function Screen({ fails }: { fails: boolean }) {
  if (fails) throw new Error('boom');
  return <p>well</p>;
}

it('catches what is thrown on a later render, shows the fallback, and starts afresh with another key (ERR-02)', () => {
  const onError = vi.fn();
  const container = document.createElement('div');
  const root = createRoot(container);
  const render = (fails: boolean, key: number) =>
    act(() =>
      root.render(
        <Boundary key={key} onError={onError} fallback={() => <a href="/">out</a>}>
          <Screen fails={fails} />
        </Boundary>,
      ),
    );
  render(false, 1);
  expect(container.textContent).toBe('well');
  render(true, 1);
  expect(container.textContent).toBe('out');
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('boom'));
  render(false, 2);
  expect(container.textContent).toBe('well');
  act(() => root.unmount());
});
