-- Tokens of the academy link. The row goes when its token is redeemed; of those that never are, the next link of the agency clears away
-- what is late.
create table academy_tokens (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  -- SHA-256 of the token: what is here opens nothing.
  token_hash bytea not null,
  user_id    text not null,
  expires_at timestamptz not null,
  primary key (agency_id, token_hash),
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete cascade
);
create index academy_tokens_expiry on academy_tokens (agency_id, expires_at);

select guard_tenant_table('academy_tokens');
