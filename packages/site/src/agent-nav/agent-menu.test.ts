import { describe, expect, it } from 'vitest';
import type { NavigationItem } from '@portolan/contract';
import { anAgency } from '@portolan/contract/testing';
import english from '@portolan/i18n/catalogues/en/agent.json' with { type: 'json' };
import { matchRoute } from '../routes.ts';
import { agentMenu, hostMenu, leadsTo } from './agent-menu.ts';

const agency = anAgency();
const entry = (label: string, path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  label,
  path,
  read: true,
  ...more,
});
/** What the server sends an owner: every entry of the specification. */
const everything: NavigationItem[] = [
  ['Dashboard', '/dashboard'], ['Book Now', '/booknow'], ['Clients', '/users/clients'], ['Agents', '/users/agents'], ['Bookings', '/bookings'],
  ['Proposals', '/proposals'], ['Settings', '/settings'], ['Wallet', '/wallet'], ['Academy', 'https://academy.example/'], ['Deal Link', '/deal-link'],
  ['Applications', '/applications'], ['Customize Theme', '/customize-theme'], ['Pay', '/pay'], ['Support', '/settings/support'], ['Searches', '/searches'], ['Log Out', '/logout'],
].map(([label, path]) => entry(label!, path!)); // prettier-ignore

describe('the agent’s menu', () => {
  it('is what the server sends, in its order: label, path, read, subMenu (NAV-26, NAV-27)', () => {
    const menu = agentMenu(
      [
        entry('Searches', '/searches'),
        entry('Yachts', '/yachts', { subMenu: [entry('Crews', '/yachts/crews')] }),
        entry('Dashboard', '/dashboard'),
      ],
      agency,
    );
    expect(menu.map(({ text, href }) => [text, href])).toEqual([
      [{ key: 'agent.nav.searches' }, '/searches'],
      // The host knows nothing of it; the server's word is enough.
      [{ label: 'Yachts' }, null],
      [{ key: 'agent.nav.dashboard' }, '/dashboard'],
    ]);
    expect(menu[1]?.below.map(({ href }) => href)).toEqual(['/yachts/crews']);
  });

  it('knows every entry by id, title, icon, path and active (NAV-32)', () => {
    for (const known of hostMenu) {
      expect(Object.keys(known).sort()).toEqual(['active', 'icon', 'id', 'label', 'path', 'title']);
      // The title in English is what the server calls it.
      expect((english as Record<string, string>)[known.title], known.id).toBe(known.label);
    }
    expect(agentMenu(everything, agency).map(({ id }) => id)).toEqual([
      'dashboard', 'book-now', 'clients', 'agents', 'bookings', 'proposals', 'settings', 'wallet', 'academy', 'deal-link', 'applications', 'theme',
      'pay', 'support', 'searches', 'log-out',
    ]); // prettier-ignore
  });

  it('knows Agents by the page of whoever looks (ROUTE-AGT-10)', () => {
    expect(agentMenu([entry('Colleagues', '/users/agents/view/u1')], agency)).toMatchObject([
      { id: 'agents', icon: 'badge', href: '/users/agents/view/u1' },
    ]);
  });

  it('leads to a page of the site with every entry that is one, never to its 404', () => {
    // What only opens others below it, and what the agency itself names.
    const noPages = ['book-now', 'settings', 'wallet', 'academy'];
    for (const { id, path } of hostMenu) {
      if (noPages.includes(id)) continue;
      expect(matchRoute(path, agency), path).not.toMatchObject({ route: { name: 'not-found' } });
    }
  });

  it('leaves out what is not active (NAV-28)', () => {
    const known = hostMenu.map((one) => (one.id === 'deal-link' ? { ...one, active: false } : one));
    const ids = agentMenu(everything, agency, known).map(({ id }) => id);
    expect(ids).not.toContain('deal-link');
    expect(ids).toHaveLength(everything.length - 1);
  });

  it('greys what may not be read, and leads nowhere there; no word about it is no permission', () => {
    const [denied, silent] = agentMenu(
      [entry('Agents', '/users/agents', { read: false }), { label: 'Pay', path: '/pay' } as NavigationItem],
      agency,
    );
    expect([denied?.readable, denied?.href, silent?.readable, silent?.href]).toEqual([
      false,
      null,
      false,
      null,
    ]);
  });

  it('leads Book Now to the first active service (NAV-30), and to flights when none is (NAV-31)', () => {
    const href = (...titles: string[]) =>
      agentMenu(
        [entry('Book Now', '/booknow')],
        anAgency({
          bookingMenuItemOptions: ['Activities', 'Cars', 'Hotels'].map((title) => ({
            title,
            active: titles.includes(title),
          })),
          enableFlightsV2: false,
        }),
      )[0]?.href;
    expect(href('Activities', 'Cars')).toBe('/booknow/cars');
    expect(href()).toBe('/booknow/flights');
  });

  it('has no Log Out where the partner’s page logs in and out', () => {
    const embedded = anAgency({ profileInformation: '{}' });
    expect(agentMenu(everything, embedded).map(({ id }) => id)).not.toContain('log-out');
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://academy.example/', 'data:text/html,x', ''])(
    'drops an entry that leads to %j',
    (path) => {
      expect(agentMenu([entry('Academy', path)], agency)).toEqual([]);
    },
  ); // prettier-ignore

  it('knows the academy by its mark, whatever the agency calls it', () => {
    const school = entry('Harbour School', 'https://school.example/', { academy: true });
    expect(agentMenu([school, entry('Academy', 'https://academy.example/')], agency)).toMatchObject([
      { id: 'academy', icon: 'cap', text: { label: 'Harbour School' }, academy: true },
      { id: 'academy', academy: false },
    ]);
  });

  it('opens the academy as another site', () => {
    expect(agentMenu([entry('Academy', 'https://academy.example/')], agency)[0]).toMatchObject({
      external: true,
      href: 'https://academy.example/',
    });
  });

  it('knows the page that is shown, with or without its slash, and pages below it', () => {
    const [website] = agentMenu([entry('Website Settings', '/settings/website/')], agency);
    expect(
      ['/settings/website', '/Settings/Website/', '/settings/website/seo', '/settings'].map((path) =>
        leadsTo(website!, path),
      ),
    ).toEqual([true, true, true, false]);
  });
});
