// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shown } from '../testing/english.tsx';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';
import { highlight } from './highlight.tsx';

const rows = (...labels: string[]): ComboboxOption<string>[] =>
  labels.map((label) => ({ id: label, label, detail: 'Portugal', value: label.toUpperCase() }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(props: Partial<ComboboxProps<string>> & { start?: string } = {}) {
  const load = vi.fn(async (_text: string, _signal: AbortSignal) => rows('Lisbon', 'Lismore', 'Liverpool'));
  const onSelect = vi.fn();
  const onSubmit = vi.fn();
  function Owner() {
    const [value, setValue] = useState(props.start ?? '');
    return (
      <Shown>
        <Combobox
          label="Destination"
          load={load}
          onSelect={onSelect}
          onSubmit={onSubmit}
          {...props}
          value={value}
          onInput={setValue}
        />
      </Shown>
    );
  }
  render(<Owner />);
  const input = screen.getByRole('combobox') as HTMLInputElement;
  const type = (text: string) => fireEvent.input(input, { target: { value: text } });
  const key = (name: string, more = {}) => fireEvent.keyDown(input, { key: name, ...more });
  const settle = (ms = 150) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const options = () => [...document.querySelectorAll('[role=option]')].map((row) => row.textContent);
  const active = () => document.querySelector('[aria-selected=true]')?.textContent ?? null;
  return { load, onSelect, onSubmit, input, type, key, settle, options, active };
}

describe('Combobox', () => {
  it('loads 150 ms after the last key, for the last text alone', async () => {
    const { load, type, settle } = show();
    type('l');
    await settle(149);
    type('li');
    await settle(149);
    expect(load).not.toHaveBeenCalled();
    await settle(1);
    expect(load.mock.calls.map(([text]) => text)).toEqual(['li']);
  });

  it('aborts what is on its way at the next key and never shows a stale answer', async () => {
    let finish: (rows: ComboboxOption<string>[]) => void = () => undefined;
    const load = vi
      .fn<ComboboxProps<string>['load']>()
      .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
      .mockImplementation(async () => rows('Madrid'));
    const { type, settle, options } = show({ load });
    type('li');
    await settle();
    type('ma');
    expect(load.mock.calls[0]![1].aborted).toBe(true);
    await settle();
    finish(rows('Lisbon'));
    await settle();
    expect(options()).toEqual(['MadridPortugal']);
  });

  it('names the active row, wraps around, and picks it with Enter', async () => {
    const { input, type, key, settle, active, onSelect, onSubmit } = show();
    type('li');
    await settle();
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(active()).toBeNull();
    key('ArrowDown');
    expect(active()).toContain('Lisbon');
    expect(document.getElementById(input.getAttribute('aria-activedescendant')!)?.textContent).toContain(
      'Lisbon',
    );
    key('ArrowUp');
    expect(active()).toContain('Liverpool');
    key('ArrowDown');
    key('Enter');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: 'LISBON' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await settle(0);
    expect(input.value).toBe('Lisbon');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('submits what is typed when no row is active', async () => {
    const { type, key, settle, onSubmit, onSelect } = show();
    type('li');
    await settle();
    key('Enter');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('closes on Escape, then clears, and lets a third one through', async () => {
    const { input, type, key, settle } = show();
    type('li');
    await settle();
    expect(key('Escape')).toBe(false);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(input.value).toBe('li');
    expect(key('Escape')).toBe(false);
    expect(input.value).toBe('');
    expect(key('Escape')).toBe(true);
  });

  it('leaves Home and End to the caret, with no row active', async () => {
    const { type, key, settle, active } = show();
    type('li');
    await settle();
    key('ArrowDown');
    expect(key('Home')).toBe(true);
    expect(active()).toBeNull();
  });

  it('says how many there are, and what failed', async () => {
    const load = vi
      .fn<ComboboxProps<string>['load']>()
      .mockResolvedValueOnce(rows('Lisbon'))
      .mockResolvedValueOnce([])
      .mockRejectedValueOnce(new Error('Failed to fetch suggestions'));
    const { type, settle, options } = show({ load });
    const status = () => screen.getByRole('status').textContent;
    type('l');
    await settle();
    expect(status()).toBe('1 result');
    type('li');
    await settle();
    expect(status()).toBe('0 results');
    expect(document.querySelector('.combobox-note')?.textContent).toBe('No results');
    type('lis');
    await settle();
    expect(status()).toBe('Failed to fetch suggestions');
    expect(options()).toEqual([]);
  });

  it('says what its rows are when they are not what was typed', async () => {
    const load = vi.fn<ComboboxProps<string>['load']>(async () => ({
      options: rows('Lisbon'),
      note: 'Did you mean one of these?',
    }));
    const { type, settle, options } = show({ load });
    type('lisbno');
    await settle();
    expect(document.querySelector('.combobox-note')?.textContent).toBe('Did you mean one of these?');
    expect(screen.getByRole('status').textContent).toBe('Did you mean one of these? 1 result');
    expect(options()).toEqual(['LisbonPortugal']);
  });

  it('offers recent searches while it is empty, without a call', async () => {
    const { input, load, options, key, onSelect } = show({ recent: rows('Porto') });
    fireEvent.click(input);
    expect(options()).toEqual(['PortoPortugal']);
    key('ArrowDown');
    key('Enter');
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ value: 'PORTO' }));
    expect(load).not.toHaveBeenCalled();
  });

  it('picks by pointer and clears by its button', async () => {
    const { input, type, settle, onSelect } = show();
    type('li');
    await settle();
    fireEvent.click(screen.getAllByRole('option', { hidden: true })[1]!);
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ value: 'LISMORE' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear the field' }));
    await settle(0);
    expect(input.value).toBe('');
  });

  it('is labelled, described and marked invalid by its field', () => {
    const { input } = show({ hint: 'City or hotel', error: 'Choose a place' });
    expect(screen.getByLabelText('Destination')).toBe(input);
    const described = input
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['City or hotel', 'Choose a place']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('highlight', () => {
  const marked = (text: string, wanted: string) => {
    const { container } = render(<p>{highlight(text, wanted)}</p>);
    expect(container.textContent).toBe(text);
    return container.querySelector('mark')?.textContent ?? null;
  };
  it.each([
    ['Lisbon', 'lis', 'Lis'],
    ['São Paulo', 'sao', 'São'],
    ['Ålborg', 'alb', 'Ålb'],
    ['Straße', 'STRAß', 'Straß'],
    ['Lisbon', 'x', null],
    ['Lisbon', ' ', null],
    ['🏖 Beach', 'beach', 'Beach'],
    ['a.b', '.', '.'],
  ])('marks in %s what was typed as %j', (text, wanted, expected) => {
    expect(marked(text, wanted)).toBe(expected);
  });
});
