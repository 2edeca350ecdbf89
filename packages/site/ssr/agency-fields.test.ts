// What each field of the agency does to its pages, seen in the document that the server sends.
import { describe, expect, it } from 'vitest';
import type { Agency, PageRequest } from '@portolan/contract';
import { languageCodes } from '@portolan/i18n';
import { aSite } from './testing.ts';

const { open: openSite } = aSite({ entries: { client: ['client-1.js'] } });
async function open(...asked: Parameters<typeof openSite>) {
  const { status, location = null, html } = await openSite(...asked);
  return { status, location, html };
}
const markup = (html: string) =>
  html.slice(html.indexOf('<div id="page">'), html.indexOf('<script type="application/json"'));
const part = (html: string, tag: 'header' | 'footer' | 'main') =>
  markup(html).match(new RegExp(`<${tag}[ >].*?</${tag}>`, 's'))?.[0] ?? '';
const header = async (changes: Partial<Agency> = {}, request: Partial<PageRequest> = {}) =>
  part((await open('/', changes, request)).html, 'header');
const footer = async (changes: Partial<Agency> = {}) => part((await open('/', changes)).html, 'footer');
const head = async (changes: Partial<Agency>) => {
  const { html } = await open('/', changes);
  return html.slice(0, html.indexOf('</head>'));
};
const options = (...active: string[]) =>
  ['Hotels', 'Air Travel', 'Resorts', 'Cars', 'Activities', 'Cruise'].map((title) => ({
    title,
    active: active.includes(title),
  }));

describe('the head', () => {
  it('has metaData.title as the document’s title (AGY-08)', async () => {
    expect(await head({ metaData: { title: 'T1', description: 'd', keywords: [] } })).toContain(
      '<title>T1</title>',
    );
  });
  it('has metaData.description as the meta description (AGY-09)', async () => {
    expect(await head({ metaData: { title: 't', description: 'D1', keywords: [] } })).toContain(
      '<meta name="description" content="D1">',
    );
  });
  it('has the list metaData.keywords as meta keywords (AGY-10)', async () => {
    expect(await head({ metaData: { title: 't', description: 'd', keywords: ['k1', 'k2'] } })).toContain(
      '<meta name="keywords" content="k1, k2">',
    );
  });
});

describe('the shell', () => {
  it('is called by agencyName, in words where there is no logo (AGY-01)', async () => {
    const changes = { agencyName: 'Zephyr Trips', logo: '', logoMobile: '', metaData: { title: '', description: '', keywords: [] } }; // prettier-ignore
    expect(await header(changes)).toContain('<span class="site-name">Zephyr Trips</span>');
    expect(await footer(changes)).toContain('Zephyr Trips');
    expect(await head(changes)).toContain('<title>Zephyr Trips</title>');
    expect(await header({ agencyName: 'Zephyr Trips' })).toMatch(/<img[^>]*alt="Zephyr Trips"/);
  });
  it('is painted in primaryColor (AGY-06)', async () => {
    expect(await head({ primaryColor: '#e63946' })).toContain('--travel-primary:#e63946');
    expect(await head({ primaryColor: '#0f766e' })).toContain('--travel-primary:#0f766e');
  });
  it('leads owner and admin from the logo to the subscription unless isSubscribed (AGY-14)', async () => {
    const logo = async (role: string, isSubscribed: boolean) => {
      const user = { firstName: 'Ada', userType: role };
      const html = await header({ isSubscribed }, { role: role as PageRequest['role'], user });
      const tag = /<a [^>]*class="site-logo"[^>]*>/.exec(html)?.[0] ?? '';
      return /href="([^"]*)"/.exec(tag)?.[1];
    };
    for (const role of ['agency_owner', 'admin']) {
      expect(await logo(role, false)).toBe('/subscription');
      expect(await logo(role, true)).toBe('/dashboard');
    }
  });
  it('has no Log In with isHideLoginOption (AGY-17)', async () => {
    expect(await header()).toContain('>Log In<');
    expect(await header({ isHideLoginOption: true })).not.toContain('>Log In<');
  });
  it('has no Sign Up with isHideSignupOption (AGY-18)', async () => {
    expect(await header()).toContain('>Sign Up<');
    expect(await header({ isHideSignupOption: true })).not.toContain('>Sign Up<');
  });
  it('has no Logout with profileInformation, for the page around it logs out (AGY-20)', async () => {
    const customer = { role: 'customer', user: { firstName: 'Ada', userType: 'Customer' } } as const;
    expect(await header({}, customer)).toContain('href="/logout"');
    expect(await header({ profileInformation: 'partner' }, customer)).not.toContain('href="/logout"');
  });
  it('offers the enabled languages of the agency and no other (HDR-04)', async () => {
    const html = await header({ languages: ['sv', 'ar'] });
    for (const code of languageCodes)
      expect(html.includes(`<button type="button" lang="${code}"`), code).toBe(['sv', 'ar'].includes(code));
  });
  it('is translated into each of the nine languages (LANG-02)', async () => {
    const seen = new Set<string>();
    for (const language of languageCodes) {
      const { html } = await open('/', {}, { language });
      expect(html).toContain(`<html lang="${language}"`);
      seen.add(/<h2>([^<]*)<\/h2>/.exec(part(html, 'footer'))![1]!);
    }
    expect(languageCodes).toHaveLength(9);
    expect(seen.size).toBe(9);
  });
});

