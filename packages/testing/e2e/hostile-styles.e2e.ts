import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from '@portolan/tooling/paths';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { aPartner, onTheProduct } from '../src/stage.ts';
import { chooseDestination } from './steps.ts';

// Pages of partners as they really are: what surrounds an element must neither break it nor be broken by it.
const product = inject('product');
const on = onTheProduct();
const partner = aPartner();
const pictures = process.env.PORTOLAN_PICTURES ? join(dataDir, 'pictures') : null;
beforeAll(() => {
  if (pictures) mkdirSync(pictures, { recursive: true });
});

interface Surroundings {
  name: string;
  css?: string;
  html?: string;
  /** Around both widgets; `@` is where they stand. */
  around?: string;
  /** Width that the place has. */
  width?: number;
  /** Language of the widgets. @default 'en' */
  lang?: string;
  /** How large the page shows what stands there. @default 1 */
  seen?: number;
}

const surroundings: Surroundings[] = [
  { name: 'an ordinary page' },
  { name: '*{all:unset!important}', css: '*{all:unset!important}' },
  { name: 'div{display:none!important}', css: 'div{display:none!important}', around: '<main>@</main>' },
  { name: 'a root of 62.5 %', css: 'html{font-size:62.5%}' },
  { name: 'a root of 100 px', css: 'html{font-size:100px}body{font-size:16px}' },
  { name: 'a column of 280 px', around: '<div style="inline-size:280px">@</div>', width: 280 },
  { name: 'a flex row', around: '<div style="display:flex">@</div>' },
  {
    name: 'a grid',
    around: '<div style="display:grid;grid-template-columns:1fr 1fr;inline-size:500px">@</div>',
    width: 250,
  },
  { name: 'a page from right to left', html: 'dir="rtl" lang="ar"' },
  { name: 'content-box everywhere', css: '*{box-sizing:content-box!important;padding:7px!important}' },
  {
    name: 'inherited text',
    css: 'body{letter-spacing:.5em;line-height:4;text-transform:uppercase;word-spacing:2em;text-indent:60px;white-space:nowrap;writing-mode:horizontal-tb;font:italic 900 5px/9 cursive;text-align:right;cursor:wait}',
  },
  { name: 'a white-on-black page', css: 'body{color:#fff;background:#111}' },
  {
    name: 'transform and zoom',
    seen: 0.72,
    around: '<div style="zoom:.8"><div style="transform:rotate(0) scale(.9)">@</div></div>',
  },
  {
    name: 'display: contents',
    around: '<div style="display:contents"><p style="display:contents">@</p></div>',
  },
];

async function open({ css = '', html = 'lang="en"', around = '<main>@</main>', lang = 'en' }: Surroundings) {
  const widgets = `<travel-hotels lang="${lang}" currency="USD"></travel-hotels><travel-deals lang="${lang}"></travel-deals>`;
  partner.show({
    html,
    head: `<meta name="viewport" content="width=device-width"><style>body{margin:0}${css}</style>
      <script type="module" src="${product.site}/sdk/v1/embed.js" data-agency="pk_demo_harbour"></script>`,
    body: around.replace('@', widgets),
  });
  await on.page.goto(partner.origin);
  const form = on.page.locator('travel-hotels');
  const deals = on.page.locator('travel-deals');
  await form.locator('button[type=submit]').first().waitFor();
  await deals.evaluate((element) => element.scrollIntoView());
  await deals.locator('article a[href]').first().waitFor();
  return { form, deals };
}

/** What of a widget is unlike itself on an ordinary page, whatever its width. */
const looks = (element: Element) => {
  const root = element.shadowRoot!.querySelector('.root')!;
  const of = (selector: string) => getComputedStyle(root.querySelector(selector) ?? root);
  const read = (style: CSSStyleDeclaration) => ({
    size: style.fontSize,
    spacing: style.letterSpacing,
    transform: style.textTransform,
    color: style.color,
    box: style.boxSizing,
    indent: style.textIndent,
    space: style.whiteSpace,
    display: style.display,
    visibility: style.visibility,
    weight: style.fontWeight,
    style: style.fontStyle,
    writing: style.writingMode,
    direction: style.direction,
  });
  return { root: read(getComputedStyle(root)), button: read(of('button')), heading: read(of('h2,label')) };
};

