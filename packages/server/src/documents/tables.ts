import type { Issuer } from './issuer.ts';

/** Rows of numbered documents. Times are ISO text in UTC, jsonb columns are parsed. */
export interface DocumentTables {
  document_series: { agency_id: string; kind: DocumentRow['kind']; last: number };
  documents: DocumentRow;
}

/** An invoice or credit note: what never changes of it. */
export interface DocumentRow {
  agency_id: string;
  booking_id: string;
  kind: 'invoice' | 'credit-note';
  /** Consecutive for each kind of an agency, from 1. */
  number: number;
  currency: string;
  amount: number;
  issuer: Issuer;
  issued_at: string;
}
