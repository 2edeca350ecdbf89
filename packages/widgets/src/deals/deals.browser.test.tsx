import axe from 'axe-core';
import type { Client } from '@portolan/client';
import { createPalette, themeVariables } from '@portolan/core';
import { createAdopter, elementCss, UiProvider } from '@portolan/ui';
import { createT, type LanguageCode } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import deals from '@portolan/i18n/catalogues/en/deals.json' with { type: 'json' };
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WidgetContext } from '../context.ts';
import { fakeContext, fakeNavigation } from '../testing/fake-context.ts';
import { DealsWidget } from './index.ts';

const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='10' height='7'/>";
const hotel = (index: number) => ({
  property_id: `p${index}`,
  name: index === 2 ? 'A very long name of a house by the sea that nobody would ever shorten' : `Casa ${index}`,
  image: { large: picture },
  contact: { address: { line_1: 'Rua 5', city: 'Lisbon', state: 'Lisboa' } },
  ratings: { star_rating: 4 },
  rate: { currency: 'USD', total_rate: 168, recommended_selling_price: 212, saved_price: 44, base_rate: 140, tax_and_fees: 28 },
  has_saving: true,
}); // prettier-ignore

let root: Root | null = null;
let host: HTMLElement | null = null;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

interface Stage extends Partial<WidgetContext> {
  width?: number;
  scheme?: 'light' | 'dark';
  language?: LanguageCode;
  color?: string;
  count?: number;
  pending?: boolean;
  tab?: string;
}

/** The widget in a shadow root of its own, as an element would show it. */
function stage({
  width = 1200,
  scheme = 'light',
  language = 'en',
  color = '#0b63ce',
  count = 7,
  pending,
  tab,
  ...rest
}: Stage = {}) {
  host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = `inline-size:${width}px;color-scheme:${scheme}`;
  for (const [name, value] of Object.entries(themeVariables(createPalette(color))))
    host.style.setProperty(name, value);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopt = createAdopter(shadow);
  adopt(`${elementCss}.root{background:var(--_canvas)}`);
  const inner = shadow.appendChild(document.createElement('div'));
  const t = createT(language, [{ ...common, ...deals }]);
  inner.className = 'root';
  inner.dir = t.direction;
  inner.lang = language;
  const call = () =>
    pending
      ? new Promise(() => undefined)
      : Promise.resolve({ data: { hotels: Array.from({ length: count }, (_, at) => hotel(at)) } });
  const context = fakeContext({
    t, role: 'agent', client: { call } as unknown as Client, navigate: fakeNavigation(tab ? `/?tab=${tab}` : '/'), ...rest,
  }); // prettier-ignore
  root = createRoot(inner);
  root.render(
    <UiProvider t={t} adopt={adopt}>
      <DealsWidget context={context} />
    </UiProvider>,
  );
  const all = (selector: string) => [...shadow.querySelectorAll<HTMLElement>(selector)];
  return {
    shadow,
    inner,
    all,
    cards: () => vi.waitFor(() => (expect(all('article').length).toBe(count), all('article'))),
  };
}
const box = (element: Element) => element.getBoundingClientRect();

