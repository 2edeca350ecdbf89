// @vitest-environment happy-dom
// The form before the rest of the widget has arrived: the file of the rest is held back until a test lets it through.
import { act, cleanup, fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as loadRestModule from './load-rest.ts';
import { showHotels } from './testing.tsx';

const gate = vi.hoisted(() => {
  let open = () => {};
  let opened = new Promise<void>((resolve) => (open = resolve));
  return {
    wait: () => opened,
    open: () => open(),
    close: () => void (opened = new Promise<void>((resolve) => (open = resolve))),
  };
});
vi.mock('./load-rest.ts', async (original) => {
  const { loadRest } = await original<typeof loadRestModule>();
  return {
    restNow: () => null,
    loadRest: async (...args: Parameters<typeof loadRest>) => {
      await gate.wait();
      return loadRest(...args);
    },
  };
});

afterEach(() => {
  cleanup();
  gate.close();
  sessionStorage.clear();
});

const field = (screen: ReturnType<typeof showHotels>) =>
  screen.getByRole('combobox', { name: 'Destination' }) as HTMLInputElement;
const arrive = async () => {
  gate.open();
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
};

describe('the search form before the rest of the widget is there', () => {
  it('has its fields, names and values', () => {
    const screen = showHotels();
    expect(field(screen).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('button', { name: /^Dates/ }).textContent).toContain('Dec');
    expect(screen.getByRole('button', { name: /^Travellers/ }).textContent).toContain('2 adults');
  });

  it('keeps what is typed and the focus, and suggests for it when the list is there', async () => {
    const screen = showHotels();
    const input = field(screen);
    input.focus();
    fireEvent.input(input, { target: { value: 'lis' } });
    await arrive();
    await waitFor(() => expect(screen.container.querySelector('[role=option]')).toBeTruthy());
    expect(field(screen)).toBe(input);
    expect(input.value).toBe('lis');
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    ['with the focus on it', true],
    ['by somebody who neither focused it nor pointed at it, as a voice does', false],
  ])('opens what was clicked when it is there, %s', async (_how, focused) => {
    const shown = vi.fn();
    const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover');
    HTMLElement.prototype.showPopover = shown;
    try {
      const screen = showHotels();
      const button = screen.getByRole('button', { name: /^Travellers/ });
      if (focused) button.focus();
      fireEvent.click(button);
      expect(button.getAttribute('aria-busy')).toBe('true');
      await arrive();
      await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
      expect(shown.mock.contexts[0]).toBe(screen.getByRole('dialog', { hidden: true, name: 'Travellers' }));
      expect(button.getAttribute('aria-busy')).toBeNull();
    } finally {
      if (before) Object.defineProperty(HTMLElement.prototype, 'showPopover', before);
      else delete (HTMLElement.prototype as Partial<HTMLElement>).showPopover;
    }
  });

  it('searches once when the rest is there', async () => {
    const screen = showHotels();
    fireEvent.input(field(screen), { target: { value: 'Lisbon' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.navigate.went).toEqual([]);
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-busy')).toBe('true');
    await arrive();
    await waitFor(() => expect(screen.navigate.went).toHaveLength(1));
    expect(screen.navigate.went[0]).toContain('destination=Lisbon');
  });

  it('reads an address at once, without losing what is typed meanwhile', async () => {
    const screen = showHotels({
      path: '/booknow/hotels/v2?destination=Porto&startDate=2027-01-04&endDate=2027-01-06',
    });
    expect(field(screen).value).toBe('Porto');
    expect(screen.getByRole('button', { name: /^Dates/ }).textContent).toBe('\u00a0');
    fireEvent.input(field(screen), { target: { value: 'Faro' } });
    await arrive();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Dates/ }).textContent).toContain('Jan'));
    expect(field(screen).value).toBe('Faro');
  });

  it.each(['lng=de', 'utm_source=mail&gclid=x', 'tab=flights&currency=EUR', 'destination=Porto'])(
    'stands complete at an address that says nothing of a stay: ?%s',
    (said) => {
      const screen = showHotels({ path: `/booknow/hotels/v2?${said}` });
      expect(screen.getByRole('button', { name: /^Dates/ }).textContent).toContain('Dec');
    },
  );

  it.each([
    'startDate=2027-01-04',
    'endDate=2027-01-06',
    'occupancy=x',
    'placeId=pl_1',
    'lat=1&long=2',
    'correlationId=c-1',
    'scenario=sold_out',
  ])('waits for who can read what an address says of one: ?%s', (said) => {
    const screen = showHotels({ path: `/booknow/hotels/v2?${said}` });
    expect(screen.getByRole('button', { name: /^Dates/ }).textContent).toBe('\u00a0');
  });
});
