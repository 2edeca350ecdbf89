// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as small from './react-small.mjs';

const { createContext, createElement: h, createRoot, Fragment, settle } = small;
const { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } =
  small;

let box: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  box.remove();
});

const list = (keys: string) =>
  h(
    'ul',
    null,
    [...keys].map((key) => h('li', { key, id: key }, key)),
  );
const items = () => [...box.querySelectorAll('li')];

describe('what stands in the page', () => {
  it('is rendered at once, texts and numbers as text, nothing for null and booleans', () => {
    root.render(h('p', { className: 'a' }, 'x', 0, null, false, true, undefined, ['y', h('b', null, 1)]));
    expect(box.innerHTML).toBe('<p class="a">x0y<b>1</b></p>');
  });

  it('never takes data of a server for an element', () => {
    const data = JSON.parse('{"type":"img","props":{"src":"x"},"key":null}') as unknown;
    root.render(h('p', null, data));
    expect(box.innerHTML).toBe('<p></p>');
  });

  it.each(['abcd→dcba', 'abc→bca', 'abc→axbc', 'abc→c', 'abc→', '→abc', 'abcdef→fbxdae'])(
    'keeps the node of each key and brings all into order: %s',
    (change) => {
      const [from = '', to = ''] = change.split('→');
      root.render(list(from));
      const before = new Map(items().map((node) => [node.id, node]));
      root.render(list(to));
      expect(
        items()
          .map(({ id }) => id)
          .join(''),
      ).toBe(to);
      for (const node of items()) if (before.has(node.id)) expect(node).toBe(before.get(node.id));
    },
  );

  it('fills an empty place without moving what stands behind it', () => {
    const view = (shown: boolean) => h('div', null, shown && h('p', null, 'first'), h('p', null, 'second'));
    root.render(view(false));
    const second = box.querySelector('p')!;
    root.render(view(true));
    expect(box.textContent).toBe('firstsecond');
    expect(box.querySelectorAll('p')[1]).toBe(second);
  });

  it('lets a component in the middle grow and shrink in its own place', () => {
    let set: (count: number) => void = () => undefined;
    const Some = () => {
      const [count, setCount] = useState(0) as [number, (count: number) => void];
      set = setCount;
      return Array.from({ length: count }, (_, at) => h('i', { key: at }, at));
    };
    root.render(h('div', null, h('b', null, 'a'), h(Fragment, null, h(Some, null)), h('b', null, 'z')));
    for (const count of [2, 0, 3, 1]) {
      set(count);
      settle();
      expect(box.textContent).toBe(`a${'012'.slice(0, count)}z`);
    }
  });

  it('sets what it is told: properties, attributes, styles, SVG', () => {
    const view = (more: object) => h('input', { type: 'text', 'aria-busy': false, tabIndex: -1, ...more });
    root.render(view({ style: { color: 'red', '--x': '1' }, disabled: true, 'data-a': 1 }));
    const input = box.querySelector('input')!;
    expect([input.getAttribute('aria-busy'), input.tabIndex, input.disabled]).toEqual(['false', -1, true]);
    expect([input.style.color, input.style.getPropertyValue('--x')]).toEqual(['red', '1']);
    root.render(view({ style: { color: 'blue' } }));
    expect([input.disabled, input.dataset.a, input.style.color]).toEqual([false, undefined, 'blue']);
    expect(input.style.getPropertyValue('--x')).toBe('');
    root.render(h('svg', { className: 'icon', viewBox: '0 0 1 1' }, h('path', { d: 'M0 0' })));
    expect(box.querySelector('path')!.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(box.querySelector('svg')!.getAttribute('class')).toBe('icon');
  });

  it('chooses once the choices are there, and leaves what somebody types alone', () => {
    const options = ['a', 'b'].map((value) => h('option', { key: value, value }, value.toUpperCase()));
    root.render(h('select', { value: 'b' }, options));
    expect(box.querySelector('select')!.value).toBe('b');
    root.render(h('input', { value: 'x' }));
    const input = box.querySelector('input')!;
    input.value = 'xy';
    root.render(h('input', { value: 'xy' }));
    expect(input.value).toBe('xy');
  });
});

describe('who listens', () => {
  it('hears bubbling focus, and by the handler that was rendered last', () => {
    const heard: string[] = [];
    const view = (name: string) =>
      h('div', { onFocus: () => heard.push(name) }, h('button', { onClick: () => heard.push('click') }));
    root.render(view('one'));
    root.render(view('two'));
    box.querySelector('button')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    box.querySelector('button')!.click();
    expect(heard).toEqual(['two', 'click']);
    root.render(h('div', null, h('button', null)));
    box.querySelector('button')!.click();
    expect(heard).toEqual(['two', 'click']);
  });

  it('hears no event that was on its way before it came', () => {
    const outer = vi.fn();
    const view = (open: boolean): ReturnType<typeof h> =>
      h('div', open ? { onClick: outer } : null, h('button', { onClick: () => root.render(view(true)) }));
    root.render(view(false));
    box.querySelector('button')!.click();
    expect(outer).not.toHaveBeenCalled();
    box.querySelector('button')!.click();
    expect(outer).toHaveBeenCalledOnce();
  });
});

describe('hooks', () => {
  it('render once for several changes, not at all for none, and again when rendering changes a state', () => {
    const rendered = vi.fn();
    let set: (next: (count: number) => number) => void = () => undefined;
    const Count = () => {
      const [count, setCount] = useState(0) as [number, typeof set];
      set = setCount;
      rendered();
      if (count === 5) setCount(() => 6);
      return count;
    };
    root.render(h(Count, null));
    set((count) => count);
    settle();
    expect(rendered).toHaveBeenCalledTimes(1);
    set((count) => count + 1);
    set((count) => count + 1);
    settle();
    expect([rendered.mock.calls.length, box.textContent]).toEqual([2, '2']);
    set(() => 5);
    settle();
    expect(box.textContent).toBe('6');
  });

  it('run layout effects from the inside out when refs are set, effects later, and clean up before the next and at the end', () => {
    const log: string[] = [];
    const Part = ({ name, on, children }: { name: string; on: number; children?: unknown }) => {
      const ref = useRef(null) as { current: Element | null };
      useLayoutEffect(() => {
        log.push(`${name} laid ${ref.current?.id}`);
        return () => log.push(`${name} unlaid`);
      }, []);
      useEffect(() => {
        log.push(`${name} ${on}`);
        return () => log.push(`${name} not ${on}`);
      }, [on]);
      return h('p', { id: name, ref }, children);
    };
    const view = (on: number) => h(Part, { name: 'out', on }, h(Part, { name: 'in', on: 0 }));
    root.render(view(1));
    expect(log.splice(0)).toEqual(['in laid in', 'out laid out']);
    settle();
    expect(log.splice(0)).toEqual(['in 0', 'out 1']);
    root.render(view(2));
    settle();
    expect(log.splice(0)).toEqual(['out not 1', 'out 2']);
    root.unmount();
    expect(log.sort()).toEqual(['in not 0', 'in unlaid', 'out not 2', 'out unlaid']);
  });

  it('keep what is remembered until its reasons change, and give ids of their own', () => {
    const make = vi.fn(() => ({}));
    const ids = new Set<string>();
    const Memo = ({ of }: { of: number }) => {
      useMemo(make, [of]);
      ids.add(useId() as string);
      return null;
    };
    root.render([h(Memo, { of: 1 }), h(Memo, { of: 1 })]);
    root.render([h(Memo, { of: 1 }), h(Memo, { of: 2 })]);
    expect([make.mock.calls.length, ids.size]).toEqual([3, 2]);
  });

  it('tell readers of a context below elements that did not change, and forget those that are gone', () => {
    const Context = createContext('nothing');
    const rendered = vi.fn();
    const Reader = () => {
      rendered();
      return useContext(Context) as string;
    };
    const inside = h('p', null, h(Reader, null));
    const view = (value: string, children: unknown) => h(Context.Provider, { value }, children);
    root.render(view('a', inside));
    root.render(view('b', inside));
    settle();
    expect(box.textContent).toBe('b');
    root.render(view('c', null));
    rendered.mockClear();
    root.render(view('d', null));
    settle();
    expect(rendered).not.toHaveBeenCalled();
    root.render(h(Reader, null));
    expect(box.textContent).toBe('nothing');
  });

  it('follow a store, also what changed before anybody listened', () => {
    let value = 1;
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const Reader = () => useSyncExternalStore(subscribe as never, () => value);
    root.render(h(Reader, null));
    value = 2;
    settle();
    expect(box.textContent).toBe('2');
    value = 3;
    listeners.forEach((tell) => tell());
    settle();
    expect(box.textContent).toBe('3');
    root.unmount();
    expect(listeners.size).toBe(0);
  });
});

describe('what goes wrong', () => {
  const boom = new Error('boom');
  const InRender = () => {
    throw boom;
  };
  const InEffect = () => {
    useEffect(() => {
      throw boom;
    }, []);
    return 'fine';
  };

  it.each([
    ['in rendering', InRender],
    ['in an effect', InEffect],
  ])('%s is told whoever made the root once, who shows something else', async (_name, Broken) => {
    const told = vi.fn();
    const heard = createRoot(box, {
      onUncaughtError(error) {
        told(error);
        heard.render([h('b', null, 'kept '), 'failed']);
      },
    });
    const content = () => [h('b', null, 'kept '), h('p', null, h(Broken, null)), h(Broken, null)];
    heard.render(content());
    settle();
    await Promise.resolve();
    expect(box.textContent).toBe('kept failed');
    expect(told).toHaveBeenCalledExactlyOnceWith(boom);
    // Another content that fails is another failure.
    heard.render(content());
    settle();
    await Promise.resolve();
    expect(told).toHaveBeenCalledTimes(2);
    expect(box.textContent).toBe('kept failed');
  });

  it('is told nobody once the root is gone', async () => {
    const told = vi.fn();
    const heard = createRoot(box, { onUncaughtError: told });
    heard.render(h(InRender, null));
    heard.unmount();
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
  });

  it('is thrown where nobody catches it', () => {
    expect(() => root.render(h('p', null, h(InRender, null)))).toThrow(boom);
    root.render('on');
    expect(box.textContent).toBe('on');
  });
});
