/** The mistakes of a page. `fixes.ts` has the sentences; only a page with a mistake loads it. */
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

/** An element, or an object with its tag's name where there is no element. */
export type Tagged = Pick<Element, 'localName'>;

/**
 * Prints one console line for the page's developer: `<travel-…>: ` and the fix. Each element prints each mistake once.
 * @param values for the sentence of this mistake; of any length and content
 */
export function misuse(element: Tagged, kind: Misuse, ...values: string[]): void {
  import('./fixes.ts').then(
    (fixes) => fixes.tell(element, kind, values),
    () => undefined,
  );
}
