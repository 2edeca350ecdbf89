import type common from './catalogues/en/common.json';
import type fields from './catalogues/en/fields.json';
import type deals from './catalogues/en/deals.json';
import type hotels from './catalogues/en/hotels.json';
import type stays from './catalogues/en/stays.json';
import type map from './catalogues/en/map.json';
import type checkout from './catalogues/en/checkout.json';
import type booking from './catalogues/en/booking.json';
import type site from './catalogues/en/site.json';
import type pages from './catalogues/en/pages.json';
import type places from './catalogues/en/places.json';
import type account from './catalogues/en/account.json';
import type errors from './catalogues/en/errors.json';
import type frame from './catalogues/en/frame.json';
import type agent from './catalogues/en/agent.json';
import type business from './catalogues/en/business.json';
import type consent from './catalogues/en/consent.json';
import type links from './catalogues/en/links.json';
import type prompt from './catalogues/en/prompt.json';
import type mail from './server/en/mail.json';
import type documents from './server/en/documents.json';
import type office from './office/en/office.json';
import { fallbackLanguage, toLanguage } from './languages.ts';
import { loadTexts } from './load-texts.ts';
import type { PluralForm } from './plural.ts';

/** The files of a language. A key starts with the name of its file: `deals.tab.hotels` lives in `deals.json`. */
export const areas = [
  'common',
  'fields',
  'deals',
  'hotels',
  'stays',
  'map',
  'checkout',
  'booking',
  'site',
  'pages',
  'places',
  'account',
  'errors',
  'frame',
  'agent',
  'business',
  'consent',
  'links',
  'prompt',
] as const;
export type Area = (typeof areas)[number];

/** The files in `server/` beside `catalogues/`: texts that only the server writes, in mails and documents. No browser has a chunk of them. */
export const serverAreas = ['mail', 'documents'] as const;

/** i18next JSON v4 with flat keys: full key → text with `{{name}}` holes, plural forms as `key_one`, `key_other` … */
export type Catalogue = Readonly<Record<string, string>>;

/** An agency's own words: language, then key, then text. */
export type OwnTexts = Readonly<Record<string, Catalogue>>;

type AnyKey =
  | keyof typeof common
  | keyof typeof fields
  | keyof typeof deals
  | keyof typeof hotels
  | keyof typeof stays
  | keyof typeof map
  | keyof typeof checkout
  | keyof typeof booking
  | keyof typeof site
  | keyof typeof pages
  | keyof typeof places
  | keyof typeof account
  | keyof typeof errors
  | keyof typeof frame
  | keyof typeof agent
  | keyof typeof business
  | keyof typeof consent
  | keyof typeof links
  | keyof typeof prompt
  | keyof typeof mail
  | keyof typeof documents
  | keyof typeof office;

type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

/** Every text of the product: the English files are the type, the other languages are tested against them. */
export type TextKey = WithoutPlural<AnyKey>;

/**
 * The texts of some areas in one language, merged. Only those files are fetched; an unknown language gives English.
 * Files are code-split, so each is its own small chunk in a browser.
 */
export async function loadCatalogue(language: string, wanted: readonly Area[]): Promise<Catalogue> {
  const code = toLanguage(language) ?? fallbackLanguage;
  const files = await Promise.all(wanted.map((area) => loadFile(code, area)));
  return Object.assign({}, ...files) as Catalogue;
}

/**
 * What {@link import('./t.ts').createT} takes: the language's own texts, then English for what is missing. English is
 * fetched only when `fallback` (English that the caller's bundle already holds) is not given.
 */
export async function loadCatalogues(
  language: string,
  wanted: readonly Area[],
  fallback?: Catalogue,
): Promise<Catalogue[]> {
  const code = toLanguage(language) ?? fallbackLanguage;
  const english = fallback ?? loadCatalogue(fallbackLanguage, wanted);
  if (code === fallbackLanguage) return [await english];
  return Promise.all([loadCatalogue(code, wanted), english]);
}

/** A file that cannot be loaded costs its language, never the page: the English behind it is shown. */
async function loadFile(language: string, area: Area): Promise<Catalogue> {
  try {
    return await loadTexts(language, area);
  } catch {
    return {};
  }
}
