import { asJson } from './executor.ts';
import type { QuoteRow } from './tables.ts';

/** What was shown before a change that needs consent. */
export function previousOf(
  { price, terms, parts }: Pick<QuoteRow, 'price' | 'terms' | 'parts'>,
  termsWorse: boolean,
): NonNullable<QuoteRow['previous']> {
  return { price, terms, parts, termsWorse };
}

const json = [
  'asked', 'subject', 'price', 'terms', 'parts', 'needs', 'basis', 'previous', 'alternatives',
] as const; // prettier-ignore

/** With its jsonb columns as text, as an insert or an update takes them: a list would be taken for an array of the database. */
export function quoteAsJson<Row extends Partial<QuoteRow>>(row: Row): Row {
  const written: Partial<QuoteRow> = { ...row };
  for (const name of json)
    if (written[name] !== undefined && written[name] !== null)
      Object.assign(written, { [name]: asJson(written[name]) });
  return written as Row;
}
