import { About } from './about/About.tsx';
import { Article } from './blog/Article.tsx';
import { Blog } from './blog/Blog.tsx';
import type { PagesContext } from './context.ts';
import { Faqs } from './faqs/Faqs.tsx';
import { Legal } from './legal/Legal.tsx';
import { isLegalName } from './legal/legal-texts.ts';
import { CruiseLine } from './places/CruiseLine.tsx';
import { DestinationPage } from './places/DestinationPage.tsx';
import { Destinations } from './places/Destinations.tsx';
import { HiddenGems } from './places/HiddenGems.tsx';
import { TopDestinations } from './places/TopDestinations.tsx';
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
  if (name === 'destination.place' || (name === 'destination-share' && context.query?.get('slug')))
    return <DestinationPage context={context} />;
  if (name === 'destination' || name === 'destination-share') return <Destinations context={context} />;
  if (name === 'top-destination') return <TopDestinations context={context} />;
  if (name === 'hidden-gems') return <HiddenGems context={context} />;
  if (name === 'cruise-line') return <CruiseLine context={context} />;
  if (isLegalName(name)) return <Legal name={name} context={context} />;
  return <Soon context={context} />;
}
