import { describe, expect, it } from 'vitest';
import { writeRobots } from './robots.ts';
import { writeSitemap } from './sitemap.ts';

const origin = 'https://book.harbour.example';

/** What a robot that reads RFC 9309 may fetch: of all rules that match, the longest one decides, and a tie allows. */
function mayFetch(robots: string, agent: string, path: string): boolean {
  const groups: { agents: string[]; rules: [allow: boolean, pattern: string][] }[] = [];
  let open = false;
  for (const line of robots.split('\n')) {
    const [, field = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (field === 'User-agent') {
      if (!open) groups.push({ agents: [], rules: [] });
      groups.at(-1)!.agents.push(value.toLowerCase());
    } else if (field === 'Allow' || field === 'Disallow')
      groups.at(-1)!.rules.push([field === 'Allow', value]);
    open = field === 'User-agent';
  }
  const group =
    groups.find(({ agents }) => agents.includes(agent.toLowerCase())) ??
    groups.find(({ agents }) => agents.includes('*'))!;
  const matching = group.rules.filter(([, pattern]) =>
    new RegExp(`^${pattern.replace(/[.?+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
  );
  const longest = Math.max(0, ...matching.map(([, pattern]) => pattern.length));
  const deciding = matching.filter(([, pattern]) => pattern.length === longest);
  return deciding.length === 0 || deciding.some(([allow]) => allow);
}

describe('robots.txt', () => {
  const robots = writeRobots(origin);
  it('opens public pages in every language, and names the sitemap', () => {
    for (const path of ['/', '/about', '/blog', '/blog/a-day', '/booknow/hotels/v2', '/blog/a-day?lng=ar', '/?lng=pt', '/cookies-policy', '/assets/a.js', '/art/v1/x.svg'])
      expect([path, mayFetch(robots, 'Googlebot', path)]).toEqual([path, true]);
    expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  }); // prettier-ignore
  it('closes private areas, searches, queries and what is shared', () => {
    for (const path of [
      '/api/agency', '/booking/HP-1', '/mytrip/profile', '/dashboard', '/settings/website/', '/users/clients', '/wallet/details', '/login',
      '/login?redirect=/', '/logout', '/booknow/hotels/checkout', '/booknow/hotels/v2/search?destination=Lisbon', '/booknow/hotels/v2/details',
      '/booknow/cars/result-details', '/booknow/Cars/checkout', '/booknow/hotels/confirm-payment', '/?tab=Cruises', '/blog?page=2',
      '/?lng=pt&currency=EUR', '/?currency=EUR&lng=pt', '/blog/share?slug=a-day', '/blog/share', '/destination/share', '/frame/checkout', '/url/1',
    ])
      expect([path, mayFetch(robots, 'Googlebot', path)]).toEqual([path, false]);
  }); // prettier-ignore
  it('opens what is shared to the robots of networks, and nothing private', () => {
    for (const agent of ['facebookexternalhit', 'Twitterbot', 'LinkedInBot']) {
      expect(mayFetch(robots, agent, '/blog/share?slug=a-day')).toBe(true);
      expect(mayFetch(robots, agent, '/destination/share?id=1')).toBe(true);
      expect(mayFetch(robots, agent, '/booking/HP-1?token=x')).toBe(false);
    }
  });
  it('closes everything where nobody’s or an inactive agency’s site would be', () => {
    for (const agent of ['Googlebot', 'Twitterbot'])
      for (const path of ['/', '/blog', '/blog/share?slug=a'])
        expect(mayFetch(writeRobots(null), agent, path)).toBe(false);
    expect(writeRobots(null)).not.toContain('Sitemap');
  });
});

describe('a sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  it('gives each page with its nine languages and one for whoever has no wish', () => {
    const { main, parts } = writeSitemap(origin, [{ path: '/' }, { path: '/blog/a', changedAt: '2026-11-01T09:00:00.000Z' }]);
    expect(parts).toEqual([]);
    expect(locations(main)).toEqual([`${origin}/`, `${origin}/blog/a`]);
    expect(main.match(/hreflang="/g)).toHaveLength(20);
    expect(main).toContain(`hreflang="ar" href="${origin}/blog/a?lng=ar"`);
    expect(main).toContain(`hreflang="x-default" href="${origin}/blog/a"`);
    expect(main).toContain('<lastmod>2026-11-01T09:00:00.000Z</lastmod>');
  }); // prettier-ignore
  it('is an index of files from the 50,001st address on, or sooner where 50 MB would be passed', () => {
    const pages = Array.from({ length: 50_001 }, (_, at) => ({ path: `/b/${at}` }));
    const wide = { addresses: 50_000, characters: Infinity };
    expect(writeSitemap(origin, pages.slice(0, 50_000), wide).parts).toHaveLength(0);
    const byCount = writeSitemap(origin, pages, wide);
    expect(byCount.main.includes('<sitemapindex ')).toBe(true);
    expect(locations(byCount.main)).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]);
    expect(byCount.parts.map((part) => locations(part).length)).toEqual([50_000, 1]);
    // Ten links an address make a file heavy before it is long.
    const { parts } = writeSitemap(origin, pages);
    expect(parts.map((part) => Buffer.byteLength(part) < 50_000_000)).toEqual([true, true]);
    expect(parts.reduce((sum, part) => sum + locations(part).length, 0)).toBe(50_001);
  });
  it('writes what would end an element as text', () => {
    expect(writeSitemap(origin, [{ path: '/a&b<c>' }]).main).toContain(
      `<loc>${origin}/a&amp;b&lt;c&gt;</loc>`,
    );
  });
});
