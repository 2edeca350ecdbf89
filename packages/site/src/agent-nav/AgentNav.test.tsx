// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { act, fireEvent } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '@portolan/client';
import type { NavigationItem } from '@portolan/contract';
import { anAgency } from '@portolan/contract/testing';
import { salesSettings } from '@portolan/contract/testing';
import { UiProvider } from '@portolan/ui';
import { SiteProvider, type Site } from '../shell/page-context.tsx';
import { createSiteStore } from '../state/site-state.ts';
import { siteTexts } from '../texts.ts';
import { AgentNav, expandAfterMs } from './AgentNav.tsx';

const navigation: NavigationItem[] = [
  { label: 'Dashboard', path: '/dashboard', read: true },
  { label: 'Agents', path: '/users/agents', read: false },
  {
    label: 'Settings',
    path: '/settings',
    read: true,
    subMenu: [{ label: 'Markup Settings', path: '/settings/agency', read: true }],
  },
  { label: 'Academy', path: 'https://academy.example/', read: true },
];

let root: Root | null = null;
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** The menu on an agent's page, its texts and entries loaded. */
async function show(
  answer: () => Promise<unknown> = () => Promise.resolve({ data: navigation }),
  path = '/dashboard',
) {
  const agency = anAgency();
  const t = siteTexts('en', {}, {});
  const call = vi.fn(answer);
  const site = {
    store: createSiteStore(
      { agency, language: 'en', currency: 'USD', isMobile: false, role: 'agent', user: null, origin: 'http://x', art: {}, texts: {} },
      t,
    ),
    client: { call } as unknown as Client,
  } as unknown as Site; // prettier-ignore
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  act(() =>
    root!.render(
      <SiteProvider value={site}>
        <UiProvider t={t} adopt={() => undefined}>
          <AgentNav variant="rail" path={path} />
        </UiProvider>
      </SiteProvider>,
    ),
  );
  await vi.waitFor(() => {
    act(() => undefined);
    if (!container.querySelector('nav ul, [role=alert]')) throw new Error('not there yet');
  });
  const nav = container.querySelector('nav')!;
  const isOpen = () => nav.classList.contains('is-open');
  const fold = () => fireEvent.click(container.querySelector('.agent-nav-fold')!);
  return { container, nav, isOpen, fold, call };
}
/** A mouse comes and goes as in a browser: as a pointer first, then as a mouse. */
const hover = (element: Element, pointerType = 'mouse') => {
  fireEvent.pointerEnter(element, { pointerType });
  fireEvent.mouseEnter(element);
};
const leave = (element: Element) => {
  fireEvent.pointerLeave(element);
  fireEvent.mouseLeave(element);
};

describe('the agent’s left navigation', () => {
  it('turns what points along the line of reading, and nothing else', async () => {
    const { container } = await show();
    const turned = (selector: string) =>
      container.querySelector(`${selector} .icon`)!.classList.contains('is-mirrored');
    expect([turned('.agent-nav-fold'), turned('a[href="/dashboard"]')]).toEqual([true, false]);
  });
  it('is collapsed and expanded by its button, and stays so on the next page (NAV-07)', async () => {
    const { container, isOpen, fold } = await show();
    const state = () => container.querySelector('.agent-nav-fold')?.getAttribute('aria-expanded');
    expect([isOpen(), state()]).toEqual([true, 'true']);
    fold();
    expect([isOpen(), state()]).toEqual([false, 'false']);
    act(() => root?.unmount());
    const next = await show();
    expect(next.isOpen()).toBe(false);
    next.fold();
    expect(next.isOpen()).toBe(true);
  });

  it('collapsed, expands 100 ms after the pointer came, and not when it left before (NAV-08, CONST-26)', async () => {
    const { nav, isOpen, fold } = await show();
    fold();
    vi.useFakeTimers();
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    expect(expandAfterMs).toBe(100);
    hover(nav);
    wait(99);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
    leave(nav);
    expect(isOpen()).toBe(false);

    hover(nav);
    wait(99);
    leave(nav);
    wait(500);
    expect(isOpen()).toBe(false);
  });

  it('does not expand for a finger, which has no hover; Escape folds what hovering opened', async () => {
    const { nav, isOpen, fold } = await show();
    fold();
    vi.useFakeTimers();
    hover(nav, 'touch');
    act(() => void vi.advanceTimersByTime(500));
    expect(isOpen()).toBe(false);
    hover(nav);
    act(() => void vi.advanceTimersByTime(100));
    fireEvent.keyDown(nav, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('greys an entry without read permission: it is seen, says why, and is no link (NAV-29)', async () => {
    const { container } = await show();
    const entry = [...container.querySelectorAll('[aria-disabled=true]')];
    expect(entry.map((one) => one.textContent)).toEqual([
      'AgentsYou don’t have access to Agents. Ask the owner of your agency.',
    ]);
    expect(entry[0]?.closest('a')).toBeNull();
    expect(container.querySelector('[href="/users/agents"]')).toBeNull();
  });

  it('opens an entry with others below it, which is open already where one of them is the page', async () => {
    const { container } = await show();
    const button = container.querySelector<HTMLElement>('button.agent-nav-item')!;
    const below = () => container.querySelector<HTMLElement>('ul ul')!.hidden;
    expect([button.getAttribute('aria-expanded'), below()]).toEqual(['false', true]);
    fireEvent.click(button);
    expect([button.getAttribute('aria-expanded'), below()]).toEqual(['true', false]);
    act(() => root?.unmount());
    const there = await show(undefined, '/settings/agency');
    expect(there.container.querySelector('ul ul [aria-current=page]')?.textContent).toBe('Markup Settings');
    expect(there.container.querySelector<HTMLElement>('ul ul')!.hidden).toBe(false);
  });

  it('leads to the academy in a tab of its own, which learns nothing of this page', async () => {
    const { container } = await show();
    const link = container.querySelector('[href^="https:"]')!;
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('says that the menu did not come, and asks again', async () => {
    let fails = true;
    const { container, call } = await show(() =>
      fails ? Promise.reject(new Error('down')) : Promise.resolve({ data: navigation }),
    );
    expect(container.querySelector('[role=alert]')?.textContent).toContain('The menu could not be loaded.');
    fails = false;
    fireEvent.click(container.querySelector('[role=alert] button')!);
    await vi.waitFor(() => expect(container.querySelector('[href="/dashboard"]')).not.toBeNull());
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('the settings of a sales agent', () => {
  const links = ['Markup Settings', 'Website Settings', 'Payment Settings', 'Product Settings'];
  it.each(links)('show a disabled link to %s (AGENT-11, AGENT-12, AGENT-13, AGENT-14)', async (wanted) => {
    const sent = [{ label: 'Settings', path: '/settings', read: true, subMenu: salesSettings }];
    const { container } = await show(() => Promise.resolve({ data: sent }), '/settings/profile');
    const link = [...container.querySelectorAll('[role=link]')].find(
      (one) => one.querySelector('bdi')?.textContent === wanted,
    )!;
    expect([
      link.getAttribute('aria-disabled'),
      link.hasAttribute('href'),
      link.getAttribute('tabindex'),
    ]).toEqual(['true', false, '0']);
    expect(container.querySelector('a[href="/settings/profile"]')).not.toBeNull();
  });
});
