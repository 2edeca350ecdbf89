-- Users and their sessions.

create table users (
  agency_id               text not null references agencies (agency_id) on delete cascade,
  user_id                 text not null,
  -- Lower case, unique within the agency: the same person may be known to many agencies.
  email                   text not null check (email = lower(email)),
  password_hash           text not null,
  user_type               text not null,
  is_restricted_agent     boolean not null default false,
  first_name              text not null,
  last_name               text not null,
  profile_image           text,
  credits_amount          bigint not null default 0,
  credits_currency        text not null default 'USD',
  is_reward_wallet_enable boolean not null default false,
  language                text,
  active                  boolean not null default true,
  created_at              timestamptz not null default now(),
  primary key (agency_id, user_id),
  unique (agency_id, email)
);

create table sessions (
  agency_id     text not null,
  session_id    text not null,
  user_id       text not null,
  token_hash    bytea not null,
  -- The token before the last rotation. Seen again, somebody holds a copy: the session ends.
  previous_hash bytea,
  rotated_at    timestamptz,
  expires_at    timestamptz not null,
  revoked_at    timestamptz,
  created_at    timestamptz not null default now(),
  primary key (agency_id, session_id),
  unique (agency_id, token_hash),
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete cascade
);
create index sessions_previous on sessions (agency_id, previous_hash) where previous_hash is not null;
create index sessions_user on sessions (agency_id, user_id);
