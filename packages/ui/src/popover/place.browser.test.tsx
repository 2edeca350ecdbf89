// Placing popovers where the browser has no CSS anchors. Chromium has them, so the tests say that it has not.

import { createPalette, themeVariables } from '@portolan/core';
import { createT, type LanguageCode } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox, createAdopter, elementCss, Guests, UiProvider } from '../index.ts';

let root: Root | null = null;
let host: HTMLElement | null = null;
const { supports } = CSS;
beforeEach(() => page.viewport(1000, 700));
afterEach(() => {
  CSS.supports = supports;
  root?.unmount();
  host?.remove();
});

const places = Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, label: `Place ${at}`, value: `${at}` }));

/** Two fields at a place of the screen. Without anchors, neither the check nor the style sheet knows them. */
function stage(at: Partial<CSSStyleDeclaration>, { anchors = false, language = 'en' as LanguageCode } = {}) {
  if (!anchors)
    CSS.supports = (...args: [string, string?]) =>
      !args[0].startsWith('anchor-') && supports.apply(CSS, args as [string]);
  host = document.body.appendChild(document.createElement('div'));
  Object.assign(host.style, { position: 'fixed', inlineSize: '240px', ...at });
  for (const [name, value] of Object.entries(themeVariables(createPalette('#0b63ce'))))
    host.style.setProperty(name, value);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopt = createAdopter(shadow);
  adopt(elementCss);
  if (!anchors)
    adopt('.pop.pop{position-anchor:auto;position-area:none;position-try-fallbacks:none;animation:none}');
  const inner = shadow.appendChild(document.createElement('div'));
  const t = createT(language, [common]);
  Object.assign(inner, { className: 'root', dir: t.direction, lang: language });
  root = createRoot(inner);
  root.render(
    <UiProvider t={t} adopt={adopt}>
      <Guests value={[{ adults: 2, childAges: [] }]} onChange={() => undefined} />
      <Combobox label="Where" value="Pl" onInput={() => undefined} onSelect={() => undefined} load={async () => places} />
    </UiProvider>,
  ); // prettier-ignore
  const find = <E extends HTMLElement>(selector: string) => shadow.querySelector<E>(selector)!;
  return {
    /** Opens the guests and gives the boxes of what it hangs from and of the popover, once it is placed. */
    async openGuests() {
      const pop = await vi.waitFor(() => {
        const found = find('.guests-pop');
        expect(found).not.toBeNull();
        return found;
      });
      await userEvent.click(pop.parentElement!.querySelector('button')!);
      await vi.waitFor(() => expect(pop.matches(':popover-open')).toBe(true));
      if (!anchors) await vi.waitFor(() => expect(pop.style.inset).not.toBe(''));
      return { pop, anchor: pop.parentElement!.querySelector('.anchor')! };
    },
    async openPlaces() {
      await vi.waitFor(() => expect(find('[role=combobox]')).not.toBeNull());
      await userEvent.fill(find('[role=combobox]'), 'Pla');
      const pop = await vi.waitFor(() => {
        const found = find('.combobox-pop');
        expect(found.matches(':popover-open') && found.style.inset !== '').toBe(true);
        return found;
      });
      return { pop, anchor: find('[role=combobox]') };
    },
  };
}
const box = (element: Element) => element.getBoundingClientRect();
/** Waits until the popover has a place that `check` accepts. */
const settled = (check: () => void) => vi.waitFor(check, 5_000);

// The first test: the code that the others load stays in the page.
it('is placed by the style sheet alone where the browser has CSS anchors', async () => {
  const { pop, anchor } = await stage({ left: '100px', top: '40px' }, { anchors: true }).openGuests();
  await settled(() => expect(box(pop).left).toBeCloseTo(box(anchor).left, 0));
  expect(pop.getAttribute('style')).toBeNull();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(loaded.filter((name) => /\/popover\/(popover|place)\.ts|@?floating-ui/.test(name))).toEqual([
    expect.stringContaining('/popover/popover.ts'),
  ]);
});

describe('a popover in a browser without CSS anchors', () => {
  it('opens below its anchor, where the line starts', async () => {
    const { pop, anchor } = await stage({ left: '100px', top: '40px' }).openGuests();
    await settled(() => {
      expect(box(pop).top).toBeCloseTo(box(anchor).bottom + 8, 0);
      expect(box(pop).left).toBeCloseTo(box(anchor).left, 0);
    });
  });

  it('opens from the right where the line starts there', async () => {
    const { pop, anchor } = await stage({ left: '600px', top: '40px' }, { language: 'ar' }).openGuests();
    expect(box(pop).width).toBeGreaterThan(box(anchor).width);
    await settled(() => {
      expect(box(pop).top).toBeCloseTo(box(anchor).bottom + 8, 0);
      expect(box(pop).right).toBeCloseTo(box(anchor).right, 0);
    });
  });

  it.each([
    ['en', { right: '0px' }],
    ['ar', { left: '0px' }],
  ] as const)('stays on the screen at its edge, in %s', async (language, at) => {
    const { pop } = await stage({ ...at, top: '40px', inlineSize: '120px' }, { language }).openGuests();
    await settled(() => {
      expect(box(pop).left).toBeGreaterThanOrEqual(8);
      expect(box(pop).right).toBeLessThanOrEqual(innerWidth - 8);
    });
  });

  it('opens above its anchor where there is no room below', async () => {
    const { pop, anchor } = await stage({ left: '100px', bottom: '20px' }).openGuests();
    await settled(() => expect(box(pop).bottom).toBeCloseTo(box(anchor).top - 8, 0));
    expect(box(pop).top).toBeGreaterThanOrEqual(8);
  });

  it('is no higher than the room that is left, and scrolls inside', async () => {
    await page.viewport(1000, 300);
    const { pop } = await stage({ left: '100px', top: '20px' }).openPlaces();
    await settled(() => {
      expect(box(pop).top).toBeGreaterThanOrEqual(0);
      expect(box(pop).bottom).toBeLessThanOrEqual(innerHeight - 8 + 0.5);
    });
    const list = pop.querySelector('ul')!;
    expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  });

  it('follows its anchor, and leaves no style behind when it closes', async () => {
    const { pop, anchor } = await stage({ left: '100px', top: '40px' }).openGuests();
    await settled(() => expect(box(pop).left).toBeCloseTo(box(anchor).left, 0));
    host!.style.left = '300px';
    dispatchEvent(new Event('resize'));
    await settled(() => expect(box(pop).left).toBeCloseTo(box(anchor).left, 0));
    expect(box(pop).left).toBeGreaterThan(250);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(pop.matches(':popover-open')).toBe(false));
    expect([pop.style.inset, pop.style.margin, pop.style.maxBlockSize]).toEqual(['', '', '']);
  });

  it('is a sheet at the bottom of a narrow screen', async () => {
    await page.viewport(400, 700);
    stage({ left: '20px', top: '40px' });
    const button = await vi.waitFor(() => {
      const found = host!.shadowRoot!.querySelector<HTMLElement>('.guests-pop')!;
      expect(found).not.toBeNull();
      return found.parentElement!.querySelector('button')!;
    });
    await userEvent.click(button);
    const pop = host!.shadowRoot!.querySelector<HTMLElement>('.guests-pop')!;
    await settled(() => {
      expect(box(pop).bottom).toBeCloseTo(innerHeight, 0);
      expect(box(pop).width).toBeCloseTo(innerWidth, 0);
    });
    expect(pop.style.inset).toBe('');
  });
});
