import type { Agency, ContentSource, CruiseLanding, DestinationDetails } from '@portolan/contract';
import { anAgency } from '@portolan/contract/testing';
import { describe, expect, it } from 'vitest';
import { aSite } from './testing.ts';

const porto: DestinationDetails = {
  slug: 'porto-pt', name: 'Porto', state: 'Norte', countryCode: 'PT', country: 'Portugal', region: 'europe', latitude: 41.1496,
  longitude: -8.611, hotels: 42, rating: 4.4, reviews: 9_120, image: '/art/porto-card.svg', summary: null, hero: '/art/porto-hero.svg',
  timeZone: 'Europe/Lisbon', currency: 'EUR', topRank: 3, isHiddenGem: false, isIndexed: true,
  text: { language: 'en', content: '<p>Bridges &amp; bells</p>' },
  best: [{ propertyId: 'p_1', name: 'Casa da Foz', stars: 4, rating: 4.8, reviews: 310, image: '/art/foz.svg' }], nearby: [],
}; // prettier-ignore
const lines: CruiseLanding[] = ['Azure Crown Line', 'Northlight Voyages', 'Lantern Bay Cruises', 'Quiet Water River Line', 'Compass Rose Sailings'].map(
  (title, at) => ({
    slug: title.toLowerCase().replaceAll(' ', '-'), shipLineId: `sl_${at}`, title, image: `/art/line-${at}.svg`, content: `<p>About ${title}</p>`,
  }),
); // prettier-ignore
const content = {
  destinations: ({ page, region }: { page: number; region: string }) =>
    Promise.resolve({
      items: region === 'asia' ? [] : [porto], total: region === 'asia' ? 0 : 30, page, pages: region === 'asia' ? 0 : 2,
      regions: [{ region: 'europe', count: 30 }],
    }),
  topDestinations: () => Promise.resolve([porto]),
  hiddenGems: () => Promise.resolve([{ ...porto, hotel: porto.best[0]! }]),
  destination: (slug: string) => Promise.resolve(slug === 'porto-pt' ? porto : null),
  cruiseLines: () => Promise.resolve(lines),
  articlePages: () => Promise.resolve([]),
  placePages: () => Promise.resolve([{ path: '/destination/porto-pt' }]),
  cruisePages: () => Promise.resolve(lines.map(({ slug }) => ({ path: `/cruise-line/${slug}` }))),
  aboutUs: () => Promise.resolve([]),
  legal: () => Promise.resolve(null),
  faqs: () => Promise.resolve([]),
  articles: () => Promise.resolve({ articles: [], page: 1, pages: 0 }),
} as unknown as ContentSource; // prettier-ignore

