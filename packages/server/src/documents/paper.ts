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
