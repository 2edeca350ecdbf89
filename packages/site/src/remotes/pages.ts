export { PagesPages as Page } from './PagesPages.tsx';
