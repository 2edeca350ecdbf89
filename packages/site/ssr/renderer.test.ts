import { describe, expect, it } from 'vitest';
import type { Agency, PageRequest } from '@portolan/contract';
import { anAgency } from '@portolan/contract/testing';
import type { SiteAssets } from './assets.ts';
import { aSite } from './testing.ts';

const assets: SiteAssets = {
  base: '/assets/',
  entries: {
    client: ['client-1.js', 'vendor-1.js'],
    ...Object.fromEntries(
      ['app', 'flights', 'hotels', 'resort', 'pages'].map((name) => [
        `remote-${name}`,
        [`remote-${name}-1.js`, 'vendor-1.js'],
      ]),
    ),
  },
  afterStart: ['agency-1.js'],
  home: ['home-1.js', 'vendor-1.js'],
  integrity: {
    'client-1.js': 'sha384-c',
    'vendor-1.js': 'sha384-v',
    'remote-hotels-1.js': 'sha384-h',
    'a.css': 'sha384-a',
  },
  agencyRequest: "document.title = 'asked'",
  css: "@font-face{font-family:Figtree;src:url('/assets/figtree-1.woff2')}",
};
const { renderer, open: openSite } = aSite(assets, {
  art: { hero: '/art/hero.svg', empty: '/art/empty.svg' },
});
const page = (url: string, changes: Partial<Agency> = {}, request: Partial<PageRequest> = {}) =>
  openSite(url, changes, { content, ...request });
const v1 = { enableHotelsV2: false, enableFlightsV2: false };
const body = (html: string) =>
  html.slice(html.indexOf('<div id="page">'), html.indexOf('<script type="application/json"'));