const { renderer, open: openSite } = aSite(
  {},
  { art: { hero: '/art/hero.svg', empty: '/art/empty.svg' }, content },
);
async function open(...asked: Parameters<typeof openSite>) {
  const page = await openSite(...asked);
  return { ...page, main: /<main[ >].*<\/main>/s.exec(page.html)?.[0] ?? '' };
}
const off = { displayTopDestinations: false };
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('destination pages', () => {
  it('render with their places where displayTopDestinations is on (ROUTE-DEST-01, ROUTE-DEST-03)', async () => {
    const top = await open('/top-destination');
    expect([top.status, /<h1>Top destinations<\/h1>/.test(top.main)]).toEqual([200, true]);
    expect(top.main).toContain('href="/destination/porto-pt"');
    const all = await open('/destination');
    expect([all.status, /<h1>Destinations<\/h1>/.test(all.main)]).toEqual([200, true]);
    expect(all.main).toContain('href="/destination/porto-pt"');
    expect(all.main).toContain('href="/destination?page=2"');
    expect(all.main).toContain('href="/destination?region=europe"');
    const place = await open('/destination/porto-pt');
    expect(place.main).toContain('<h1>Porto</h1>');
    expect(place.main).toContain('<p>Bridges &amp; bells</p>');
    expect(place.main).toContain('42 hotels');
  });
  it('do not exist where it is off: unmatched, as any path of the host that is none (ROUTE-DEST-02, ROUTE-DEST-04)', async () => {
    for (const path of ['/top-destination', '/destination', '/destination/porto-pt', '/destination/share?slug=porto-pt'])
      expect(await open(path, off), path).toMatchObject({ status: 302, location: '/errors' });
    expect(await open('/destination/nowhere-xx')).toMatchObject({ status: 302, location: '/errors' });
  }); // prettier-ignore
  it('have hidden gems beside them at /hidden-gems, whatever that setting (ROUTE-DEST-05, ROUTE-DEST-06)', async () => {
    const on = await open('/hidden-gems');
    expect([on.status, on.main.includes('Casa da Foz')]).toEqual([200, true]);
    expect(on.main).toContain('href="/destination/porto-pt"');
    const without = await open('/hidden-gems', off);
    expect([without.status, without.main.includes('Casa da Foz')]).toEqual([200, true]);
    // Nothing leads to a page that is not there.
    expect(without.main).not.toMatch(/href="\/(top-)?destination/);
    expect(without.main).toContain('/search?destination=Porto&amp;lat=41.14960&amp;long=-8.61100');
  });
  it('say so when nothing fits, and what to do', async () => {
    const { main } = await open('/destination?region=asia');
    expect(main).toContain('No place goes by that name.');
    expect(main).toContain('href="/destination"');
    for (const odd of ['region=moon', 'page=-1', 'page=1e9', 'q=%00%F0', `q=${'x'.repeat(5_000)}`])
      expect((await open(`/destination?${odd}`)).status, odd).toBe(200);
  });
  it('keep what was searched for in the field, and never as markup', async () => {
    const { main } = await open(`/destination?q=${encodeURIComponent('"><script>x()</script>')}`);
    expect(main).not.toContain('<script>x()');
    expect(main).toMatch(/<input[^>]*name="q"[^>]*value="&quot;>/);
  });
  it('carry the agency’s search and deals as tags, filled in for the place', async () => {
    const { main } = await open('/destination/porto-pt');
    expect(main).toContain('<travel-hotels destination="Porto, Portugal">');
    expect(main).toContain('<travel-deals tab="Hotels">');
    const none = await open('/destination/porto-pt', {
      bookingMenuItemOptions: [{ title: 'Cars', active: true }],
    });
    expect(none.main).not.toContain('<travel-hotels');
  });
  it('tell search engines and networks about the place, and one address of it', async () => {
    const { html } = await open('/destination/porto-pt?utm=1');
    expect(html).toContain(
      '<link rel="canonical" href="http://lantern.localhost:4000/destination/porto-pt">',
    );
    expect(html).toMatch(/<title>Porto, Portugal/);
    expect(meta(html, 'og:image')).toContain('/art/porto-hero.svg');
    expect(html).toContain('"TouristDestination"');
    expect(meta((await open('/destination?page=2')).html, 'robots')).toContain('noindex');
  });
  it('stand in the site map with every place and line that has enough to read, where they are on', async () => {
    const paths = async (changes: Partial<Agency> = {}) =>
      (await renderer.publicPages!(anAgency(changes), content)).map(({ path }) => path);
    expect(await paths()).toEqual(
      expect.arrayContaining([
        '/destination', '/top-destination', '/hidden-gems', '/destination/porto-pt', '/cruise-line/azure-crown-line',
      ]),
    ); // prettier-ignore
    const without = await paths(off);
    expect(without).toContain('/hidden-gems');
    expect(without.filter((path) => /destination/.test(path))).toEqual([]);
    const small = { ...content, destination: () => Promise.resolve({ ...porto, isIndexed: false }) };
    expect(meta((await open('/destination/porto-pt', {}, { content: small })).html, 'robots')).toBe(
      'noindex',
    );
    expect(meta((await open('/destination/porto-pt')).html, 'robots')).toBeUndefined();
  });
  it('carry no text about places to other pages', async () => {
    expect((await open('/user-terms-and-conditions')).html).not.toContain('"places.');
    expect((await open('/hidden-gems')).html).toContain('"places.gems.title"');
  });
  it('are written from right to left where the language is', async () => {
    const { html, main } = await open('/destination/porto-pt', {}, { language: 'ar' });
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(main).toContain('<bdi>');
    // The agency’s words are in the language that it wrote them in.
    expect(/<div[^>]*class="prose"[^>]*>/.exec(main)?.[0]).toMatch(
      /lang="en".*dir="ltr"|dir="ltr".*lang="en"/,
    );
  });
});

describe('/destination/share', () => {
  it('exists, with the tags of social networks, in prod, qa, uat and dev (ROUTE-BLOG-03, ROUTE-BLOG-06)', async () => {
    for (const environment of ['prod', 'qa', 'uat', 'dev'] as const) {
      const { status, html, main } = await open('/destination/share?slug=porto-pt', {}, { environment });
      expect([status, main.includes('<h1>Porto</h1>')], environment).toEqual([200, true]);
      expect(meta(html, 'og:title')).toContain('Porto');
      expect(meta(html, 'og:description')).toBe('Bridges &amp; bells');
      expect(meta(html, 'og:image')).toContain('/art/porto-hero.svg');
      expect(html).toContain(
        '<link rel="canonical" href="http://lantern.localhost:4000/destination/porto-pt">',
      );
    }
    const list = await open('/destination/share');
    expect([list.status, meta(list.html, 'og:title')?.includes('Destinations')]).toEqual([200, true]);
    expect(await open('/destination/share?slug=nowhere-xx')).toMatchObject({ location: '/errors' });
  });
});

describe('the pages of cruise lines', () => {
  it('are five, each titled with its own line, with image, text and a search for it (ROUTE-CRL-01, ROUTE-CRL-02, ROUTE-CRL-03)', async () => {
    for (const { slug, title, image, content: text, shipLineId } of lines) {
      const { status, html, main } = await open(`/cruise-line/${slug}`);
      expect(status, slug).toBe(200);
      expect(main).toContain(`<h1>${title}</h1>`);
      expect(html).toMatch(new RegExp(`<title>${title}`));
      expect(main).toContain(`src="${image}"`);
      expect(main).toContain(text);
      expect(main).toContain(`href="/booknow/cruise/search?shipLineId=${shipLineId}"`);
    }
    for (const unknown of ['/cruise-line/nobody', '/cruise-line/', '/cruise-line/azure-crown-line/x'])
      expect(await open(unknown), unknown).toMatchObject({ status: 302, location: '/errors' });
  });
  it('show no search where the agency sells no cruises, and its address instead (ROUTE-CRL-03)', async () => {
    const { main } = await open('/cruise-line/azure-crown-line', { bookingMenuItemOptions: [] });
    expect(main).not.toContain('/booknow/cruise');
    expect(main).toContain('mailto:hello@lantern.example?subject=Azure%20Crown%20Line');
  });
});