describe('services', () => {
  it('of bookingMenuItemOptions are the tabs, the resort routes and Book Now (AGY-15)', async () => {
    const tabs = async (...active: string[]) => {
      const { html } = await open('/', { bookingMenuItemOptions: options(...active) });
      return [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, text]) => text);
    };
    expect(await tabs('Cars', 'Hotels')).toEqual(['Hotels', 'Car Rentals']);
    expect(await tabs('Cruise')).toEqual(['Cruises']);
    expect((await open('/booknow/resort', { bookingMenuItemOptions: options('Resorts') })).status).toBe(200);
    expect((await open('/booknow/resort', { bookingMenuItemOptions: options('Hotels') })).location).toBe(
      '/errors',
    );
    const customer = { role: 'customer', user: { firstName: 'Ada', userType: 'Customer' } } as const;
    expect(await header({ bookingMenuItemOptions: options('Cars') }, customer)).toMatch(
      /href="\/booknow\/cars"[^>]*>Book Now</,
    );
    expect(await header({ bookingMenuItemOptions: options('Activities') }, customer)).toMatch(
      /href="\/booknow\/activities"[^>]*>Book Now</,
    );
  });
  it('move to v2 and back by enableHotelsV2 (AGY-21)', async () => {
    expect((await open('/booknow/hotels', { enableHotelsV2: true })).location).toBe('/booknow/hotels/v2');
    expect((await open('/booknow/hotels/v2', { enableHotelsV2: false })).location).toBe('/booknow/hotels');
  });
  it('move to v2 and back by enableFlightsV2 (AGY-22)', async () => {
    expect((await open('/booknow/flights', { enableFlightsV2: true })).location).toBe('/booknow/flights/v2');
    expect((await open('/booknow/flights/v2', { enableFlightsV2: false })).location).toBe('/booknow/flights');
  });
  it('have both destination pages only with displayTopDestinations (AGY-23)', async () => {
    for (const path of ['/top-destination', '/destination']) {
      expect((await open(path, { displayTopDestinations: true })).status).toBe(200);
      expect((await open(path, { displayTopDestinations: false })).location).toBe('/errors');
    }
  });
});

describe('the FAQ', () => {
  it('is switched off by isFaqEnable, with its links (AGY-26)', async () => {
    const off = await open('/faqs', { isFaqEnable: false });
    expect(part(off.html, 'main')).toContain('Faq Page is not available');
    expect(markup(off.html)).not.toContain('href="/faqs"');
    const on = await open('/faqs', { isFaqEnable: true });
    expect(part(on.html, 'main')).not.toContain('Faq Page is not available');
    expect(part(on.html, 'header')).toContain('href="/faqs"');
    expect(part(on.html, 'footer')).toContain('href="/faqs"');
  });
});

describe('single sign-on', () => {
  const sso = (isSSOEnabled: boolean, isDirectLoginAllowedForSSOUsers: boolean) => ({
    returnUrl: 'https://lantern.example/in',
    sso: { isSSOEnabled, isDirectLoginAllowedForSSOUsers },
  });
  const logIn = async (changes: Partial<Agency>) =>
    /href="([^"]*)"[^>]*>Log In</.exec(part((await open('/faqs', changes)).html, 'header'))?.[1];
  it('leads Log In away only with sso.isSSOEnabled (AGY-34)', async () => {
    expect(await logIn(sso(true, false))).toBe('https://lantern.example/in');
    expect(await logIn(sso(false, false))).toBe('/login');
  });
  it('leads Log In to the form where sso.isDirectLoginAllowedForSSOUsers (AGY-35)', async () => {
    expect(await logIn(sso(true, true))).toBe('/login');
    expect(await logIn(sso(true, false))).toBe('https://lantern.example/in');
  });
});

