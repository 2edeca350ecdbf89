import { afterAll, describe, expect, inject, it } from 'vitest';
import fc from 'fast-check';
import type { Role } from '@portolan/contract/roles';
import { languageCodes } from '@portolan/i18n';
import type { Page } from 'playwright-core';
import { demoDoors } from '../../server/src/seed/demo-doors.ts';
import { guard, matchRoute, siteRoutes } from '../../site/src/routes.ts';
import { aVisitor, axeViolations, type VisitorOptions } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';
import { bookingLink, createApi, newKey } from './api-steps.ts';
import { agencySite, fillLeadGuest, payNow, play, stay } from './steps.ts';

const product = inject('product');
const on = aBrowser();

const dates = `destination=Lisbon&startDate=${stay.start}&endDate=${stay.end}`;

/** Screens that an address alone does not show, and how to come there. */
const screens: Record<string, (page: Page, site: string, language: string) => Promise<void>> = {
  home: async (page, site) => {
    await page.goto(`${site}/`);
    await page.locator('travel-deals').getByRole('article').first().waitFor();
  },
  'login prompt': async (page, site, language) => {
    await screens.home!(page, site, language);
    // Far away and back, so that the deals come to mid-screen whatever the height.
    for (const block of ['end', 'center'] as const)
      await page.evaluate((at) => {
        document.querySelector(at === 'end' ? 'footer' : 'travel-deals')!.scrollIntoView({ block: at });
      }, block);
    await page.locator('travel-login-prompt .prompt.is-shown').waitFor();
  },
  results: async (page, site) => {
    await page.goto(`${site}/booknow/hotels/v2/search?${dates}`);
    await page.getByRole('article').first().waitFor();
  },
  details: async (page, site, language) => {
    await screens.results!(page, site, language);
    await openDetails(page);
  },
  checkout: async (page, site, language) => {
    await screens.details!(page, site, language);
    await page.locator('.htl-room button, [part~=select-room]').first().click();
    await page.locator('[autocomplete~="given-name"]').first().waitFor();
  },
  confirmation: async (page, site, language) => {
    await screens.checkout!(page, site, language);
    await pay(page);
    await page.getByRole('heading', { name: /[A-Z]{2}-[0-9A-Z]{6}/ }).waitFor();
  },
  'not found': (page, site) => gotoReady(page, `${site}/no-such-page`),
  calendar: async (page, site) => {
    await gotoReady(page, `${site}/booknow/hotels/v2`);
    // Pressing a field brings its code; the press itself is kept.
    await page.locator('travel-hotels button[aria-haspopup=dialog]').first().click();
    await page.getByRole('grid').first().waitFor();
  },
  suggestions: async (page, site) => {
    await gotoReady(page, `${site}/booknow/hotels/v2`);
    await page.getByRole('combobox').first().fill('Lis');
    await page.getByRole('option').first().waitFor();
  },
  map: async (page, site, language) => {
    await screens.results!(page, site, language);
    await page.locator('.trv-switch button').last().click();
    await page.locator('.map-pin').first().waitFor();
    await page.locator('.map-sheet.is-own').waitFor();
  },
  filters: async (page, site, language) => {
    await screens.results!(page, site, language);
    const open = page.locator('.trv-open-filters button');
    // On a wide screen the filters stand beside the list.
    if (await open.isVisible()) {
      await open.click();
      await page.getByRole('dialog').waitFor();
    }
    await page.locator('input[type=checkbox]:visible').first().check();
    await page.locator('.trv-chips li').first().waitFor({ state: 'attached' });
  },
  'no results': async (page, site) => {
    await page.goto(
      `${site}/booknow/hotels/v2/search?destination=Qqqqqqqq&startDate=${stay.start}&endDate=${stay.end}`,
    );
    await page.locator('travel-hotels h1, travel-hotels h2').first().waitFor();
  },
  'sold out': async (page, site, language) => {
    await screens.details!(page, site, language);
    await play(page, '/api/quotes', 'sold_out');
    await page.locator('.htl-room button, [part~=select-room]').first().click();
    await page.locator('.trv-alternatives, .trv-screen').first().waitFor();
  },
  'price changed': async (page, site, language) => {
    await screens.checkout!(page, site, language);
    await play(page, '/api/bookings', 'price_changed');
    await pay(page);
    await page.locator('.trv-compare').first().waitFor();
  },
  'agency not found': async (page, site) => {
    await page.goto(`${site}/`);
    await page.getByRole('heading').first().waitFor();
  },
  booking: async (page, site, language) => {
    await page.goto(await aBookingsLink(site, language, 60));
    await page.locator('.trip-line li').last().waitFor();
  },
  'booking on its way': async (page, site, language) => {
    await page.goto(await aBookingsLink(site, language, 61, 'timeout_not_booked'));
    await page.locator('.trip-live.is-live').waitFor();
  },
  'booking to cancel': async (page, site, language) => {
    await screens.booking!(page, site, language);
    await page.locator('.trv-manage .is-bad button').click();
    await page.locator('.trip-sum').waitFor();
  },
  'booking cancelled': async (page, site, language) => {
    await page.goto(await aBookingsLink(site, language, 62, 'cancelled'));
    await page.locator('.trip-line li').last().waitFor();
  },
  'booking not found': async (page, site) => {
    await page.goto(`${site}/booking/HP-ZZZZZZ?token=wrong`);
    await page.locator('.trv-empty h1').waitFor();
  },
  inactive: async (page, site) => {
    await page.goto(`${site}/`);
    await page.getByRole('dialog').waitFor();
  },
};

