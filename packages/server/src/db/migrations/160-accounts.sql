-- Accounts that people make themselves, and passwords that they forgot. Nobody becomes a user before the address is proven; what was
-- asked for waits here. A request is kept whether or not somebody has the address, so that both cost the same.

alter table users
  add column email_verified_at timestamptz,
  add column terms_accepted_at timestamptz;
-- What the browser said it is, for the list of a user's sessions.
alter table sessions add column user_agent text;

create table account_requests (
  agency_id     text not null references agencies (agency_id) on delete cascade,
  -- The link and the code of the mail are made from it and a key of the server: nothing here opens anything.
  request_id    text not null,
  kind          text not null check (kind in ('sign_up', 'reset')),
  email         text not null check (email = lower(email)),
  -- Who has the address already; a sign-up then makes nothing, and a reset without anybody neither.
  user_id       text,
  password_hash text,
  first_name    text,
  last_name     text,
  phone         text,
  language      text not null,
  -- Wrong codes so far.
  tries         integer not null default 0,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  used_at       timestamptz,
  primary key (agency_id, request_id),
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete cascade,
  check ((kind = 'sign_up') = (password_hash is not null and first_name is not null and last_name is not null))
);
create index account_requests_expiry on account_requests (agency_id, expires_at);

-- Mails about accounts. What they say is kept in demo mode only, for the preview mailbox.
create table account_mails (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  -- The outbox row that it tells of.
  mail_id    text not null,
  kind       text not null check (kind in ('verify', 'known', 'reset', 'changed')),
  language   text not null,
  created_at timestamptz not null,
  sent_at    timestamptz,
  refused_at timestamptz,
  preview    jsonb,
  primary key (agency_id, mail_id)
);
create index account_mails_newest on account_mails (created_at desc, mail_id desc) where preview is not null;

select guard_tenant_table(name::regclass) from unnest(array['account_requests', 'account_mails']) as name;
create policy jobs_read on account_mails for select using (is_platform('jobs'));
