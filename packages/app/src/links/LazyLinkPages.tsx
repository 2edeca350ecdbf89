import { lazyScreen } from '../lazy-screen.tsx';
import type { LinkPagesProps } from './LinkPages.tsx';

/** The screens of links, whose code only they load. */
export const LazyLinkPages = lazyScreen<LinkPagesProps>(() =>
  import('./LinkPages.tsx').then(({ LinkPages }) => LinkPages),
);
