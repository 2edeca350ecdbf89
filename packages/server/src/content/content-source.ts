import type { ContentSource } from '@portolan/contract';
import type { Context } from '../context.ts';
import { ApiError } from '../platform/errors.ts';
import { signInProviders } from '../identity/index.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import { readAboutUs, readFaqs, readLegalText } from './agency-pages.ts';
import { readArticle, readArticlePages, readArticles } from './articles.ts';

/** What a page of this agency may show of its own words, read when it asks. */
export function createContentSource(
  context: Pick<Context, 'database' | 'art' | 'clock' | 'destinations'>,
  tenant: AgencyRecord,
  language: string,
): ContentSource {
  const { destinations } = context;
  return {
    aboutUs: () => readAboutUs(context, tenant, language),
    faqs: () => readFaqs(context, tenant, language),
    legal: (name) => readLegalText(context, tenant, language, name),
    articles: (page) => readArticles(context, tenant, language, page),
    articlePages: () => readArticlePages(context, tenant),
    signInProviders: () => signInProviders(context.database, tenant),
    article: (slug) => readArticle(context, tenant, language, slug),
    destinations: ({ q, region, page }) =>
      unlessMissing(() => destinations.list(tenant, language, { q, region, page: String(page) })),
    topDestinations: () => unlessMissing(() => destinations.top(tenant, language)),
    hiddenGems: () => destinations.gems(tenant, language),
    destination: (slug) => unlessMissing(() => destinations.details(tenant, language, slug)),
    cruiseLines: () => destinations.cruiseLandings(tenant, language),
    placePages: async () => (await destinations.indexed()).map((slug) => ({ path: `/destination/${slug}` })),
    cruisePages: async () =>
      (await destinations.cruiseLandings(tenant, language)).map(({ slug }) => ({
        path: `/cruise-line/${slug}`,
      })),
  };
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
