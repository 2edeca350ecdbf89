// Results in a real browser: many hotels are rendered in slices, which a traveller must not notice.
import type { Client } from '@portolan/client';
import type { HotelSummary } from '@portolan/contract';
import { createPalette, themeVariables } from '@portolan/core';
import { aHotel, aSearch, someDetails } from '@portolan/core/hotels/testing';
import { createT } from '@portolan/i18n';
import { createAdopter, elementCss, preload, UiProvider } from '@portolan/ui';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import errors from '@portolan/i18n/catalogues/en/errors.json' with { type: 'json' };
import hotels from '@portolan/i18n/catalogues/en/hotels.json' with { type: 'json' };
import stays from '@portolan/i18n/catalogues/en/stays.json' with { type: 'json' };
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeContext, fakeNavigation } from '../testing/fake-context.ts';
import { TravelHotels } from './TravelHotels.tsx';
import { lazyViews } from './views.ts';

const t = createT('en', [{ ...common, ...errors, ...hotels, ...stays }]);
const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='10' height='6'/>";
const results = '/booknow/hotels/v2/search?destination=Lisbon&startDate=2027-03-12&endDate=2027-03-14';
const details = `${results.replace('/search', '/details')}&propertyId=p1`;
/** Forty hotels, the best first. */
const many = Array.from({ length: 40 }, (_, i) =>
  aHotel({ propertyId: `p${i}`, name: `Hotel ${i}`, image: picture, total: 10_000 + i * 100 }),
);
const ids = (count: number) => many.slice(0, count).map(({ name }) => name);

beforeAll(async () => {
  const { results: list, details: property } = lazyViews;
  await Promise.all([preload(list.load, list.loadTexts, t), preload(property.load, property.loadTexts, t)]);
});

