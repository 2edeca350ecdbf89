interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): unknown };
}

/**
 * The only policy on the page that may make markup of a text: for HTML of the agency, which the server has sanitised. There is none on
 * the server and in browsers without Trusted Types.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('travel-html', {
  createHTML: (html) => html,
});
/** The same text gives the same object, so that a component that shows it again leaves its nodes alone. */
const made = new Map<string, unknown>();

/** An agency's HTML, as the API answers it, for `dangerouslySetInnerHTML`. Never for HTML from anywhere else. */
export function prose(html: string): { __html: string } {
  let markup = made.get(html);
  if (markup === undefined) {
    if (made.size >= 50) made.clear();
    markup = policy ? policy.createHTML(html) : html;
    made.set(html, markup);
  }
  return { __html: markup as string };
}
