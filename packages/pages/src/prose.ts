import { sanitiseHtml } from '@portolan/core';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): unknown };
}

/** Sanitises, and is the only one on the page that may make markup of a text. None on the server and in browsers without such policies. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('travel-html', {
  createHTML: sanitiseHtml,
});
/** The same text gives the same object, so that a component that shows it again leaves its nodes alone. */
const made = new Map<string, unknown>();

/** An agency's text as markup for `dangerouslySetInnerHTML`, sanitised. */
export function prose(html: string): { __html: string } {
  let markup = made.get(html);
  if (markup === undefined) {
    if (made.size >= 50) made.clear();
    markup = policy ? policy.createHTML(html) : sanitiseHtml(html);
    made.set(html, markup);
  }
  return { __html: markup as string };
}
