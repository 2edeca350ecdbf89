// @vitest-environment happy-dom
import type { Occupancy } from '@portolan/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Button, Checkbox, createStyleCollector, createToasts, describeGuests, Dialog, ErrorSummary, Guests, Media, DetailedPrice,
  RangeFilter, Rating, ReviewScore, Stamp, Tabs, TextField, Toasts, useStyles, UiProvider,
} from './index.ts'; // prettier-ignore
import { createT } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import { Shown } from './testing/english.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Rating', () => {
  it.each([
    [4, '4 of 5 stars', 96],
    [3.5, '3.5 of 5 stars', 84],
    [9, '5 of 5 stars', 120],
  ])('shows %d out of five stars (PRICE-09)', (value, name, width) => {
    render(<Shown><Rating value={value} /></Shown>); // prettier-ignore
    const image = screen.getByRole('img', { name });
    // One closed outline a star.
    expect(image.querySelector(':scope > path')?.getAttribute('d')?.match(/z/g)).toHaveLength(5);
    expect(image.querySelector('svg')?.getAttribute('width')).toBe(String(width));
  });

  it.each([0, -1, NaN])('shows nothing for %d', (value) => {
    const { container } = render(<Shown><Rating value={value} /></Shown>); // prettier-ignore
    expect(container.querySelector('svg')).toBeNull();
  });

  it('says a review score in words', () => {
    render(<Shown><ReviewScore score={4.68} count={1204} /></Shown>); // prettier-ignore
    expect(screen.getByText('Rated 4.7 of 5')).toBeTruthy();
    expect(screen.getByText('1,204 reviews')).toBeTruthy();
  });
});

