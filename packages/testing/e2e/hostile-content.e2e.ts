// HTML of attackers in everything that an agency writes, put into the database past every check of writing, and shown by the product as it is.

import { describe, expect, inject, it, beforeAll, afterAll } from 'vitest';
import { aVisitor } from '../src/browser.ts';
import { hostileHtml, hostileSample } from '@portolan/server/testing/hostile-html';
import { aBrowser, theDatabase } from '../src/stage.ts';
import { agencySite } from './steps.ts';

const product = inject('product');
const seed = Number(process.env.PORTOLAN_SEED ?? 1);
const prove = Boolean(process.env.PORTOLAN_PROVE);
const languages = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'];
const legal = ['privacy', 'user-terms', 'agency-terms', 'cookies', 'disclaimer', 'cancellation'];
const paths = [
  '/about', '/faqs', '/blog/hostile', '/privacy-policy', '/user-terms-and-conditions', '/agency-terms-and-conditions/ag_hostile',
  '/cookies-policy', '/disclaimer', '/cancellation-policy',
]; // prettier-ignore
// What PostgreSQL keeps; texts with U+0000 or half a surrogate pair are refused before (`content.db.test.ts`).
const vectors = (prove ? hostileHtml : hostileSample(seed, 2)).filter(
  ({ html }) => !/[\0\p{Surrogate}]/u.test(html),
);

const on = aBrowser();
const database = theDatabase();

/** What one page in one language holds: every so-manieth attack, with words between that show that the page went on. */
function contentOf(place: number, language: number): string {
  const step = prove ? 1 : 3;
  const mine = vectors.filter((_, at) => at % step === (place + language) % step);
  return `<p>Before</p>${mine.map(({ html }, at) => `<p>${at}</p>${html}`).join('')}`.slice(0, 190_000);
}

async function remove(): Promise<void> {
  await database.query(`select set_config('app.agency', 'ag_hostile', false)`);
  await database.query(`delete from agencies where agency_id = 'ag_hostile'`);
}

beforeAll(async () => {
  await remove();
  const record = {
    privacyPolicy: contentOf(3, 0),
    cookiesPolicy: contentOf(6, 0),
    disclaimer: contentOf(7, 0),
  };
  await database.query(`select set_config('app.agency', 'ag_demo', false)`);
  const { rows } = await database.query<{ settings: object }>(
    `select settings from agencies where agency_id = 'ag_demo'`,
  );
  await database.query(`select set_config('app.agency', 'ag_hostile', false)`);
  await database.query(
    `insert into agencies (agency_id, subdomain, name, primary_color, languages, settings)
     values ('ag_hostile', 'hostile', 'Hostile', '#0b63ce', $1, $2)`,
    [languages, JSON.stringify({ ...rows[0]?.settings, ...record })],
  );
  await database.query(`insert into agency_hosts values ('ag_hostile', 'hostile.localhost', true)`);
  await database.query(
    `insert into articles values ('ag_hostile', 'hostile', null, 'Mallory', '2026-01-01', '2026-01-01')`,
  );
  for (const [at, language] of languages.entries()) {
    await database.query(
      `insert into about_pages (agency_id, language, title, content) values ('ag_hostile', $1, '<img src=x onerror=hostile()>', $2)`,
      [language, contentOf(0, at)],
    );
    await database.query(
      `insert into faqs (agency_id, language, header_message, questions) values ('ag_hostile', $1, '<svg onload=hostile()>', $2)`,
      [language, JSON.stringify([{ question: '<script>hostile()</script>', answer: contentOf(1, at) }])],
    );
    await database.query(
      `insert into article_texts values ('ag_hostile', 'hostile', $1, '</title><script>hostile()</script>', '"><script>hostile()</script>', $2)`,
      [language, contentOf(2, at)],
    );
    for (const [place, name] of legal.entries())
      await database.query(`insert into legal_texts values ('ag_hostile', $1, $2, $3, now())`, [
        name,
        language,
        contentOf(3 + place, at),
      ]);
  }
  await database.query(`select pg_notify('agency_api', 'agency ag_hostile')`);
});
afterAll(() => remove());

describe('hostile HTML in all that an agency writes', () => {
  // Proving goes through every page in every language; a run otherwise through every page, each in another one.
  const visits = paths.flatMap((path, place) =>
    (prove ? languages : [languages[(seed + place) % languages.length]!]).map((language) => ({
      path,
      language,
    })),
  );
  it('runs nothing, opens nothing and asks nobody else, on any page', { timeout: prove ? 600_000 : 120_000 }, async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    const site = agencySite(product.site, 'hostile');
    const elsewhere: string[] = [];
    const dialogs: string[] = [];
    let ran = 0;
    await page.exposeFunction('hostile', () => void ran++);
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^https?:$/.test(protocol) && host !== new URL(site).host) elsewhere.push(request.url());
    });
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const { path, language } of visits) {
      const answer = await page.goto(`${site}${path}?lng=${language}`);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await page.locator('html[data-agency=ready]').waitFor();
      if (path === '/faqs') await page.locator('.faq button').first().click();
      await page.locator('.prose', { hasText: 'Before' }).first().waitFor();
      const found = await page.evaluate(async () => {
        const main = document.querySelector('main')!;
        for (const element of main.querySelectorAll('.prose *'))
          for (const name of ['mouseover', 'mouseenter', 'pointerenter', 'focus', 'toggle'])
            element.dispatchEvent(new Event(name));
        await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
        const inside = [...main.querySelectorAll('.prose *')];
        return {
          names: inside.flatMap(({ attributes }) => [...attributes].map(({ name }) => name)),
          tags: [...new Set(inside.map(({ tagName }) => tagName))],
          styled: [...document.querySelectorAll('style')].filter(({ nonce }) => !nonce).length,
          brand: document.title.includes('Hostile'),
          shown: getComputedStyle(document.body).display,
        };
      });
      expect(found.names.filter((name) => !/^(href|title|rel|src|alt|width|height|loading|colspan|rowspan)$/.test(name)), path).toEqual([]);
      expect(found.tags.filter((tag) => /SCRIPT|STYLE|SVG|MATH|FRAME|FORM|INPUT|BUTTON|TEMPLATE|LINK|META|BASE|-/i.test(tag)), path).toEqual([]);
      expect([found.styled, found.brand, found.shown], path).toEqual([0, true, 'block']);
    }
    expect(ran).toBe(0);
    expect(dialogs).toEqual([]);
    expect(elsewhere).toEqual([]);
    // Policies were not needed: nothing reached them.
    expect(problems.filter((line) => /Content Security Policy|Trusted|uncaught/i.test(line))).toEqual([]);
    await close();
  }); // prettier-ignore
});
