// What a traveller reads is the agency's: our own name stands in no document of the site, whoever reads it.
import type { PageRequest } from '@portolan/contract';
import { languageCodes } from '@portolan/i18n';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../src/routes.ts';
import { aSite } from './testing.ts';

const { open } = aSite(
  {},
  { art: { hero: '/art/hero.svg', empty: '/art/empty.svg', room: '/art/room.svg' } },
);
const ours = /portolan/i;
const paths = [...new Set(siteRoutes.map(({ path }) => path.replace(/\{\w+\}/g, 'x')))];

describe('no page bears our name', () => {
  it.each(['visitor', 'customer', 'agency_owner'] as const)('to a %s', async (role) => {
    let shown = 0;
    for (const path of [...paths, '/no-such-page']) {
      const { status, html, location } = await open(path, {}, { role });
      if (status === 200) shown++;
      expect(`${html}${location ?? ''}`, path).not.toMatch(ours);
    }
    expect(shown).toBeGreaterThan(40);
  });
  it.each(languageCodes)('in %s', async (language) => {
    for (const path of ['/', '/login', '/about', '/privacy-policy', '/booknow/hotels/v2', '/booking/x', '/errors', '/no-such-page'])
      expect((await open(path, {}, { language })).html, path).not.toMatch(ours);
  }); // prettier-ignore
  it.each<[string, Partial<PageRequest>, Parameters<typeof open>[1]]>([
    ['an agency that says nothing of itself', {}, { metaData: { title: '', description: '', keywords: [] }, logo: '', contactEmailId: '' }],
    ['an agency that is closed', {}, { status: 'Inactive' }],
    ['no agency', { agency: null }, {}],
  ])('of %s', async (_, request, changes) => {
    for (const path of ['/', '/about', '/booknow/hotels/v2', '/no-such-page'])
      expect((await open(path, changes, request)).html, path).not.toMatch(ours);
  }); // prettier-ignore
});
