/** Rows of what a frame may use once. Times are ISO text in UTC. */
export interface EmbedTables {
  profile_token_uses: { agency_id: string; partner_id: string; jti: string; expires_at: string };
  embed_codes: {
    agency_id: string;
    code_hash: Buffer;
    key: string;
    user_id: string;
    expires_at: string;
    used_at: string | null;
  };
}
