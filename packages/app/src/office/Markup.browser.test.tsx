import axe from 'axe-core';
import { createPalette, themeVariables } from '@portolan/core';
import { createT } from '@portolan/i18n';
import { anAgency } from '@portolan/contract/testing';
import { createAdopter, elementCss, UiProvider } from '@portolan/ui';
import { act } from '@testing-library/preact';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page as viewport } from 'vitest/browser';
import type { MarkupRule } from '@portolan/contract';
import { Office } from './Office.tsx';
import { noOffice } from './testing/no-office.ts';

let root: Root | null = null;
let host: HTMLElement | null = null;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const rule: MarkupRule = {
  ruleId: 'mr_1', layer: 'agency', agentId: null, where: { kind: 'item', itemId: 'Donaudampfschifffahrtsgesellschaft' }, service: 'cruise',
  value: { kind: 'percent', basisPoints: 1_250, floor: usd(1_000), cap: usd(9_000) }, startsAt: '2026-11-20T10:00:00Z',
  endsAt: '2027-01-01T12:00:00Z', replaces: null, createdBy: null, createdAt: '2026-11-20T10:00:00Z',
}; // prettier-ignore

const known = { agents: [{ agentId: 'us_1', name: 'Avery Quinn', active: true }], countries: ['PT', 'GS'] };

it.each([
  ['en', 'ltr', 1_000],
  ['ar', 'rtl', 390],
] as const)('is accessible and as wide as the page, rules and form, in %s', async (language, dir, width) => {
  await viewport.viewport(width, 844);
  host = document.createElement('div');
  host.dir = dir;
  host.lang = language;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopt = createAdopter(shadow);
  adopt(elementCss);
  const main = document.createElement('main');
  main.className = 'root';
  shadow.append(main);
  for (const [name, value] of Object.entries(themeVariables(createPalette('#0b6e75')))) host.style.setProperty(name, value);
  const base = (['hotels', 'flights', 'cars'] as const).map((service) => ({ service, basisPoints: 1_000 }));
  root = createRoot(main);
  const context = {
    agency: anAgency(), art: {}, origin: 'https://site.example', role: 'agency_owner', user: null, notify: () => undefined,
    office: { ...noOffice, markupRules: () => Promise.resolve({ base, rules: [rule], ...known }) },
  } as const; // prettier-ignore
  act(() =>
    root!.render(
      <UiProvider t={createT(language, [])} adopt={adopt}>
        <Office name="agent.settings.agency" context={context} />
      </UiProvider>,
    ),
  );
  const add = await vi.waitFor(() => {
    const found = main.querySelector<HTMLButtonElement>('.office > .office-actions button');
    if (!found || !main.querySelector('article')) throw new Error('not there yet');
    return found;
  }, { timeout: 10_000 });
  act(() => add.click());
  const layer = main.querySelector<HTMLSelectElement>('select[name=layer]')!;
  layer.value = 'agent';
  act(() => void layer.dispatchEvent(new Event('change', { bubbles: true })));
  expect(main.querySelector('[name=agentId]')).not.toBeNull();
  const where = main.querySelector<HTMLSelectElement>('select[name=where]')!;
  where.value = 'city';
  act(() => void where.dispatchEvent(new Event('change', { bubbles: true })));
  expect(main.querySelector('[name=city]')).not.toBeNull();
  // The longest name of a country that there is.
  const country = main.querySelector<HTMLSelectElement>('select[name=countryCode]')!;
  country.value = 'GS';
  act(() => void country.dispatchEvent(new Event('change', { bubbles: true })));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const { violations } = await axe.run(host);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}); // prettier-ignore
