/**
 * The public pages that an agency writes or that search engines read: about, FAQ, legal texts and the blog; destinations and cruise
 * landings are announced here and lead to the agency's contact until they are built. React only; the host shows header and footer.
 */
export { Page, type PageProps } from './Page.tsx';
export { pageNumber } from './blog/page-number.ts';
export { headOf, type HeadContext, type PageHead } from './head.ts';
export type { PagesContext } from './context.ts';
