import { join } from 'node:path';
import { dataDir } from '@portolan/tooling/paths';
import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { aVisitor } from '../src/browser.ts';
import { aBrowser, aPartner } from '../src/stage.ts';
import { agencySite } from './steps.ts';

const product = inject('product');
const on = aBrowser();
const partner = aPartner();

interface Tenant {
  readonly key: string;
  readonly lang: string;
  readonly currency: string;
  /** Heading of its deals, and what its prices say. */
  readonly heading: string;
  readonly search: string;
  readonly money: RegExp;
}
const tenants: readonly Tenant[] = [
  { key: 'harbour', lang: 'en', currency: 'USD', heading: 'Deals this week', search: 'Search', money: /\$/ },
  { key: 'nordlys', lang: 'da', currency: 'USD', heading: 'Ugens tilbud', search: 'Søg', money: /\$|USD/ },
  {
    key: 'safar',
    lang: 'ar',
    currency: 'AED',
    heading: 'عروض هذا الأسبوع',
    search: 'بحث',
    money: /د\.إ|AED/,
  },
];
const tagOf = ({ key, lang, currency }: Tenant, tag: string) =>
  `<${tag} agency="pk_demo_${key}" lang="${lang}" currency="${currency}"></${tag}>`;

async function open(page: Page, body: string) {
  partner.show({ head: `<script type="module" src="${product.site}/sdk/v1/embed.js"></script>`, body });
  await page.goto(partner.origin);
}
const shown = async (widget: Locator) => {
  await widget.evaluate((element) => element.scrollIntoView());
  await widget.locator('h2, form, .ask').first().waitFor();
};

