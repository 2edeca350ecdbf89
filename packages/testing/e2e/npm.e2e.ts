import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { dataDir } from '@portolan/tooling/paths';
import { aVisitor } from '../src/browser.ts';
import { anExample, type Example } from '../src/example.ts';
import { aBrowser } from '../src/stage.ts';

const product = inject('product');
const on = aBrowser();
const pictures = process.env.PORTOLAN_PICTURES;

/** Lets the build talk to the agency of this run. */
const env = { VITE_AGENCY_API: product.site };
const build = (example: Example) => example.exec('vite', ['build', '--logLevel', 'warn'], env);

async function picture(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: join(dataDir, 'test-results', `${name}.png`), fullPage: true });
}

/** A hotel search in the page's widget, from a click into the form to prices. */
async function search(page: Page, city: string, button: string | RegExp): Promise<void> {
  const widget = page.locator('travel-hotels');
  // Its name is another in each language.
  const field = widget.getByRole('combobox').first();
  await field.fill(city);
  await widget.getByRole('option').first().click();
  await widget.getByRole('button', { name: button }).first().click();
  const card = widget.getByRole('article').first();
  await card.waitFor();
  await expect.poll(() => card.innerText()).toMatch(/\d/);
}

/** Fails to compile unless the wrappers know props, events and elements. */
const reactTypes = `
import { useRef } from 'react';
import type { TravelHotels as Element } from '@portolan/sdk';
import { TravelHotels } from '@portolan/sdk/react';
import '@portolan/sdk/jsx/react';

export function Check() {
  const ref = useRef<Element>(null);
  const later = () => { if (ref.current) ref.current.destination = 'Porto'; };
  document.addEventListener('travel-booked', (event) => { const text: string = event.detail.reference; void text; });
  document.querySelector('travel-deals')?.addEventListener('travel-select', ({ detail }) => void detail.href);
  // @ts-expect-error there is no such property
  const wrong = document.querySelector('travel-hotels')!.destinaton;
  return (
    <>
      <TravelHotels ref={ref} checkIn="2027-01-02" className="wide" onClick={later} onTravelBooked={({ detail }) => void detail.total.amount} />
      {/* @ts-expect-error no such mode */}
      <TravelHotels mode="popup" />
      {/* @ts-expect-error the detail has no such member */}
      <TravelHotels onTravelBooked={({ detail }) => void detail.price} />
      <travel-hotels check-in="2027-01-02" color-scheme="dark" class="wide">{String(wrong)}</travel-hotels>
      {/* @ts-expect-error no such value */}
      <travel-deals color-scheme="blue" />
    </>
  );
}
`;

async function reactWorks(packages: readonly string[] = []): Promise<void> {
  const as = packages[0]?.replace('@', '-') ?? 'react';
  const example = await anExample('react', { as, packages });
  example.write('src/types-check.tsx', reactTypes);
  await example.exec('tsc', ['--noEmit']);
  await build(example);

  // Rendered on a server first, where there is no DOM, and woken up in the browser.
  await example.exec('vite', ['build', '--ssr', 'src/App.tsx', '--outDir', 'server', '--logLevel', 'error']);
  example.write(
    'server/render.mjs',
    `import { createElement } from 'react'; import { renderToString } from 'react-dom/server';
     import { App } from './App.js'; process.stdout.write(renderToString(createElement(App)));`,
  );
  const markup = await example.exec('server/render.mjs', []);
  expect(markup).toMatch(/<travel-hotels class="search" destination="Lisbon"><p>[^<]+<\/p><\/travel-hotels>/);
  expect(markup).toMatch(/<travel-agency currency="EUR">/);
  const index = join(example.dir, 'dist/index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<div id="root">', `<div id="root">${markup}`));

  const { page, problems, close } = await aVisitor(on.browser);
  const server = await example.serve();
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Vienna' }).click();
  await page.locator('travel-hotels[destination=Vienna]').waitFor();
  await search(page, 'Vienna', 'Search');
  await page.getByRole('status').filter({ hasText: 'You are looking for a bed in Vienna.' }).waitFor();
  await picture(page, `example-${as}`);
  await page.getByLabel('Prices in').selectOption('DKK');
  await page
    .locator('travel-deals')
    .getByText(/DKK|kr/)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  await close();
  server.close();
}

describe('the sdk from npm', () => {
  it(
    'is rendered on a server, woken up and searched in a React app under StrictMode, with types that catch mistakes',
    { timeout: 180_000 },
    () => reactWorks(),
  );

  it(
    'stands in a Vue app: checked templates, only the code of the tags it names, a search',
    { timeout: 180_000 },
    async () => {
      const example = await anExample('vue');
      example.write(
        'src/Check.vue',
        `<script setup lang="ts">
const booked = (event: CustomEvent<{ reference: string }>) => void event;
</script>
<template>
  <travel-hotels check-in="2027-01-02" color-scheme="dark" @travel-booked="booked" />
  <!-- @vue-expect-error no such mode -->
  <travel-hotels mode="popup" />
  <!-- @vue-expect-error deals are not booked -->
  <travel-deals @travel-booked="booked" />
</template>
`,
      );
      await example.exec('vue-tsc', ['--noEmit']);
      await build(example);
      const scripts = readdirSync(join(example.dir, 'dist/assets'))
        .filter((name) => name.endsWith('.js'))
        .map((name) => readFileSync(join(example.dir, 'dist/assets', name), 'utf8'))
        .join('\n');
      expect(scripts).toContain('travel-hotels');
      expect(scripts).not.toMatch(/travel-(?:cruise|flights|resort)\b/);

      const { page, problems, close } = await aVisitor(on.browser, { locale: 'pt-PT' });
      const server = await example.serve();
      await page.goto(server.address);
      await page.getByRole('button', { name: 'Baile final' }).click();
      await search(page, 'Porto', /^Pesquisar|^Procurar|^Buscar/);
      await page.getByRole('status').filter({ hasText: 'Procura' }).first().waitFor();
      await picture(page, 'example-vue');
      expect(problems).toEqual([]);
      await close();
      server.close();
    },
  );

  it.runIf(process.env.PORTOLAN_PROVE)('works in React 18 as in React 19', { timeout: 240_000 }, () =>
    reactWorks(['react@18', 'react-dom@18', '@types/react@18', '@types/react-dom@18']),
  );
});
