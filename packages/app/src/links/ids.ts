/** What an id of a link may be; everything else is none, and is never shown or sent. */
const id = /^[A-Za-z0-9_-]{1,64}$/;

const first = (...values: readonly (string | null)[]): string | null =>
  values.find((value) => value !== null && id.test(value)) ?? null;

/** The proposal that an address is about: `proposalId`, else `id` (PARAM-07, PARAM-08). */
export function proposalIdOf(query: URLSearchParams): string | null {
  return first(query.get('proposalId'), query.get('id'));
}

/** The deal link that an address is about: `dealLinkId`, else `id` (PARAM-06, PARAM-08). */
export function dealLinkIdOf(query: URLSearchParams): string | null {
  return first(query.get('dealLinkId'), query.get('id'));
}

/** A part of a path as an id, or `null`. */
export function idOf(text: string | undefined): string | null {
  return first(text ?? null);
}