let root: Root | null = null;
let host: HTMLElement | null = null;
afterEach(() => {
  root?.unmount();
  host?.remove();
  root = host = null;
  vi.restoreAllMocks();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The widget at a search whose answer comes when the test opens the gate. */
function stage(address = `${results}&sort=price`, later: readonly HotelSummary[] = []) {
  host = document.body.appendChild(document.createElement('div'));
  for (const [name, value] of Object.entries(themeVariables(createPalette('#0b63ce'))))
    host.style.setProperty(name, value);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopt = createAdopter(shadow);
  adopt(elementCss);
  const inner = shadow.appendChild(document.createElement('div'));
  inner.className = 'root';
  let open = () => {};
  const answered = new Promise<void>((resolve) => (open = resolve));
  const client = {
    call: () => Promise.resolve({ data: someDetails() }),
    async *stream() {
      const [started, ...rest] = aSearch(many, ...(later.length > 0 ? [[...later]] : []));
      yield started;
      await answered;
      for (const event of rest) {
        // So late that the first count as seen and keep their places.
        if (
          later.length > 0 &&
          event.type === 'offers' &&
          event.results[0]?.propertyId === later[0]!.propertyId
        )
          now += 60_000;
        yield event;
      }
    },
  };
  const navigate = fakeNavigation(address);
  let now = Date.parse('2026-11-21T12:00:00Z');
  const context = fakeContext({
    t, role: 'customer', client: client as unknown as Client, navigate, now: () => now,
  }); // prettier-ignore
  root = createRoot(inner);
  root.render(
    <UiProvider t={t} adopt={adopt}>
      <TravelHotels context={context} />
    </UiProvider>,
  );
  const all = (selector: string) => [...shadow.querySelectorAll<HTMLElement>(selector)];
  const list = () => all('.trv-list')[0]!;
  return {
    shadow,
    all,
    list,
    navigate,
    answer: open,
    names: () => all('.trv-list .htl-card-name').map((name) => name.textContent),
    waits: () => vi.waitFor(() => expect(all('.htl-card.is-waiting')).toHaveLength(4), 10_000),
    stands: () => vi.waitFor(() => expect(list().ariaBusy).toBe('false'), 25_000),
  };
}

/** An entry of the browser's own list of what moved. */
interface Shift extends PerformanceEntry {
  /** Without its node, which a shadow root keeps to itself. */
  sources: { previousRect: DOMRect; currentRect: DOMRect }[];
}

/** What `look` sees each time that something changed below `root`, one after the other, until `end` resolves. */
async function watched<V>(root: Node, look: () => V, end: () => Promise<unknown>): Promise<V[]> {
  const seen = [look()];
  const observer = new MutationObserver(() => seen.push(look()));
  observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
  await end();
  observer.disconnect();
  return seen;
}

describe('many stays', () => {
  it('are there a screenful at once, then in their order without gaps, and all in the end', async () => {
    const { shadow, names, waits, stands, answer, all } = stage();
    await waits();
    const states = await watched(shadow, names, async () => (answer(), await stands()));
    for (const state of states) expect(state).toEqual(ids(state.length));
    const sizes = [...new Set(states.map(({ length }) => length))];
    expect(sizes[0]).toBe(0);
    expect(sizes[1], 'the first screen').toBeGreaterThanOrEqual(4);
    expect(sizes.at(-1)).toBe(24);
    expect(all('.trv-list a')).toHaveLength(24);
    expect(all('.trv-filters fieldset').length, 'and every group of filters').toBeGreaterThanOrEqual(7);
  });

  it('wait for no frame', async () => {
    const { names, waits, stands, answer } = stage();
    await waits();
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    answer();
    await stands();
    expect(names()).toEqual(ids(24));
  });

  it('show their prices from the start', async () => {
    const { shadow, all, names, waits, stands, answer } = stage();
    await waits();
    const states = await watched(
      shadow,
      () => [names().length, all('.trv-list .trv-price-total').length],
      async () => (answer(), await stands()),
    );
    for (const [named, priced] of states) expect(priced).toBe(named);
    expect(states.at(-1)).toEqual([24, 24]);
  });

  it('move nothing that is shown, and give the page its height at once', async () => {
    const moved: { at: number; what: string }[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { startTime, sources } of entries as unknown as Shift[])
        for (const { previousRect, currentRect } of sources)
          moved.push({
            at: startTime,
            what: [previousRect, currentRect]
              .map(({ x, y, width, height }) => `${width}×${height} at ${x}, ${y}`)
              .join(' → '),
          });
    };
    const { list, names, waits, stands, answer, shadow } = stage();
    await waits();
    await frame();
    const observer = new PerformanceObserver((entries) => note(entries.getEntries()));
    observer.observe({ type: 'layout-shift' });
    const from = performance.now();
    const heights = await watched(
      shadow,
      () => (names().length ? list().offsetHeight : null),
      async () => (answer(), await stands()),
    );
    await frame();
    await frame();
    note(observer.takeRecords());
    observer.disconnect();
    expect(moved.filter(({ at }) => at > from).map(({ what }) => what)).toEqual([]);
    const whole = list().offsetHeight;
    expect(whole).toBeGreaterThan(24 * 200);
    for (const height of heights) if (height !== null) expect(Math.abs(height - whole)).toBeLessThan(150);
  });

  it('that come between others find their places kept, and the others keep their nodes', async () => {
    const later = Array.from({ length: 8 }, (_, i) =>
      aHotel({ propertyId: `n${i}`, name: `New ${i}`, image: picture, total: 5000 + i * 100 }),
    );
    const { shadow, all, list, names, waits, stands, answer } = stage(`${results}&sort=price`, later);
    await waits();
    answer();
    await stands();
    expect(all('.trv-late button')).toHaveLength(1);
    // It lies over the cards, whose words must not shine through.
    expect(getComputedStyle(all('.trv-late button')[0]!).backgroundColor).toMatch(/^rgb\(/);
    const first = all('.trv-list > li')[0];
    const top = first!.getBoundingClientRect().top;
    const states = await watched(
      shadow,
      () => all('.trv-list > li').indexOf(first!),
      async () => {
        all('.trv-late button')[0]!.click();
        await vi.waitFor(() => expect(names()).toContain('New 7'), 10_000);
        await stands();
      },
    );
    // Eight hotels are cheaper than the first: it moves eight places at once, and no further while they are rendered.
    expect([...new Set(states)]).toEqual([0, 8]);
    expect(names().slice(0, 9)).toEqual([...later.map(({ name }) => name), 'Hotel 0']);
    expect(list().firstElementChild!.getBoundingClientRect().top).toBe(top);
  });

  it('are announced once, and leave the focus where it is', async () => {
    const { shadow, all, names, waits, stands, answer } = stage();
    await waits();
    const status = () => all('.trv-results-head [role=status]')[0]!.textContent;
    let link: HTMLElement | undefined;
    const said = await watched(shadow, status, async () => {
      answer();
      await vi.waitFor(() => expect(names().length).toBeGreaterThanOrEqual(4), 10_000);
      link = all('.trv-list a')[1];
      link!.focus();
      await stands();
    });
    expect([...new Set(said)]).toEqual([
      t('stays.results.searching'),
      t('stays.results.count', { count: 40 }),
    ]);
    expect(shadow.activeElement).toBe(link);
    expect(link?.textContent).toBe('Hotel 1');
  });

  it('are all there for print, and on a hidden page', async () => {
    const first = stage();
    await first.waits();
    first.answer();
    await vi.waitFor(() => expect(first.names().length).toBeGreaterThan(0), { interval: 1 });
    dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    expect(first.names()).toHaveLength(24);
    root!.unmount();
    host!.remove();

    const second = stage();
    await second.waits();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const states = await watched(
      second.shadow,
      () => second.names().length,
      async () => (second.answer(), await second.stands()),
    );
    expect([...new Set(states)]).toEqual([0, 24]);
  });

  it('have their old height when the traveller comes back from a property', async () => {
    const { list, names, navigate, all, waits, stands, answer, shadow } = stage();
    await waits();
    answer();
    await stands();
    const before = list().offsetHeight;
    navigate.move(details);
    await vi.waitFor(() => expect(all('.trv-list')).toHaveLength(0));
    // The browser restores the scroll position as soon as the page is high enough.
    const heights = await watched(
      shadow,
      () => all('.trv-list')[0]?.offsetHeight,
      async () => {
        navigate.move(`${results}&sort=price`);
        await vi.waitFor(() => expect(names().length).toBeGreaterThan(0));
        await stands();
      },
    );
    const first = heights.find((height) => height !== undefined)!;
    expect(Math.abs(first - before)).toBeLessThan(150);
    expect(names()).toEqual(ids(24));
  });

  it('are followed by more on request, in their order', async () => {
    const { shadow, names, all, waits, stands, answer } = stage();
    await waits();
    answer();
    await stands();
    const states = await watched(shadow, names, async () => {
      all('.trv-more button')[0]!.click();
      await vi.waitFor(() => expect(names()).toHaveLength(40), 10_000);
    });
    for (const state of states) expect(state).toEqual(ids(state.length));
  });

  it('are filtered at once, and those that stay keep their nodes', async () => {
    const { names, all, waits, stands, answer, navigate } = stage();
    await waits();
    answer();
    await stands();
    const third = all('.trv-list > li')[2];
    navigate.setQuery({ minPrice: '102' });
    await vi.waitFor(() => expect(names()[0]).toBe('Hotel 2'));
    await stands();
    expect(all('.trv-list > li')[0]).toBe(third);
    expect(names()).toHaveLength(24);
  });
});
