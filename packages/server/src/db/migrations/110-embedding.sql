-- Partners of an agency: their publishable keys, the secrets that their servers sign profiles with, the users they vouch for, and
-- what is counted per key.

create table partners (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  -- `iss` of the partner's profile tokens.
  partner_id text not null check (partner_id ~ '^pt_[a-z0-9_]{3,60}$'),
  name       text not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, partner_id)
);

alter table agency_keys
  add column partner_id  text,
  -- A key that was replaced goes on until then; null: for good.
  add column valid_until timestamptz,
  add column replaced_by text,
  -- Requests of partners' pages; null: the server's default.
  add column per_minute  integer check (per_minute > 0),
  add column per_day     integer check (per_day > 0),
  add column created_at  timestamptz not null default now();

-- Each key so far becomes a partner of its own. The owner of a table with forced policies sees no row, so it is not forced here.
alter table agency_keys no force row level security;
insert into partners (agency_id, partner_id, name)
  select agency_id, 'pt_' || lower(substring(key from 4)), partner from agency_keys;
update agency_keys set partner_id = 'pt_' || lower(substring(key from 4));
alter table agency_keys force row level security;
alter table agency_keys
  alter column partner_id set not null,
  drop column partner,
  add foreign key (agency_id, partner_id) references partners (agency_id, partner_id) on delete cascade;

create table partner_secrets (
  agency_id   text not null,
  partner_id  text not null,
  -- `kid` of tokens that name it.
  secret_id   text not null,
  -- Sealed with the server's key and bound to this row: worth nothing elsewhere, and in no backup in the clear.
  sealed      text not null,
  created_at  timestamptz not null default now(),
  valid_until timestamptz,
  primary key (agency_id, partner_id, secret_id),
  foreign key (agency_id, partner_id) references partners (agency_id, partner_id) on delete cascade
);

-- Each profile token works once. Rows may go when the token could not be used any more.
create table profile_token_uses (
  agency_id  text not null,
  partner_id text not null,
  jti        text not null,
  expires_at timestamptz not null,
  primary key (agency_id, partner_id, jti),
  foreign key (agency_id, partner_id) references partners (agency_id, partner_id) on delete cascade
);
create index profile_token_uses_expiry on profile_token_uses (agency_id, expires_at);

-- A user that a partner vouches for is (agency, partner, subject): no address and no password to log in with, never linked to a user
-- who has them, never staff.
alter table users
  alter column email drop not null,
  alter column password_hash drop not null,
  add column partner_id      text,
  add column partner_subject text,
  add column contact_email   text,
  add column phone           text,
  add unique (agency_id, partner_id, partner_subject),
  add foreign key (agency_id, partner_id) references partners (agency_id, partner_id) on delete cascade,
  add constraint users_known_by_one_way check (
    (partner_id is null and partner_subject is null and email is not null and password_hash is not null)
    or (partner_id is not null and partner_subject is not null and email is null and password_hash is null
        and user_type = 'Customer' and not is_restricted_agent)
  );

-- A session belongs to one door: the site, or a frame on the pages of one partner. Neither door's cookie opens the other's sessions.
alter table sessions
  add column partner_id text,
  add foreign key (agency_id, partner_id) references partners (agency_id, partner_id) on delete cascade;

create table embed_codes (
  agency_id  text not null,
  code_hash  bytea not null,
  key        text not null,
  user_id    text not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (agency_id, code_hash),
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete cascade,
  foreign key (agency_id, key) references agency_keys (agency_id, key) on delete cascade
);
create index embed_codes_expiry on embed_codes (agency_id, expires_at);

-- Look-to-book: counted in memory, added in batches.
create table key_usage (
  agency_id text not null,
  key       text not null,
  day       date not null,
  requests  bigint not null default 0,
  refused   bigint not null default 0,
  searches  bigint not null default 0,
  details   bigint not null default 0,
  quotes    bigint not null default 0,
  bookings  bigint not null default 0,
  primary key (agency_id, key, day),
  foreign key (agency_id, key) references agency_keys (agency_id, key) on delete cascade
);

select guard_tenant_table(name::regclass)
  from unnest(array['partners', 'partner_secrets', 'profile_token_uses', 'embed_codes', 'key_usage']) as name;
