/** One line of text, whatever somebody wrote: no control characters, none that turn the direction of what follows. */
export function tidy(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The longest run of letters that fits everywhere; a longer one may be broken. */
const longestWord = 28;

/**
 * Text of others within a document of `direction`: it keeps its own direction without turning its surroundings, and a word that is too
 * long for any column may be broken.
 */
export function foreign(text: string, direction: 'ltr' | 'rtl'): string {
  const line = tidy(text).replace(
    new RegExp(`[^\\s\\p{Script=Arabic}\\p{M}]{${longestWord},}`, 'gu'),
    (word) =>
      [...word].map((letter, i) => (i > 0 && i % longestWord === 0 ? `\u200B${letter}` : letter)).join(''),
  );
  const other =
    direction === 'rtl'
      ? /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u
      : /\p{Script=Arabic}|\p{Script=Hebrew}/u;
  return other.test(line) ? `\u2068${line}\u2069` : line;
}
