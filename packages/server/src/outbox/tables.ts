import type { Generated } from 'kysely';

/** Rows of the outbox. Times are ISO text in UTC, jsonb columns are parsed. */
export interface OutboxTables {
  outbox: {
    agency_id: string;
    outbox_id: string;
    topic: string;
    payload: Record<string, unknown>;
    created_at: string;
    sent_at: string | null;
    /** It was tried for days; nobody is asked any more. */
    given_up_at: string | null;
    claimed_until: string | null;
    attempts: Generated<number>;
    last_error: string | null;
  };
}