describe('Tabs', () => {
  const tabs = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
    { id: 'c', label: 'C' },
  ];
  function show(language: 'en' | 'ar') {
    const onSelect = vi.fn();
    function Owner() {
      const [selected, select] = useState('a');
      return (
        <Shown language={language}>
          <Tabs label="Deals" tabs={tabs} selected={selected} onSelect={(id) => (onSelect(id), select(id))}>
            Panel {selected}
          </Tabs>
        </Shown>
      );
    }
    render(<Owner />);
    const list = screen.getByRole('tablist');
    screen.getByRole('tab', { name: 'A' }).focus();
    return { onSelect, key: (key: string) => fireEvent.keyDown(list, { key }) };
  }
  const focused = () => document.activeElement?.textContent;

  it('moves by arrows, wraps, and knows Home and End, without asking for data', () => {
    const { key, onSelect } = show('en');
    key('ArrowRight');
    expect(focused()).toBe('B');
    key('End');
    expect(focused()).toBe('C');
    key('ArrowRight');
    expect(focused()).toBe('A');
    key('ArrowLeft');
    expect(focused()).toBe('C');
    key('Home');
    expect(focused()).toBe('A');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('mirrors the arrows in right-to-left text', () => {
    const { key } = show('ar');
    key('ArrowLeft');
    expect(focused()).toBe('B');
    key('ArrowRight');
    expect(focused()).toBe('A');
  });

  it('names its panel by the selected tab', () => {
    show('en');
    fireEvent.click(screen.getByRole('tab', { name: 'B' }));
    expect(screen.getByRole('tabpanel', { name: 'B' }).textContent).toBe('Panel b');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });
});

describe('Guests', () => {
  function show(start: Occupancy) {
    const onChange = vi.fn<(value: Occupancy) => void>();
    function Owner() {
      const [value, setValue] = useState(start);
      return <Shown><Guests value={value} onChange={(next) => (onChange(next), setValue(next))} /></Shown>; // prettier-ignore
    }
    render(<Owner />);
    const press = (name: string, at = 0) =>
      fireEvent.click(screen.getAllByRole('button', { name, hidden: true })[at]!);
    return { onChange, press, last: () => onChange.mock.calls.at(-1)?.[0] };
  }
  /** The library's own `change` is an `input` event under compat; a select sends the real one. */
  function choose(label: string, value: string) {
    const select = screen.getByLabelText(label) as HTMLSelectElement;
    select.value = value;
    fireEvent(select, new Event('change', { bubbles: true }));
  }

  it('applies every change at once', () => {
    const { press, last } = show([{ adults: 2, childAges: [] }]);
    press('More: Adults');
    expect(last()).toEqual([{ adults: 3, childAges: [] }]);
    press('More: Children');
    choose('Age of child 1', '0');
    expect(last()).toEqual([{ adults: 3, childAges: [0] }]);
    press('Add a room');
    expect(last()).toEqual([
      { adults: 3, childAges: [0] },
      { adults: 2, childAges: [] },
    ]);
    press('Remove room 1');
    expect(last()).toEqual([{ adults: 2, childAges: [] }]);
  });

  it('asks for the age of every child, and passes nothing on before it is chosen', () => {
    const { onChange, press, last } = show([{ adults: 2, childAges: [] }]);
    press('More: Children');
    press('More: Children');
    const field = screen.getByRole('button', { name: /^Travellers/ });
    const problem = () =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
    const first = screen.getByLabelText('Age of child 1') as HTMLSelectElement;
    expect([first.value, first.getAttribute('aria-required')]).toEqual(['', 'true']);
    expect(field.textContent).toBe('2 adults, 2 children, 1 room');
    expect(problem()).toBe('Choose the age of child 1');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    choose('Age of child 1', '4');
    expect(problem()).toBe('Choose the age of child 2');
    expect(onChange).not.toHaveBeenCalled();
    choose('Age of child 2', '11');
    expect(last()).toEqual([{ adults: 2, childAges: [4, 11] }]);
    expect(problem()).toBeNull();
  });

  it('names the room whose child has no age when there are several', () => {
    const { press } = show([
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [7] },
    ]);
    press('More: Children', 1);
    expect(screen.getByText('Room 2: choose the age of child 2')).toBeTruthy();
  });

  it('keeps one adult in every room and says why', () => {
    const { onChange, press } = show([{ adults: 1, childAges: [] }]);
    press('Fewer: Adults');
    expect(onChange).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: 'Fewer: Adults', hidden: true });
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
      'At least one adult in every room',
    );
  });

  it('stops at eight guests in a room and at nine rooms', () => {
    const { onChange, press } = show(Array.from({ length: 9 }, () => ({ adults: 8, childAges: [] })));
    press('More: Adults');
    press('More: Children');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('At most 9 rooms in one booking')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a room', hidden: true })).toBeNull();
  });

  it('says who travels in one line', () => {
    const t = createT('en', [common]);
    expect(describeGuests([{ adults: 2, childAges: [] }], t)).toBe('2 adults, 1 room');
    expect(
      describeGuests(
        [
          { adults: 2, childAges: [7] },
          { adults: 1, childAges: [] },
        ],
        t,
      ),
    ).toBe('3 adults, 1 child, 2 rooms');
  });
});