/** Where the parts of a widget stand, in CSS pixels of the page. */
const geometry = (element: Element) => {
  const root = element.shadowRoot!.querySelector<HTMLElement>('.root')!;
  const { left, right, width, height } = root.getBoundingClientRect();
  // The rows of tabs and of further deals are what is moved sideways within a widget, as on the agency's own site.
  const all = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (part) =>
      !part.closest('.vh, [popover]:not(:popover-open)') &&
      part.checkVisibility({ visibilityProperty: true }),
  );
  const still = all.filter((part) => !part.closest('.tabs-row, .is-rest'));
  const inner = still
    .filter((part) => part.matches('button, a, h2, h3, input, article'))
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.width > 1);
  return {
    width,
    height,
    over: Math.max(0, ...inner.map((part) => Math.max(left - part.left, part.right - right))),
    scrollsSideways: still
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
      .map((part) => part.outerHTML.slice(0, 120)),
    smallestText: Math.min(
      ...all
        .filter((part) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim()))
        .map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
    ),
    buttons: all
      .filter((part) => part.matches('button'))
      // A field of the search bar is as high as its label and its button, either of which opens it.
      .map((part) => ({
        text: (part.getAttribute('aria-label') ?? part.innerText).trim(),
        height: Math.round((part.closest('.is-ticket') ?? part).getBoundingClientRect().height),
      })),
    page: document.documentElement.scrollWidth - innerWidth,
  };
};

/** Looks for a stay and waits for a price. */
async function search(form: Locator): Promise<Locator> {
  await form.evaluate((element) => element.scrollIntoView());
  await chooseDestination(form, 'Lisbon');
  await form.getByRole('button', { name: 'Search' }).first().click();
  const card = form.getByRole('article').first();
  // Its words come with the frame that shows it.
  await card
    .getByText(/\$\s?\d/)
    .first()
    .waitFor();
  return card;
}

