/** A strict policy ignores style attributes in markup and complains; scripts set them again. */
export function withoutStyleAttributes(html: string): string {
  return html.replace(/(<[a-zA-Z][^<>]*?) style="[^"]*"/g, '$1');
}
