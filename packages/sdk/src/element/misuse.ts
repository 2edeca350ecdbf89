/** What a page can get wrong; the words are in `fixes.ts`, which only such a page loads. */
export type Misuse =
  | 'type'
  | 'colorScheme'
  | 'mode'
  | 'lang'
  | 'currency'
  | 'offered'
  | 'api'
  | 'no-api'
  | 'agency'
  | 'no-agency'
  | 'long'
  | 'version'
  | 'queue'
  | 'said';

/** An element, or what stands for it where there is none. */
export type Tagged = Pick<Element, 'localName'>;

/**
 * One console line for the page's developer, `<travel-…>: ` and the fix; once for each element and mistake, however often it is met.
 * @param values what the sentence of {@link Misuse} takes; of any length and content
 */
export function misuse(element: Tagged, kind: Misuse, ...values: string[]): void {
  import('./fixes.ts').then(
    (fixes) => fixes.tell(element, kind, values),
    () => undefined,
  );
}
