/**
 * The public pages that an agency writes or that search engines read: about, FAQ and legal texts; blog, destinations and cruise
 * landings are announced here and lead to the agency's contact until they are built. React only; the host shows header and footer.
 */
export { Page, type PageProps } from './Page.tsx';
export type { PagesContext } from './context.ts';
