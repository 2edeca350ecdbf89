import { About } from './about/About.tsx';
import type { PagesContext } from './context.ts';
import { Faqs } from './faqs/Faqs.tsx';
import { isLegalName, Legal } from './legal/Legal.tsx';
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
  if (isLegalName(name)) return <Legal name={name} context={context} />;
  return <Soon context={context} />;
}
