import type { NavigatePort } from '@portolan/widgets';
import { isAbsolute } from './navigation.ts';

/**
 * Plain clicks on links to the agency's site go through the widget's navigation, whichever component rendered them.
 * @returns stops it
 */
export function followLinks(root: ShadowRoot, navigation: () => NavigatePort | undefined): () => void {
  const onClick = (event: Event) => followLink(event as MouseEvent, navigation());
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

function followLink(event: MouseEvent, navigate: NavigatePort | undefined): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.hasAttribute('href') || link.target === '_blank' || link.hasAttribute('download')) return;
  const address = link.getAttribute('href')!;
  // `rel="external"` marks the link out after a failure: it always leads out.
  if (!navigate || address.startsWith('#') || link.rel === 'external') return;
  const site = new URL(navigate.href('/'), location.href).origin;
  if (isAbsolute(address) && new URL(address).origin !== site) return;
  event.preventDefault();
  const { pathname, search, hash } = new URL(address, site);
  navigate.go(pathname + search + hash);
}
