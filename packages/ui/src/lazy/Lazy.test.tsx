// @vitest-environment happy-dom
import { createT, type T } from '@portolan/i18n';
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { renderToString } from 'preact-render-to-string';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider, useT } from '../provider.tsx';
import { Lazy, preload } from './Lazy.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Does something, and lets all that follows from it happen. */
const settle = (step?: () => void) =>
  act(async () => {
    step?.();
    await new Promise((resolve) => setTimeout(resolve));
  });

interface GreetingProps {
  name: string;
}
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;

/** A load function whose answers the test gives; each `import()` is one call. */
function controlledLoad(Component: ComponentType<GreetingProps> = Greeting) {
  const answers: { resolve(): void; reject(): void }[] = [];
  const load = () =>
    new Promise<ComponentType<GreetingProps>>((resolve, reject) => {
      answers.push({ resolve: () => resolve(Component), reject: () => reject(new Error('no network')) });
    });
  return {
    load,
    calls: () => answers.length,
    resolve: () => settle(() => answers.at(-1)!.resolve()),
    reject: () => settle(() => answers.at(-1)!.reject()),
  };
}

const english = createT('en', [{ 'errors.default': 'It did not load.', 'common.retry': 'Try again' }]);
const show = (children: ReactNode, t: T = english) =>
  render(
    <UiProvider t={t} adopt={() => undefined}>
      {children}
    </UiProvider>,
  );

describe('Lazy', () => {
  it('shows the fallback until the component is there, then the component with its props', async () => {
    const { load, resolve } = controlledLoad();
    const screen = show(<Lazy load={load} fallback={<i>wait</i>} name="Ada" />);
    expect(screen.container.textContent).toBe('wait');
    await resolve();
    expect(screen.container.textContent).toBe('Hello Ada');
  });

  it('renders a component at once that was loaded before', async () => {
    const { load, calls, resolve } = controlledLoad();
    const preloaded = preload(load);
    await resolve();
    await preloaded;
    const renders: (string | null)[] = [];
    const Fallback = () => (renders.push('fallback'), null);
    const screen = show(<Lazy load={load} fallback={<Fallback />} name="Ada" />);
    expect(screen.container.textContent).toBe('Hello Ada');
    expect(renders).toEqual([]);
    expect(calls()).toBe(1);
  });

  it('renders a preloaded component on a server', async () => {
    const { load, resolve } = controlledLoad();
    const page = () =>
      renderToString(
        <UiProvider t={english} adopt={() => undefined}>
          <Lazy load={load} fallback={<i>wait</i>} name="Ada" />
        </UiProvider>,
      );
    const preloaded = preload(load);
    expect(page()).toBe('<i>wait</i>');
    await resolve();
    await preloaded;
    expect(page()).toBe('<p>Hello Ada</p>');
  });

  it('shows what failed, and loads again on a retry', async () => {
    const { load, calls, reject, resolve } = controlledLoad();
    const screen = show(<Lazy load={load} name="Ada" />);
    await reject();
    expect(screen.getByRole('alert').textContent).toContain('It did not load.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(calls()).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
    await resolve();
    expect(screen.container.textContent).toBe('Hello Ada');
  });

  it('takes an error of the caller’s own', async () => {
    const { load, reject } = controlledLoad();
    const screen = show(<Lazy load={load} error={() => <b>no map</b>} name="Ada" />);
    await reject();
    expect(screen.container.textContent).toBe('no map');
  });

  it('reloads our own page when a retry fails too, and never a partner’s', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    for (const reloadPage of [false, true]) {
      const { load, reject } = controlledLoad();
      const screen = show(<Lazy load={load} reloadPage={reloadPage} name="Ada" />);
      for (let tries = 0; tries < 2; tries++) {
        await reject();
        expect(reload).not.toHaveBeenCalled();
        fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
        await settle();
      }
      expect(reload).toHaveBeenCalledTimes(reloadPage ? 1 : 0);
      cleanup();
    }
  });

  it('shows another component when it is given another, not the failure of the one before', async () => {
    const first = controlledLoad();
    const second = controlledLoad(({ name }) => <p>Goodbye {name}</p>);
    const page = (load: typeof first.load) => (
      <UiProvider t={english} adopt={() => undefined}>
        <Lazy load={load} fallback={<i>wait</i>} name="Ada" />
      </UiProvider>
    );
    const screen = render(page(first.load));
    await first.reject();
    screen.rerender(page(second.load));
    expect(screen.container.textContent).toBe('wait');
    await second.resolve();
    expect(screen.container.textContent).toBe('Goodbye Ada');
  });
});

describe('the texts of a lazy component', () => {
  const Says = () => <p>{useT()('common.more')}</p>;
  const withMore = async (t: T) =>
    createT(t.language, [{ 'common.more': t.language === 'de' ? 'Mehr' : 'More' }, ...t.catalogues]);
  const loadSays = () => Promise.resolve(Says);

  it('are there with it', async () => {
    const screen = show(<Lazy load={loadSays} loadTexts={withMore} fallback="wait" />);
    expect(screen.container.textContent).toBe('wait');
    await settle();
    expect(screen.container.textContent).toBe('More');
  });

  it('are in the new language once loaded; until then it stays in the old one', async () => {
    const page = (t: T) => (
      <UiProvider t={t} adopt={() => undefined}>
        <Lazy load={loadSays} loadTexts={withMore} fallback="wait" />
      </UiProvider>
    );
    const screen = render(page(english));
    await settle();
    screen.rerender(page(createT('de', [])));
    expect(screen.container.textContent).toBe('More');
    await settle();
    expect(screen.container.textContent).toBe('Mehr');
  });

  it('are loaded once for a language', async () => {
    const loads = vi.fn(withMore);
    await preload(loadSays, loads, english);
    const screen = show(<Lazy load={loadSays} loadTexts={loads} fallback="wait" />);
    expect(screen.container.textContent).toBe('More');
    await preload(loadSays, loads, english);
    expect(loads).toHaveBeenCalledTimes(1);
  });
});
