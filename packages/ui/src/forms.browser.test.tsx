import axe from 'axe-core';
import { createPalette, themeVariables, type Occupancy, type Party, type PartyRules } from '@portolan/core';
import { createT, type LanguageCode } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import fields from '@portolan/i18n/catalogues/en/fields.json' with { type: 'json' };
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Accordion, Button, Checkbox, Combobox, createAdopter, createToasts, DateRange, Dialog, elementCss, Guests, RangeFilter,
  OneDay, PartyField, SearchBar, SelectField, Stamp, Tag, TextField, TimeField, Toasts, UiProvider, type ComboboxOption, type DaySpan,
} from './index.ts'; // prettier-ignore

let root: Root | null = null;
let host: HTMLElement | null = null;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

const places: ComboboxOption<string>[] = ['Lisbon', 'Lismore', 'Liverpool'].map((label) => ({
  id: label,
  label,
  detail: 'Town',
  value: label,
}));

function Form({ dialog = false, onSearch }: { dialog?: boolean; onSearch?: () => void }) {
  const [place, setPlace] = useState('');
  const [stay, setStay] = useState<DaySpan | null>({ from: '2027-03-12', to: '2027-03-16' });
  const [guests, setGuests] = useState<Occupancy>([{ adults: 2, childAges: [7] }]);
  const [range, setRange] = useState<[number, number]>([20, 80]);
  const [open, setOpen] = useState(dialog);
  return (
    <>
      <SearchBar
        label="Search stays"
        action="/search"
        onSubmit={() => onSearch?.()}
        button={
          <Button variant="primary" type="submit">
            Search
          </Button>
        }
      >
        <Combobox
          variant="ticket"
          label="Destination"
          value={place}
          onInput={setPlace}
          onSelect={() => undefined}
          load={async () => places}
        />
        <DateRange variant="ticket" value={stay} onChange={setStay} min="2026-11-21" />
        <Guests variant="ticket" value={guests} onChange={setGuests} />
      </SearchBar>
      <TextField
        label="Email"
        hint="For the voucher"
        error="Email is required"
        value=""
        onInput={() => undefined}
      />
      <SelectField
        label="Country"
        value=""
        placeholder="Choose"
        onChange={() => undefined}
        options={[{ value: 'PT', label: 'Portugal' }]}
      />
      <RangeFilter
        label="Price"
        min={0}
        max={100}
        value={range}
        onChange={setRange}
        format={(v) => `$${v}`}
        histogram={[1, 4, 2]}
      />
      <Checkbox label="Breakfast" detail="12" checked onChange={() => undefined} />
      <Tag tone="good">Free cancellation</Tag> <Stamp tone="caution">Pending</Stamp>
      <Accordion items={[{ title: 'When?', content: 'Soon.' }]} />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Price changed"
        actions={<Button variant="primary">Accept</Button>}
      >
        <TextField label="Name" value="" onInput={() => undefined} />
      </Dialog>
    </>
  );
}

function stage(
  content: React.ReactNode,
  look: { width?: number; scheme?: string; language?: LanguageCode; color?: string } = {},
) {
  const { width = 1100, scheme = 'light', language = 'en', color = '#0b63ce' } = look;
  host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = `inline-size:${width}px;color-scheme:${scheme}`;
  for (const [name, value] of Object.entries(themeVariables(createPalette(color))))
    host.style.setProperty(name, value);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopt = createAdopter(shadow);
  adopt(`${elementCss}.root{background:var(--_canvas)}`);
  const inner = shadow.appendChild(document.createElement('div'));
  const t = createT(language, [common, fields]);
  Object.assign(inner, { className: 'root', dir: t.direction, lang: language });
  root = createRoot(inner);
  root.render(<UiProvider t={t} adopt={adopt}>{content}</UiProvider>); // prettier-ignore
  const find = <E extends HTMLElement>(selector: string) => shadow.querySelector<E>(selector)!;
  const byText = (text: string) =>
    [...shadow.querySelectorAll<HTMLElement>('button')].find((button) => button.textContent?.includes(text))!;
  return { shadow, inner, find, byText, focused: () => shadow.activeElement as HTMLElement | null };
}
const box = (element: Element) => element.getBoundingClientRect();
const isOpen = (element: Element) => element.matches(':popover-open');

