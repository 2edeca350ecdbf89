import { describe, expect, it } from 'vitest';
import type { Role } from '@portolan/contract/roles';
import { hasAgentNav, hiding } from './visibility.ts';

const none = { hideHeader: false, hideFooter: false };
const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://x');
  return { path: pathname, query: searchParams };
};
const hidden = (address: string, { auth = false, rule = null as boolean | null, cookies = none } = {}) =>
  hiding(at(address), { hideHeaderforDealProposal: rule }, auth, cookies);

describe('header and footer', () => {
  it('hide the header for a visitor on deal and proposal links (VIS-05)', () => {
    for (const link of ['/?dealLinkId=1', '/about?proposalId=2', '/booknow/hotels/deal/p1']) {
      expect(hidden(link)).toEqual({ header: true, footer: false });
      expect(hidden(link, { auth: true }).header).toBe(false);
    }
  });
  it('hide the header for a visitor on checkout (VIS-06)', () => {
    expect(hidden('/booknow/hotels/checkout?token=1').header).toBe(true);
    expect(hidden('/booknow/Cars/checkout').header).toBe(true);
    expect(hidden('/booknow/hotels?checkout=true').header).toBe(true);
    expect(hidden('/booknow/hotels/checkout', { auth: true }).header).toBe(false);
  });
  it('follow hideHeaderforDealProposal: false shows it, true hides it for everybody (AGY-19)', () => {
    expect(hidden('/?dealLinkId=1', { rule: false }).header).toBe(false);
    expect(hidden('/?dealLinkId=1', { rule: true, auth: true }).header).toBe(true);
    expect(hidden('/about', { rule: true }).header).toBe(false);
  });
  it('hide both on proposal answers and below (ROUTE-LINK-05, ROUTE-LINK-06, ROUTE-LINK-07, ROUTE-LINK-08)', () => {
    for (const path of [
      '/disapproveProposal',
      '/disapproveProposal/x',
      '/allowAgentProposal',
      '/allowAgentProposal/x',
    ])
      expect(hidden(path, { auth: true })).toEqual({ header: true, footer: true });
  });
  it('hide by query and by cookie', () => {
    expect(hidden('/?hideHeader=true')).toEqual({ header: true, footer: false });
    expect(hidden('/?hideFooter=true')).toEqual({ header: false, footer: true });
    expect(hidden('/', { cookies: { hideHeader: true, hideFooter: true } })).toEqual({
      header: true,
      footer: true,
    });
    expect(hidden('/?hideHeader=1')).toEqual({ header: false, footer: false });
  });
});

describe('the agent’s left navigation', () => {
  const shown = (path: string, role: Role = 'agent', header = false) =>
    hasAgentNav(path, role, { header, footer: false });
  it('is there for agents, and for nobody else', () => {
    for (const role of ['agent', 'restricted_agent', 'sales_agent', 'admin', 'agency_owner'] as const)
      expect(shown('/dashboard', role), role).toBe(true);
    for (const role of ['customer', 'visitor'] as const) expect(shown('/dashboard', role), role).toBe(false);
  });
  it.each([
    '/privacy-policy', '/user-terms-and-conditions', '/agency-terms-and-conditions/harbour', '/cookies-policy', '/disclaimer', '/cancellation-policy',
    '/faqs', '/about', '/About/', '/destination', '/destination/share', '/top-destination', '/hidden-gems', '/subscription',
  ])('is away on %s (A-59)', (path) => {
    expect(shown(path)).toBe(false);
  }); // prettier-ignore
  it('stays on the blog, on home and while booking, and goes with the header', () => {
    for (const path of ['/blog', '/', '/booknow/hotels', '/aboutish', '/faqsx'])
      expect(shown(path), path).toBe(true);
    expect(shown('/dashboard', 'agent', true)).toBe(false);
  });
});