describe('the head of an agency’s page', () => {
  it('has its favicon (BRAND-03)', async () => {
    expect((await page('/')).html).toContain('<link rel="icon" href="/favicon.svg">');
  });
  it('has its colour as the theme’s custom properties (BRAND-04)', async () => {
    const { html } = await page('/', { primaryColor: '#e63946' });
    expect(html).toContain('--travel-primary:#e63946');
    expect(html).toContain('<meta name="theme-color" content="#e63946">');
  });
  it('has its title, description and keywords, escaped (BRAND-05, BRAND-06, BRAND-07)', async () => {
    const { html } = await page('/', {
      metaData: { title: 'A "B" <C>', description: 'D & E', keywords: ['one', 'two'] },
    });
    expect(html).toContain('<title>A &quot;B&quot; &lt;C&gt;</title>');
    expect(html).toContain('<meta name="description" content="D &amp; E">');
    expect(html).toContain('<meta name="keywords" content="one, two">');
  });
  it('is written in the language of the request, Arabic from right to left (LANG-22)', async () => {
    expect((await page('/', {}, { language: 'ar' })).html).toContain('<html lang="ar" dir="rtl"');
    expect((await page('/', {}, { language: 'xx' })).html).toContain('<html lang="en" dir="ltr"');
  });
  it('lets nothing run or style without the nonce of the answer', async () => {
    const { html } = await page('/');
    const markup = html.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');
    for (const [tag] of markup.matchAll(/<(?:script|style)\b[^>]*>/g)) expect(tag).toContain('nonce="n0nce"');
    expect(markup).not.toMatch(/<[a-z][^<>]* style="/i);
    expect(markup).not.toMatch(/<[a-z][^<>]* on[a-z]+="/i);
  });
  it('carries data that cannot end its own element', async () => {
    const { html } = await page('/', { agencyName: '</script><script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert(1)');
  });
  it('checks every script of the build and names the five remotes (HOST-06)', async () => {
    const map = /<script type="importmap"[^>]*>(.*?)<\/script>/s.exec((await page('/')).html)![1]!;
    const { imports, integrity } = JSON.parse(map) as Record<string, Record<string, string>>;
    expect(Object.keys(imports!)).toEqual(
      ['app', 'flights', 'hotels', 'resort', 'pages'].map((name) => `remote/${name}`),
    );
    expect(integrity).toEqual({
      '/assets/client-1.js': 'sha384-c',
      '/assets/vendor-1.js': 'sha384-v',
      '/assets/remote-hotels-1.js': 'sha384-h',
    });
  });
  it('loads a remote only on the pages of its area (HOST-08)', async () => {
    const preloads = (html: string) =>
      [...html.matchAll(/rel="modulepreload" href="\/assets\/([^"]+)"/g)].map(([, f]) => f);
    expect(preloads((await page('/booknow/flights', v1)).html)).toContain('remote-flights-1.js');
    expect(preloads((await page('/booknow/flights', v1)).html)).not.toContain('remote-resort-1.js');
    expect(preloads((await page('/booknow/resort')).html)).toContain('remote-resort-1.js');
  });
});

describe('the page', () => {
  it('starts with a spinner and its content out of sight', async () => {
    const { html } = await page('/');
    expect(html).toMatch(/<html [^>]*data-agency="pending"/);
    expect(html).toMatch(/<div id="spinner" role="status">/);
    expect(html).toMatch(/html\[data-agency=['"]?pending['"]?\] #page\s*\{\s*visibility:\s*hidden/);
  });
  it('asks for the agency before anything else, from a script that the policy lets run (HOST-01)', async () => {
    const { html } = await page('/');
    const script = `<script id="agency-request" nonce="n0nce">document.title = 'asked'</script>`;
    expect(html).toContain(script);
    const firstAddress = html.search(/ (?:href|src)="/);
    expect(html.indexOf(script)).toBeLessThan(firstAddress);
    expect(html.indexOf('<html')).toBeLessThan(html.indexOf(script));
  });
  it('preloads the picture of home before any script, and the widgets of home on no other page', async () => {
    const preloads = async (url: string) =>
      [...(await page(url)).html.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)"/g)].map(
        ([, address]) => address,
      );
    const home = await preloads('/');
    expect(home[0]).toBe('/art/hero.svg');
    expect(home).toContain('/assets/home-1.js');
    const about = await preloads('/about');
    expect(about).not.toContain('/art/hero.svg');
    expect(about).not.toContain('/assets/home-1.js');
    expect(about).toContain('/assets/client-1.js');
  });
  it('has header and footer with logo, links, menus and buttons (HDR-01, HDR-02, HDR-03, HDR-04, HDR-06, HDR-07)', async () => {
    const html = body((await page('/')).html);
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(header).toContain('src="/logo.svg"');
    expect(header).toMatch(/<a href="\/about">About<\/a>/);
    expect(header).toMatch(/<a href="\/faqs">FAQ<\/a>/);
    expect(header).toContain('aria-label="Language: English"');
    expect(header).toContain('lang="pt"');
    expect(header).not.toContain('lang="da"');
    expect(header).toContain('aria-label="Currency');
    expect(header).toMatch(/href="\/login"[^>]*>Log In</);
    expect(header).toMatch(/href="\/signup"[^>]*>Sign Up</);
  });
  it('has no About and FAQ links where the agency has them off', async () => {
    const html = body((await page('/', { isAbousUsEnable: false, faqEnableTitle: false })).html);
    expect(html.slice(0, html.indexOf('</header>'))).not.toMatch(/href="\/(about|faqs)"/);
  });
  it('shows the agency’s own words for About and FAQ (AGY-25, AGY-27)', async () => {
    const html = body((await page('/', { aboutUsEnableTitle: 'Our story', faqEnableTitle: 'Help' })).html);
    expect(html).toContain('<a href="/about">Our story</a>');
    expect(html).toContain('<a href="/faqs">Help</a>');
  });
  it('shows the logo on desktop and the mobile logo to a phone (BRAND-01, BRAND-02)', async () => {
    const html = body((await page('/')).html);
    expect(html.slice(0, html.indexOf('</header>'))).toContain('src="/logo.svg"');
    expect(html.slice(html.indexOf('<footer'))).toContain('src="/logo.svg"');
    const phone = body((await page('/', {}, { isMobile: true })).html);
    expect(phone.slice(0, phone.indexOf('</header>'))).toContain('src="/logo-mobile.svg"');
  });
  it('is laid out by the user agent (HDR-11)', async () => {
    expect(body((await page('/')).html)).not.toContain('class="slide"');
    expect(body((await page('/', {}, { isMobile: true })).html)).toContain('class="slide"');
  });
  it('lists the active services in the fixed order, however they are configured (GEN-15, GEN-16)', async () => {
    const html = (await page('/')).html;
    const pills = [...html.matchAll(/class="pill"[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(pills).toEqual(['Hotels', 'Air Travel', 'Resorts', 'Cars', 'Activities', 'Cruise']);
  });
  it('has a Deals section on home, painted before any script (GEN-17)', async () => {
    expect((await page('/')).html).toMatch(
      /<travel-deals><template shadowrootmode="open">.*Deals this week/s,
    );
  });
  it('shows a known user’s name and no sign-in buttons', async () => {
    const html = body(
      (await page('/', {}, { role: 'customer', user: { firstName: 'Ada', userType: 'Customer' } })).html,
    );
    expect(html).toContain('Ada');
    expect(html).not.toContain('href="/login"');
    expect(html).toContain('href="/mytrip/mytrips"');
  });
});

describe('the footer', () => {
  const footer = async (changes: Partial<Agency> = {}) => {
    const html = body((await page('/', changes)).html);
    return html.slice(html.indexOf('<footer'));
  };
  it('has the sections, the payments and the logo (FTR-01, FTR-02, FTR-03, FTR-04)', async () => {
    const html = await footer();
    expect(html).toContain('>Useful Links<');
    expect(html).toContain('>Contact Us<');
    expect([...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Discover',
      'Visa',
      'American Express',
      'Master Card',
      'Bitcoin',
    ]);
    expect(html).toContain('src="/logo.svg"');
  });
  it('shows the payments that the agency takes, in its own artwork (BV-08)', async () => {
    const html = await footer({ acceptedPayments: ['Visa', 'Bitcoin'] });
    expect([...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Visa',
      'Bitcoin',
    ]);
    expect(html).not.toMatch(/<img[^>]*(visa|bitcoin)/i);
  });
  it('loads no script of a network that it links (BV-09)', async () => {
    const { html } = await page('/');
    expect(html).toContain('https://social.example/');
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source);
    expect(scripts.filter((source) => !source!.startsWith('/assets/'))).toEqual([]);
  });
  it('shows the address only when it is on (FTR-05, AGY-40)', async () => {
    // A house number stays before its street where the page runs from right to left.
    expect(await footer()).toContain('<bdi>1 Pier Road</bdi>');
    expect(await footer({ displayAddressFooter: false })).not.toContain('1 Pier Road');
  });
  it('links the seven networks that the agency names, and no other (FTR-06, FTR-07, FTR-08, FTR-09, FTR-10, FTR-11, FTR-12)', async () => {
    const links = [
      ...(await footer()).matchAll(/href="https:\/\/social\.example\/(\w+)"[^>]*aria-label="([^"]+)"/g),
    ];
    expect(links.map(([, path, name]) => `${path} ${name}`)).toEqual([
      'in LinkedIn', 'ig Instagram', 'fb Facebook', 'x X', 'yt YouTube', 'dc Discord', 'tt TikTok',
    ]); // prettier-ignore
    const without = await footer({ linkedin: '', instagram: null, twitter: 'javascript:alert(1)' });
    expect(without).not.toMatch(/aria-label="(LinkedIn|Instagram|X)"/);
  });
  it('shows phone by its switch, and the e-mail address (AGY-37, AGY-38, AGY-39)', async () => {
    expect(await footer()).toContain('tel:+12075550142');
    expect(await footer()).toContain('mailto:hello@lantern.example');
    expect(await footer({ displaySupportPhoneFooter: false })).not.toContain('tel:');
  });
  it('links About, FAQ and the legal pages (FTR-13)', async () => {
    const html = await footer();
    for (const path of [
      '/about',
      '/faqs',
      '/privacy-policy',
      '/user-terms-and-conditions',
      '/agency-terms-and-conditions/a1',
      '/cookies-policy',
      '/disclaimer',
      '/cancellation-policy',
    ])
      // prettier-ignore
      expect(html).toContain(`href="${path}"`);
  });
});

describe('screens', () => {
  it('answer an unknown tenant with 404 and "Agency not found!" (ROUTE-ERR-09, ROUTE-ERR-10)', async () => {
    const { status, html } = await page('/', {}, { agency: null });
    expect(status).toBe(404);
    expect(html).toContain('<h1>Agency not found!</h1>');
  });
  it('answer an unknown path with the embedded app’s 404 (ROUTE-ERR-05, ROUTE-ERR-06)', async () => {
    const { status, html } = await page('/no-such-page');
    expect(status).toBe(404);
    expect(body(html)).toContain("<h1>The page you're looking for is not found.</h1>");
  });
  it('give the 404 a contact link by the agency’s address, and "Take me home" (ROUTE-ERR-07, ROUTE-ERR-08)', async () => {
    const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main((await page('/nope')).html)).toContain('href="mailto:hello@lantern.example"');
    expect(main((await page('/nope', { contactEmailId: '' })).html)).not.toContain('mailto:');
    expect(main((await page('/nope')).html)).toMatch(/<a[^>]*href="\/"[^>]*>Take me home<\/a>/);
  });
  it('have a generic /errors reading "Something went wrong." (ROUTE-ERR-01, ROUTE-ERR-02)', async () => {
    const { status, html } = await page('/errors');
    expect(status).toBe(200);
    expect(body(html)).toContain('<h1>Something went wrong.</h1>');
  });
  it('redirect from a page of the back-office whoever may not open it', async () => {
    expect(await page('/dashboard')).toMatchObject({ status: 302, location: '/login?redirect=%2Fdashboard' });
    expect(await page('/dashboard', {}, { returning: true })).toMatchObject({ status: 200 });
    expect(await page('/dashboard', {}, { role: 'customer' })).toMatchObject({ status: 302, location: '/mytrip/dashboard' });
    expect(await page('/settings/website/', {}, { role: 'agent' })).toMatchObject({ status: 302, location: '/dashboard' });
    expect(await page('/settings/website/', {}, { role: 'admin' })).toMatchObject({ status: 200 });
  }); // prettier-ignore
  it('redirect an unmatched host route to /errors (ROUTE-ERR-03)', async () => {
    expect(await page('/booknow/nowhere')).toMatchObject({ status: 302, location: '/errors' });
  });
  it('block an inactive agency’s page with both texts (HOST-10, HOST-11, HOST-12)', async () => {
    const { html } = await page('/', { status: 'Inactive' });
    const dialog = html.slice(html.indexOf('<dialog'), html.indexOf('</dialog>'));
    expect(dialog).toContain('>Agency is inactive<');
    expect(dialog).toContain('>Please contact the administrator<');
    expect(body((await page('/')).html)).not.toContain('Agency is inactive');
  });
  it('hide header and footer from the first paint, where a cookie of the visit says so', async () => {
    const { html } = await page('/about', {}, { hidden: { header: true, footer: true } });
    expect(html).not.toContain('<header');
    expect(html).not.toContain('<footer');
    expect((await page('/about', {}, { hidden: { header: false, footer: false } })).html).toContain(
      '<header',
    );
  });
  it('keep the page of a proposal out of indexes, and lead what is no short address to /errors', async () => {
    for (const path of [
      '/booknow/hotels/deal/p1',
      '/allowAgentProposal?id=p1',
      '/disapproveProposal?id=p1',
    ]) {
      const { html } = await page(path, { brandRules: { ...anAgency().brandRules, forceLogin: true } });
      expect(html, path).toContain('<meta name="robots" content="noindex">');
      expect(body(html), path).not.toContain('<travel-hotels>');
    }
    expect(await page('/url/abc')).toMatchObject({ status: 302, location: '/errors' });
  });
  it('say nothing of what a query holds, whichever parameter it is', async () => {
    const names = [
      'redirect', 'lat', 'long', 'airportLat', 'airportLong', 'dealLinkId', 'proposalId', 'id', 'plum', 'lng', 'currency', 'code', 'curr', 'checkout',
      'from', 'hideHeader', 'hideFooter', 'xsessionid', 'tab', 'token', 'reference', 'scenario',
    ]; // prettier-ignore
    const value = `"><evil-mark x='`;
    const query = new URLSearchParams(names.map((name) => [name, value])).toString();
    for (const path of ['/', '/about', '/deal-link', '/allowAgentProposal', '/disapproveProposal', '/booknow/hotels/deal/p1']) {
      const { html, status } = await page(`${path}?${query}`);
      expect([path, status]).toEqual([path, 200]);
      expect(html, path).not.toContain('<evil-mark');
      expect(html, path).not.toContain(value);
    }
  }); // prettier-ignore
  it('hide header and footer where they do not belong (VIS-05, VIS-06, ROUTE-LINK-05, ROUTE-LINK-06)', async () => {
    expect((await page('/?dealLinkId=1')).html).not.toContain('<header');
    expect((await page('/booknow/hotels/checkout?token=1')).html).not.toContain('<header');
    const answer = (await page('/disapproveProposal')).html;
    expect(answer).not.toContain('<header');
    expect(answer).not.toContain('<footer');
  });
});

describe('the page of a booking', () => {
  it('belongs to no service, and is a picture without the secret of its address until the booking is there', async () => {
    const { html } = await page('/booking/HP-7K2M9Q?token=s3cr3t');
    expect(body(html)).toMatch(
      /<travel-booking reference="HP-7K2M9Q"><template shadowrootmode="open">.*aria-busy="true"/s,
    );
    expect(html).not.toContain('s3cr3t');
    expect(body(html)).not.toContain('<travel-hotels');
  });
});

describe('hotel routes', () => {
  it('exist in both families (ROUTE-HTL-01, ROUTE-HTL-02, ROUTE-HTL-03, ROUTE-HTL-04, ROUTE-HTL-05, ROUTE-HTL-06, ROUTE-HTL-07, ROUTE-HTL-08, ROUTE-HTL-09, ROUTE-HTL-10)', async () => {
    const paths = [
      ['', v1], ['/search', v1], ['/search-details', v1], ['/v2/search', {}], ['/v2/search-details', {}], ['/checkout', {}],
      ['/confirm-payment', {}], ['/v2', {}], ['/v2/details', {}],
    ] as const; // prettier-ignore
    for (const [path, changes] of [...paths, ['/../../hotel-details', {}] as const]) {
      const { pathname } = new URL(`http://x/booknow/hotels${path}`);
      expect(body((await page(pathname, changes)).html), pathname).toContain('<travel-hotels>');
    }
  });
  it('take a malformed occupancy without a failure', async () => {
    for (const occupancy of ['%7Bbroken', '', '[]', '%5B%7B%22adults%22%3A-1%7D%5D', 'x'.repeat(5000)])
      expect((await page(`/booknow/hotels/v2/details?propertyId=1&occupancy=${occupancy}`)).status).toBe(200);
  });
});

describe('public routes', () => {
  const main = async (path: string) => {
    const { status, html } = await page(path);
    expect(status, path).toBe(200);
    return body(html).match(/<main[ >].*<\/main>/s)![0];
  };
  it('have the log-in form at /login (ROUTE-PUB-01)', async () => {
    expect(await main('/login')).toMatch(/<form.*name="email".*name="password"/s);
  });
  it('have About at /about (ROUTE-PUB-11) and the FAQ at /faqs (ROUTE-PUB-12)', async () => {
    expect(await main('/about')).not.toBe(await main('/faqs'));
    expect((await page('/about', { isAbousUsEnable: false })).html).toContain(
      'About Us Page is not available',
    );
    expect((await page('/faqs', { isFaqEnable: false })).html).toContain('Faq Page is not available');
  });
  it('have home with its deals at / (ROUTE-PUB-14)', async () => {
    expect(await main('/')).toContain('<travel-deals>');
  });
  it('are all handled: /sso, /social and /expired too, never blank and never a 404 (ROUTE-PUB-02, ROUTE-PUB-03, ROUTE-PUB-09, ROUTE-PUB-13)', async () => {
    for (const path of ['/sso', '/social', '/expired', '/signup', '/forgotpassword', '/newPassword', '/verify', '/logout', '/subscription'])
      expect(await main(path), path).toMatch(/<h1[^>]*>(?!<\/)/);
  }); // prettier-ignore
  it('include the six legal pages (ROUTE-LEGAL-01, ROUTE-LEGAL-02, ROUTE-LEGAL-03, ROUTE-LEGAL-04, ROUTE-LEGAL-05, ROUTE-LEGAL-06)', async () => {
    for (const [path, title] of [
      ['/privacy-policy', 'Privacy policy'],
      ['/user-terms-and-conditions', 'User terms and conditions'],
      ['/agency-terms-and-conditions/a1', 'Agency terms and conditions'],
      ['/cookies-policy', 'Cookies policy'],
      ['/disclaimer', 'Disclaimer'],
      ['/cancellation-policy', 'Cancellation policy'],
    ] as const)
      expect(body((await page(path)).html), path).toContain(`<h1>${title}</h1>`);
  });
  it('show the agency’s own legal text (ROUTE-LEGAL-07)', async () => {
    const { html } = await page('/privacy-policy', { privacyPolicy: '<p>Ours</p>' });
    expect(body(html)).toContain('<p>Ours</p>');
    // What it wrote for this page comes before what its record says.
    expect(body((await page('/cancellation-policy')).html)).toContain('<p>Until six</p>');
  });
  it('lead services that are not built to the agency’s contact, never to a dead end', async () => {
    for (const path of [
      '/booknow/cars',
      '/booknow/activities',
      '/booknow/cruise',
      '/booknow/resort',
      '/booknow/flights/v2',
    ]) {
      const html = body((await page(path)).html);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main, path).toContain('mailto:hello@lantern.example');
      expect(main, path).toContain('href="/"');
    }
  });
});

/** What the agency wrote. */
const summary = {
  slug: 'a-day',
  language: 'en',
  title: 'A "day" <out>',
  summary: 'Where & when',
  image: 'http://lantern.localhost:4000/art/day.svg',
  author: 'Ada',
  publishedAt: '2026-11-01T09:00:00Z',
};
const article = {
  ...summary,
  content: '<p>We <em>sail</em>.</p>',
  languages: ['en'],
  updatedAt: '2026-11-02T09:00:00Z',
};
const content = {
  aboutUs: () => Promise.resolve([{ isEnabled: true, image: null, title: 'Us', content: '<p>We &amp; you</p>' }]),
  faqs: () => Promise.resolve([{ isEnabled: true, headerMessage: 'Ask', questions: [{ question: 'When?!', answer: '</script><b>Now</b>' }] }]),
  legal: (name: string) =>
    Promise.resolve(name === 'cancellation' ? { language: 'en', content: '<p>Until six</p>' } : null),
  articles: (at: number) => Promise.resolve({ articles: at > 2 ? [] : [summary], page: at, pages: 2 }),
  article: (slug: string) => Promise.resolve(slug.toLowerCase() === 'a-day' ? article : null),
  destinations: () => Promise.resolve({ items: [], total: 0, page: 1, pages: 0, regions: [] }),
  topDestinations: () => Promise.resolve([]),
  hiddenGems: () => Promise.resolve([]),
  destination: () => Promise.resolve(null),
  cruiseLines: () => Promise.resolve([]),
  placePages: () => Promise.resolve([]),
  cruisePages: () => Promise.resolve([]),
  signInProviders: () => Promise.resolve([{ id: 'pass', kind: 'social', name: 'Pass' } as const]),
  articlePages: () => Promise.resolve([{ path: '/blog/a-day', changedAt: article.updatedAt }]),
}; // prettier-ignore
const open = (url: string, request: Partial<PageRequest> = {}, changes: Partial<Agency> = {}) =>
  page(url, changes, request);
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('the blog', () => {
  it('is a page with the titles of its articles, written before any script runs (ROUTE-BLOG-01)', async () => {
    const { status, html } = await open('/blog');
    expect(status).toBe(200);
    expect(main(html)).toContain('<h1>Blog</h1>');
    expect(main(html)).toContain('<a href="/blog/a-day">A &quot;day&quot; &lt;out></a>');
    expect(main(html)).toContain('<a href="/blog?page=2" rel="next">');
    expect(main((await open('/blog?page=2')).html)).toContain('<a href="/blog" rel="prev">');
    expect(await open('/blog?page=3')).toMatchObject({ status: 404 });
  });
  it('says so where nothing is published', async () => {
    const none = { ...content, articles: () => Promise.resolve({ articles: [], page: 1, pages: 0 }) };
    const { status, html } = await open('/blog', { content: none });
    expect([status, main(html).includes('There are no articles yet.')]).toEqual([200, true]);
    expect(tag(html, 'robots')).toBe('noindex');
  });
  it('has an article with its title, picture and text at its own address', async () => {
    const { status, html } = await open('/blog/a-day');
    expect(status).toBe(200);
    expect(main(html)).toContain('<p>We <em>sail</em>.</p>');
    expect(main(html)).toContain('src="http://lantern.localhost:4000/art/day.svg"');
    expect(html).toContain('<title>A &quot;day&quot; &lt;out&gt; · Lantern Travel</title>');
  });
  it('answers an article that is not there with the 404 screen, for the browser’s script too', async () => {
    const { status, html } = await open('/blog/nothing');
    expect(status).toBe(404);
    expect(main(html)).toContain("<h1>The page you're looking for is not found.</h1>");
    expect(html).toContain('"missing":true');
    expect(html).toContain('remote-app-1.js" ');
  });
  it('shares the same article with the tags of social networks (ROUTE-BLOG-02, ROUTE-BLOG-06)', async () => {
    for (const environment of ['prod', 'qa', 'uat', 'dev'] as const) {
      const { status, html } = await open('/blog/share?slug=a-day', { environment });
      expect(status).toBe(200);
      expect(main(html)).toContain('<p>We <em>sail</em>.</p>');
      expect(tag(html, 'og:title')).toBe('A &quot;day&quot; &lt;out&gt;');
      expect(tag(html, 'og:description')).toBe('Where &amp; when');
      expect(tag(html, 'og:type')).toBe('article');
      expect(tag(html, 'og:image')).toBe('http://lantern.localhost:4000/art/day.svg');
      expect(tag(html, 'og:url')).toBe('http://lantern.localhost:4000/blog/a-day');
      expect(tag(html, 'og:site_name')).toBe('Lantern Travel');
      expect(tag(html, 'twitter:card')).toBe('summary_large_image');
      expect(tag(html, 'twitter:image')).toBe('http://lantern.localhost:4000/art/day.svg');
      expect(html).toContain('<link rel="canonical" href="http://lantern.localhost:4000/blog/a-day">');
    }
    expect(await open('/blog/share')).toMatchObject({ status: 404 });
  });
  it('redirects its share page to /blog outside of prod, qa, uat and dev (ROUTE-BLOG-04)', async () => {
    const local = { environment: 'local' } as const;
    expect(await open('/blog/share?slug=a-day', local)).toMatchObject({ status: 302, location: '/blog' });
    expect(await open('/Blog/Share/', local)).toMatchObject({ status: 302, location: '/blog' });
    for (const environment of ['prod', 'qa', 'uat', 'dev'] as const)
      expect((await open('/blog/share?slug=a-day', { environment })).status).toBe(200);
  });
  it('and so does the share page of destinations (ROUTE-BLOG-05)', async () => {
    const local = { environment: 'local' } as const;
    expect(await open('/destination/share?id=1', local)).toMatchObject({ status: 302, location: '/destination' });
    for (const environment of ['prod', 'qa', 'uat', 'dev'] as const)
      expect((await open('/destination/share', { environment })).location).toBeUndefined();
  }); // prettier-ignore
  it('is there for About and FAQ too: their words are in the document', async () => {
    expect(main((await open('/about')).html)).toContain('<p>We &amp; you</p>');
    expect(main((await open('/faqs')).html)).toContain('When?!');
    expect(tag((await open('/about')).html, 'description')).toBe('We &amp; you');
  });
  it('shows nothing behind the dialog of an inactive agency', async () => {
    const { html } = await open('/blog', {}, { status: 'Inactive' });
    expect(html).not.toContain('A &quot;day&quot;');
    expect(tag(html, 'robots')).toBe('noindex');
  });
});

describe('search engines', () => {
  const links = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, code, href]) => [
      code,
      href,
    ]);
  const canonical = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
  const graph = (html: string) => {
    const [, nonce, text] = /<script type="application\/ld\+json" nonce="([^"]*)">(.*?)<\/script>/s.exec(
      html,
    )!;
    expect(nonce).toBe('n0nce');
    return (JSON.parse(text!) as { '@graph': Record<string, unknown>[] })['@graph'];
  };
  const site = 'http://lantern.localhost:4000';

  it('are told the one address of a page, without parameters and as it is spelled', async () => {
    expect(canonical((await open('/About/?utm_source=x')).html)).toBe(`${site}/about`);
    expect(canonical((await open('/?tab=Cruises')).html)).toBe(`${site}/`);
    expect(canonical((await open('/Blog/A-Day')).html)).toBe(`${site}/blog/a-day`);
  });
  it('are told of a language’s own address that it counts, just as the other languages name it', async () => {
    for (const path of ['/', '/about', '/blog/a-day']) {
      const { html } = await open(`${path}?utm_source=x&lng=fr`, { language: 'fr' });
      expect(canonical(html)).toBe(`${site}${path}?lng=fr`);
      expect(tag(html, 'og:url')).toBe(canonical(html));
      expect(links(html)).toContainEqual(['fr', canonical(html)]);
      expect(links(html)).toEqual(links((await open(path)).html));
    }
    // Who reads French by a cookie, or asks for what there is not, reads the page itself.
    expect(canonical((await open('/about', { language: 'fr' })).html)).toBe(`${site}/about`);
    for (const wish of ['xx', 'FR', '"><script>'])
      expect(canonical((await open(`/about?lng=${wish}`)).html)).toBe(`${site}/about`);
  });
  it('find every page in nine languages, and one for whoever has no wish', async () => {
    const { html } = await open('/blog/a-day');
    expect(links(html)).toEqual([
      ...['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'].map((code) => [
        code,
        `${site}/blog/a-day?lng=${code}`,
      ]),
      ['x-default', `${site}/blog/a-day`],
    ]);
  });
  it('are kept away from what is no page of its own', async () => {
    for (const path of [
      '/login',
      '/booknow/hotels/v2/search?destination=Lisbon',
      '/booknow/cars/search',
      '/booking/HP-1',
      '/nothing',
      '/blog/share?slug=a-day',
      '/blog?page=2',
    ]) {
      const { html } = await open(path);
      expect([path, tag(html, 'robots'), links(html).length]).toEqual([path, 'noindex', 0]);
    }
    for (const path of [
      '/',
      '/about',
      '/faqs',
      '/blog',
      '/blog/a-day',
      '/privacy-policy',
      '/booknow/hotels/v2',
      '/booknow/cars',
    ])
      expect([path, tag((await open(path)).html, 'robots')]).toEqual([path, undefined]);
  });
  it('read who the agency is on every page, and where they are', async () => {
    for (const path of ['/', '/about', '/blog', '/privacy-policy', '/booknow/cars']) {
      const [agency] = graph((await open(path)).html);
      expect(agency).toMatchObject({
        '@type': 'TravelAgency',
        name: 'Lantern Travel',
        url: `${site}/`,
        logo: `${site}/logo.svg`,
      });
      expect((agency!['sameAs'] as string[]).length).toBe(7);
    }
    const trail = graph((await open('/blog/a-day')).html).find((node) => node['@type'] === 'BreadcrumbList')!;
    expect(trail['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Lantern Travel', item: `${site}/` },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: `${site}/blog` },
      { '@type': 'ListItem', position: 3, name: 'A "day" <out>', item: `${site}/blog/a-day` },
    ]);
  });
  it('read articles and questions as data that cannot end its own element', async () => {
    const posting = graph((await open('/blog/a-day')).html).find((node) => node['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({
      headline: 'A "day" <out>',
      datePublished: summary.publishedAt,
      inLanguage: 'en',
      mainEntityOfPage: `${site}/blog/a-day`,
    });
    const { html } = await open('/faqs');
    const faq = graph(html).find((node) => node['@type'] === 'FAQPage')!;
    expect(faq['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: 'When?!',
        acceptedAnswer: { '@type': 'Answer', text: '</script><b>Now</b>' },
      },
    ]);
    const hostile = await open('/', {}, { agencyName: '</script><script>bad()</script>' });
    expect(hostile.html).not.toContain('<script>bad()');
    expect(graph(hostile.html)[0]!['name']).toBe('</script><script>bad()</script>');
  });
  it('get og tags on every public page', async () => {
    for (const path of [
      '/',
      '/about',
      '/faqs',
      '/blog',
      '/blog/a-day',
      '/disclaimer',
      '/booknow/hotels/v2',
      '/booknow/resort',
    ]) {
      const { html } = await open(path);
      for (const name of [
        'og:title',
        'og:description',
        'og:type',
        'og:url',
        'og:site_name',
        'og:locale',
        'og:image',
        'twitter:card',
      ])
        expect(tag(html, name), `${path} ${name}`).toBeTruthy();
      expect(tag(html, 'og:image')).toMatch(/^http:\/\/lantern\.localhost:4000\//);
    }
  });
  it('are given drawings as pixels with their size, and other pictures as they are', async () => {
    const sharePicture = (address: string) =>
      address.endsWith('.svg')
        ? {
            path: `/pixels${new URL(address, site).pathname}.png`,
            type: 'image/png',
            width: 1200,
            height: 630,
          }
        : null;
    for (const [path, picture] of [
      ['/', '/pixels/art/hero.svg.png'],
      ['/booknow/hotels/v2', '/pixels/art/hero.svg.png'],
      ['/blog/a-day', '/pixels/art/day.svg.png'],
      ['/blog/share?slug=a-day', '/pixels/art/day.svg.png'],
    ] as const) {
      const { html } = await open(path, { sharePicture });
      expect([tag(html, 'og:image'), tag(html, 'twitter:image')]).toEqual([site + picture, site + picture]);
      expect(['type', 'width', 'height', 'alt'].map((name) => tag(html, `og:image:${name}`))).toEqual([
        'image/png',
        '1200',
        '630',
        tag(html, 'og:title'),
      ]);
      expect(tag(html, 'twitter:image:alt')).toBe(tag(html, 'og:title'));
    }
    const own = {
      ...content,
      article: () => Promise.resolve({ ...article, image: 'https://own.example/a.jpg' }),
    };
    const { html } = await open('/blog/a-day', { sharePicture, content: own });
    expect(tag(html, 'og:image')).toBe('https://own.example/a.jpg');
    expect([tag(html, 'og:image:width'), tag(html, 'og:image:alt')]).toEqual([
      undefined,
      tag(html, 'og:title'),
    ]);
  });
  it('are given every page that is switched on and open, and no other', async () => {
    const paths = async (changes: Partial<Agency> = {}, more: Partial<typeof content> = {}) =>
      (await renderer.publicPages!(anAgency(changes), { ...content, ...more })).map(({ path }) => path);
    const legal = [
      '/privacy-policy',
      '/user-terms-and-conditions',
      '/agency-terms-and-conditions/a1',
      '/cookies-policy',
      '/disclaimer',
      '/cancellation-policy',
    ];
    expect(await paths()).toEqual([
      '/',
      '/about',
      '/faqs',
      '/blog',
      ...legal,
      '/booknow/hotels/v2',
      '/booknow/flights/v2',
      '/booknow/resort',
      '/booknow/cars',
      '/booknow/activities',
      '/booknow/cruise',
      '/blog/a-day',
    ]);
    expect(
      await paths({
        isAbousUsEnable: false,
        isFaqEnable: false,
        enableHotelsV2: false,
        bookingMenuItemOptions: [{ title: 'Hotels', active: true }],
      }),
    ).toEqual(['/', '/blog', ...legal, '/booknow/hotels', '/blog/a-day']);
    const nothing = {
      aboutUs: () => Promise.resolve([]),
      articles: () => Promise.resolve({ articles: [], page: 1, pages: 0 }),
      articlePages: () => Promise.resolve([]),
    };
    expect(await paths({}, nothing)).not.toEqual(expect.arrayContaining(['/about']));
    expect(await paths({}, nothing)).not.toEqual(expect.arrayContaining(['/blog']));
    // Behind a forced login only what the law wants read is open.
    const forced = { ...anAgency().brandRules, forceLogin: true };
    expect(await paths({ brandRules: forced })).toEqual(legal);
    expect(await paths({ status: 'Inactive' })).toEqual([]);
  });
});

