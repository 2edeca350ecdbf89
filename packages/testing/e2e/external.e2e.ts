import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeOpenId, type FakeOpenId } from '@portolan/server/testing/fake-openid';
import { siteAgencies, siteKeys, sites } from '../src/real-sites.ts';
import { anOwnAgency, onRealSites, onTheProduct, theDatabase } from '../src/stage.ts';
import { bookingPage, searchLisbon } from './frame-steps.ts';

const database = theDatabase();
let provider: FakeOpenId;

/** Gives an agency that is this file's own a door; a second try of a test keeps it. */
async function addDoor(agencyId: string, kind: 'sso' | 'social'): Promise<void> {
  await database.query(
    `insert into sign_in_providers (agency_id, provider_id, kind, name, issuer, client_id) values ($1, 'e2e', $2, 'Fjord Pass', $3, 'travel-site')
     on conflict do nothing`,
    [agencyId, kind, provider.issuer],
  );
}
beforeAll(async () => {
  provider = await startFakeOpenId();
  const name = Math.random().toString(36).slice(2, 10);
  provider.person = { sub: name, email: `${name}@people.example`, email_verified: true, given_name: 'Pia', family_name: 'Wolf' }; // prettier-ignore
});
afterAll(() => provider?.close());

describe('another door', () => {
  const on = onTheProduct();
  const social = anOwnAgency('safar');
  const sso = anOwnAgency('atelier');

  it('lets a traveller in through the provider, and leads back to where they were (ROUTE-PUB-03)', async () => {
    await addDoor(social.id, 'social');
    const { site } = social;
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
    await addDoor(sso.id, 'sso');
    const { site } = sso;
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
  beforeAll(() => addDoor(siteAgencies.ssoAgency, 'sso'));

  it('goes through the provider and hands the frame a code, third-party cookies off', async () => {
    const here = `${sites.partner}/window`;
    on.rig.serve(here, bookingPage({ key: siteKeys.ssoAgency, site: sites.ssoAgency }));
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
