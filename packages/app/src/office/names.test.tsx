// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { ProposalSummary, StoredSignInProvider } from '@portolan/contract';
import { languageCodes } from '@portolan/i18n';
import { openOffice, seen } from './testing/screens.tsx';

const provider = (id: string, active: boolean): StoredSignInProvider => ({
  id, kind: 'social', name: `Acme ${id}`, issuer: 'https://login.acme.example', clientId: 'harbour', hasSecret: true, active, position: 0,
  redirectUri: 'https://site.example/social', createdAt: '2026-11-22T00:00:00Z',
}); // prettier-ignore
const proposal = {
  proposalId: 'pr_1', status: 'open', title: 'Spring in Lisbon', clientName: 'Mia', clientEmail: null, agentName: 'Avery', items: 1,
  total: { amount: 100, currency: 'USD' }, createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-05T12:00:00Z', decidedAt: null,
  approvedItem: null, seenAt: null, reason: null,
} satisfies ProposalSummary; // prettier-ignore
const text = { key: 'site.faq', original: 'FAQ', text: 'Questions', updatedAt: null, updatedBy: null };

const screens = {
  'agent.settings.sign-in': ['Acme on', 'Acme off'],
  'agent.settings.texts': ['site.faq'],
  'agent.proposals': ['Spring in Lisbon'],
} as const;

it.each(languageCodes)(
  'names what a button is about behind the words that are seen on it: %s',
  async (language) => {
    for (const [screen, about] of Object.entries(screens)) {
      const page = await openOffice(
        screen as keyof typeof screens,
        {
          providers: () => Promise.resolve([provider('on', true), provider('off', false)]),
          texts: () => Promise.resolve([text]),
          proposals: () => Promise.resolve([proposal]),
        },
        { role: 'agency_owner' },
        language,
      );
      const all = await vi.waitFor(() => {
        const found = [
          ...page.querySelectorAll(':is(article, li) :is(.office-actions, .office-end) :is(button, a)'),
        ];
        expect(found.length, screen).toBeGreaterThan(0);
        return found.filter((one) => !one.closest('dialog'));
      });
      for (const one of all) {
        const words = seen(one);
        expect(one.hasAttribute('aria-label'), words).toBe(false);
        expect(about.map((what) => `${words} ${what}`)).toContain(one.textContent);
      }
      expect(new Set(all.map((one) => one.textContent)).size, screen).toBe(all.length);
    }
  },
);
