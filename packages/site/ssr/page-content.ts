import type { ContentSource, PageContent } from '@portolan/contract';
import { isLegalName, legalKey, pageNumber, placesQuery } from '@portolan/pages';
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
  if (isLegalName(name)) return { legal: await source.legal(legalKey(name)) };
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
    case 'destination':
    case 'destination-share':
    case 'destination.place': {
      const slug = params.slug ?? (name === 'destination-share' ? query.get('slug') : null);
      if (slug !== null) {
        const destination = await source.destination(slug.toLowerCase());
        return destination && { destination };
      }
      const destinations = await source.destinations(placesQuery(query));
      return destinations && { destinations };
    }
    case 'top-destination': {
      const topDestinations = await source.topDestinations();
      return topDestinations && { topDestinations };
    }
    case 'hidden-gems':
      return { hiddenGems: await source.hiddenGems() };
    case 'cruise-line': {
      const lines = await source.cruiseLines();
      const line = lines.find(({ slug }) => slug === params.slug?.toLowerCase());
      // The page's own first: its head is of that one.
      return line ? { cruiseLines: [line, ...lines.filter((other) => other !== line)] } : null;
    }
    // Buttons that came later would push away what is below them.
    case 'login':
    case 'signup':
      return { signInProviders: await source.signInProviders() };
    default:
      return {};
  }
}
