/**
 * Renders the site's documents on a server; a build of its own, injected into the server as contract's `PageRenderer`. It makes no
 * calls and keeps no state: what it is not told it does not know.
 */
import assets from 'virtual:site-assets';
import type { PageRenderer } from '@portolan/contract';
import { createPageRenderer } from './renderer.tsx';

export function createRenderer(): PageRenderer {
  return createPageRenderer(assets);
}