describe('RangeFilter', () => {
  function show(value: [number, number]) {
    const onChange = vi.fn();
    render(
      <Shown>
        <RangeFilter
          label="Price"
          min={0}
          max={100}
          step={5}
          value={value}
          onChange={onChange}
          format={(v) => `$${v}`}
        />
      </Shown>,
    );
    return {
      onChange,
      low: screen.getByRole('slider', { name: 'Lowest Price' }),
      high: screen.getByRole('slider', { name: 'Highest Price' }),
    };
  }

  it('reads its values out as text', () => {
    const { low, high } = show([20, 80]);
    expect([low, high].map((slider) => slider.getAttribute('aria-valuetext'))).toEqual(['$20', '$80']);
  });

  it('moves ten steps by PageUp and PageDown, and never across the other end', () => {
    const { onChange, low, high } = show([20, 80]);
    fireEvent.keyDown(low, { key: 'PageUp' });
    expect(onChange).toHaveBeenLastCalledWith([70, 80]);
    fireEvent.keyDown(high, { key: 'PageDown' });
    expect(onChange).toHaveBeenLastCalledWith([20, 30]);
    fireEvent.input(low, { target: { value: '95' } });
    expect(onChange).toHaveBeenLastCalledWith([80, 80]);
  });

  it('takes typed numbers when they are finished', () => {
    const { onChange } = show([20, 80]);
    const input = screen.getByRole('spinbutton', { name: 'Highest Price' });
    fireEvent.input(input, { target: { value: '6' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.input(input, { target: { value: '60' } });
    fireEvent.focusOut(input);
    expect(onChange).toHaveBeenLastCalledWith([20, 60]);
    fireEvent.input(input, { target: { value: '' } });
    fireEvent.focusOut(input);
    expect(onChange).toHaveBeenLastCalledWith([20, 100]);
  });

  it('shows a value outside the scale at its end', () => {
    const { high } = show([0, 900]);
    expect((high as HTMLInputElement).value).toBe('100');
  });
});

describe('Toasts', () => {
  function show() {
    vi.useFakeTimers();
    const store = createToasts();
    render(<Shown><Toasts store={store} /></Shown>); // prettier-ignore
    const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    return { store, later };
  }

  it('closes after 5000 ms (CONST-31)', () => {
    const { store, later } = show();
    act(() => store.show('Saved', 'good'));
    later(4999);
    expect(screen.getByText('Saved')).toBeTruthy();
    later(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('waits while the pointer or the focus is on it, or the tab is hidden, until none of them is', () => {
    const { store, later } = show();
    act(() => store.show('Saved'));
    later(4000);
    const stack = document.querySelector('.toasts')!;
    const button = screen.getByRole('button', { name: 'Close', hidden: true });
    const onScreen = () => screen.queryByText('Saved') !== null;
    fireEvent.pointerEnter(stack);
    later(60_000);
    expect(onScreen()).toBe(true);
    act(() => button.focus());
    fireEvent.pointerLeave(stack);
    later(60_000);
    expect(onScreen()).toBe(true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    act(() => button.blur());
    later(60_000);
    expect(onScreen()).toBe(true);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockRestore();
    later(999);
    expect(onScreen()).toBe(true);
    later(1);
    expect(onScreen()).toBe(false);
  });

  it('starts its clock anew when the one under the pointer is closed', () => {
    const { store, later } = show();
    act(() => store.show('First'));
    fireEvent.pointerEnter(document.querySelector('.toasts')!);
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    act(() => store.show('Second'));
    later(5000);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('says the same thing once, and no more than five at a time', () => {
    const { store, later } = show();
    const said = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent);
    act(() => store.show('Saved', 'good'));
    later(4000);
    act(() => store.show('Saved', 'good'));
    expect(said()).toEqual(['Saved']);
    later(4999);
    expect(said()).toEqual(['Saved']);
    later(1);
    expect(said()).toEqual([]);
    for (const text of ['1', '2', '3', '4', '5', '6']) act(() => store.show(text));
    expect(said()).toEqual(['2', '3', '4', '5', '6']);
  });

  it('speaks up for failures and politely for the rest, by text that comes into its region', () => {
    const { store } = show();
    act(() => store.show('Saved', 'good'));
    act(() => store.show('Not saved', 'bad'));
    expect(screen.getByRole('status', { hidden: true }).textContent).toContain('Saved');
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('Not saved');
  });

  it('is reached by F6, closed by its button or Escape, and gives the focus on and then back', () => {
    const { store } = show();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    act(() => store.show('First'));
    act(() => store.show('Second'));
    fireEvent.keyDown(window, { key: 'F6' });
    const [first, second] = screen.getAllByRole('button', { name: 'Close', hidden: true });
    expect(document.activeElement).toBe(second);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    fireEvent(second!, escape);
    expect([escape.defaultPrevented, screen.queryByText('Second')]).toEqual([true, null]);
    expect(document.activeElement).toBe(first);
    fireEvent.click(first!);
    expect(screen.queryByText('First')).toBeNull();
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

describe('Dialog', () => {
  const dialog = (props: Partial<Parameters<typeof Dialog>[0]> = {}) => {
    const onClose = vi.fn();
    render(<Shown><Dialog open title="Price changed" onClose={onClose} {...props}>It rose.</Dialog></Shown>); // prettier-ignore
    return { onClose, element: document.querySelector('dialog')! };
  };

  it('is named by its title and closes by button, Escape and backdrop', () => {
    const { onClose, element } = dialog();
    expect(document.getElementById(element.getAttribute('aria-labelledby')!)?.textContent).toBe(
      'Price changed',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    fireEvent(element, new Event('cancel', { cancelable: true }));
    fireEvent.click(element);
    expect(onClose).toHaveBeenCalledTimes(3);
    fireEvent.click(screen.getByText('It rose.'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('can insist on an action', () => {
    const { onClose, element } = dialog({ dismissible: false });
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(element, escape);
    expect(escape.defaultPrevented).toBe(true);
    fireEvent.click(element);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close', hidden: true })).toBeNull();
  });

  it('renders nothing inside while it is closed', () => {
    dialog({ open: false });
    expect(screen.queryByText('It rose.')).toBeNull();
  });
});

describe('fields', () => {
  it('tie label, hint and error to the control', () => {
    const onInput = vi.fn();
    render(<Shown><TextField label="Email" hint="For the voucher" error="Email is required" optional value="" onInput={onInput} autoComplete="email" /></Shown>); // prettier-ignore
    const input = screen.getByLabelText('Email (optional)');
    const words = input
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['For the voucher', 'Email is required']);
    expect(input.getAttribute('autocomplete')).toBe('email');
    fireEvent.input(input, { target: { value: 'a' } });
    expect(onInput).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('sum up more than two errors and lead to each', async () => {
    render(
      <Shown>
        <ErrorSummary title="Please check" errors={[{ id: 'x', text: 'A' }, { text: 'B' }, { text: 'C' }]} />
        <input id="x" />
      </Shown>,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    fireEvent.click(screen.getByRole('link', { name: 'A' }));
    expect(document.activeElement?.id).toBe('x');
    cleanup();
    const { container } = render(<Shown><ErrorSummary title="x" errors={[{ text: 'A' }, { text: 'B' }]} /></Shown>); // prettier-ignore
    expect(container.textContent).toBe('');
  });

  it('tick by label', () => {
    const onChange = vi.fn();
    render(<Shown><Checkbox label="Breakfast" detail="12" checked={false} onChange={onChange} /></Shown>); // prettier-ignore
    fireEvent.click(screen.getByText('Breakfast'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});

it('a busy button says so, keeps its words and ignores clicks', () => {
  const onClick = vi.fn();
  render(<Shown><Button busy onClick={onClick}>Pay now</Button></Shown>); // prettier-ignore
  const button = screen.getByRole('button', { name: 'Pay now' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('type')).toBe('button');
  expect(onClick).not.toHaveBeenCalled();
});

it('a price says what it was, and isolates its digits from the text around', () => {
  const { container } = render(<Shown><DetailedPrice price="$336" was="$420" note="$168 a night" rows={[{ label: 'Wholesale Rate', amount: '$300' }]} /></Shown>); // prettier-ignore
  expect(container.querySelector('s')?.textContent).toBe('Retail price $420');
  expect([...container.querySelectorAll('bdi')].map((bdi) => bdi.textContent)).toEqual([
    '$420',
    '$336',
    '$300',
  ]);
});

it('a stamp never speaks by colour alone', () => {
  const { container } = render(<Shown><Stamp tone="good">Confirmed</Stamp></Shown>); // prettier-ignore
  expect(container.textContent).toBe('Confirmed');
  expect(container.querySelector('svg[aria-hidden=true]')).not.toBeNull();
});

it('a picture that fails gives way to the next and never comes back', () => {
  const { container } = render(<Shown><Media src="/a.jpg" fallback="/b.svg" alt="" /></Shown>); // prettier-ignore
  const image = () => container.querySelector('img');
  fireEvent.error(image()!);
  expect(image()?.getAttribute('src')).toBe('/b.svg');
  fireEvent.error(image()!);
  expect(image()).toBeNull();
});

it('styles are collected once each for a page that is rendered on a server', () => {
  const { adopt, css } = createStyleCollector();
  const Styled = () => (useStyles('.a{}'), (<i />));
  render(<UiProvider t={createT('en', [])} adopt={adopt}><Styled /><Styled /></UiProvider>); // prettier-ignore
  expect(css()).toBe('.a{}');
});
