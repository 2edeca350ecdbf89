/** Registers a tag unless the page has it already: twice, or by another version, is quiet. Nothing happens outside a browser. */
export function register(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements !== 'undefined' && !customElements.get(tag)) customElements.define(tag, element);
}