describe('pages about the agency', () => {
  it('are public: About us and FAQ (GEN-19, GEN-20)', async () => {
    for (const [path, words] of [
      ['/about', 'We &amp; you'],
      ['/faqs', 'When?!'],
    ] as const) {
      const { status, html } = await open(path, { role: 'visitor' });
      expect([status, main(html).includes(words)]).toEqual([200, true]);
    }
  });
  it('can be switched off by each agency: text and link go, another agency’s stay (GEN-21, GEN-22)', async () => {
    const about = await open('/about', {}, { isAbousUsEnable: false });
    expect(main(about.html)).toContain('About Us Page is not available');
    expect(about.html).not.toMatch(/<header[\s\S]*href="\/about"[\s\S]*<\/header>/);
    const faqs = await open('/faqs', {}, { isFaqEnable: false });
    expect(main(faqs.html)).toContain('Faq Page is not available');
    expect(faqs.html).not.toMatch(/<header[\s\S]*href="\/faqs"[\s\S]*<\/header>/);
    for (const [path, words] of [
      ['/about', 'We &amp; you'],
      ['/faqs', 'When?!'],
    ] as const) {
      const other = await open(path);
      expect(main(other.html)).toContain(words);
      expect(other.html).toMatch(new RegExp(`<header[\\s\\S]*href="${path}"[\\s\\S]*</header>`));
    }
  });
});

it('brings the agency’s other doors with the forms that they stand below, so that nothing moves when they come', async () => {
  for (const path of ['/login', '/signup']) {
    const { html } = await open(`${path}?redirect=/faqs`);
    expect(main(html)).toContain('href="/social?provider=pass&amp;redirect=%2Ffaqs"');
    expect(html).toContain('"signInProviders":[{"id":"pass"');
  }
  expect((await open('/about')).html).not.toContain('signInProviders');
});
