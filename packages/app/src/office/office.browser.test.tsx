import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as viewport } from 'vitest/browser';
import type { BookingSummary, ProposalSummary } from '@portolan/contract';
import officeCss from './office.css?inline';
import { openOffice, press } from './testing/screens.tsx';

const style = document.createElement('style');
const steps = [4, 8, 12, 16, 20].map((size, at) => `--_${at + 1}:${size}px`).join(';');
beforeEach(() => {
  style.textContent = `:root{${steps}}.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}dl,dd,form{margin:0}${officeCss}`;
  document.head.append(style);
});
afterEach(() => {
  document.documentElement.removeAttribute('dir');
  style.remove();
});
const box = (scope: Element, selector: string) => scope.querySelector(selector)!.getBoundingClientRect();

describe('a card of the back-office', () => {
  it('has no gap where nothing is said, and says it in a place that was there before', async () => {
    const screen = await openOffice('agent.settings.texts', {
      texts: () =>
        Promise.resolve([{ key: 'site.faq', original: 'FAQ', text: null, updatedAt: null, updatedBy: null }]),
    });
    const card = screen.querySelector('article')!;
    const status = card.querySelector('[role=status]')!;
    expect(getComputedStyle(status).display).not.toBe('none');
    const gap = box(card, 'dl').top - box(card, '.office-title').bottom;
    expect(gap).toBeGreaterThan(0);
    expect(box(card, '.office-actions').top - box(card, 'dl').bottom).toBeCloseTo(gap, 0);
    await press(card, 'Change');
    const { paddingBottom, borderBottomWidth } = getComputedStyle(card);
    expect(card.getBoundingClientRect().bottom - box(card, 'form').bottom).toBeCloseTo(
      parseFloat(paddingBottom) + parseFloat(borderBottomWidth),
      0,
    );
    expect(card.querySelector('[role=status]')).toBe(status);
  });

  it('begins every line on the reader’s side, whatever language it is in, and keeps long words inside', async () => {
    document.documentElement.dir = 'rtl';
    await viewport.viewport(390, 844);
    const proposal = {
      proposalId: 'pr_1', status: 'open', title: 'Eine Reise auf der Donaudampfschifffahrtsgesellschaftskapitänsmütze', clientName: 'Max',
      clientEmail: 'someone.with.a.long.address@subdomain.of.the.company.example.com', agentName: 'Avery', items: 1,
      total: { amount: 100, currency: 'USD' }, createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-05T12:00:00Z', decidedAt: null,
      approvedItem: null, seenAt: null, reason: null,
    } satisfies ProposalSummary; // prettier-ignore
    const screen = await openOffice('agent.proposals', { proposals: () => Promise.resolve([proposal]) });
    const lines = box(screen, '.office-lines');
    const title = document.createRange();
    title.selectNodeContents(screen.querySelector('li h2')!);
    const rows = [...title.getClientRects()].filter(({ width }) => width > 0);
    expect(new Set(rows.map(({ top }) => Math.round(top))).size).toBeGreaterThan(1);
    for (const { left, right } of rows) {
      expect(right).toBeCloseTo(lines.right, 0);
      expect(left).toBeGreaterThanOrEqual(lines.left - 1);
    }
    expect(box(screen, 'a[href^="mailto:"]').right).toBeCloseTo(lines.right, 0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe('the bookings of an agency', () => {
  const booking = {
    reference: 'HP-ABCD-1234', status: 'confirmed', paymentStatus: 'captured', lead: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe', createdAt: '2026-11-20T10:00:00Z',
    price: { total: { amount: 1_234_500, currency: 'USD' } },
    item: {
      service: 'hotels', title: 'The long hotel at the end of the quay with the river view', line: 'Lisbon', image: '', travellers: 2,
      starts: { local: '2027-03-10T15:00', zone: 'Europe/Lisbon', at: '2027-03-10T15:00:00Z' },
      ends: { local: '2027-03-12T11:00', zone: 'Europe/Lisbon', at: '2027-03-12T11:00:00Z' },
    },
  } as unknown as BookingSummary; // prettier-ignore
  const open = () =>
    openOffice('agent.bookings', {
      bookings: () =>
        Promise.resolve({ data: [booking, { ...booking, reference: 'HP-ABCD-1235' }], next: null }),
    });

  it.each(['ltr', 'rtl'])('are dense rows under their headings on a wide screen: %s', async (direction) => {
    document.documentElement.dir = direction;
    await viewport.viewport(1280, 800);
    const screen = await open();
    const [first, second] = [...screen.querySelectorAll('tbody tr')];
    expect(box(second!, 'th').top - box(first!, 'th').top).toBeLessThan(90);
    for (const [at, heading] of screen.querySelectorAll('thead th').entries()) {
      const head = heading.getBoundingClientRect();
      expect(head.height).toBeGreaterThan(0);
      expect(first!.children[at]!.getBoundingClientRect().left).toBeCloseTo(head.left, 0);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  });

  it('are cards on a phone, no word of which leaves it', async () => {
    document.documentElement.dir = 'rtl';
    await viewport.viewport(320, 800);
    const screen = await open();
    const row = screen.querySelector('tbody tr')!;
    const cells = [...row.children].map((cell) => cell.getBoundingClientRect());
    for (const [at, cell] of cells.entries())
      if (at > 0) expect(cell.top).toBeGreaterThanOrEqual(cells[at - 1]!.bottom);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
