// The calendar of a field in a real browser: what fits the screen, and what keeps its height.
import { createPalette, themeVariables } from '@portolan/core';
import { createT } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import { createRoot, type Root } from 'react-dom/client';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox, createAdopter, DateRange, elementCss, UiProvider } from '../index.ts';

let root: Root | null = null;
let host: HTMLElement | null = null;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

function Fields() {
  const [text, setText] = useState('');
  return (
    <>
      <Combobox
        variant="ticket"
        label="Where"
        value={text}
        onInput={setText}
        onSelect={() => undefined}
        load={async () => []}
      />
      <DateRange
        label="Dates"
        // May has six weeks on show from Sunday on, April and June five.
        value={{ from: '2027-04-12', to: '2027-04-14' }}
        min="2027-03-01"
        onChange={() => undefined}
      />
    </>
  );
}

function stage(top: number) {
  host = document.body.appendChild(document.createElement('div'));
  Object.assign(host.style, {
    position: 'fixed',
    left: '100px',
    top: `${top}px`,
    inlineSize: 'min(700px, 100% - 100px)',
  });
  for (const [name, value] of Object.entries(themeVariables(createPalette('#0b63ce'))))
    host.style.setProperty(name, value);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopt = createAdopter(shadow);
  adopt(elementCss);
  const inner = Object.assign(shadow.appendChild(document.createElement('div')), { className: 'root' });
  root = createRoot(inner);
  root.render(
    <UiProvider t={createT('en', [common])} adopt={adopt}>
      <Fields />
    </UiProvider>,
  );
  const all = (selector: string) => [...shadow.querySelectorAll<HTMLElement>(selector)];
  const found = (selector: string) =>
    vi.waitFor(() => {
      const [element] = all(selector);
      expect(element, selector).toBeTruthy();
      return element!;
    }, 10_000);
  return {
    all,
    found,
    async openCalendar() {
      await userEvent.click(await found('button.control'));
      await found('.dates-pop:popover-open .calendar-end button');
    },
  };
}
const box = (element: Element) => element.getBoundingClientRect();

describe('the calendar of a field', () => {
  it.each([
    [1280, 720, 40],
    [1280, 720, 380],
    [1280, 400, 200],
    [390, 560, 200],
  ])('fits a screen of %i by %i with its field at %i, and shows "Done"', async (width, height, top) => {
    await page.viewport(width, height);
    const { found, openCalendar } = stage(top);
    await openCalendar();
    const pop = await found('.dates-pop');
    await vi.waitFor(() => {
      expect(box(pop).top).toBeGreaterThanOrEqual(0);
      expect(box(pop).bottom).toBeLessThanOrEqual(innerHeight + 0.5);
    });
    const done = box(await found('.calendar-end button'));
    expect(done.bottom).toBeLessThanOrEqual(innerHeight);
    expect(host!.shadowRoot!.elementFromPoint(done.x + done.width / 2, done.y + done.height / 2)).toBe(
      await found('.calendar-end button'),
    );
  });

  it('has rows of one height in both months, of five weeks and of six', async () => {
    await page.viewport(1280, 900);
    const { all, openCalendar } = stage(20);
    await openCalendar();
    const [five, six] = all('.calendar table').map((table) => [...table.querySelectorAll('tbody tr')]);
    expect([five!.length, six!.length]).toEqual([5, 6]);
    expect(box(five![3]!).top).toBeCloseTo(box(six![3]!).top, 0);
  });
});

it('a field of the search bar keeps its height when it can be emptied', async () => {
  await page.viewport(1280, 720);
  const { found } = stage(20);
  const control = await found('.is-ticket .control');
  const before = box(control).height;
  await userEvent.fill(await found('[role=combobox]'), 'Lisbon');
  const clear = await found('.is-ticket .icon-button:not([hidden])');
  expect(box(clear).height).toBeGreaterThan(0);
  expect(box(control).height).toBe(before);
});
