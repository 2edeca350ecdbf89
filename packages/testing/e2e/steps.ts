import type { FrameLocator, Locator, Page, Route } from 'playwright-core';

/** A day some months ahead, so that no test depends on what is sold out next week. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

export const stay = { start: daysAhead(45), end: daysAhead(48) };

/** Address of the same site for another agency of the demo world. */
export function agencySite(site: string, subdomain: string): string {
  return site.replace('//harbour.', `//${subdomain}.`);
}

/** Logs a demo user in through the form. */
export async function logIn(page: Page, site: string, user: string): Promise<void> {
  const subdomain = /\/\/(\w+)\./.exec(site)?.[1] ?? 'harbour';
  await page.goto(`${site}/login?lng=en`);
  await page.locator('input[name=email]').fill(`${user}@${subdomain}.example`);
  await page.locator('input[name=password]').fill('Portolan-demo-1');
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Types a city into the "Destination" combobox and takes the first suggestion. */
export async function chooseDestination(scope: Page | Locator | FrameLocator, city: string): Promise<void> {
  const box = scope.getByRole('combobox', { name: 'Destination' });
  await box.fill(city);
  const option = scope.getByRole('option').first();
  await option.waitFor();
  await option.click();
}

/** From the list of results into the first property's details. */
export async function openFirstHotel(page: Page): Promise<string> {
  const card = page.getByRole('article').first();
  await card.waitFor();
  // Not as it is painted: its words come with the frame that shows it.
  const name = ((await card.getByRole('heading').first().textContent()) ?? '').trim();
  await card.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Select room' }).first().waitFor();
  return name;
}

export interface Lead {
  first?: string;
  last?: string;
  email?: string;
  phone?: string;
}

/** Fills the lead guest and leaves every other field as it stands. */
export async function fillLeadGuest(page: Page, lead: Lead = {}): Promise<void> {
  await page
    .locator('[autocomplete~="given-name"]')
    .first()
    .fill(lead.first ?? 'Amal');
  await page
    .locator('[autocomplete~="family-name"]')
    .first()
    .fill(lead.last ?? 'Sørensen');
  await page
    .locator('[autocomplete~="email"]')
    .first()
    .fill(lead.email ?? 'amal@example.org');
  await page
    .locator('[autocomplete~="tel"]')
    .first()
    .fill(lead.phone ?? '+45 20 30 40 50');
}

/** Goes on to the payment step where there is one. */
export async function continueToPayment(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Continue' });
  if (await button.isVisible()) await button.click();
  await page.getByRole('button', { name: /^Pay / }).waitFor();
}

/**
 * Presses the button that pays, once the card frame is there. The frame is of another site and so of another process: Chromium routes a
 * click by where things were a frame ago, so nothing may scroll between looking and clicking.
 */
export async function payNow(
  page: Page,
  button = page.getByRole('button', { name: /^Pay / }),
): Promise<void> {
  await page.frameLocator('iframe').first().locator('[autocomplete="cc-number"]').waitFor();
  await button.and(page.locator(':enabled')).waitFor();
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await button.click();
}

/** Adds a failure scenario to the bodies of one call, as only demo mode allows. */
export async function play(page: Page, path: string, scenario: string, times = 1): Promise<void> {
  let left = times;
  // With whatever query.
  await page.route(new RegExp(`${path}(\\?|$)`), async (route: Route) => {
    const request = route.request();
    if (request.method() !== 'POST' || left <= 0) return route.fallback();
    left -= 1;
    const body = { ...(request.postDataJSON() as object), scenario };
    await route.continue({ postData: JSON.stringify(body) });
  });
}

/** The booking reference in the confirmation's heading. */
export async function readReference(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { name: /[A-Z]{2}-[0-9A-Z]{6}/ });
  await heading.waitFor({ timeout: 30_000 });
  return /[A-Z]{2}-[0-9A-Z]{6}/.exec(await heading.innerText())?.[0] ?? '';
}

/** The text of a part of the page as a reader sees it, that of shadow roots included. */
export function visibleText(page: Page, selector = 'main'): Promise<string> {
  return page.evaluate((wanted) => {
    const read = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) && !(node instanceof ShadowRoot)) return '';
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return '';
      if (node instanceof HTMLElement && !node.checkVisibility()) return '';
      const children =
        node instanceof Element && node.shadowRoot ? node.shadowRoot.childNodes : node.childNodes;
      return [...children].map(read).join(' ');
    };
    const root = document.querySelector(wanted);
    return root ? read(root).replaceAll(/\s+/g, ' ').trim() : '';
  }, selector);
}
