// What hovering, focus and tooltips of the agent's menu do in a real browser, in both directions of writing.

import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Client } from '@portolan/client';
import type { NavigationItem } from '@portolan/contract';
import { createPalette, themeVariables } from '@portolan/core';
import { createT, type LanguageCode } from '@portolan/i18n';
import { anAgency } from '@portolan/contract/testing';
import { createAdopter, elementCss, UiProvider } from '@portolan/ui';
import { SiteProvider, type Site } from '../shell/page-context.tsx';
import { createSiteStore } from '../state/site-state.ts';
import { AgentNav } from './AgentNav.tsx';

const navigation: NavigationItem[] = [
  { label: 'Dashboard', path: '/dashboard', read: true },
  { label: 'Agents', path: '/users/agents', read: false },
  { label: 'Bookings', path: '/bookings', read: true },
];

let root: Root | null = null;
let host: HTMLElement | null = null;
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1000, 700);
});
afterEach(() => {
  root?.unmount();
  host?.remove();
});

/** The menu at the start of a page, its entries loaded. */
async function show(language: LanguageCode = 'en', folded = false) {
  if (folded) localStorage.setItem('agentNavFolded', 'true');
  const t = createT(language, []);
  const site = {
    store: createSiteStore(
      { agency: anAgency(), language, currency: 'USD', isMobile: false, role: 'agent', user: null, origin: 'http://x', art: {}, texts: {} },
      t,
    ),
    client: { call: () => Promise.resolve({ data: navigation }) } as unknown as Client,
  } as unknown as Site; // prettier-ignore
  host = document.body.appendChild(document.createElement('div'));
  host.className = 'root';
  host.dir = t.direction;
  Object.assign(host.style, { position: 'fixed', inset: '0', display: 'flex' });
  for (const [name, value] of Object.entries(themeVariables(createPalette('#0b63ce'))))
    host.style.setProperty(name, value);
  const adopt = createAdopter(document);
  adopt(elementCss);
  root = createRoot(host);
  root.render(
    <SiteProvider value={site}>
      <UiProvider t={t} adopt={adopt}>
        <AgentNav variant="rail" path="/dashboard" />
        <button type="button" style={{ alignSelf: 'center', marginInline: 'auto' }}>
          Elsewhere
        </button>
      </UiProvider>
    </SiteProvider>,
  );
  const find = <E extends HTMLElement>(selector: string) => host!.querySelector<E>(selector);
  await vi.waitFor(() => expect(find('nav ul')).not.toBeNull());
  const elsewhere = [...host.querySelectorAll('button')].at(-1)!;
  await userEvent.hover(elsewhere);
  return {
    find,
    elsewhere,
    nav: find('nav')!,
    denied: find('[aria-disabled=true]')!,
    tip: () => find('.agent-nav-tip'),
  };
}
const isOpen = (nav: Element) => nav.classList.contains('is-open');
const box = (element: Element) => element.getBoundingClientRect();

describe('the folded menu', () => {
  it('opens for a mouse that stays, and folds when it leaves', async () => {
    const { nav, elsewhere } = await show('en', true);
    expect([isOpen(nav), box(nav).width]).toEqual([false, 72]);
    await userEvent.hover(nav.querySelector('a')!);
    await vi.waitFor(() => expect(isOpen(nav)).toBe(true));
    await userEvent.hover(elsewhere);
    await vi.waitFor(() => expect(isOpen(nav)).toBe(false));
  });

  it('opens for the keyboard, stays open inside it, and folds behind it or on Escape', async () => {
    const { nav, find, elsewhere } = await show('en', true);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(find('.agent-nav-fold'));
    await vi.waitFor(() => expect(isOpen(nav)).toBe(true));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(find('a[href="/dashboard"]'));
    expect(isOpen(nav)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(isOpen(nav)).toBe(false));
    expect(document.activeElement).toBe(find('a[href="/dashboard"]'));
    await userEvent.keyboard('{Tab}');
    await vi.waitFor(() => expect(isOpen(nav)).toBe(true));
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(elsewhere);
    await vi.waitFor(() => expect(isOpen(nav)).toBe(false));
  });
});

describe.each(['en', 'ar'] as const)('the tooltip of an entry that may not be opened, in %s', (language) => {
  it('tells a mouse why, beside the entry on the side of the page, and stays while the mouse is on it', async () => {
    const { denied, tip, elsewhere } = await show(language);
    expect(tip()).toBeNull();
    await userEvent.hover(denied);
    await vi.waitFor(() => expect(tip()?.textContent).toBe(denied.querySelector('.vh')!.textContent));
    await vi.waitFor(() => {
      if (language === 'ar') expect(box(tip()!).right).toBeCloseTo(box(denied).left - 8, 0);
      else expect(box(tip()!).left).toBeCloseTo(box(denied).right + 8, 0);
    });
    expect(box(tip()!).left).toBeGreaterThanOrEqual(0);
    expect(box(tip()!).right).toBeLessThanOrEqual(innerWidth);
    await userEvent.hover(tip()!);
    await new Promise((go) => setTimeout(go, 100));
    expect(tip()).not.toBeNull();
    await userEvent.hover(elsewhere);
    await vi.waitFor(() => expect(tip()).toBeNull());
  });

  it('tells the keyboard why, closes on Escape and with the focus, and is said once to a screen reader', async () => {
    const { denied, tip, find } = await show(language);
    find('a[href="/dashboard"]')!.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(denied);
    await vi.waitFor(() => expect(tip()).not.toBeNull());
    expect(tip()!.getAttribute('aria-hidden')).toBe('true');
    expect(denied.textContent).toContain(tip()!.textContent);
    const { violations } = await axe.run(find('nav')!, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(tip()).toBeNull());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
    await vi.waitFor(() => expect(tip()).not.toBeNull());
    await userEvent.keyboard('{Tab}');
    await vi.waitFor(() => expect(tip()).toBeNull());
  });
});