/** Screens of agencies that have no other; the language that was chosen there is theirs too. */
const places: Readonly<Record<string, string>> = { 'agency not found': 'nobody', inactive: 'quiet' };

/**
 * Screens that are never told to be quiet: one keeps a connection open; the other takes the payment's frame away while it loads, and the
 * driver goes on counting what that had asked for. How to come there says what is waited for.
 */
const endless = ['booking on its way', 'price changed'];

/** The signed link of a booking that is made for it; `cancelled`, or a scenario of the sandbox. */
async function aBookingsLink(site: string, language: string, index: number, what?: string): Promise<string> {
  const subdomain = new URL(site).hostname.split('.')[0]!;
  const api = createApi(product, subdomain);
  const { body } = await api.book(index, {
    language,
    ...(what && what !== 'cancelled' ? { scenario: what } : {}),
  });
  const { reference, accessToken } = body.data;
  if (what === 'cancelled') {
    const at = `/api/bookings/${reference}`;
    const quote = await api.call<{ data: { cancelQuoteId: string } }>(
      'POST',
      `${at}/cancel-quote?token=${accessToken}`,
      {},
      newKey(),
    );
    const { cancelQuoteId } = quote.body.data;
    await api.call('POST', `${at}/cancel?token=${accessToken}`, { cancelQuoteId }, newKey());
  }
  return bookingLink(site, body.data, language);
}

/** From the guests' form to the pressed payment button, in any language. */
async function pay(page: Page): Promise<void> {
  await fillLeadGuest(page);
  await page.locator('form button[type=submit], .trv-checkout button').last().click();
  await payNow(page, page.locator('.trv-pay button'));
}

/** With `PORTOLAN_PICTURES=<folder>` every case leaves a picture to look at. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PORTOLAN_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}.png` });
}
async function gotoReady(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-agency=ready]').waitFor();
  await page.locator('main h1, main h2').first().waitFor();
}
async function openDetails(page: Page): Promise<void> {
  const link = page.getByRole('article').first().getByRole('link').first();
  await link.click();
  await page.locator('.htl-room button').first().waitFor();
}

/** What an address with a hole or a question in it is asked with; whatever else `routes.ts` names is opened as it stands. */
const asked: Record<string, string> = {
  'hotels.v2.search': `/booknow/hotels/v2/search?${dates}`,
  'hotels.search': `/booknow/hotels/search?${dates}`,
  'new-password': '/newPassword?token=none',
  verify: '/verify?token=none',
};
/** Addresses that lead to another page's. */
const leadsAway = ['logout'];
/** With a provider of the agency these lead to its page; then what it sent back is looked at, which is not what it was asked. */
const opened = (path: string, agency: string) =>
  demoDoors.some(({ kind, subdomain }) => path === `/${kind}` && subdomain === agency)
    ? `${path}?state=none&code=none`
    : path;

