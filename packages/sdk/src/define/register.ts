import { misuse } from '../element/misuse.ts';
import { version } from '../version.ts';

let told = false;

/**
 * Registers a tag unless the page has it already: twice is quiet, and of two versions the first stays, which is worth one line to
 * the page's developer. Nothing happens outside a browser.
 */
export function register(tag: string, element: CustomElementConstructor & { version?: string }): void {
  if (typeof customElements === 'undefined') return;
  const known: (CustomElementConstructor & { version?: string }) | undefined = customElements.get(tag);
  if (!known) {
    element.version = version;
    customElements.define(tag, element);
  } else if (known.version !== version && !told) {
    told = true;
    misuse({ localName: tag }, 'version', known.version ?? '', version);
  }
}
