/** Rows of the answers that are kept for their idempotency key. Times are ISO text in UTC, jsonb columns are parsed. */
export interface IdempotencyTables {
  idempotency_keys: IdempotencyRow;
}

export interface IdempotencyRow {
  agency_id: string;
  operation: string;
  key: string;
  request_hash: string;
  lease_holder: string;
  lease_until: string;
  status: number | null;
  body: unknown;
  retryable: boolean;
  created_at: string;
}
