import type { ContentSource } from '@portolan/contract';
import type { Context } from '../context.ts';
import type { AgencyRecord } from '../tenancy/agency-record.ts';
import { readAboutUs, readFaqs } from './agency-pages.ts';
import { readArticle, readArticlePages, readArticles } from './articles.ts';

/** What a page of this agency may show of its own words, read when it asks. */
export function createContentSource(
  context: Pick<Context, 'database' | 'art' | 'clock'>,
  tenant: AgencyRecord,
  language: string,
): ContentSource {
  return {
    aboutUs: () => readAboutUs(context, tenant, language),
    faqs: () => readFaqs(context, tenant, language),
    articles: (page) => readArticles(context, tenant, language, page),
    articlePages: () => readArticlePages(context, tenant),
    article: (slug) => readArticle(context, tenant, language, slug),
  };
}
