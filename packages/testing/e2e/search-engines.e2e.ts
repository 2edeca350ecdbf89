// What search engines and networks read, without a browser: the documents as they leave the server.

import { request as httpRequest } from 'node:http';
import { describe, expect, inject, it } from 'vitest';

const product = inject('product');
const seed = Number(process.env.PORTOLAN_SEED ?? 1);
const agencies = ['harbour', 'nordlys', 'solazul', 'safar', 'atelier', 'demo'];
const languages = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'];

interface Page {
  status: number;
  text: string;
  type: string;
}

/** An address of a site; Node does not know `*.localhost`, so the host goes into a header. */
function read(address: string): Promise<Page> {
  const { host, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port: new URL(product.api).port, path: pathname + search, headers: { host } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            type: String(response.headers['content-type']),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

const siteOf = (agency: string) => product.site.replace('//harbour.', `//${agency}.`);
const attribute = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]?.replaceAll('&amp;', '&');
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!);
const alternates = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, code, href]) => `${code} ${href!.replaceAll('&amp;', '&')}`);

it('/?lng=pt is a page in Portuguese, whatever the agency’s own language (PARAM-10)', async () => {
  for (const agency of ['harbour', 'safar']) {
    const { status, text } = await read(`${siteOf(agency)}/?lng=pt`);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="pt" dir="ltr"');
    expect(text).toContain('>Iniciar sessão<');
  }
  const own = await read(`${siteOf('safar')}/`);
  expect(own.text).toContain('<html lang="ar" dir="rtl"');
});

describe.each(agencies)('the sitemap of %s', (agency) => {
  it('lists pages that answer in every language, with the address that they say counts', async () => {
    const { status, text, type } = await read(`${siteOf(agency)}/sitemap.xml`);
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    const listed = text.split('<url>').slice(1);
    expect(locations(text).length).toBe(listed.length);
    // Behind a forced login only the six legal texts are open.
    expect(listed.length).toBeGreaterThanOrEqual(agency === 'solazul' ? 6 : 15);
    let places = 0;
    for (const [index, entry] of listed.entries()) {
      const [loc] = locations(entry);
      // Places are hundreds of one kind: a few of them speak for all.
      if (/\/destination\/./.test(loc!) && (++places + seed) % 150 > 0) continue;
      const map = alternates(entry, /hreflang="([^"]+)" href="([^"]+)"/g);
      expect(map).toHaveLength(10);
      const wanted = process.env.PORTOLAN_PROVE ? languages : [languages[(seed + index) % languages.length]!];
      for (const language of wanted) {
        const page = await read(`${loc}?lng=${language}`);
        expect([loc, page.status]).toEqual([loc, 200]);
        expect(page.text).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
        const itself = `${loc}?lng=${language}`;
        expect(map).toContain(`${language} ${itself}`);
        expect(attribute(page.text, /<link rel="canonical" href="([^"]+)">/)).toBe(itself);
        expect(attribute(page.text, /<meta property="og:url" content="([^"]+)">/)).toBe(itself);
        expect(page.text).not.toContain('content="noindex"');
        expect(alternates(page.text, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)).toEqual(
          map,
        );
        const picture = attribute(page.text, /<meta property="og:image" content="([^"]+)">/)!;
        if (index % 5 === 0) {
          const { status, type } = await read(picture);
          expect([picture, status, type]).toEqual([picture, 200, 'image/png']);
        }
      }
    }
  });
});

it('a blog reads in the agency’s own language, with a page for what is not there', async () => {
  const { text } = await read(`${siteOf('atelier')}/blog`);
  expect(text).toContain('La Provence hors saison');
  const missing = await read(`${siteOf('atelier')}/blog/three-slow-days-in-lisbon`);
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('content="noindex"');
});
