import { describe, expect, inject, it } from 'vitest';
import { onTheProduct } from '../src/stage.ts';
import { agencySite } from './steps.ts';

const product = inject('product');

// What a stranger meets after `npm start`: the providers of the demo agencies are played by a process of their own.
describe('the demo’s other doors', () => {
  const on = onTheProduct();
  const sandbox = /^http:\/\/127\.0\.0\.1:\d+\//;

  it('make an account by a public provider, and lead to the page that was asked for (ROUTE-PUB-03)', async () => {
    const site = agencySite(product.site, 'harbour');
    await on.page.goto(`${site}/signup?lng=en&redirect=${encodeURIComponent('/faqs')}`);
    await on.page.getByRole('link', { name: 'Continue with Fieldnote' }).waitFor();
    await on.page.getByRole('link', { name: 'Continue with Wayfarer' }).click();
    await on.page.waitForURL(sandbox);
    await on.page.getByRole('button', { name: 'Somebody new' }).click();
    await on.page.waitForURL(`${site}/faqs`);
    await on.page.getByRole('button', { name: /Nia/ }).waitFor();
  });

  it('lead back to the host that was asked, which alone has the browser’s cookie', async () => {
    const local = product.api.replace('127.0.0.1', 'localhost');
    await on.page.goto(`${local}/login?lng=en`);
    await on.page.getByRole('link', { name: 'Continue with Wayfarer' }).click();
    await on.page.waitForURL(sandbox);
    await on.page.getByRole('button', { name: 'Tara Veller' }).click();
    await on.page.waitForURL(`${local}/`);
    await on.page.getByRole('button', { name: /Tara/ }).waitFor();
    expect(on.problems).toEqual([]);
  });

  it('say what went wrong there, and let one try again', async () => {
    const site = agencySite(product.site, 'harbour');
    for (const name of [
      'Cancel',
      /nonce of somebody else/,
      /forged signature/,
      /never proven/,
      /Break down/,
    ]) {
      await on.page.goto(`${site}/social?lng=en&provider=wayfarer`);
      await on.page.getByRole('button', { name }).click();
      await on.page.waitForURL(`${site}/social?**`);
      await on.page.getByRole('alert').waitFor();
      expect(await on.page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
        '/social?provider=wayfarer',
      );
    }
    on.problems.length = 0;
  });

  it('are the only way in where the agency says so: Log In goes there with the page, and logging out comes back there (AUTH-02, ROUTE-PUB-02)', async () => {
    const site = agencySite(product.site, 'atelier');
    await on.page.goto(`${site}/about?lng=en&plum=1`);
    await on.page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await on.page.waitForURL(sandbox);
    expect(new URL(on.page.url()).searchParams.get('navigateTo')).toBe('/about?lng=en&plum=1');
    await on.page.getByRole('button', { name: 'Tara Veller' }).click();
    await on.page.waitForURL(`${site}/about?lng=en&plum=1`);
    await on.page.getByRole('button', { name: /Tara/ }).waitFor();
    // Logged out here: the agency's own place is where one comes out, still known there.
    await on.page.goto(`${site}/logout`);
    await on.page.waitForURL(sandbox);
    await on.page.getByRole('link', { name: 'Go to the travel site' }).click();
    await on.page.waitForURL(`${site}/`);
    await on.page.getByRole('button', { name: /Tara/ }).waitFor();
    expect(on.problems).toEqual([]);
  });
});
