import { anAgency } from '@portolan/contract/testing';
import { describe, expect, it } from 'vitest';
import type { WidgetHtmlRequest } from '@portolan/contract';
import { aSite } from './testing.ts';

const agency = anAgency({
  enableHotelsV2: true,
  bookingMenuItemOptions: [{ title: 'Hotels', active: true }],
} as Parameters<typeof anAgency>[0]);
const render = (changes: Partial<WidgetHtmlRequest> = {}) =>
  aSite().renderer.renderWidget!({
    tag: 'travel-hotels',
    agency,
    siteOrigin: 'https://book.lantern.example',
    language: 'en',
    currency: 'EUR',
    attributes: { agency: 'pk_live_1' },
    ...changes,
  });
/** Name → value of everything that the form sends. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1],
      (/value="([^"]*)"/.exec(input)?.[1] ?? '').replaceAll('&quot;', '"'),
    ]),
  );

describe('the HTML of a widget for a partner’s page', () => {
  it('is the element with its form, which leads to the agency’s results', async () => {
    const html = (await render())!;
    expect(html).toMatch(
      /^<travel-hotels agency="pk_live_1"><template shadowrootmode="open"><style>.*<\/template><\/travel-hotels>$/s,
    );
    expect(html).toContain('data-server-rendered');
    expect(html).not.toContain('inert');
    const form = /<form[^>]*>/.exec(html)![0];
    expect(form).toContain('method="get"');
    expect(form).toContain('action="https://book.lantern.example/booknow/hotels/v2/search"');
    expect(form).toContain('target="_top"');
    expect(fieldsOf(html)).toEqual({
      destination: '',
      occupancy: '[{"adults":2,"childAges":[]}]',
      currency: 'EUR',
      lng: 'en',
    });
  });

  it('leaves dates blank, which depend on the traveller’s day', async () => {
    const html = (await render({
      attributes: { agency: 'k', destination: 'Porto', 'check-in': '2027-01-04', 'check-out': '2027-01-06' },
    }))!;
    expect(html).not.toMatch(/2027-01-0[46]"[^>]*type="hidden"|Jan/);
    expect(fieldsOf(html)).not.toHaveProperty('startDate');
    expect(fieldsOf(html).destination).toBe('Porto');
  });

  it('escapes every attribute, and writes no style attribute', async () => {
    const attack = `"><script>alert(1)</script><img src=x onerror=1 x='`;
    const html = (await render({ attributes: { agency: 'k', destination: attack }, nonce: 'n0nce"x' }))!;
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html).toContain('<style nonce="n0nce&quot;x">');
    expect(html).not.toMatch(/<[^>]* style=/);
  });

  it('speaks the language asked for, in its direction and scheme', async () => {
    const html = (await render({ language: 'ar', attributes: { agency: 'k', 'color-scheme': 'auto' } }))!;
    expect(html).toMatch(/class="root" part="root" lang="ar" dir="rtl"/);
    expect(html).toContain('color-scheme:light dark');
    expect(fieldsOf(html).lng).toBe('ar');
  });

  it('is rendered for every widget, and for no other tag', async () => {
    for (const tag of ['deals', 'flights', 'resort', 'cars', 'activities', 'cruise'])
      expect(await render({ tag: `travel-${tag}` }), tag).toContain(`<travel-${tag} `);
    expect(await render({ tag: 'travel-nothing' })).toBeNull();
    expect(await render({ tag: 'travel-booking' }), 'is for the agency’s own site').toBeNull();
    expect(await render({ tag: 'constructor' })).toBeNull();
  });

  it('offers people where the agency does not sell stays online', async () => {
    const html = (await render({ agency: anAgency({ bookingMenuItemOptions: [] }) }))!;
    expect(html).not.toContain('<form');
    expect(html).not.toContain('data-server-rendered');
  });
});
