import type { Agency, ContentSource, PublicPage } from '@portolan/contract';
import { headOf } from '@portolan/pages';
import type { T } from '@portolan/i18n';
import { publicPath, publicPaths } from '../src/public-paths.ts';
import { matchRoute } from '../src/routes.ts';
import { readContent } from './page-content.ts';

/** What a sitemap lists: asked of the same functions that write each page's own head, so the two cannot differ. */
export async function publicPages(
  agency: Agency,
  source: ContentSource,
  { t, origin }: { t: T; origin: string },
): Promise<PublicPage[]> {
  if (agency.status === 'Inactive') return [];
  const pages = await Promise.all(
    publicPaths(agency).map(async (path) => {
      const match = matchRoute(path, agency);
      if (!('route' in match)) return [];
      const content = await readContent(match.route, new URLSearchParams(), source);
      if (!content) return [];
      return headOf(match.route.name, { agency, t, content, origin })?.noindex ? [] : [{ path }];
    }),
  );
  const many = await Promise.all([source.articlePages(), source.placePages(), source.cruisePages()]);
  return [...pages.flat(), ...many.flatMap((kind) => (isOpen(kind[0], agency) ? kind : []))];
}

/** Where one page of a kind is switched off, or for people who are logged in, so is every one of them. */
function isOpen(page: PublicPage | undefined, agency: Agency): boolean {
  const match = page && matchRoute(page.path, agency);
  return match !== undefined && 'route' in match && publicPath(page!.path, match.route, agency) !== null;
}
