/** Rows of the tables that migrations 181 and 182 make. Times are ISO text in UTC, jsonb columns are parsed. */
export interface SettingsTables {
  audit_entries: {
    agency_id: string;
    entry_id: string;
    at: string;
    user_id: string | null;
    action: string;
    subject: string;
    details: Record<string, unknown>;
  };
  own_texts: OwnTextRow;
}

/** A text that an agency says in its own words. */
export interface OwnTextRow {
  agency_id: string;
  language: string;
  key: string;
  text: string;
  updated_at: string;
  /** Null: the seed, an import, or somebody who has left. */
  updated_by: string | null;
}
