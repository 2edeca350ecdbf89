import { About } from './about/About.tsx';
import { Article } from './blog/Article.tsx';
import { Blog } from './blog/Blog.tsx';
import type { PagesContext } from './context.ts';
import { Faqs } from './faqs/Faqs.tsx';
import { Legal } from './legal/Legal.tsx';
import { isLegalName } from './legal/legal-texts.ts';
import { Soon } from './Soon.tsx';

export interface PageProps {
  /** Name of the host's route, such as `about` or `legal.privacy`. */
  name: string;
  context: PagesContext;
}

/** One public page. */
export function Page({ name, context }: PageProps) {
  if (name === 'about') return <About context={context} />;
  if (name === 'faqs') return <Faqs context={context} />;
  if (name === 'blog') return <Blog context={context} />;
  if (name === 'blog.article' || name === 'blog-share') return <Article context={context} />;
  if (isLegalName(name)) return <Legal name={name} context={context} />;
  return <Soon context={context} />;
}