describe('layout', () => {
  it('puts four cards in the first row and three in the second (DEALS-06, DEALS-07)', async () => {
    const cards = await stage().cards();
    const tops = cards.map((card) => Math.round(box(card).top));
    expect(new Set(tops.slice(0, 4)).size).toBe(1);
    expect(new Set(tops.slice(4)).size).toBe(1);
    expect(tops[4]).toBeGreaterThan(box(cards[0]!).bottom - 1);
    expect(box(cards[4]!).left).toBeCloseTo(box(cards[0]!).left, 0);
  });

  it('keeps all the rest in the second row, however many there are (DEALS-07)', async () => {
    const cards = await stage({ count: 11 }).cards();
    expect(new Set(cards.map((card) => Math.round(box(card).top))).size).toBe(2);
  });

  // A visitor's price has one shape; a member's has more lines or fewer.
  it.each([
    ['visitor', 1],
    ['customer', 24],
  ] as const)(
    'reserves the place of the cards while loading, so that nothing jumps: %s',
    async (role, off) => {
      const { all } = stage({ role, pending: true });
      await vi.waitFor(() => expect(all('.deal-placeholder')).toHaveLength(4));
      const waiting = all('.deal-placeholder').map(box);
      const media = box(all('.deal-placeholder .media')[0]!);
      root!.unmount();
      host!.remove();
      const cards = await stage({ role, count: 2 }).cards();
      expect(box(cards[0]!).width).toBeCloseTo(waiting[0]!.width, 0);
      expect(box(cards[0]!.querySelector('.media')!).height).toBeCloseTo(media.height, 0);
      expect(Math.abs(box(cards[0]!).height - waiting[0]!.height)).toBeLessThan(off);
    },
  );

  it('reserves it on a phone as well, with room for the longest name', async () => {
    const phone = { role: 'visitor', isMobile: true, width: 358 } as const;
    const { all } = stage({ ...phone, pending: true });
    await vi.waitFor(() => expect(all('.deal-placeholder')).toHaveLength(4));
    const waiting = box(all('.deal-placeholder .deal')[0]!);
    root!.unmount();
    host!.remove();
    // The third has two lines.
    for (const count of [2, 3]) {
      const [card] = await stage({ ...phone, count }).cards();
      // Slides keep two pixels for their outline.
      expect(Math.abs(box(card!).height - waiting.height)).toBeLessThan(2);
      root!.unmount();
      host!.remove();
    }
  });

  it.each([1200, 600, 360])('gives the page its height at once in a container of %i px', async (width) => {
    // Each card takes longer than the budget of a slice, so that the list needs many.
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
    const { shadow, all, cards } = stage({ width, role: 'visitor' });
    const bottoms: number[] = [];
    const look = () => {
      if (all('article').length > 0) bottoms.push(host!.getBoundingClientRect().bottom);
    };
    const observer = new MutationObserver(look);
    observer.observe(shadow, { childList: true, subtree: true });
    await cards();
    observer.disconnect();
    vi.restoreAllMocks();
    expect(bottoms.length).toBeGreaterThan(2);
    // The third name has two lines, which no placeholder has.
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(30);
  });

  it.each([280, 360, 768, 1280])('stays inside a container of %i px', async (width) => {
    const { cards, inner } = stage({ width });
    for (const card of (await cards()).slice(0, 4)) {
      expect(box(card).left).toBeGreaterThanOrEqual(box(inner).left - 1);
      expect(box(card).right).toBeLessThanOrEqual(box(inner).right + 1);
    }
    expect(inner.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('runs from right to left in Arabic', async () => {
    const cards = await stage({ language: 'ar' }).cards();
    expect(box(cards[0]!).left).toBeGreaterThan(box(cards[1]!).left);
  });

  it('leads to the deal from the poster and the facts, not from its link alone', async () => {
    const { cards, shadow } = stage({ role: 'customer' });
    const [card] = await cards();
    const [poster, name] = [box(card!.querySelector('.media')!), box(card!.querySelector('h3')!)];
    for (const [x, y] of [
      [poster.left + 40, poster.top + 90],
      [name.right - 2, name.top + 4],
    ] as const)
      expect(shadow.elementFromPoint(x, y)?.closest('a')?.getAttribute('href')).toMatch(
        /^\/booknow\/hotels\/v2\/details/,
      );
  });
});

describe('the carousel', () => {
  it.each(['en', 'ar'] as const)('wraps around at both ends in %s (DEALS-16)', async (language) => {
    const { cards, all, shadow } = stage({ isMobile: true, width: 390, count: 4, language });
    await cards();
    const press = (name: string) =>
      shadow.querySelector<HTMLElement>(`.carousel button[aria-label="${name}"]`)!.click();
    const list = all('.carousel ul')[0]!;
    const visible = (at: number) => {
      const [slide, frame] = [box(list.children[at]!), box(list)];
      return slide.left >= frame.left - 2 && slide.right <= frame.right + 2;
    };
    expect(visible(0)).toBe(true);
    press('Previous');
    await vi.waitFor(() => expect(visible(3)).toBe(true));
    press('Next');
    await vi.waitFor(() => expect(visible(0)).toBe(true));
    press('Next');
    await vi.waitFor(() => expect(visible(1)).toBe(true));
  });

  it('moves on from the slide it is scrolling to when an arrow is pressed again', async () => {
    const { cards, all, shadow } = stage({ isMobile: true, width: 390, count: 4 });
    await cards();
    const press = (name: string) =>
      shadow.querySelector<HTMLElement>(`.carousel button[aria-label="${name}"]`)!.click();
    const position = () => all('.carousel-nav span')[0]!.textContent;
    const seen = new Set<string | null>();
    const observer = new MutationObserver(() => seen.add(position()));
    observer.observe(all('.carousel-nav')[0]!, { subtree: true, childList: true, characterData: true });
    press('Previous');
    const list = all('.carousel ul')[0]!;
    const end = () => list.scrollWidth - list.clientWidth - 2;
    await vi.waitFor(() => expect(list.scrollLeft).toBeGreaterThanOrEqual(end()), 5000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    expect([...seen]).toEqual(['4 of 4']);
    press('Next');
    await vi.waitFor(() => expect(position()).toBe('1 of 4'));
  });

  it('has a previous and a next arrow, both seen and at least 44 px large (DEALS-15)', async () => {
    const { cards, all } = stage({ isMobile: true, width: 390, count: 3 });
    await cards();
    const arrows = all('.carousel button');
    expect(arrows.map((button) => button.getAttribute('aria-label')).sort()).toEqual(['Next', 'Previous']);
    for (const button of arrows) {
      expect(button.checkVisibility()).toBe(true);
      expect(box(button).width).toBeGreaterThanOrEqual(44);
      expect(box(button).height).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('accessibility', () => {
  const matrix = [
    { width: 1280, scheme: 'light', language: 'en', color: '#0b63ce' },
    { width: 1280, scheme: 'dark', language: 'ar', color: '#e63946' },
    { width: 360, scheme: 'dark', language: 'en', color: '#ffd400' },
    { width: 360, scheme: 'light', language: 'ar', color: '#ffffff' },
  ] as const;

  it.each(matrix)('has nothing for axe to find at $width px, $scheme, $language, $color', async (look) => {
    await stage(look).cards();
    const { violations } = await axe.run(host!);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  it.each(['Cruises', 'Hotels'])('nor in the banner of %s', async (tab) => {
    const { all } = stage({ tab, count: 0 });
    await vi.waitFor(() => expect(all('.banner')).toHaveLength(1));
    const { violations } = await axe.run(host!);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