interface Case {
  /** A screen of the above, or an address of the site by its name. */
  screen: string;
  /** Where an address is; `null` for a screen. */
  path: string | null;
  agency: string;
  language: string;
  width: number;
}

/** Agencies of different colours that speak a language and let strangers in; the first shows every screen. */
const agencies = (language: string) => {
  const own: Record<string, string[]> = {
    ar: ['safar', 'harbour'],
    fr: ['harbour', 'safar', 'atelier'],
    de: ['harbour', 'atelier', 'nordlys'],
    es: ['harbour', 'atelier'],
    da: ['harbour', 'nordlys'],
    no: ['harbour', 'nordlys'],
    sv: ['harbour', 'nordlys'],
  };
  return [...(own[language] ?? ['harbour']), 'demo'];
};
const v2 = { enableHotelsV2: true, enableFlightsV2: true };
const harbour = { ...v2, displayTopDestinations: true, brandRules: {}, bookingMenuItemOptions: null };

/** Each page once, by the first of its addresses. */
const pages = siteRoutes.filter(
  ({ name }, at) => !leadsAway.includes(name) && siteRoutes.findIndex((other) => other.name === name) === at,
);
/** Screens × languages × widths; each is looked at in light and in dark. Pages take turns among the agencies. */
const matrix: Case[] = languageCodes.flatMap((language, turn) =>
  [360, 1280].flatMap((width, of) => [
    ...Object.keys(screens).map((screen) => ({
      screen,
      path: null,
      agency: places[screen] ?? agencies(language)[0]!,
      language,
      width,
    })),
    ...pages.map(({ name, path }, at) => {
      const all = agencies(language);
      const open = asked[name] ?? path.replaceAll(/\{\w+\}/g, '1');
      const match = matchRoute(open, harbour as never);
      // What leads on where the new hotels are on is looked at where they are off; what asks for a login, where all may be asked.
      const agency =
        'redirect' in match ? 'nordlys' : roleFor(open) ? all[0]! : all[(at + turn + of) % all.length]!;
      return { screen: name, path: opened(open, agency), agency, language, width };
    }),
  ]),
);

/** The demo user who may open an address; `null`: everybody may. */
function roleFor(path: string): 'traveller' | 'owner' | null {
  const match = matchRoute(path, harbour as never);
  if ('redirect' in match) return null;
  const opens = (role: Role) => guard(match.route, path, { brandRules: {} as never }, { role }) === null;
  return opens('visitor') ? null : opens('customer') ? 'traveller' : 'owner';
}

/** Sessions by site and user, each for a while: whoever logs in for every page is turned away before a second language. */
const sessions = new Map<string, { readonly token: Promise<string>; readonly until: number }>();

/** A session by its cookies, as logging in through the form leaves it. */
async function enter(page: Page, site: string, user: string): Promise<void> {
  const email = `${user}@${new URL(site).hostname.split('.')[0]}.example`;
  let session = sessions.get(email);
  if (!session || session.until < Date.now())
    sessions.set(email, (session = { token: tokenOf(page, site, email), until: Date.now() + 5 * 60_000 }));
  await page.context().addCookies([
    { name: 'access_token', value: await session.token, url: site },
    { name: 'auth', value: 'true', url: site },
  ]);
}

async function tokenOf(page: Page, site: string, email: string): Promise<string> {
  await page.goto(`${site}/login`);
  return page.evaluate(async (address) => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address, password: 'Portolan-demo-1' }),
    });
    return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
  }, email);
}

/** Opens an address of the site and waits until it shows something. */
async function openPage(page: Page, site: string, path: string): Promise<void> {
  const user = roleFor(path);
  if (user) await enter(page, site, user);
  await page.goto(site + path);
  await page.locator('html[data-agency=ready]').waitFor();
  // The first that is seen: what was searched for is folded away on a phone, its form still there.
  const shown = page.locator('main').locator('h1, h2, article, form, [role=status]');
  await shown.filter({ visible: true }).first().waitFor();
}

