import { escapeHtml } from '@portolan/core';
import type { Agency, PageRequest } from '@portolan/contract';
import { languageCodes } from '@portolan/i18n';
import type { PageHead } from '@portolan/pages';
import { publicPath } from '../src/public-paths.ts';
import type { Route } from '../src/routes.ts';
import { json } from './json.ts';

export interface HeadInput {
  agency: Agency;
  route: Route;
  language: string;
  /** `http://harbour.localhost:4000`. */
  origin: string;
  /** Path of the page with its query. */
  url: string;
  nonce: string;
  /** What the page says of itself. @default the agency's own words */
  head: PageHead | null;
  /** Address of the agency's own picture; networks show it where a page has none. */
  picture: string | undefined;
  /** Makes a drawing something that networks show. @default pictures are named as they are */
  sharePicture: PageRequest['sharePicture'];
}

/** What networks call the languages. */
const locales: Readonly<Record<string, string>> = {
  en: 'en_US', pt: 'pt_PT', es: 'es_ES', da: 'da_DK', no: 'nb_NO', de: 'de_DE', ar: 'ar_AR', fr: 'fr_FR', sv: 'sv_SE',
}; // prettier-ignore

/**
 * Title, description and all that search engines and networks read. Every page says this here and nowhere else: a page hands over a
 * {@link PageHead}.
 */
export function headTags(input: HeadInput): string {
  const { agency, route, language, origin, nonce, head } = input;
  const { metaData, agencyName, status } = agency;
  const { pathname: path, searchParams } = new URL(input.url, origin);
  const own = metaData.title || agencyName;
  const title = head ? head.title : own;
  const description = head?.description || metaData.description;
  const known = publicPath(path, route, agency);
  const page = origin + (head?.canonical ?? known ?? path);
  // Each language's address counts for itself; without a wish the page's own does, whatever language a visitor then reads.
  const canonical = searchParams.getAll('lng').includes(language) ? inLanguage(page, language) : page;
  const noindex = known === null || head?.noindex || status === 'Inactive';
  const picture = head?.image ?? input.picture;
  const shared = picture ? input.sharePicture?.(picture) : null;
  const image = absolute(shared?.path ?? picture, origin);
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(head ? `${title} · ${agencyName}` : own)}</title>`,
    meta('description', description),
    meta('keywords', metaData.keywords.join(', ')),
    noindex && meta('robots', 'noindex'),
    property('og:title', title),
    property('og:description', description),
    property('og:type', head?.type ?? 'website'),
    property('og:url', canonical),
    property('og:site_name', agencyName),
    property('og:locale', locales[language] ?? language),
    ...(image
      ? [
          property('og:image', image),
          shared && property('og:image:type', shared.type),
          shared && property('og:image:width', String(shared.width)),
          shared && property('og:image:height', String(shared.height)),
          property('og:image:alt', title),
        ]
      : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    image && meta('twitter:image', image),
    image && meta('twitter:image:alt', title),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(noindex ? [] : alternates(page)),
    ...(noindex ? [] : [structured({ agency, origin, head, title, canonical }, nonce)]),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The page in each language, and the one that fits whoever comes without a wish. */
function alternates(page: string): string[] {
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;
  return [...languageCodes.map((code) => link(code, inLanguage(page, code))), link('x-default', page)];
}

function inLanguage(page: string, language: string): string {
  return `${page}?lng=${language}`;
}

/** The agency, the way to the page and what the page adds, as one graph. */
function structured(
  page: { agency: Agency; origin: string; head: PageHead | null; title: string; canonical: string },
  nonce: string,
): string {
  const { agency, origin, head, title, canonical } = page;
  const networks = [
    agency.linkedin, agency.instagram, agency.facebook, agency.twitter, agency.youtube, agency.discord, agency.tiktok,
  ].filter((address) => /^https?:\/\//i.test(address ?? '')); // prettier-ignore
  const { addressLine1, city, state, zipCode, country } = agency;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: addressLine1,
    addressLocality: city,
    addressRegion: state,
    postalCode: zipCode,
    addressCountry: country,
  };
  const graph: object[] = [
    {
      '@type': 'TravelAgency',
      '@id': `${origin}/#agency`,
      name: agency.agencyName,
      url: `${origin}/`,
      logo: absolute(agency.logo, origin),
      description: agency.metaData.description || undefined,
      email: agency.contactEmailId || undefined,
      telephone: (agency.displaySupportPhoneFooter && agency.contactPhoneNumber) || undefined,
      address: agency.displayAddressFooter && addressLine1 ? withoutNothing(address) : undefined,
      sameAs: networks.length > 0 ? networks : undefined,
    },
    ...(head?.jsonLd ?? []),
  ];
  if (head) {
    const steps = [[agency.agencyName, '/'] as const, ...(head.trail ?? [])];
    const itemListElement = [
      ...steps.map(([name, path]) => ({ name, item: origin + path })),
      { name: title, item: canonical },
    ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
    graph.push({ '@type': 'BreadcrumbList', itemListElement });
  }
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return `<script type="application/ld+json" nonce="${nonce}">${json(data)}</script>`;
}

function withoutNothing(value: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part));
}

/** Networks take whole addresses only. */
function absolute(address: string | null | undefined, origin: string): string | undefined {
  return address ? new URL(address, origin).href : undefined;
}
