// The pictures of a hotel in a real browser: their sizes, keys, swipes and focus.
import type { Client } from '@portolan/client';
import { createPalette, themeVariables } from '@portolan/core';
import { someDetails } from '@portolan/core/hotels/testing';
import { createT, type LanguageCode } from '@portolan/i18n';
import { createAdopter, elementCss, preload, UiProvider } from '@portolan/ui';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import errors from '@portolan/i18n/catalogues/en/errors.json' with { type: 'json' };
import hotels from '@portolan/i18n/catalogues/en/hotels.json' with { type: 'json' };
import stays from '@portolan/i18n/catalogues/en/stays.json' with { type: 'json' };
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeContext, fakeNavigation } from '../../testing/fake-context.ts';
import { TravelHotels } from '../TravelHotels.tsx';
import { lazyViews } from '../views.ts';

const texts = (language: LanguageCode) => createT(language, [{ ...common, ...errors, ...hotels, ...stays }]);
const address =
  '/booknow/hotels/v2/details?destination=Lisbon&startDate=2027-03-12&endDate=2027-03-14&propertyId=p1';
/** Nine pictures, each of its own colour. */
const gallery = Array.from({ length: 9 }, (_, i) => ({
  url: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='100' height='70'><rect width='100' height='70' fill='hsl(${i * 40} 60%25 50%25)'/></svg>`,
  kind: i % 2 ? 'room' : 'pool',
}));

let root: Root | null = null;
let host: HTMLElement | null = null;
beforeAll(() => preload(lazyViews.details.load, lazyViews.details.loadTexts, texts('en')));
beforeEach(() => page.viewport(1280, 720));
afterEach(() => {
  root?.unmount();
  host?.remove();
});

async function stage(language: LanguageCode = 'en') {
  host = document.body.appendChild(document.createElement('div'));
  for (const [name, value] of Object.entries(themeVariables(createPalette('#0b63ce'))))
    host.style.setProperty(name, value);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopt = createAdopter(shadow);
  adopt(elementCss);
  const inner = shadow.appendChild(document.createElement('div'));
  const t = texts(language);
  Object.assign(inner, { className: 'root', dir: t.direction, lang: language });
  const client = { call: () => Promise.resolve({ data: someDetails({ gallery }) }) } as unknown as Client;
  const context = fakeContext({ t, role: 'customer', client, navigate: fakeNavigation(address) });
  root = createRoot(inner);
  root.render(
    <UiProvider t={t} adopt={adopt}>
      <TravelHotels context={context} />
    </UiProvider>,
  );
  const all = <E extends HTMLElement>(selector: string) => [...shadow.querySelectorAll<E>(selector)];
  const found = <E extends HTMLElement>(selector: string) =>
    vi.waitFor(() => {
      const element = all<E>(selector)[0];
      expect(element, selector).toBeTruthy();
      return element!;
    }, 20_000);
  await found('.htl-gallery-strip');
  const counter = () => all('.htl-picture-steps p')[0]?.firstChild?.textContent;
  return {
    all,
    found,
    shadow,
    /** Waits until the lightbox shows this picture: the counter says so, and it is what is on the screen. */
    shows: (position: number) =>
      vi.waitFor(() => {
        expect(counter()).toBe(
          `${position.toLocaleString(language)} of ${gallery.length.toLocaleString(language)}`,
        );
        const row = all('.htl-picture-row')[0]!.getBoundingClientRect();
        const picture = all('.htl-picture-row li')[position - 1]!;
        expect(Math.abs(picture.getBoundingClientRect().left - row.left)).toBeLessThan(2);
        expect(picture.querySelector('img')).toBeTruthy();
      }, 5_000),
  };
}

const sizeOf = (element: Element) => element.getBoundingClientRect();

describe('the pictures of a hotel', () => {
  it('are all shown large in a dialog, whole and in their ratio, and the focus returns to the button', async () => {
    const { all, found, shadow } = await stage();
    const button = await found('.htl-gallery-all button');
    await userEvent.click(button);
    await found('dialog[open] .htl-pictures li');
    const boxes = all('dialog[open] .htl-pictures .trv-art').map(sizeOf);
    expect(boxes).toHaveLength(9);
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThan(390);
      expect(width / height).toBeCloseTo(10 / 7, 1);
    }
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(all('dialog[open]')).toHaveLength(0));
    expect(shadow.activeElement).toBe(button);
  });

  it('open alone above the others, and Escape goes back one step at a time', async () => {
    const { all, found, shows, shadow } = await stage();
    await userEvent.click(await found('.htl-gallery-all button'));
    await found('.htl-pictures li');
    const third = all('.htl-pictures button')[2]!;
    await userEvent.click(third);
    await found('.htl-picture-row');
    await shows(3);
    expect(sizeOf(all('.htl-picture-row .trv-art')[1]!).height).toBeGreaterThan(400);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(all('.htl-picture-row')).toHaveLength(0));
    expect(shadow.activeElement).toBe(third);
    expect(all('dialog[open] .htl-pictures')).toHaveLength(1);
  });

  it('are stepped through by buttons and arrow keys, and end at both ends', async () => {
    const { all, found, shows, shadow } = await stage();
    const second = all('.htl-gallery-strip button')[1]!;
    await userEvent.click(second);
    await found('.htl-picture-row');
    await shows(2);
    const [previous, next] = all('.htl-picture-steps button');
    await userEvent.click(next!);
    await shows(3);
    await userEvent.keyboard('{ArrowRight}');
    await shows(4);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await shows(1);
    expect(previous!.ariaDisabled).toBe('true');
    await userEvent.keyboard('{ArrowLeft}{End}');
    await shows(9);
    expect(next!.ariaDisabled).toBe('true');
    await userEvent.click((await found('dialog[open] header .icon-button')) as HTMLElement);
    await vi.waitFor(() => expect(all('dialog[open]')).toHaveLength(0));
    expect(shadow.activeElement).toBe(second);
  });

  it('go the other way where a line starts at the right', async () => {
    const { all, found, shows } = await stage('ar');
    await userEvent.click(all('.htl-gallery-strip button')[0]!);
    await found('.htl-picture-row');
    await shows(1);
    await userEvent.keyboard('{ArrowLeft}');
    await shows(2);
    await userEvent.keyboard('{ArrowLeft}');
    await shows(3);
    await userEvent.keyboard('{ArrowRight}');
    await shows(2);
  });

  it('follow a swipe on a phone, and stay where they are when it is turned', async () => {
    await page.viewport(390, 700);
    const { all, found, shows } = await stage();
    await userEvent.click(all('.htl-gallery-strip button')[0]!);
    const row = await found('.htl-picture-row');
    await shows(1);
    // What a swipe ends as: the row has scrolled.
    row.scrollTo({ left: row.clientWidth * 1.8 });
    await shows(3);
    await page.viewport(700, 390);
    await vi.waitFor(() => expect(sizeOf(row).width).toBeGreaterThan(600));
    await shows(3);
  });
});