const seed = Number(process.env.PORTOLAN_SEED ?? 1);
/**
 * `npm test` looks at a sample by the printed seed, `npm run prove` at all (four at a time: most of a case is waiting),
 * or at the languages of `PORTOLAN_LANGUAGES=en,ar`; `PORTOLAN_CASES=<n>` at so many.
 */
const size = Number(process.env.PORTOLAN_CASES ?? 7);
const prove = Boolean(process.env.PORTOLAN_PROVE);
const languages = process.env.PORTOLAN_LANGUAGES?.split(',');
const sample = prove
  ? matrix.filter(({ language }) => languages?.includes(language) ?? true)
  : fc.sample(fc.shuffledSubarray(matrix, { minLength: size, maxLength: size }), { seed, numRuns: 1 })[0]!;
const widest = 60;

/** How many contrasts axe left open, and what the pixels said of them. */
const probed = { shown: 0, unseen: 0, least: Infinity };
afterAll(() => {
  console.log(
    `contrasts that axe left open: ${probed.shown} told by their pixels, the least ${probed.least}; ${probed.unseen} not to be seen`,
  );
});

describe(
  `axe finds nothing, in light and in dark (seed ${seed}, ${sample.length} of ${matrix.length})`,
  { concurrent: prove },
  () => {
    it.each(
      sample.map(
        (entry) =>
          [
            `${entry.screen}, ${entry.agency}, ${entry.language}, ${entry.width}`.slice(0, widest),
            entry,
          ] as const,
      ),
    )('%s', async (_title, { screen, path, agency, language, width }) => {
      const options: VisitorOptions = { width, mobile: width === 360 };
      const { page, context, close } = await aVisitor(on.browser, options);
      try {
        const site = agencySite(product.site, agency);
        await context.addCookies([{ name: 'pll_language', value: language, url: site }]);
        if (path === null) await screens[screen]!(page, site, language);
        else await openPage(page, site, path);
        if (!endless.includes(screen)) await page.waitForLoadState('networkidle');
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await picture(page, `${screen} ${agency} ${language} ${colorScheme} ${width}`);
          const found = await axeViolations(page, ({ ratio }) => {
            if (ratio === null) probed.unseen++;
            else {
              probed.shown++;
              probed.least = Math.min(probed.least, ratio);
            }
          });
          expect(found, colorScheme).toEqual([]);
        }
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll, 'nothing makes the page scroll sideways').toBeLessThanOrEqual(client);
      } finally {
        await close();
      }
    });
  },
);

it('tells by their pixels words that axe leaves open, and leaves out what nobody sees', async () => {
  const { page, close } = await aVisitor(on.browser);
  try {
    const words = (color: string, text: string, more = '') =>
      `<p style="font: 16px sans-serif; margin: 0; padding: 8px; color: ${color}; ${more}">${text}</p>`;
    await page.setContent(
      `<!doctype html><html lang="en"><title>Words</title><main><h1>Words</h1>
      <div style="background: linear-gradient(90deg, #222, #bbb)">${words('#fff', 'White from dark to pale')}${words('#fff', 'White', 'inline-size: 60px')}</div>
      <div style="background: linear-gradient(#777, #777)">${words('#777', 'As grey as what is behind it')}</div>
      <div style="position: relative; background: linear-gradient(#777, #777)">${words('#888', 'Behind a wall')}<div style="position: absolute; inset: 0; background: #000"></div></div>
      <div style="position: relative; background: linear-gradient(#fff, #fff)">${words('#000', 'Behind other words')}<div style="position: absolute; inset: 0; background: linear-gradient(#111, #111)">${words('#fff', 'Words in front of it')}</div></div>
      </main></html>`,
    );
    const probes: Record<string, boolean | null> = {};
    const found = await axeViolations(page, ({ what, ratio, needed }) => {
      probes[what.replace(/.*> /, '')] = ratio === null ? null : ratio >= needed;
    });
    expect(probes).toEqual({
      'White from dark to pale': expect.any(Boolean),
      White: true,
      'As grey as what is behind it': false,
      'Behind a wall': null,
      'Behind other words': null,
      'Words in front of it': true,
    });
    expect(found.map(({ id }) => id)).toEqual(['color-contrast of pixels']);
    expect(found[0]?.nodes.join()).toContain('As grey');
  } finally {
    await close();
  }
});
