import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { onTheProduct, theDatabase } from '../src/stage.ts';
import { agencySite, daysAhead, logIn } from './steps.ts';

const product = inject('product');
const on = onTheProduct();
const database = theDatabase();
const harbour = product.site;
const pictures = process.env.PORTOLAN_PICTURES;

const picture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
};

/** A call as the agent, from the page that they are logged in on. */
function api<T>(page: Page, path: string, body: object): Promise<T> {
  return page.evaluate(
    async ([address, sent]) => {
      const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': decodeURIComponent(token) },
        body: sent,
      });
      const { data, error } = (await answer.json()) as { data: T; error?: string };
      if (!answer.ok) throw new Error(`${address}: ${error}`);
      return data;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** A proposal of one stay that can really be booked. */
async function propose(page: Page, site: string, title: string): Promise<string> {
  await logIn(page, site, 'agent');
  const stay = {
    checkIn: daysAhead(50), checkOut: daysAhead(52), occupancy: [{ adults: 2, childAges: [] }], currency: 'USD',
  }; // prettier-ignore
  const { rows } = await database.query<{ property_id: string }>(
    `select property_id from properties where city = 'Lisbon' order by property_id limit 6`,
  );
  for (const { property_id: propertyId } of rows) {
    const { rooms } = await api<{ rooms: { offers: { offerId: string }[] }[] }>(page, '/api/hotels/details', { ...stay, propertyId });
    const offerId = rooms.flatMap(({ offers }) => offers)[0]?.offerId;
    if (!offerId) continue;
    const made = await api<{ proposalId: string }>(page, '/api/proposals', { title, clientName: 'Mia Berg', message: 'By the river.', items: [{ offerId }] });
    return made.proposalId;
  }
  throw new Error('Nothing to be had in Lisbon');
} // prettier-ignore

describe('a proposal', () => {
  it('is opened without deciding, approved by its button, and booked from its page (ROUTE-LINK-03, ROUTE-LINK-04, ROUTE-CHK-02)', async () => {
    const { page } = on;
    const id = await propose(page, harbour, 'A weekend by the river');
    await on.context.clearCookies();
    await page.goto(`${harbour}/disapproveProposal?proposalId=${id}&lng=en`);
    await page.getByRole('button', { name: 'Turn down' }).waitFor();
    await page.goto(`${harbour}/allowAgentProposal?id=${id}&lng=en`);
    await page.getByRole('heading', { name: 'A weekend by the river' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    const { rows } = await database.query<{ decision: string | null }>(
      'select decision from proposals where proposal_id = $1',
      [id],
    );
    expect(rows).toEqual([{ decision: null }]);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('You approved this').waitFor();
    await page.reload();
    await page.getByText('You approved this').waitFor();
    await page.goto(`${harbour}/booknow/hotels/deal/${id}?lng=en`);
    await page.getByRole('button', { name: /^Book / }).click();
    await page.waitForURL(/\/booknow\/hotels\/checkout\?.*token=q_.*proposalId=/);
    await page.locator('[autocomplete~="given-name"]').first().waitFor();
  });
});

it('proposals are two at each agency of the demo world, with a price each', async () => {
  const { rows } = await database.query<{ proposals: number; agencies: number; priced: boolean }>(
    `select count(distinct proposal_id)::int as proposals, count(distinct agency_id)::int as agencies,
            bool_and((price ->> 'sell')::int > 0) as priced
       from proposal_items where proposal_id like 'pr\\_demo%'`,
  );
  expect(rows).toEqual([{ proposals: 14, agencies: 7, priced: true }]);
});

describe('deal links', () => {
  it('are made by an agent, followed by a short address, and counted (ROUTE-LINK-01, ROUTE-LINK-02)', async () => {
    const { page } = on;
    const title = `Lisbon ${Math.random().toString(36).slice(2, 8)}`;
    await logIn(page, harbour, 'agent');
    await page.goto(`${harbour}/deal-link?lng=en`);
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Where it leads').fill('https://evil.example/');
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.getByText('It must lead to a page of this site').waitFor();
    await page.getByLabel('Where it leads').fill('/?tab=Car%20Rentals');
    await page.getByRole('button', { name: 'Create link' }).click();
    const row = page.getByRole('listitem').filter({ hasText: title });
    const address = await row.getByText('/url/').innerText();
    await picture(page, 'deal-links');
    await on.context.clearCookies();
    const path = new URL(address).pathname;
    await page.goto(`${harbour}${path}`);
    await page.waitForURL('**/deal-link?dealLinkId=*');
    expect(await page.getByRole('banner').count()).toBe(0);
    await picture(page, 'deal-landing');
    expect(await page.evaluate(() => sessionStorage.getItem('routeType'))).toBe('deal');
    await page.getByRole('link', { name: 'See the deal' }).click();
    await page.getByRole('tab', { name: 'Car Rentals', selected: true }).waitFor();
    await page.goto(`${harbour}/url/nobodyknows`);
    await page.waitForURL('**/errors');
    const { rows } = await database.query<{ visits: string }>('select visits from deal_links where title = $1', [title]);
    expect(Number(rows[0]?.visits)).toBe(1);
  }); // prettier-ignore
});

it('home opens at the tab that ?tab= names, by the deal tabs’ names (ROUTE-HOME-01)', async () => {
  const { page } = on;
  for (const tab of ['Hotels', 'Car Rentals', 'Activities']) {
    await page.goto(`${harbour}/?${new URLSearchParams({ tab, lng: 'en' })}`);
    await page.getByRole('tab', { name: tab, selected: true }).waitFor();
  }
});

it.runIf(Boolean(pictures))('leaves pictures of the screens', async () => {
  const { page } = on;
  for (const [agency, language] of [['harbour', 'en'], ['safar', 'ar']] as const)
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: scheme });
        const site = agencySite(harbour, agency);
        for (const [name, path] of [
          ['approve', `/allowAgentProposal?proposalId=pr_demo${agency}1`],
          ['turn-down', `/disapproveProposal?proposalId=pr_demo${agency}2`],
          ['deal', `/booknow/hotels/deal/pr_demo${agency}1`],
        ] as const) {
          await page.goto(`${site}${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
          await page.locator('.links h1').waitFor();
          await picture(page, `${name}-${agency}-${scheme}-${width}`);
        }
      }
}); // prettier-ignore
