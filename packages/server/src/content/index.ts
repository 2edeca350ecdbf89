/** What an agency writes for everybody to read: blog, legal texts, About us, FAQ; cleaned before it is stored. */
export { readAboutUs, readFaqs } from './agency-pages.ts';
export { createContentSource } from './content-source.ts';
