import { misuse } from '../element/misuse.ts';
import { version } from '../version.ts';

interface Registered extends CustomElementConstructor {
  readonly tag: string;
  version?: string;
}

let told = false;

/**
 * Registers an element under its tag unless the page has the tag already: twice is quiet, and of two versions the first stays, which is
 * worth one line to the page's developer. Does nothing outside a browser.
 */
export function register(element: Registered): void {
  if (typeof customElements === 'undefined') return;
  const { tag } = element;
  const known = customElements.get(tag) as Registered | undefined;
  if (!known) {
    element.version = version;
    customElements.define(tag, element);
  } else if (known.version !== version && !told) {
    told = true;
    misuse({ localName: tag }, 'version', known.version ?? '', version);
  }
}
