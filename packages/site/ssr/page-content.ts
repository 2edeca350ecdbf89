import type { ContentSource, PageContent } from '@portolan/contract';
import { pageNumber } from '@portolan/pages';
import type { Route } from '../src/routes.ts';

/**
 * What a page shows of its agency's own words; `null`: what the address names is not there. A page of a new kind adds its line.
 * @param source absent: the page asks for itself once it runs
 */
export async function readContent(
  { name, params }: Route,
  query: URLSearchParams,
  source: ContentSource | undefined,
): Promise<PageContent | null> {
  if (!source) return {};
  switch (name) {
    case 'about':
      return { aboutUs: await source.aboutUs() };
    case 'faqs':
      return { faqs: await source.faqs() };
    case 'blog': {
      const articles = await source.articles(pageNumber(query));
      return articles.page > 1 && articles.articles.length === 0 ? null : { articles };
    }
    case 'blog.article':
    case 'blog-share': {
      const article = await source.article(params.slug ?? query.get('slug') ?? '');
      return article && { article };
    }
    default:
      return {};
  }
}
