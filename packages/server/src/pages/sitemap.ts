import type { PublicPage } from '@portolan/contract';
import { escapeHtml } from '@portolan/core';
import { languageCodes } from '@portolan/i18n';

/** What the protocol allows in one file, with room: 50,000 addresses and 50 MB. */
const limits = { addresses: 50_000, characters: 40_000_000 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The files of a sitemap, each address with its nine languages and the one without a wish. One file is `/sitemap.xml` itself; of several,
 * that is an index of `/sitemap-1.xml` and so on.
 */
export function writeSitemap(
  origin: string,
  pages: readonly PublicPage[],
  limit: { addresses: number; characters: number } = limits,
): { main: string; parts: string[] } {
  const files: string[][] = [[]];
  let size = 0;
  for (const page of pages) {
    const entry = entryOf(origin, page);
    const file = files.at(-1)!;
    if (file.length > 0 && (file.length >= limit.addresses || size + entry.length > limit.characters)) {
      files.push([entry]);
      size = entry.length;
    } else {
      file.push(entry);
      size += entry.length;
    }
  }
  const written = files.map(
    (entries) =>
      `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`,
  );
  if (written.length === 1) return { main: written[0]!, parts: [] };
  const index = written.map(
    (_, at) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>\n`,
  );
  return {
    main: `${declaration}<sitemapindex xmlns="${schema}">\n${index.join('')}</sitemapindex>\n`,
    parts: written,
  };
}

function entryOf(origin: string, { path, changedAt }: PublicPage): string {
  const address = escapeHtml(origin + path);
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>\n`;
  return (
    `<url><loc>${address}</loc>\n${changedAt ? `<lastmod>${changedAt}</lastmod>\n` : ''}` +
    `${languageCodes.map((code) => link(code, `${address}?lng=${code}`)).join('')}${link('x-default', address)}</url>\n`
  );
}
