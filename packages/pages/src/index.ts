/**
 * The public pages that an agency writes or that search engines read: about, FAQ, legal texts and the blog; destinations, hidden gems
 * and the pages of cruise lines. React only; the host shows header and footer.
 */
export { Page, type PageProps } from './Page.tsx';
export { pageNumber } from './blog/page-number.ts';
export { placesQuery } from './places/links.ts';
export { isLegalName, legalKey } from './legal/legal-texts.ts';
export { headOf, type HeadContext, type PageHead } from './head.ts';
export type { PagesContext } from './context.ts';
