-- Other doors: OpenID providers of an agency, its own (sso) or a public one (social), and who came through them.

-- Whom a provider proves has no password until they set one.
alter table users drop constraint users_known_by_one_way;
alter table users add constraint users_known_by_one_way check (
  (partner_id is null and partner_subject is null and email is not null
    and (password_hash is not null or email_verified_at is not null))
  or (partner_id is not null and partner_subject is not null and email is null and password_hash is null
      and user_type = 'Customer' and not is_restricted_agent)
);

create table sign_in_providers (
  agency_id   text not null references agencies (agency_id) on delete cascade,
  provider_id text not null check (provider_id ~ '^[a-z0-9-]{2,40}$'),
  kind        text not null check (kind in ('sso', 'social')),
  -- On its button.
  name        text not null,
  issuer      text not null check (issuer ~ '^https?://'),
  client_id   text not null,
  -- The client's secret, sealed with the server's key and bound to this row; null for a public client.
  sealed      text,
  position    integer not null default 0,
  active      boolean not null default true,
  created_at  timestamptz not null default now(),
  primary key (agency_id, provider_id)
);

-- A log-in that is under way at a provider. It works once: its row goes with the first answer. The verifier is in the browser's cookie.
create table sign_in_flows (
  agency_id     text not null,
  state_hash    bytea not null,
  provider_id   text not null,
  verifier_hash bytea not null,
  nonce         text not null,
  redirect      text,
  expires_at    timestamptz not null,
  primary key (agency_id, state_hash),
  foreign key (agency_id, provider_id) references sign_in_providers (agency_id, provider_id) on delete cascade
);
create index sign_in_flows_expiry on sign_in_flows (agency_id, expires_at);

create table user_identities (
  agency_id   text not null,
  provider_id text not null,
  -- The provider's own id of the person; an address may change hands, this does not.
  subject     text not null,
  user_id     text not null,
  created_at  timestamptz not null,
  primary key (agency_id, provider_id, subject),
  foreign key (agency_id, provider_id) references sign_in_providers (agency_id, provider_id) on delete cascade,
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete cascade
);
create index user_identities_user on user_identities (agency_id, user_id);

select guard_tenant_table(name::regclass) from unnest(array['sign_in_providers', 'sign_in_flows', 'user_identities']) as name;
