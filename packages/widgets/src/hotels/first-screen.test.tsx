// @vitest-environment happy-dom
// The search form as the first screen: what its fields open is held back until a test lets it load.
import { act, cleanup, fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as fieldParts from './form/field-parts.ts';
import { showHotels } from './testing.tsx';

const gate = vi.hoisted(() => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
});
vi.mock('./form/field-parts.ts', async (original) => {
  await gate.opened;
  return original<typeof fieldParts>();
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const field = (screen: ReturnType<typeof showHotels>) =>
  screen.container.querySelector<HTMLInputElement>('input[role=combobox]')!;

describe('the search form while nothing else has been loaded', () => {
  it('has its fields, names and values', () => {
    const screen = showHotels();
    expect(field(screen).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('button', { name: /^Dates/ }).textContent).toContain('Dec');
    expect(screen.getByRole('button', { name: /^Travellers/ }).textContent).toContain('2 adults');
  });

  it.each([
    ['lng=de', 'Dec', '2 adults'],
    ['destination=Porto&utm_source=mail', 'Dec', '2 adults'],
    ['startDate=2027-01-04&endDate=2027-01-06', 'Jan 4', '2 adults'],
    ['occupancy=[{"adults":3,"childAges":[]}]', 'Dec', '3 adults'],
  ])('has read its address: ?%s', (query, dates, guests) => {
    const screen = showHotels({ path: `/booknow/hotels/v2?${query}` });
    expect(screen.getByRole('button', { name: /^Dates/ }).textContent).toContain(dates);
    expect(screen.getByRole('button', { name: /^Travellers/ }).textContent).toContain(guests);
  });

  it('searches at once', () => {
    const screen = showHotels();
    fireEvent.input(field(screen), { target: { value: 'Lisbon' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.navigate.went).toHaveLength(1);
    expect(screen.navigate.went[0]).toContain('destination=Lisbon');
  });

  it('keeps a press on a field, and what is typed, until the code is there', async () => {
    // This DOM has no popovers.
    const showPopover = vi.fn();
    Object.assign(HTMLElement.prototype, { showPopover, hidePopover: () => undefined });
    const typing = showHotels();
    const input = field(typing);
    input.focus();
    fireEvent.input(input, { target: { value: 'lis' } });

    // Without hover or focus, as voice control presses.
    const pressed = showHotels();
    const unfocused = pressed.getAllByRole('button', { name: /^Travellers/ }).at(-1)!;
    fireEvent.click(unfocused);
    await waitFor(() => expect(unfocused.getAttribute('aria-busy')).toBe('true'));
    expect(showPopover).not.toHaveBeenCalled();

    gate.open();
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
    await waitFor(() => expect(unfocused.getAttribute('aria-busy')).toBeNull());
    const guests = pressed.getAllByRole('dialog', { hidden: true, name: 'Travellers' }).at(-1);
    expect(showPopover.mock.contexts).toContain(guests);

    await waitFor(() => expect(typing.container.querySelector('[role=option]')).toBeTruthy());
    expect(field(typing)).toBe(input);
    expect(input.value).toBe('lis');
    expect(input.getAttribute('aria-expanded')).toBe('true');
  });
});
