import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { page as viewport, userEvent } from 'vitest/browser';
import type { Proposal } from '@portolan/contract';
import { anAgency } from '@portolan/contract/testing';
import { createT } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/ar/common.json' with { type: 'json' };
import { UiProvider } from '@portolan/ui';
import { LinkPages } from './LinkPages.tsx';
import linksCss from './links.css?inline';
import { noLinks } from './testing.ts';

const style = document.createElement('style');
let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  style.remove();
});

it('shows an agent their proposal from right to left on a phone: its link inside the page, and nothing but a copy of it to press', async () => {
  await viewport.viewport(390, 844);
  document.documentElement.dir = 'rtl';
  style.textContent = `body{margin:0}.vh{position:absolute;clip-path:inset(50%)}${linksCss}`;
  document.head.append(style);
  const proposal: Proposal = {
    proposalId: `pr_${'a'.repeat(40)}`, status: 'open', title: 'عطلة طويلة في لشبونة', clientName: 'Mia', agentName: 'Avery', message: null, items: [],
    createdAt: '2026-11-21T12:00:00Z', expiresAt: '2026-12-05T12:00:00Z', decidedAt: null, approvedItem: null, seenAt: '2026-11-22T12:00:00Z',
  }; // prettier-ignore
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const notify = vi.fn();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const context = {
    agency: anAgency(), art: {}, origin: 'https://site.example', role: 'agent', proposalId: proposal.proposalId, dealLinkId: null,
    links: { ...noLinks, proposal: () => Promise.resolve(proposal) }, notify,
  } as const; // prettier-ignore
  act(() =>
    root!.render(
      <UiProvider t={createT('ar', [common])} adopt={() => undefined}>
        <LinkPages name="allow-agent-proposal" context={context} />
      </UiProvider>,
    ),
  );
  await vi.waitFor(() => expect(container.querySelector('.links-address')).not.toBeNull());
  const address = container.querySelector('.links-address')!.getBoundingClientRect();
  expect(address.left).toBeGreaterThanOrEqual(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(container.querySelector('[role=status]')!.textContent).toContain('فتحه العميل');

  const buttons = container.querySelectorAll('button');
  expect(buttons).toHaveLength(1);
  await userEvent.tab();
  expect(document.activeElement).toBe(buttons[0]);
  await userEvent.keyboard('{Enter}');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(
    `https://site.example/booknow/hotels/deal/${proposal.proposalId}`,
  );
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  writeText.mockRestore();
});
