/**
 * A document as data: formatted text and nothing else, in the order of the page. What a builder puts in is shown as it is, letter by
 * letter; nothing of it is ever read as markup.
 */
export interface Paper {
  title: string;
  /** Beside the title in what a PDF program shows, such as the booking reference. */
  subject: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** The date that the file carries, `YYYY-MM-DD`: of the document, never of its making. */
  date: string;
  size: 'a4' | 'us-letter';
  brand: { name: string; fill: string; on: string; lines: string[] };
  /** The numbers that people ask for, such as the reference. */
  marks: { label: string; value: string }[];
  sections: Section[];
  /** `{page}` and `{pages}` stand for the numbers. */
  pageOf: string;
}

export type Section =
  | { type: 'lead'; title: string; lines: string[] }
  /** Two or three facts side by side. */
  | { type: 'facts'; facts: { label: string; lines: string[] }[] }
  | { type: 'rows'; heading: string | null; rows: { label: string; lines: string[] }[] }
  | { type: 'text'; heading: string | null; lines: string[]; soft: boolean }
  /** The last column is an amount. */
  | {
      type: 'table';
      heading: string | null;
      head: string[];
      rows: string[][];
      totals: { label: string; amount: string }[];
    };

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