describe('the footer', () => {
  it('is each agency’s own: logo, contact, address and links (BRAND-08)', async () => {
    const own = await footer({
      id: 'a9',
      logo: '/nine.svg',
      contactEmailId: 'nine@nine.example',
      contactPhoneNumber: '+9 9',
      addressLine1: '9 Ninth Street',
      isAbousUsEnable: false,
    });
    for (const text of ['src="/nine.svg"', 'mailto:nine@nine.example', 'tel:+99', '9 Ninth Street', '/agency-terms-and-conditions/a9'])
      expect(own).toContain(text); // prettier-ignore
    expect(own).not.toContain('href="/about"');
    const other = await footer();
    for (const text of ['/nine.svg', 'nine@nine.example', '9 Ninth Street'])
      expect(other).not.toContain(text);
    expect(other).toContain('href="/about"');
  });
  it('has addressLine1 in its address (AGY-41)', async () => {
    expect(await footer({ addressLine1: '7 Seventh Quay' })).toContain('7 Seventh Quay');
  });
  it('has the city in its address (AGY-42)', async () => {
    expect(await footer({ city: 'Sevenport' })).toContain('Sevenport');
  });
  it('has the state in its address (AGY-43)', async () => {
    expect(await footer({ state: 'Sevenshire' })).toContain('Sevenshire');
  });
  it('has the country in its address (AGY-44)', async () => {
    expect(await footer({ country: 'Sevenland' })).toContain('Sevenland');
  });
  it('has the zipCode in its address (AGY-45)', async () => {
    expect(await footer({ zipCode: 'SE7 7EN' })).toContain('SE7 7EN');
  });

  const networks = { linkedin: 'LinkedIn', instagram: 'Instagram', facebook: 'Facebook', twitter: 'X', youtube: 'YouTube', discord: 'Discord', tiktok: 'TikTok' } as const; // prettier-ignore
  type Network = keyof typeof networks;
  const none = Object.fromEntries(Object.keys(networks).map((name) => [name, null])) as Record<Network, null>;
  /** Names and addresses of the footer's social links, of an agency that has this field alone. */
  const social = async (changes: Partial<Agency>) =>
    [...(await footer({ ...none, ...changes })).matchAll(/<a href="(https?:[^"]*)"[^>]*aria-label="([^"]+)"/g)].map(
      ([, href, name]) => `${name} ${href}`,
    ); // prettier-ignore

  it('has each agency’s own social links (BRAND-09)', async () => {
    const mine = Object.fromEntries(
      Object.keys(networks).map((name) => [name, `https://own.example/${name}`]),
    );
    expect(await social(mine)).toEqual(
      Object.entries(networks).map(([field, name]) => `${name} https://own.example/${field}`),
    );
    expect(await social({})).toEqual([]);
  });
  it('links linkedin (AGY-46)', async () => {
    expect(await social({ linkedin: 'https://a.example/1' })).toEqual(['LinkedIn https://a.example/1']);
  });
  it('links instagram (AGY-47)', async () => {
    expect(await social({ instagram: 'https://a.example/2' })).toEqual(['Instagram https://a.example/2']);
  });
  it('links facebook (AGY-48)', async () => {
    expect(await social({ facebook: 'https://a.example/3' })).toEqual(['Facebook https://a.example/3']);
  });
  it('links twitter as X (AGY-49)', async () => {
    expect(await social({ twitter: 'https://a.example/4' })).toEqual(['X https://a.example/4']);
  });
  it('links youtube (AGY-50)', async () => {
    expect(await social({ youtube: 'https://a.example/5' })).toEqual(['YouTube https://a.example/5']);
  });
  it('links discord (AGY-51)', async () => {
    expect(await social({ discord: 'https://a.example/6' })).toEqual(['Discord https://a.example/6']);
  });
  it('links tiktok (AGY-52)', async () => {
    expect(await social({ tiktok: 'https://a.example/7' })).toEqual(['TikTok https://a.example/7']);
  });
});

describe('analytics', () => {
  const ids = { googleAnalyticsId: 'G-ABC123XY', facebookAnalyticsId: '1234567890' };
  const vendors = /googletagmanager|gtag|facebook\.net|fbq/;
  const settings = 'Cookie settings';

  it('are asked about only where the agency has them on, with ids (BRAND-10)', async () => {
    const shown = async (analytics: Agency['analytics']) =>
      (await open('/', { analytics })).html.includes(`>${settings}<`);
    expect(await shown({ isEnabled: true, ...ids })).toBe(true);
    expect(await shown({ isEnabled: false, ...ids })).toBe(false);
    expect(await shown({ isEnabled: true, googleAnalyticsId: null, facebookAnalyticsId: null })).toBe(false);
    expect(await shown({ isEnabled: true, googleAnalyticsId: `G-1');alert(1)//`, facebookAnalyticsId: 'x' })).toBe(false);
  }); // prettier-ignore
  it('are in no document: who has not said yes gets no tag, no address and no cookie of theirs', async () => {
    const { html } = await open('/', { analytics: { isEnabled: true, ...ids } });
    expect(html).not.toMatch(vendors);
    expect([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
      '/assets/client-1.js',
    ]);
  });
  it('bring their texts only to the sites that ask', async () => {
    const texts = async (isEnabled: boolean) =>
      (await open('/', { analytics: { isEnabled, ...ids } })).html.includes('"consent.accept"');
    expect([await texts(true), await texts(false)]).toEqual([true, false]);
  });
  it('can be chosen about on the cookies policy too', async () => {
    const { html } = await open('/cookies-policy', { analytics: { isEnabled: true, ...ids } });
    expect(html.split(`>${settings}<`)).toHaveLength(3);
  });
  it('hear nothing of a page about one booking, whose address may hold its secret', async () => {
    const { html } = await open('/booking/HP-7K2M9Q?token=secret', {
      analytics: { isEnabled: true, ...ids },
    });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('secret');
  });
  it('is not asked about behind the modal of an inactive agency', async () => {
    const { html } = await open('/', { analytics: { isEnabled: true, ...ids }, status: 'Inactive' });
    expect(html).not.toContain('consent-at');
  });
});
