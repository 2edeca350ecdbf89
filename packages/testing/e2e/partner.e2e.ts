import { describe, expect, inject, it } from 'vitest';
import { aVisitor } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';
import { chooseDestination } from './steps.ts';

const product = inject('product');
const on = aBrowser();

describe('a partner’s page with two lines of HTML', () => {
  it('shows the agency’s live deals, from another origin', async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    await page.goto(product.partner);
    await page.locator('travel-deals').scrollIntoViewIfNeeded();
    const deal = page.locator('travel-deals').getByRole('link', { name: 'View Deal' }).first();
    await deal.waitFor();
    expect(new URL((await deal.getAttribute('href')) ?? '').origin).toBe(product.site);
    expect(problems).toEqual([]);
    await close();
  });

  it('searches and shows prices in place, and leads to the agency’s site to check out', async () => {
    const { page, context, problems, close } = await aVisitor(on.browser);
    await page.goto(`${product.partner}/stay.html`);
    const widget = page.locator('travel-hotels');
    await widget.scrollIntoViewIfNeeded();
    await chooseDestination(widget, 'Lisbon');
    await widget.getByRole('button', { name: 'Search' }).first().click();
    const card = widget.getByRole('article').first();
    await card.waitFor();
    await card
      .getByText(/\$\s?\d/)
      .first()
      .waitFor();
    expect(new URL(page.url()).origin).toBe(product.partner);

    const link = card.getByRole('link').first();
    const opened = context.waitForEvent('page', { timeout: 8_000 }).catch(() => null);
    await link.click();
    const target = (await opened) ?? page;
    await target.waitForURL((url) => url.origin === product.site);
    await target.getByRole('button', { name: 'Select room' }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('places what a field opens in a browser without CSS anchors, by code that others do not load', async () => {
    const { page, context, problems, close } = await aVisitor(on.browser);
    const scripts = new Set<string>();
    page.on('request', (request) => scripts.add(request.url()));
    const open = async () => {
      scripts.clear();
      await page.goto(`${product.partner}/stay.html`);
      const widget = page.locator('travel-hotels');
      await widget.scrollIntoViewIfNeeded();
      await widget.getByRole('combobox').first().fill('Lisb');
      const list = widget.locator('.combobox-pop');
      await list.getByRole('option').first().waitFor();
      return list;
    };
    await open();
    const before = new Set(scripts);
    await context.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (...args: string[]) => boolean;
      CSS.supports = (...args: string[]) => !args[0]!.startsWith('anchor-') && supports(...args);
    });
    const list = await open();
    await expect.poll(() => list.evaluate((element) => (element as HTMLElement).style.inset)).toMatch(/px/);
    const path = (url: string) => new URL(url).pathname;
    const added = [...scripts].map(path).filter((one) => one.endsWith('.js') && ![...before].map(path).includes(one));
    expect(added).toHaveLength(1);
    expect(problems).toEqual([]);
    await close();
  }); // prettier-ignore

  it('changes the currency of what is shown, and keeps the search and the open hotel', async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    await page.goto(`${product.partner}/stay.html`);
    const widget = page.locator('travel-hotels');
    const set = (name: string, value: string) =>
      widget.evaluate((element, [at, text]) => element.setAttribute(at, text), [name, value] as const);
    await set('mode', 'inline');
    await widget.scrollIntoViewIfNeeded();
    await chooseDestination(widget, 'Lisbon');
    await widget.getByRole('button', { name: 'Search' }).first().click();
    const card = widget.getByRole('article').first();
    await card
      .getByText(/\$\s?\d/)
      .first()
      .waitFor();

    await set('currency', 'EUR');
    await card
      .getByText(/€\s?\d/)
      .first()
      .waitFor();
    expect(await card.innerText()).not.toContain('$');
    await widget
      .getByRole('heading', { name: /Lisbon/ })
      .first()
      .waitFor();

    const name = (await card.getByRole('heading').first().innerText()).trim();
    await card.getByRole('link').first().click();
    await widget.getByRole('button', { name: 'Select room' }).first().waitFor();
    await set('currency', 'USD');
    await widget
      .getByText(/\$\s?\d/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await set('lang', 'pt');
    await widget.locator('.root[lang=pt]').getByRole('heading', { name }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/stay.html');
    expect(problems).toEqual([]);
    await close();
  });

  it('has a form to type in before what its fields open, which comes without a jump or a lost letter', async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    await page.route('**/sdk/v1/field-parts-*.js', async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    await page.goto(`${product.partner}/stay.html`);
    const widget = page.locator('travel-hotels');
    await widget.scrollIntoViewIfNeeded();
    const field = widget.getByRole('combobox', { name: 'Destination' });
    await field.waitFor();
    expect(asked).toEqual([]);
    const guests = widget.getByRole('button', { name: /^Travellers/ });
    const boxes = async () => [
      await widget.boundingBox(),
      await field.boundingBox(),
      await guests.boundingBox(),
    ];
    const before = await boxes();

    await field.fill('Por');
    await expect.poll(() => asked.length).toBe(1);
    await field.pressSequentially('to');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    release();
    await widget.getByRole('option').first().waitFor();
    expect(await field.inputValue()).toBe('Porto');
    expect(await field.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input)).toBe(
      true,
    );
    const after = await boxes();
    expect(after.slice(0, 1)).toEqual(before.slice(0, 1));
    expect(after[2]).toEqual(before[2]);

    await guests.click();
    await widget
      .getByRole('dialog', { name: 'Travellers' })
      .getByRole('button', { name: 'More: Adults' })
      .click();
    expect(await guests.innerText()).toContain('3 adults');
    expect(problems).toEqual([]);
    await close();
  });

  it('leaves nothing of ours in the page but the documented globals: no other global, no name', async () => {
    const { page, close } = await aVisitor(on.browser);
    await page.route('**/embed.js', (route) => route.abort());
    await page.goto(product.partner);
    const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
    await page.unroute('**/embed.js');
    await page.goto(product.partner);
    await page.locator('travel-deals').scrollIntoViewIfNeeded();
    await page.locator('travel-deals').getByRole('link', { name: 'View Deal' }).first().waitFor();
    const after = await page.evaluate(() => Object.getOwnPropertyNames(window));
    const added = after.filter((name) => !before.includes(name));
    // The last two are reactive-element's own.
    expect(added.sort()).toEqual(['litPropertyMetadata', 'reactiveElementVersions', 'travelQueue']);
    expect((await page.content()).toLowerCase()).not.toContain('portolan');
    await close();
  });

  it('refuses a key on a page it was not issued for', async () => {
    const response = await fetch(`${product.api}/api/agency`, {
      headers: { 'x-agency-key': 'pk_demo_harbour', origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
  });
});