describe('the search bar', () => {
  it('opens its list below the input, and Escape closes it before it clears', async () => {
    const { find } = stage(<Form />);
    await vi.waitFor(() => find('[role=combobox]').focus());
    await userEvent.keyboard('li');
    const list = find('.combobox-pop');
    await vi.waitFor(() => expect(isOpen(list)).toBe(true));
    expect(box(list).top).toBeGreaterThanOrEqual(box(find('[role=combobox]')).bottom - 1);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(find<HTMLInputElement>('[role=combobox]').value).toBe('Lismore'));
    expect(isOpen(list)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(find<HTMLInputElement>('[role=combobox]').value).toBe(''));
  });

  it('opens the calendar on two months, moves by keys, and gives the focus back', async () => {
    const { find, focused } = stage(<Form />);
    const button = await vi.waitFor(() => find('.dates-pop').parentElement!.querySelector('button')!);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused()?.dataset.day).toBe('2027-03-12'));
    const months = [...find('.dates-pop').querySelectorAll('table')];
    expect(months.map((month) => getComputedStyle(month).display)).toEqual(['table', 'table']);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(focused()?.dataset.day).toBe('2027-03-20');
    await userEvent.keyboard('{PageDown}{Enter}');
    // The spaces around the dash are thin.
    await vi.waitFor(() => expect(button.textContent).toMatch(/Mar 20\s–\sApr 20/));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused()).toBe(button));
    expect(isOpen(find('.dates-pop'))).toBe(false);
  });

  it('shows one month in a narrow container, and keys still reach the next', async () => {
    const { find, focused } = stage(<Form />, { width: 400 });
    const button = await vi.waitFor(() => find('.dates-pop').parentElement!.querySelector('button')!);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused()?.dataset.day).toBe('2027-03-12'));
    const months = [...find('.dates-pop').querySelectorAll('table')];
    expect(months.map((month) => getComputedStyle(month).display)).toEqual(['table', 'none']);
    await userEvent.keyboard('{PageDown}');
    await vi.waitFor(() => expect(focused()?.dataset.day).toBe('2027-04-12'));
    expect(box(focused()!).width).toBeGreaterThan(20);
  });

  it('counts guests in a popover that a second press closes', async () => {
    const { find } = stage(<Form />);
    const button = await vi.waitFor(() => find('.guests-pop').parentElement!.querySelector('button')!);
    await userEvent.click(button);
    await vi.waitFor(() => expect(isOpen(find('.guests-pop'))).toBe(true));
    await userEvent.click(find('[aria-label="More: Adults"]'));
    await vi.waitFor(() => expect(button.textContent).toBe('3 adults, 1 child, 1 room'));
    await userEvent.click(button);
    await vi.waitFor(() => expect(isOpen(find('.guests-pop'))).toBe(false));
  });

  it('submits by its button', async () => {
    const onSearch = vi.fn();
    const { byText } = stage(<Form onSearch={onSearch} />);
    await vi.waitFor(() => byText('Search').click());
    await vi.waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
  });

  it.each([280, 360, 700])('stays inside %i px', async (width) => {
    const { find, inner } = stage(<Form />, { width });
    await vi.waitFor(() => find('.search-bar').click());
    expect(inner.scrollWidth).toBeLessThanOrEqual(width);
  });
});

it('a dialog takes the focus in and gives it back', async () => {
  const { find, byText, focused } = stage(<Form />);
  await vi.waitFor(() => byText('Open').focus());
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(find<HTMLDialogElement>('dialog').open).toBe(true));
  expect(find('dialog').contains(focused())).toBe(true);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(find<HTMLDialogElement>('dialog').open).toBe(false));
  expect(focused()).toBe(byText('Open'));
});

describe('notices', () => {
  const stackIn = async (language: 'en' | 'ar') => {
    const store = createToasts();
    const { find } = stage(<Toasts store={store} />, { language });
    await vi.waitFor(() => find('.toasts').tagName);
    store.show('Saved', 'good');
    return vi.waitFor(() => (expect(isOpen(find('.toasts'))).toBe(true), box(find('.toasts'))));
  };

  it('are at the top right (CONST-32)', async () => {
    const stack = await stackIn('en');
    expect(stack.top).toBeLessThan(40);
    expect(innerWidth - stack.right).toBeLessThan(40);
  });

  it('are at the top left where text runs from right to left', async () => {
    const stack = await stackIn('ar');
    expect(stack.top).toBeLessThan(40);
    expect(stack.left).toBeLessThan(40);
  });
});

