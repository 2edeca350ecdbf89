import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startFakeOpenId, type FakeOpenId } from '../src/fake-openid.ts';
import { siteAgencies, siteKeys, sites } from '../src/real-sites.ts';
import { onRealSites, onTheProduct, theDatabase } from '../src/stage.ts';
import { bookingPage, searchLisbon } from './frame-steps.ts';
import { agencySite } from './steps.ts';

const database = theDatabase();
let provider: FakeOpenId;
const product = inject('product');

/** Gives an agency a door for the length of this file. */
async function addDoor(agencyId: string, kind: 'sso' | 'social'): Promise<void> {
  await database.query(`delete from sign_in_providers where agency_id = $1 and provider_id = 'e2e'`, [
    agencyId,
  ]);
  await database.query(
    `insert into sign_in_providers (agency_id, provider_id, kind, name, issuer, client_id) values ($1, 'e2e', $2, 'Fjord Pass', $3, 'travel-site')`,
    [agencyId, kind, provider.issuer],
  );
}
beforeAll(async () => {
  provider = await startFakeOpenId();
  const name = Math.random().toString(36).slice(2, 10);
  provider.person = { sub: name, email: `${name}@people.example`, email_verified: true, given_name: 'Pia', family_name: 'Wolf' }; // prettier-ignore
});
afterAll(async () => {
  await database.query(`delete from sign_in_providers where provider_id = 'e2e'`);
  await provider?.close();
});

describe('another door', () => {
  const on = onTheProduct();

  it('lets a traveller in through the provider, and leads back to where they were (ROUTE-PUB-03)', async () => {
    await addDoor('ag_safar', 'social');
    const site = agencySite(product.site, 'safar');
    await on.page.goto(`${site}/login?lng=en&redirect=${encodeURIComponent('/booknow/cars?x=1')}`);
    await on.page.getByRole('link', { name: 'Continue with Fjord Pass' }).click();
    await on.page.locator('#yes').click();
    await on.page.waitForURL(`${site}/booknow/cars?x=1`);
    await on.page.getByRole('button', { name: /Pia/ }).waitFor();
    expect(provider.exchanges).toContain('200');
    const kept = await on.context.cookies(site);
    expect(kept.find(({ name }) => name === 'refresh')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(kept.filter(({ name }) => name.startsWith('sign-in-'))).toEqual([]);
    expect(on.problems).toEqual([]);
  });

  it('is the only one of an agency with single sign-on, and shows a refused answer as what it is (ROUTE-PUB-02, AUTH-29)', async () => {
    await addDoor('ag_atelier', 'sso');
    const site = agencySite(product.site, 'atelier');
    provider.twist = { claims: { aud: 'another-client' } };
    await on.page.goto(`${site}/sso?lng=en`);
    await on.page.locator('#yes').click();
    // Without a language of its own in the address of the way back, the screen is in the agency's: French.
    await on.page.getByRole('alert').waitFor();
    provider.twist = {};
    await on.page.locator('main a[href="/sso"]').click();
    await on.page.locator('#yes').click();
    await on.page.waitForURL(`${site}/`);
    await on.page.getByRole('button', { name: /Pia/ }).waitFor();
  });
});

describe('single sign-on in a window that a partner’s page has opened', () => {
  const on = onRealSites();
  const agency = siteAgencies.otherAgency;
  const setSso = async (isSSOEnabled: boolean) => {
    const sso = JSON.stringify({ sso: { isSSOEnabled, isDirectLoginAllowedForSSOUsers: true } });
    await database.query(`update agencies set settings = settings || $2::jsonb where agency_id = $1`, [
      agency,
      sso,
    ]);
    await database.query(`select pg_notify('agency_api', $1)`, [`agency ${agency}`]);
  };
  beforeAll(async () => {
    await addDoor(agency, 'sso');
    await setSso(true);
  });
  afterAll(() => setSso(false));

  it('goes through the provider and hands the frame a code, third-party cookies off', async () => {
    const here = `${sites.partner}/window`;
    on.rig.serve(here, bookingPage({ key: siteKeys.otherAgency, site: sites.otherAgency }));
    await on.page.goto(here);
    await searchLisbon(on.page);
    const card = on.page.locator('travel-hotels').getByRole('article').first();
    await card.getByRole('link', { name: 'Log In' }).click();
    const opened = on.context.waitForEvent('page');
    await on.page
      .frameLocator('travel-hotels dialog iframe')
      .getByRole('button', { name: 'Log in in a window of its own' })
      .click();
    const popup = await opened;
    await popup.locator('a[href^="/sso?"]').click();
    await popup.locator('#yes').click();
    if (!popup.isClosed()) await popup.waitForEvent('close');
    await expect.poll(() => card.innerText(), { timeout: 20_000 }).toMatch(/\$\s?\d/);
    expect(on.problems).toEqual([]);
  });
});