describe('on a partner’s page', () => {
  let plain: object[];
  it.each(surroundings)('with $name the widgets look as ever and stay inside their place', async (place) => {
    const { form, deals } = await open(place);
    // Text grows with the reader's size alone, up to half as much again.
    const now = [await form.evaluate(looks), await deals.evaluate(looks)];
    if (place.name === 'an ordinary page') plain = now;
    const scale = place.name === 'a root of 100 px' ? 1.5 : 1;
    const sized = JSON.stringify(plain).replace(
      /"size":"([\d.]+)px"/g,
      (_, px: string) => `"size":"${Number(px) * scale}px"`,
    );
    expect(now).toEqual(JSON.parse(sized));

    for (const widget of [form, deals]) {
      const found = await widget.evaluate(geometry);
      const seen = place.seen ?? 1;
      expect(found.width).toBeGreaterThan(200);
      expect(found.width).toBeLessThanOrEqual((place.width ?? 1280) + 1);
      expect(found.height).toBeGreaterThan(70 * seen);
      expect(found.over).toBeLessThanOrEqual(1.5);
      expect(found.scrollsSideways).toEqual([]);
      expect(found.smallestText).toBeGreaterThanOrEqual(13 * scale);
      expect(found.buttons.filter(({ height }) => height < 40 * seen)).toEqual([]);
      expect(found.buttons.length).toBeGreaterThan(0);
      if (place.name !== 'content-box everywhere') expect(found.page).toBeLessThanOrEqual(1);
    }

    // What opens over the form opens at it, and can be used.
    await form.evaluate((element) => element.scrollIntoView());
    const guests = form.getByRole('button', { name: /^Travellers/ });
    await (place.css ? guests : form.locator('label', { hasText: 'Travellers' })).click();
    const dialog = form.getByRole('dialog', { name: 'Travellers' });
    await dialog.getByRole('button', { name: 'More: Adults' }).click();
    expect(await guests.innerText()).toContain('3 adults');
    const [at, opened] = [(await guests.boundingBox())!, (await dialog.boundingBox())!];
    expect(opened.x).toBeGreaterThanOrEqual(0);
    expect(opened.x + opened.width).toBeLessThanOrEqual(1281);
    // Below or above its field, and touching its column.
    expect(
      Math.min(Math.abs(opened.y - at.y - at.height), Math.abs(at.y - opened.y - opened.height)),
    ).toBeLessThan(60);
    expect(opened.x < at.x + at.width && opened.x + opened.width > at.x).toBe(true);
    if (pictures)
      await on.page.screenshot({
        path: join(pictures, `${place.name.replace(/\W+/g, '-')}.png`),
        fullPage: true,
      });
    expect(on.problems).toEqual([]);
  });

  it.each<Surroundings>([
    {
      name: 'all that is hostile at once',
      css: 'html{font-size:62.5%}*{all:unset!important}div{display:none!important}',
      around: '<section>@</section>',
    },
    { name: 'a narrow column', around: '<div style="inline-size:280px">@</div>', width: 280 },
    {
      name: 'a narrow column from right to left',
      html: 'dir="rtl" lang="ar"',
      around: '<div style="display:flex;inline-size:340px"><div style="min-inline-size:0">@</div></div>',
      width: 340,
    },
  ])('finds stays and shows them in $name', async (place) => {
    const { form } = await open(place);
    const card = await search(form);
    const box = (await card.boundingBox())!;
    expect(box.width).toBeGreaterThan(250);
    expect(box.width).toBeLessThanOrEqual((place.width ?? 1280) + 1);
    expect(await card.evaluate((element) => getComputedStyle(element).fontSize)).toBe('15px');
    const found = await form.evaluate(geometry);
    expect(found.over).toBeLessThanOrEqual(1.5);
    expect(found.smallestText).toBeGreaterThanOrEqual(13);
    expect(found.page).toBeLessThanOrEqual(1);
    if (pictures)
      await on.page.screenshot({ path: join(pictures, `results-${place.name.replace(/\W+/g, '-')}.png`) });
    expect(on.problems).toEqual([]);
  });

  it('stands from right to left in a narrow column of a hostile Arabic page', async () => {
    const { form, deals } = await open({
      name: 'Arabic',
      html: 'dir="rtl" lang="ar"',
      lang: 'ar',
      css: 'html{font-size:62.5%}body *{direction:ltr!important;text-align:left!important;letter-spacing:.4em!important}',
      around: '<div style="inline-size:280px">@</div>',
    });
    for (const widget of [form, deals]) {
      const found = await widget.evaluate(geometry);
      expect([found.width, found.scrollsSideways]).toEqual([280, []]);
      expect(found.over).toBeLessThanOrEqual(1.5);
      expect(found.smallestText).toBeGreaterThanOrEqual(13);
      expect(
        await widget.evaluate((element) => {
          const { direction, letterSpacing } = getComputedStyle(element.shadowRoot!.querySelector('.root')!);
          return { direction, letterSpacing };
        }),
      ).toEqual({ direction: 'rtl', letterSpacing: 'normal' });
    }
    await form.evaluate((element) => element.scrollIntoView());
    if (pictures) await on.page.screenshot({ path: join(pictures, 'arabic.png') });
    expect(on.problems).toEqual([]);
  });

  it('stays hidden and out of reach where an ancestor is', async () => {
    const { form } = await open({ name: 'hidden', around: '<main>@</main>' });
    const hidden = () =>
      form.evaluate((element) => {
        const { visibility, pointerEvents } = getComputedStyle(
          element.shadowRoot!.querySelector('.root button')!,
        );
        return { visibility, pointerEvents };
      });
    await on.page.evaluate(() => (document.querySelector('main')!.style.cssText = 'visibility:hidden'));
    expect(await hidden()).toEqual({ visibility: 'hidden', pointerEvents: 'auto' });
    await on.page.evaluate(
      () => (document.querySelector('main')!.style.cssText = 'opacity:0;pointer-events:none'),
    );
    expect(await hidden()).toEqual({ visibility: 'visible', pointerEvents: 'none' });
    await on.page.evaluate(() =>
      document.querySelector<HTMLElement>('travel-hotels')!.toggleAttribute('hidden'),
    );
    expect(await form.isVisible()).toBe(false);
  });

  it('follows the colour scheme of the page while it runs, unless it was told its own', async () => {
    const { form, deals } = await open({ name: 'scheme' });
    const ink = () =>
      form.evaluate((element) => {
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.fillStyle = getComputedStyle(element.shadowRoot!.querySelector('.root')!).color;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data[0]! > 127 ? 'light' : 'dark';
      });
    expect(await ink()).toBe('dark');
    const page$ = (scheme: string) =>
      on.page.evaluate((value) => (document.documentElement.style.colorScheme = value), scheme);
    await page$('dark');
    expect(await ink()).toBe('light');
    await form.evaluate((element) => element.setAttribute('color-scheme', 'light'));
    await expect.poll(ink).toBe('dark');
    await form.evaluate((element) => element.setAttribute('color-scheme', 'auto'));
    await on.page.emulateMedia({ colorScheme: 'dark' });
    await page$('light');
    await expect.poll(ink).toBe('light');
    await on.page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ink).toBe('dark');
    await form.evaluate((element) => element.removeAttribute('color-scheme'));
    await page$('dark');
    await expect.poll(ink).toBe('light');
    if (pictures) await on.page.screenshot({ path: join(pictures, 'dark.png'), fullPage: true });
    expect(await deals.isVisible()).toBe(true);
  });

  it('lets tokens of the page win wherever it sets them, and parts be styled', async () => {
    const { form } = await open({
      name: 'tokens',
      css: ':root{--travel-fill:rgb(120, 0, 0);--travel-on:rgb(255, 250, 200);--travel-surface:rgb(250, 240, 230)}travel-hotels::part(root){outline:3px solid rgb(1, 2, 3)}',
    });
    const style = await form.evaluate((element) => {
      const root = element.shadowRoot!.querySelector('.root')!;
      const { backgroundColor, color } = getComputedStyle(root.querySelector('button[type=submit]')!);
      return { backgroundColor, color, outline: getComputedStyle(root).outlineColor };
    });
    expect(style).toEqual({
      backgroundColor: 'rgb(120, 0, 0)',
      color: 'rgb(255, 250, 200)',
      outline: 'rgb(1, 2, 3)',
    });
    await on.page.evaluate(() =>
      document.documentElement.style.setProperty('--travel-fill', 'rgb(0, 90, 0)'),
    );
    expect(
      await form.evaluate(
        (element) =>
          getComputedStyle(element.shadowRoot!.querySelector('button[type=submit]')!).backgroundColor,
      ),
    ).toBe('rgb(0, 90, 0)');
  });
});