describe('three agencies on one page, in three languages and two currencies', () => {
  it('share nothing: each of nine widgets asks, speaks, counts and looks as its own agency', async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    const tags = ['travel-deals', 'travel-hotels', 'travel-cruise'];
    await open(page, tags.map((tag) => tenants.map((tenant) => tagOf(tenant, tag)).join('')).join(''));
    for (const tag of tags)
      for (const { key } of tenants) await shown(page.locator(`${tag}[agency="pk_demo_${key}"]`));

    const fills = new Set<string>();
    for (const { key, lang, heading, search, money } of tenants) {
      const of = (tag: string) => page.locator(`${tag}[agency="pk_demo_${key}"]`);
      const [deals, hotels] = [of('travel-deals'), of('travel-hotels')];
      for (const tag of tags)
        expect(
          await of(tag)
            .locator('.root')
            .evaluate((root: HTMLElement) => [root.lang, root.dir]),
        ).toEqual([lang, lang === 'ar' ? 'rtl' : 'ltr']);
      await expect.poll(() => deals.locator('article').count(), { timeout: 60_000 }).toBeGreaterThan(0);
      expect(await deals.locator('h2').first().innerText()).toBe(heading);
      const prices = await deals.locator('.price').allInnerTexts();
      if (prices.some((text) => /\d/.test(text)))
        expect(prices.filter((text) => /\d/.test(text) && !money.test(text))).toEqual([]);
      const button = hotels.locator('button[type=submit]').first();
      expect(await button.innerText()).toBe(search);
      fills.add(await button.evaluate((element) => getComputedStyle(element).backgroundColor));
      // Every link leads to its own agency's site.
      const links = await deals
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).hostname));
      expect(new Set(links)).toEqual(new Set([`${key}.localhost`]));
    }
    expect(fills.size).toBe(3);
    // Nothing sticks out, whichever way a widget reads.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    if (process.env.PORTOLAN_PICTURES)
      await page.screenshot({ path: join(dataDir, 'pictures', 'tenants.png'), fullPage: true });

    const configs = asked
      .map((request) => new URL(request.url()))
      .filter(({ pathname }) => pathname === '/sdk/v1/config')
      .map(({ searchParams }) => searchParams.get('key'));
    expect(configs.sort()).toEqual(['pk_demo_harbour', 'pk_demo_nordlys', 'pk_demo_safar']);
    // Each call to the API bears the key, the language and the visit of one agency.
    const visits = new Map<string, Set<string>>();
    for (const request of asked) {
      const headers = request.headers();
      const key = headers['x-agency-key'];
      if (!key || request.method() === 'OPTIONS') continue;
      const tenant = tenants.find((one) => key === `pk_demo_${one.key}`)!;
      expect([key, headers['accept-language']]).toEqual([key, tenant.lang]);
      visits.set(key, (visits.get(key) ?? new Set()).add(headers['x-session-id'] ?? ''));
    }
    expect([...visits.keys()].sort()).toEqual(configs);
    expect([...visits.values()].map((ids) => ids.size)).toEqual([1, 1, 1]);
    expect(new Set([...visits.values()].flatMap((ids) => [...ids])).size).toBe(3);
    expect(problems).toEqual([]);
    await close();
  });

  it('inherit from the travel-agency around them, also what it says later', async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    await open(
      page,
      `<travel-agency agency="pk_demo_harbour" lang="en"><travel-hotels></travel-hotels>
        <travel-agency agency="pk_demo_safar"><travel-hotels></travel-hotels></travel-agency></travel-agency>`,
    );
    const [outer, inner] = [page.locator('travel-hotels').nth(0), page.locator('travel-hotels').nth(1)];
    await shown(outer);
    await shown(inner);
    const text = (widget: Locator) => widget.locator('button[type=submit]').first().innerText();
    const fill = (widget: Locator) =>
      widget
        .locator('button[type=submit]')
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await text(outer)).toBe('Search');
    expect(await fill(inner)).not.toBe(await fill(outer));
    await page.evaluate(() => document.querySelectorAll('travel-agency')[0]!.setAttribute('lang', 'da'));
    await expect.poll(() => text(outer)).toBe('Søg');
    await page.evaluate(() => document.querySelectorAll('travel-agency')[1]!.setAttribute('lang', 'ar'));
    await expect.poll(() => text(inner)).toBe('بحث');
    expect(await text(outer)).toBe('Søg');
    await page.evaluate(() =>
      document.querySelectorAll('travel-agency')[1]!.setAttribute('agency', 'pk_demo_harbour'),
    );
    await expect.poll(async () => (await fill(inner)) === (await fill(outer))).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it('work on when a page adopts one into the document of a frame, and takes it back', async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    await open(
      page,
      `${tagOf(tenants[0]!, 'travel-hotels')}<iframe style="inline-size:900px;block-size:500px"></iframe>`,
    );
    await shown(page.locator('travel-hotels'));
    await page.evaluate(() => {
      const other = document.querySelector('iframe')!.contentDocument!;
      other.body.append(other.adoptNode(document.querySelector('travel-hotels')!));
    });
    const inFrame = page.frameLocator('iframe').locator('travel-hotels');
    const search = inFrame.locator('button[type=submit]');
    await search.waitFor();
    expect(await search.evaluate((button) => getComputedStyle(button).borderTopLeftRadius)).not.toBe('0px');
    await page.evaluate(() =>
      document.body.append(
        document.querySelector('iframe')!.contentDocument!.querySelector('travel-hotels')!,
      ),
    );
    await page.locator('travel-hotels').locator('button[type=submit]').waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('an agency’s own words', () => {
  it('stand in its widgets and on its site, in the languages that it said them in, beside others’ and for no request more', async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const tags = [
      ['atelier', 'en', 'Hand-picked this week'],
      ['atelier', 'fr', 'Nos coups de cœur'],
      ['harbour', 'en', 'Deals this week'],
      ['harbour', 'da', 'Ugens tilbud'],
      ['atelier', 'da', 'Ugens tilbud'],
    ] as const;
    await open(
      page,
      tags
        .map(([key, lang]) => `<travel-deals agency="pk_demo_${key}" lang="${lang}"></travel-deals>`)
        .join('') + '<travel-hotels agency="pk_demo_atelier" lang="fr"></travel-hotels>',
    );
    for (const [at, [key, lang, heading]] of tags.entries()) {
      const widget = page.locator('travel-deals').nth(at);
      await shown(widget);
      expect(await widget.locator('h2').first().innerText(), `${key} in ${lang}`).toBe(heading);
    }
    await page.locator('travel-hotels').getByPlaceholder('Ville, région ou maison rêvée').waitFor();
    expect(asked.filter((path) => /texts|locales/.test(path))).toEqual([]);

    for (const [lang, title, heading] of [
      ['fr', 'Le voyage, cousu main.', 'Nos coups de cœur'],
      ['en', 'Travel, tailored by hand.', 'Hand-picked this week'],
    ] as const) {
      const address = `${agencySite(product.site, 'atelier')}/?lng=${lang}`;
      // In the document already, in the shell and in the widget.
      const html = await (await page.goto(address))!.text();
      for (const words of [`>${title}<`, `>${heading}<`]) expect(html, lang).toContain(words);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.locator('travel-deals').getByRole('heading', { name: heading }).waitFor();
    }
    expect(problems).toEqual([]);
    await close();
  });
});