it.each([
  { width: 1100, scheme: 'light', language: 'en', color: '#0b63ce' },
  { width: 1100, scheme: 'dark', language: 'ar', color: '#e63946' },
  { width: 360, scheme: 'dark', language: 'en', color: '#ffd400' },
  { width: 360, scheme: 'light', language: 'ar', color: '#111111' },
] as const)('axe finds nothing in the forms at $width px, $scheme, $language, $color', async (look) => {
  const { find } = stage(<Form />, look);
  const button = await vi.waitFor(() => find('.dates-pop').parentElement!.querySelector('button')!);
  const report = async () =>
    (await axe.run(host!)).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' ')}`,
    );
  expect(await report()).toEqual([]);
  await userEvent.click(button);
  await vi.waitFor(() => expect(find('[data-day]')).not.toBeNull());
  await Promise.all(
    find('.dates-pop')
      .getAnimations()
      .map((animation) => animation.finished),
  );
  expect(await report()).toEqual([]);
});

const flight: PartyRules = {
  bands: [
    { kind: 'adult', min: 1, max: 9, ages: { from: 13 } },
    { kind: 'child', max: 8, ages: { from: 2, to: 12 }, asksAge: true },
    { kind: 'infant', max: 9, ages: { from: 0, to: 1 }, accompanied: true },
  ],
  perGroup: 9,
  total: 9,
};
const prices = new Map(
  ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11'].map((day, at) => [
    day,
    { amount: 9_900 + at * 1_500, currency: 'USD' },
  ]),
);

function Trip() {
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const [party, setParty] = useState<Party>([{ adult: [null] }]);
  return (
    <SearchBar
      label="Search trips"
      action="/search"
      onSubmit={() => undefined}
      button={<Button type="submit">Search</Button>}
    >
      <OneDay
        variant="ticket"
        label="Depart"
        value={day}
        onChange={setDay}
        min="2027-03-02"
        days={{ prices, isClosed: (date) => date === '2027-03-12' }}
      />
      <TimeField variant="ticket" label="Pick-up time" value={time} onChange={setTime} />
      <PartyField variant="ticket" value={party} onChange={setParty} rules={flight} showsMissing />
    </SearchBar>
  );
}

describe('the fields of the other services', () => {
  const fieldButton = (find: ReturnType<typeof stage>['find'], pop: string) =>
    vi.waitFor(() => find(pop).parentElement!.querySelector('button')!);

  it('chooses one day by keys, over a closed day, and gives the focus back', async () => {
    const { find, focused } = stage(<Trip />);
    const button = await fieldButton(find, '.dates-pop');
    expect(button.textContent).toBe('Choose a day');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused()?.dataset.day).toBe('2027-03-02'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()?.dataset.day).toBe('2027-03-12');
    await userEvent.keyboard('{Enter}');
    expect(isOpen(find('.dates-pop'))).toBe(true);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await vi.waitFor(() => expect(button.textContent).toBe('Thu, Mar 11'));
    await vi.waitFor(() => expect(focused()).toBe(button));
    expect(isOpen(find('.dates-pop'))).toBe(false);
  });

  it('finds a time by what is typed', async () => {
    const { find } = stage(<Trip />);
    const list = await vi.waitFor(() => find<HTMLSelectElement>('select'));
    list.focus();
    await userEvent.keyboard('9:30 P');
    await vi.waitFor(() => expect(list.value).toBe('21:30'));
  });

  it('counts travellers and asks the age of a child', async () => {
    const { find } = stage(<Trip />);
    const button = await fieldButton(find, '.guests-pop');
    await userEvent.click(button);
    await vi.waitFor(() => expect(isOpen(find('.guests-pop'))).toBe(true));
    await userEvent.click(find('[aria-label="More: Children"]'));
    await vi.waitFor(() => expect(button.textContent).toBe('1 adult, 1 child'));
    const age = find<HTMLSelectElement>('.guests-ages select');
    expect([age.value, age.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    await userEvent.selectOptions(age, '7');
    await vi.waitFor(() => expect(age.getAttribute('aria-invalid')).toBeNull());
  });

  it.each([
    { width: 1100, scheme: 'light', language: 'en', color: '#0b63ce' },
    { width: 360, scheme: 'dark', language: 'ar', color: '#ffd400' },
  ] as const)('fits and has nothing for axe at $width px, $scheme, $language', async (look) => {
    const { find, inner } = stage(<Trip />, look);
    const report = async () =>
      (await axe.run(host!)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' ')}`,
      );
    const settled = (pop: string) =>
      Promise.all(
        find(pop)
          .getAnimations()
          .map((animation) => animation.finished),
      );
    const day = await fieldButton(find, '.dates-pop');
    expect(inner.scrollWidth).toBeLessThanOrEqual(look.width);
    await userEvent.click(day);
    await vi.waitFor(() => expect(find('[data-cheapest]')).not.toBeNull());
    await settled('.dates-pop');
    expect(await report()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await fieldButton(find, '.guests-pop'));
    await vi.waitFor(() => expect(isOpen(find('.guests-pop'))).toBe(true));
    await userEvent.click(find('.guests-pop .stepper:nth-of-type(2) button:last-of-type'));
    await vi.waitFor(() => expect(find('.guests-ages select')).not.toBeNull());
    await settled('.guests-pop');
    expect(await report()).toEqual([]);
  });
});
